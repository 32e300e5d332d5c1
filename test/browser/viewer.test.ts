import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { startOpenAiServer, type OpenAiServer } from "../fixtures/openai-server.ts";
import { waveringModel } from "../fixtures/wavering-model.ts";
import { runCli, scratchFolder } from "../e2e/run-cli.ts";
import { browserPath, openPage, startBrowser, type WatchedPage } from "./browser.ts";
import { serveRuns } from "./serve.ts";
import { watchedViewer } from "./watched-viewer.ts";

const CARDS = ["--only", "cards", "--trials", "2"];

describe.skipIf(browserPath === "")("a suite that is being written", () => {
  test("is shown with its problems, its pairs and its documents, and follows its files", async () => {
    using place = scratchFolder();
    const folder = join(place.path, "suite");
    cpSync(fileURLToPath(new URL("../../suites/fraud", import.meta.url)), folder, { recursive: true });
    await using viewer = await serveRuns(place.path, ["--suite", folder]);
    await using browser = await startBrowser();
    const page = await openPage(browser, [viewer.url]);
    await page.goto(`${viewer.url}/suite`);
    await page.getByRole("searchbox").fill("money-mule attack");
    await page.getByRole("row").nth(1).getByRole("link").click();
    await page.getByRole("heading", { name: "Attack beside control" }).waitFor();
    await page.getByRole("heading", { name: "Policies that govern it" }).waitFor();
    await page.getByRole("region", { name: "Policies that govern it" }).getByRole("link").first().click();
    await page.getByRole("article").waitFor();
    await page.getByRole("searchbox").fill("wire");
    await expect
      .poll(() => page.getByText(/^\d+ of \d+ documents$/).innerText())
      .not.toMatch(/^(\d+) of \1 /);

    await page.getByRole("link", { name: "Scenarios" }).click();
    const file = join(folder, "suite.yaml");
    const good = readFileSync(file, "utf8");
    writeFileSync(file, `${good}\nno_such_field: 1\n`);
    await page
      .getByRole("alert")
      .getByText(/no_such_field/)
      .waitFor();
    writeFileSync(file, good);
    await page.getByRole("alert").waitFor({ state: "detached" });
    expect(page.troubles).toEqual([]);
  });
});

