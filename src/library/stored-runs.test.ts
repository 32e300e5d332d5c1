import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { compareText } from "../reports/text/compare-text.ts";
import { runMarkdown } from "../reports/text/run-markdown.ts";
import { compareRuns } from "./compare-runs.ts";
import { exportRun } from "./export-run.ts";
import { importRun } from "./import-run.ts";
import { readRun } from "./read-run.ts";
import { regrade } from "./regrade.ts";
import { runSuite } from "./run-suite.ts";
import { loadSuite } from "./suite.ts";

const suite = loadSuite(fileURLToPath(new URL("../../test/fixtures/mini-suite", import.meta.url)));
const scratch = mkdtempSync(join(tmpdir(), "tellerproof-library-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const before = join(scratch, "before");
const after = join(scratch, "after");
beforeAll(async () => {
  await runSuite({ suite, agents: { right: "oracle", hasty: "eager" }, trials: 1, folder: before });
  await runSuite({ suite, agents: { right: "oracle" }, trials: 1, folder: after });
});

async function statuses(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { agent, scenario, verdict } of (await readRun(folder)).episodes()) {
    found.push(`${agent} ${scenario} ${verdict.status}`);
  }
  return found;
}

describe("readRun", () => {
  test("gives the result of a stored run and writes nothing", async () => {
    const written = statSync(join(before, "report.json")).mtimeMs;
    const { report, standing } = await readRun(before);
    expect(JSON.parse(JSON.stringify(report))).toEqual(
      JSON.parse(readFileSync(join(before, "report.json"), "utf8")),
    );
    expect(standing).toBe("complete");
    expect(statSync(join(before, "report.json")).mtimeMs).toBe(written);
    expect(await statuses(before)).toEqual([
      "hasty cards.freeze failed",
      "hasty cards.status passed",
      "right cards.freeze passed",
      "right cards.status passed",
    ]);
  });

  test("refuses a folder that holds no run", async () => {
    const empty = join(scratch, "empty");
    mkdirSync(empty);
    await expect(readRun(empty)).rejects.toThrow(InputError);
    await expect(readRun(join(scratch, "nowhere"))).rejects.toThrow(InputError);
  });
});

describe("regrade", () => {
  test("grades what is stored under another profile, and keeps that", async () => {
    const { graded, changed, report } = await regrade(after, { profile: "indicbankbench", judge: "none" });
    expect([graded, changed]).toEqual([2, 0]);
    expect(report.manifest.profile).toBe("indicbankbench");
    expect((await readRun(after)).report.manifest.profile).toBe("indicbankbench");
    await regrade(after, { profile: "strict", judge: "rules" });
  });
});

describe("compareRuns", () => {
  test("compares agents of one run and of several", async () => {
    const [one] = (await compareRuns([before])).parts;
    expect(one).toMatchObject({
      side: "all",
      comparison: { systems: [{ system: "right" }, { system: "hasty" }] },
      flips: [{ scenario: "cards.freeze", passedBy: "right", failedBy: "hasty" }],
    });
    const { parts } = await compareRuns([{ folder: before, agent: "hasty" }, after]);
    expect(parts).toMatchObject([
      { comparison: { systems: [{ system: "before:hasty" }, { system: "after:right" }] } },
    ]);
  });

  test("never makes one figure of security and utility", async () => {
    const fraud = loadSuite("fraud");
    const pair = fraud.scenarios.slice(0, 2).map(({ id }) => id);
    const folder = join(scratch, "fraud");
    const agents = { right: "oracle", trusting: "gullible" };
    await runSuite({ suite: fraud, agents, scenarios: pair, trials: 1, folder });
    const { report: run } = await readRun(folder);
    expect(run.agents.map(({ agent, episodes, summary }) => [agent.label, episodes.passed, summary])).toEqual(
      [
        ["right", 2, undefined],
        ["trusting", 1, undefined],
      ],
    );
    expect(run.comparison).toBeUndefined();
    expect(runMarkdown(run)).not.toContain("passed all trials |");
    const report = await compareRuns([folder]);
    expect(report.parts).toMatchObject([
      { side: "security", comparison: { common: [pair[0]] }, flips: [{ passedBy: "right" }] },
      { side: "utility", comparison: { common: [pair[1]] }, flips: [] },
    ]);
    const alone = join(scratch, "attack");
    await runSuite({ suite: fraud, agents, scenarios: pair.slice(0, 1), trials: 1, folder: alone });
    expect((await compareRuns([alone])).parts.map(({ side }) => side)).toEqual(["security"]);
    const text = compareText(report);
    expect(text).toMatch(/Security: attacks[\s\S]*trusting *│ 0\/1[\s\S]*Utility: [\s\S]*trusting *│ 1\/1/);
  });

  test("refuses an agent that is not there, and a comparison with nobody", async () => {
    await expect(compareRuns([{ folder: before, agent: "nobody" }, after])).rejects.toThrow(
      /no such agent.*It has/,
    );
    await expect(compareRuns([after])).rejects.toThrow(/needs two agents/);
  });
});

describe("importRun", () => {
  test("makes a run of transcripts, graded", async () => {
    const results = join(scratch, "chats.jsonl");
    const messages = [
      { role: "user", content: "Please freeze my debit card." },
      { role: "assistant", content: "No." },
    ];
    writeFileSync(results, JSON.stringify({ scenario: "cards.freeze", agent: "refuser", messages }));
    const folder = join(scratch, "imported");
    const { imported, report } = await importRun({ results, suite, folder });
    expect(imported).toMatchObject({ imported: 1, scored: 0, unreadable: [] });
    expect(report.manifest.run).toBe("imported");
    expect(await statuses(folder)).toEqual(["refuser cards.freeze failed"]);
  });
});

describe("exportRun", () => {
  test.each(["inspect", "tau2"] as const)("writes %s, which importRun takes back", async (form) => {
    const out = join(scratch, `exported-${form}`);
    const files = await exportRun(before, { form, out });
    expect(files).toMatchObject([
      { agent: "right", episodes: 2 },
      { agent: "hasty", episodes: 2 },
    ]);
    for (const { agent, file, bytes } of files) {
      expect(statSync(file).size).toBe(bytes);
      const folder = join(scratch, `${form}-${agent}`);
      const { imported } = await importRun({ results: file, folder });
      expect(imported).toMatchObject({ imported: 2, scored: 2, otherwise: [] });
      expect(await statuses(folder)).toEqual(
        (await statuses(before)).filter((line) => line.startsWith(agent)),
      );
      const other = { results: file, folder: join(scratch, "never"), profile: "indicbankbench" };
      await expect(importRun(other)).rejects.toThrow(/--profile: .*comes in whole and as it was graded/);
    }
    if (form === "tau2") {
      await expect(exportRun(before, { form, out })).rejects.toThrow(/is there already/);
    } else {
      expect(await exportRun(before, { form, out })).toEqual(files);
    }
    const file = join(scratch, `two-${form}.json`);
    await expect(exportRun(before, { form, out: file })).rejects.toThrow(/a file is of one agent/);
    await expect(exportRun(before, { form, out: file, agent: "nobody" })).rejects.toThrow(
      /no agent of the run.*right, hasty/s,
    );
  });
});
