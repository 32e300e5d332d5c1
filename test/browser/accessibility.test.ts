import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { runCli } from "../e2e/run-cli.ts";
import { browserPath } from "./browser.ts";
import { watchedViewer } from "./watched-viewer.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const EPISODE = "/runs/cards/episodes/eager/cards.block-one-of-two-lost-at-the-airport/1";

const PAGES = [
  ["the list of runs", "/", "article"],
  ["a run", "/runs/cards", "#results"],
  ["its episodes", "/runs/cards/episodes?status=failed", "[role=row] a"],
  ["an episode", EPISODE, "#transcript"],
  ["its scenarios", "/runs/cards/scenarios", "table"],
  ["a scenario", "/runs/cards/scenarios/cards.block-one-of-two-lost-at-the-airport", "#about"],
  ["a comparison", "/compare?run=cards", "#flips"],
  [
    "two transcripts",
    "/side-by-side?left=cards&left=oracle&left=cards.block-one-of-two-lost-at-the-airport&left=1&right=cards&right=eager&right=cards.block-one-of-two-lost-at-the-airport&right=1",
    "#first-difference",
  ],
] as const;

describe.skipIf(browserPath === "")("accessibility", () => {
  const { visit, leave } = watchedViewer(async (runsDir) => {
    const agents = ["--agent", "oracle", "--agent", "eager"];
    const where = ["--runs-dir", runsDir, "--run-id", "cards"];
    const size = ["--only", "cards", "--trials", "2"];
    const { code } = await runCli(["run", "retail-india", ...size, ...agents, ...where]);
    expect(code).toBe(0);
  });

  /** What axe finds that is serious or critical. */
  const faults = async (path: string, ready: string, scheme: "light" | "dark", width: number) => {
    const page = await visit(path, {
      bypassCSP: true,
      colorScheme: scheme,
      viewport: { width, height: 900 },
    });
    await page.locator(ready).first().waitFor();
    if (path === EPISODE) {
      await page.keyboard.press("e");
      await page.getByRole("button", { name: "show evidence" }).first().click();
    }
    await page.evaluate(axe);
    const found =
      await page.evaluate(`axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === "serious" || impact === "critical")
        .map(({ id, nodes }) => id + ": " + nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 160) + " " + failureSummary.slice(0, 200)).join(" | ")))`);
    await leave(page);
    return found;
  };

  test.each(PAGES)("axe finds no serious fault on %s", async (_name, path, ready) => {
    expect(await faults(path, ready, "light", 1280)).toEqual([]);
    expect(await faults(path, ready, "dark", 390)).toEqual([]);
  });

  test("every page has one first heading, a title of its own and a way past the header", async () => {
    const titles = new Set<string>();
    for (const [, path, ready] of PAGES) {
      const page = await visit(path);
      await page.locator(ready).first().waitFor();
      expect([path, await page.locator("h1").count()]).toEqual([path, 1]);
      titles.add(await page.title());
      await page.keyboard.press("Tab");
      expect(await page.locator(":focus").innerText()).toBe("Skip to the page");
      await leave(page);
    }
    expect(titles.size).toBe(PAGES.length);
  });

  test("an episode can be read by keyboard alone, evidence and all", async () => {
    const page = await visit("/runs/cards/episodes?status=failed");
    await page.getByRole("row").nth(1).waitFor();
    await page.keyboard.press("j");
    await page.locator("[data-row] a:focus").waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    const evidence = page.getByRole("button", { name: "show evidence" }).first();
    await evidence.focus();
    await page.keyboard.press("Enter");
    await page.locator("[id^=event-]:focus").waitFor();
    expect(await page.locator(":focus .marked, .marked").count()).toBeGreaterThan(0);
    await leave(page);
  });
});