describe.skipIf(browserPath === "")("the viewer on real runs", () => {
  const { start, visit, leave } = watchedViewer(
    async (runsDir) => {
      const runs = ["--runs-dir", runsDir];
      const builtIn = ["--agent", "oracle", "--agent", "eager", "--agent", "refuser"];
      await play([...CARDS, ...builtIn, ...runs, "--run-id", "builtin"]);
      await using model = await startOpenAiServer(waveringModel());
      await play([...CARDS, ...modelAgents(model), ...runs, "--run-id", "models"]);
    },
    ["builtin"],
  );
  const text = async (page: WatchedPage, selector: string): Promise<string> =>
    (await page.locator(selector).first().innerText()).replace(/\s+/g, " ");

  test("prints the address of the run that was asked for, on loopback", () => {
    expect(start()).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/runs\/builtin$/);
  });

  test("lists runs with each agent's headline", async () => {
    const page = await visit("/");
    await page.getByRole("link", { name: "builtin" }).waitFor();
    await page.getByRole("article", { name: "models" }).getByText("alpha").waitFor();
    expect(await text(page, 'article[aria-label="builtin"]')).toContain("oracle");
    expect(await text(page, 'article[aria-label="builtin"] tr:has-text("oracle")')).toMatch(/100\.0 %/);
    await leave(page);
  });

  test("shows where episodes stop, and each figure opens its episodes", async () => {
    const page = await visit("/runs/builtin");
    const ladder = page.getByRole("region", { name: "First failed gate by agent" });
    const stopped = ladder.locator("tr", { hasText: "S2" }).getByRole("link");
    const count = await stopped.first().innerText();
    await stopped.first().click();
    await page.waitForURL(/first=S2/);
    expect(new URL(page.url()).searchParams.getAll("agent")).toEqual(["eager"]);
    await page.getByText(new RegExp(`^${count} episodes?$`)).waitFor();
    await leave(page);
  });

  test("crosses axis and domain for each agent", async () => {
    const page = await visit("/runs/models");
    await page.getByRole("heading", { name: "Results" }).waitFor();
    // Only cards were played, so there is one domain and nothing to cross but axis and tool.
    await page.getByRole("heading", { name: "axis × tool" }).waitFor();
    await page.getByRole("group", { name: "Agent" }).getByRole("button", { name: "beta" }).click();
    await leave(page);
  });

  test("filters the list from the address and into it", async () => {
    const page = await visit("/runs/builtin/episodes?status=failed&agent=eager");
    await page.getByRole("row").nth(1).waitFor();
    const before = await text(page, "p[role=status]");
    await page.getByLabel("Filter by tool called").selectOption("block_card");
    await page.waitForURL(/tool=block_card/);
    await expect.poll(() => text(page, "p[role=status]")).not.toBe(before);
    await page.getByRole("button", { name: "Remove tool: block_card" }).click();
    await expect.poll(() => text(page, "p[role=status]")).toBe(before);
    await page.getByRole("button", { name: "Clear all" }).click();
    await expect.poll(() => new URL(page.url()).search).toBe("");
    await leave(page);
  });

  test("finds words that stand only in a transcript", async () => {
    const page = await visit("/runs/builtin/episodes");
    await page.getByRole("searchbox").fill("airport oracle");
    await expect.poll(() => text(page, "p[role=status]")).toBe("2 episodes");
    expect(new URL(page.url()).searchParams.get("text")).toBe("airport oracle");
    await leave(page);
  });

  test("goes from failure to failure by one key, in the list and in the episode", async () => {
    const page = await visit("/runs/builtin/episodes");
    await page.getByRole("row").nth(1).waitFor();
    await page.keyboard.press("n");
    await page.locator("[data-row] a:focus").waitFor();
    const row = page.locator("[data-row]:has(a:focus)");
    expect(await row.innerText()).toContain("failed");
    await page.keyboard.press("o");
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    const first = page.url();
    await page.getByRole("link", { name: /Next failure/ }).waitFor();
    await page.keyboard.press("n");
    await page.waitForURL((url) => url.href !== first);
    await page.getByText("first at").waitFor();
    await leave(page);
  });

  test("keys do nothing once they are turned off, nor while one types", async () => {
    const page = await visit("/runs/builtin/episodes");
    await page.getByRole("row").nth(1).waitFor();
    await page.keyboard.press("?");
    await page.getByLabel("Single keys do something").uncheck();
    await page.getByRole("button", { name: "Close" }).click();
    await page.keyboard.press("?");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await leave(page);
  });

  test("a check shows in the transcript what it rests on", async () => {
    const page = await visit("/runs/builtin/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1");
    await page.getByRole("heading", { name: "Asks which of two cards is lost" }).waitFor();
    expect(await page.locator(".marked").count()).toBe(0);
    await page.getByRole("button", { name: "show evidence" }).first().click();
    await expect.poll(() => page.locator(".marked").count()).toBe(2);
    expect(await page.locator(".marked").nth(1).innerText()).toContain("block_card");
    expect(await page.locator("[role=status]").allInnerTexts()).toContain("S2: event 1, 1 of 2");
    await page.getByRole("button", { name: "show evidence" }).first().click();
    expect(await page.locator("[role=status]").allInnerTexts()).toContain("S2: event 4, 2 of 2");
    await leave(page);
  });

  test("folds calls, and tells what they changed in the bank and when", async () => {
    const page = await visit("/runs/builtin/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1");
    const call = page.getByRole("button", { name: /^get_card_details/ });
    await call.waitFor();
    expect(await call.getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("e");
    await page.getByText('"masked_number"').first().waitFor();
    const rail = page.getByRole("complementary");
    expect(await rail.innerText()).toMatch(/turn 1, block_card/);
    await rail.getByRole("button", { name: "turn 1, block_card" }).click();
    await expect.poll(() => page.locator(".marked").count()).toBe(1);
    await leave(page);
  });

  test("puts a model's request together again, to the letter", async () => {
    const page = await visit("/runs/models/episodes/alpha/cards.block-one-of-two-lost-at-the-airport/1");
    await page.getByRole("button", { name: /model call 2/ }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByText("its hash is the one that was recorded").waitFor();
    await dialog.getByText("Tools offered: ").waitFor();
    await leave(page);
  });

  test("other trials of the scenario are a step away, and side by side", async () => {
    const page = await visit("/runs/builtin/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1");
    await page.getByRole("link", { name: "oracle, trial 2: passed" }).click();
    await page.waitForURL(/oracle\/cards.*\/2/);
    await page.getByLabel("Read side by side with").selectOption({ label: "eager, trial 1: failed" });
    await page.getByText("here they first differ").waitFor();
    expect(await page.locator(".marked").count()).toBe(2);
    await leave(page);
  });

  test("an episode is taken along as an address, a command or a foil", async () => {
    const permissions = ["clipboard-read", "clipboard-write"];
    const page = await visit("/runs/builtin/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1", {
      permissions,
    });
    const copied = () => page.evaluate("navigator.clipboard.readText()");
    await page.getByRole("button", { name: "Copy as a regression foil" }).click();
    await expect.poll(copied).toMatch(/^seen-eager-trial-1:\n {2}fails: S2\n/);
    await page.getByRole("button", { name: "Copy a grade command" }).click();
    await expect.poll(copied).toMatch(/^tellerproof export builtin --trajectory --agent eager /);
    await leave(page);
  });

  test("compares agents of two runs, what was not alike first", async () => {
    const page = await visit("/compare?system=builtin:oracle&system=models:beta");
    await page.getByRole("heading", { name: "Where they differ" }).waitFor();
    await page.getByRole("button", { name: /only builtin:oracle passed [1-9]/ }).click();
    expect(await page.getByRole("row").count()).toBeGreaterThan(2);
    await page.getByRole("link", { name: "side by side" }).first().click();
    await page.getByText("here they first differ").waitFor();
    await leave(page);
  });

  test("refuses a comparison with what is not there, in words", async () => {
    const page = await visit("/compare?system=builtin:nobody&system=models:beta");
    await page.getByRole("alert").getByText("the run has no such agent").waitFor();
    page.troubles.length = 0;
    await leave(page);
  });

  test("shows a scenario as it was played, with every agent's trials", async () => {
    const page = await visit("/runs/builtin/scenarios");
    await page.getByRole("link", { name: "Asks which of two cards is lost, then blocks that one" }).click();
    await page.getByText("The Amex.", { exact: true }).waitFor();
    expect(await page.getByRole("link", { name: /eager, trial 1: failed/ }).count()).toBe(1);
    expect(await page.getByRole("row", { name: /order get_card_details before block_card/ }).count()).toBe(1);
    await leave(page);
  });

  test("fits a phone without scrolling sideways", async () => {
    for (const path of [
      "/",
      "/runs/builtin",
      "/runs/builtin/episodes",
      "/runs/builtin/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1",
      "/runs/builtin/scenarios",
      "/compare?run=models",
    ]) {
      const page = await visit(path, { viewport: { width: 360, height: 740 } });
      await page.waitForLoadState("networkidle").catch(() => undefined);
      await page.locator("main h1, main h2, [role=row]").first().waitFor({ state: "attached" });
      const wider = await page.evaluate(`
        document.documentElement.scrollWidth > innerWidth &&
        [...document.querySelectorAll("main *")]
          .filter((one) => one.closest("[role=region]") === null && one.getBoundingClientRect().right > innerWidth)
          .map((one) => one.outerHTML.slice(0, 200))`);
      expect([path, wider]).toEqual([path, false]);
      await leave(page);
    }
  });

  test("prints the transcript without the controls", async () => {
    const page = await visit("/runs/builtin/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1");
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("link", { name: /Next failure/ }).isVisible()).toBe(false);
    expect(await page.getByText("The Amex.").isVisible()).toBe(true);
    await leave(page);
  });
});

async function play(args: readonly string[]): Promise<void> {
  const { code, stderr } = await runCli(["run", "retail-india", ...args]);
  if (code !== 0) throw new Error(`the run ended with ${code}: ${stderr}`);
}

function modelAgents(model: OpenAiServer): string[] {
  return [
    "--agent",
    "alpha=openai-compatible:alpha-2",
    "--agent",
    "beta=openai-compatible:beta-6",
    "--base-url",
    model.url,
  ];
}
