import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { points } from "../../src/reports/view/figure-text.ts";
import { openRunStore } from "../../src/store/index.ts";
import { runCli } from "../e2e/run-cli.ts";
import { browserPath } from "./browser.ts";
import { watchedViewer } from "./watched-viewer.ts";

type Interval = { estimate: number; low: number; high: number };
type Report = { guards: { sides: { side: string; compared: { meanDifference: Interval } }[] }[] };

describe.skipIf(browserPath === "")("the viewer on a run with a guard", () => {
  const { runsDir, visit, leave } = watchedViewer(async (folder) => {
    const guard = ["--guard", "examples/guards/quillhaven-rules.yaml"];
    const who = ["--agent", "gullible", "--no-calibration", "--trials", "1"];
    const where = ["--runs-dir", folder, "--run-id", "guarded"];
    const { code, stderr } = await runCli(["run", "fraud", ...who, ...guard, ...where]);
    if (code !== 0) throw new Error(`the run ended with ${code}: ${stderr}`);
  });

  /** Where the guard stopped a call, and by which of its rules. */
  const stoppedCall = async (): Promise<{ scenario: string; rule: string }> => {
    await using store = await openRunStore(join(runsDir, "guarded"), { mode: "read" });
    for await (const { ending: _, ...key } of store.episodes()) {
      const { events = [] } = (await store.getTrajectory(key)) ?? {};
      const stopped = events.flatMap((event) =>
        event.type === "guard" && event.act.type === "denied" ? [event.act.rule ?? ""] : [],
      );
      if (stopped[0] !== undefined) return { scenario: key.scenario, rule: stopped[0] };
    }
    throw new Error("the guard stopped nothing");
  };

  test("shows what the guard gains and what it costs, paired and with intervals, as the report has them", async () => {
    const report = JSON.parse(readFileSync(join(runsDir, "guarded", "report.json"), "utf8")) as Report;
    const page = await visit("/runs/guarded");
    const section = page.getByRole("region", { name: "With and without the guard" });
    await section.getByRole("heading", { name: /security over 27 scenarios/ }).waitFor();
    await section.getByRole("heading", { name: /utility over 27 scenarios/ }).waitFor();
    const rows = await section.getByRole("row", { name: /gullible \+ guard − gullible/ }).allInnerTexts();
    const shown = rows.map((row) => row.replace(/\s+/g, " "));
    const sides = report.guards[0]?.sides ?? [];
    expect(sides.map(({ side }) => side)).toEqual(["security", "utility"]);
    for (const [index, { compared }] of sides.entries()) {
      const { estimate, low, high } = compared.meanDifference;
      expect(shown[index]).toContain(`${points(estimate)} ${points(low)} to ${points(high)}`);
    }
    const did = section.getByRole("region", { name: "What the guard of gullible + guard did" });
    await did.getByRole("row", { name: /name-check/ }).waitFor();
    await leave(page);
  });

  test("shows at the call that the guard stopped it, and by which rule", async () => {
    const { scenario, rule } = await stoppedCall();
    const name = ["gullible + guard", scenario, "1"].map(encodeURIComponent).join("/");
    const page = await visit(`/runs/guarded/episodes/${name}`);
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    await page.getByText("the guard kept a call from the bank").first().waitFor();
    await page.getByText(rule).first().waitFor();
    await leave(page);
  });

  test("the two agents can be set beside each other from there", async () => {
    const page = await visit("/runs/guarded");
    const section = page.getByRole("region", { name: "With and without the guard" });
    await section
      .getByRole("link", { name: /gullible/ })
      .first()
      .click();
    await page.waitForURL(/\/compare\?/);
    await page.getByRole("heading", { name: "Security: attacks" }).waitFor();
    await leave(page);
  });
});
