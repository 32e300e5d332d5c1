import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli, scratchFolder } from "../e2e/run-cli.ts";
import { browserPath, openPage, startBrowser } from "./browser.ts";

const EPISODE = "/runs/cards/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1";

describe.skipIf(browserPath === "")("a run as one file", () => {
  const place = scratchFolder();
  const closing = new AsyncDisposableStack();
  let browser: Browser;
  /** Where the file was sent: apart from the runs. */
  let file: string;

  beforeAll(async () => {
    const runs = ["--runs-dir", join(place.path, "runs")];
    const agents = ["--agent", "oracle", "--agent", "eager"];
    const made = await runCli([
      "run",
      "retail-india",
      "--only",
      "cards",
      "--trials",
      "2",
      ...agents,
      ...runs,
      "--run-id",
      "cards",
    ]);
    expect(made.code).toBe(0);
    mkdirSync(join(place.path, "mail"));
    file = join(place.path, "mail", "attachment.html");
    const out = join(place.path, "cards.html");
    const exported = await runCli(["export", "cards", "--html", "--out", out, ...runs]);
    expect([exported.code, exported.stderr]).toEqual([0, expect.stringMatching(/cards\.html: \d/)]);
    copyFileSync(out, file);
    browser = closing.use(await startBrowser());
  });
  afterAll(async () => {
    await closing.disposeAsync();
    place[Symbol.dispose]();
  });

  const open = async (hash: string, options?: Parameters<typeof openPage>[2]) => {
    const address = pathToFileURL(file).href;
    const page = await openPage(browser, [address], options);
    await page.context().setOffline(true);
    await page.goto(`${address}${hash}`);
    return page;
  };

  test("shows the run's figures without a network, and asks for nothing", async () => {
    const page = await open("");
    await page.getByRole("heading", { name: "Where episodes stop" }).waitFor();
    await page
      .getByRole("row", { name: /oracle/ })
      .first()
      .waitFor();
    expect(page.troubles).toEqual([]);
    await page.context().close();
  });

  test("filters, searches transcripts and goes from failure to failure", async () => {
    const page = await open("#/runs/cards/episodes?status=failed");
    await page.getByRole("row").nth(1).waitFor();
    await page.getByRole("searchbox").fill("airport");
    await page.getByText("2 episodes", { exact: true }).waitFor();
    await page.getByRole("row").nth(1).getByRole("link").click();
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    await page.keyboard.press("n");
    await page.getByText("2 of 2").waitFor();
    expect(page.troubles).toEqual([]);
    await page.context().close();
  });

  test("marks evidence, compares and shows scenarios", async () => {
    const page = await open(`#${EPISODE}`);
    await page.getByRole("button", { name: "show evidence" }).first().click();
    await expect.poll(() => page.locator(".marked").count()).toBe(2);
    await page.getByRole("link", { name: "cards.block-one-of-two-lost-at-the-airport" }).click();
    await page.getByText("The Amex.", { exact: true }).waitFor();
    await page.getByRole("link", { name: "Figures" }).click();
    await page.getByRole("link", { name: "oracle − eager" }).click();
    await page.getByRole("button", { name: /only oracle passed [1-9]/ }).click();
    await page.getByRole("link", { name: "side by side" }).first().click();
    await page.getByText("here they first differ").waitFor();
    expect(page.troubles).toEqual([]);
    await page.context().close();
  });

  test("says that model calls are not in it", async () => {
    const page = await open("#/runs/cards/episodes/eager/nothing/1");
    await page.getByRole("alert").getByText("The run holds no such episode.").waitFor();
    await page.context().close();
  });

  test("tells a stranger in one page where scripts do not run", async () => {
    const page = await open("", { javaScriptEnabled: false });
    const text = await page.locator("body").innerText();
    expect(text).toContain("Retail banking assistant, India: run cards");
    expect(text).toContain("What this does not show");
    expect(await page.locator("svg").count()).toBeGreaterThan(0);
    await page.context().close();
  });

  test("holds figures only where that is asked for", async () => {
    const out = join(place.path, "figures.html");
    const runs = ["--runs-dir", join(place.path, "runs")];
    await runCli(["export", "cards", "--html", "--episodes", "none", "--out", out, ...runs]);
    expect(readFileSync(out).length).toBeLessThan(readFileSync(file).length);
    const page = await openPage(browser, [pathToFileURL(out).href]);
    await page.goto(`${pathToFileURL(out).href}#${EPISODE}`);
    await page.getByText("This file holds figures only, no transcripts.").waitFor();
    await page.context().close();
  });
});

describe("exporting one episode", () => {
  test("gives a trajectory that `grade` reads", async () => {
    using place = scratchFolder();
    const runs = ["--runs-dir", place.path];
    await runCli([
      "run",
      "retail-india",
      "--only",
      "cards.block-one",
      "--trials",
      "1",
      "--agent",
      "eager",
      ...runs,
      "--run-id",
      "one",
    ]);
    const scenario = "cards.block-one-of-two-lost-at-the-airport";
    const wish = ["--trajectory", "--agent", "eager", "--scenario", scenario, "--trial", "1"];
    const { code, stdout } = await runCli(["export", "one", ...wish, ...runs]);
    expect(code).toBe(0);
    const transcript = join(place.path, "episode.json");
    writeFileSync(transcript, stdout);
    const how = ["--suite", "retail-india", "--case", scenario, "--transcript", transcript, "--json"];
    const graded = await runCli(["grade", ...how]);
    expect(JSON.parse(graded.stdout)).toMatchObject({
      record: { verdict: { status: "failed", firstFailed: "S2" } },
    });
  });

  test("refuses what it cannot find, naming it", async () => {
    using place = scratchFolder();
    const { code, stderr } = await runCli(["export", "none", "--html", "--runs-dir", place.path]);
    expect([code, stderr]).toEqual([2, expect.stringContaining("no such run")]);
    const both = await runCli(["export", "none", "--runs-dir", place.path]);
    expect([both.code, both.stderr]).toEqual([2, expect.stringContaining("--trajectory or --otlp")]);
  });
});
