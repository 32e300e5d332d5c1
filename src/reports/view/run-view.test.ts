import { ONE_FIGURE } from "../../contract/suite-figures.fixture.ts";
import { describe, expect, test } from "vitest";
import { AgentTally } from "./agent-tally.ts";
import { compareView } from "./compare-view.ts";
import { episodeFacts, episodeLine, findingAt, withConsistency, type CheckColumn } from "./episode-line.ts";
import { gateLadder } from "./gate-ladder.ts";
import { heatKeys, heatMap } from "./heat-map.ts";
import { checkResult, failedVerdict, passedVerdict, sampleTrajectory } from "./sample-episode.fixture.ts";

const gates = (...statuses: Parameters<typeof checkResult>[1][]) =>
  ["NF", "S2", "A1", "R"].map((check, place) => checkResult(check, statuses[place] ?? "passed"));

const scenarios = ["one", "two"].map((id) => ({
  id,
  title: id,
  hash: "h",
  groups: { axis: id === "one" ? "happy" : "hard", domain: "cards", tool: id },
}));

const episodes = [
  { agent: "alpha", scenario: "one", trial: 0, verdict: passedVerdict(gates()) },
  { agent: "alpha", scenario: "one", trial: 1, verdict: passedVerdict(gates()) },
  { agent: "alpha", scenario: "two", trial: 0, verdict: passedVerdict(gates()) },
  { agent: "alpha", scenario: "two", trial: 1, verdict: failedVerdict(gates("passed", "failed", "failed")) },
  {
    agent: "beta",
    scenario: "one",
    trial: 0,
    verdict: failedVerdict(gates("passed", "passed", "passed", "failed")),
  },
  { agent: "beta", scenario: "one", trial: 1, verdict: passedVerdict(gates()) },
  { agent: "beta", scenario: "two", trial: 0, verdict: passedVerdict(gates()) },
  { agent: "beta", scenario: "two", trial: 1, verdict: passedVerdict(gates()) },
];

const columns: CheckColumn[] = [];
const lines = withConsistency(
  episodes.map(({ agent, scenario, trial, verdict }) =>
    episodeLine(
      {
        key: { agent, scenario, trial, scenarioHash: "h" },
        planned: scenarios.find(({ id }) => id === scenario) ?? { id: "", title: "", hash: "", groups: {} },
        ending: "completed",
        verdict,
        facts: episodeFacts(sampleTrajectory([])),
      },
      columns,
    ),
  ),
);

describe("a ladder of gates", () => {
  test("counts each episode at the gate that stopped it, and who came to it", () => {
    const tally = new AgentTally(scenarios);
    for (const { agent, verdict, ...key } of episodes) {
      if (agent !== "alpha") continue;
      const record = { format: 2, profile: "strict", graderVersion: "1", judge: "rules", verdict } as const;
      tally.add({ ...key, agent, scenarioHash: "h", ending: "completed", record });
    }
    const ladder = gateLadder({
      checks: tally.checks,
      firstFailed: tally.firstFailed,
      episodes: { passed: 2, failed: 1, open: 1, invalid: 0, error: 0 },
    });
    expect(ladder).toEqual({
      graded: 4,
      passed: 2,
      open: 1,
      rungs: [
        { check: "NF", stage: "N", reached: 4, stopped: 0 },
        { check: "S2", stage: "S", reached: 4, stopped: 1 },
        { check: "A1", stage: "A", reached: 3, stopped: 0 },
        { check: "R", stage: "R", reached: 3, stopped: 0 },
      ],
    });
  });
});

describe("a line", () => {
  test("tells what every check came to, by the run's columns", () => {
    const line = lines[3];
    if (line === undefined) throw new Error("no line");
    const found = columns.map(({ check }, place) => [check, findingAt(line, place)]);
    expect(found).toEqual([
      ["NF", "passed"],
      ["S2", "failed"],
      ["A1", "failed"],
      ["R", "passed"],
    ]);
    expect(line).toMatchObject({
      firstFailed: "S2",
      because: "S2 failed",
      cross: { acting: "unsafe", answer: "right" },
    });
  });

  test("knows how its scenario went over all trials of its agent", () => {
    expect(lines.map(({ consistency }) => consistency)).toEqual([
      "always",
      "always",
      "sometimes",
      "sometimes",
      "sometimes",
      "sometimes",
      "always",
      "always",
    ]);
  });
});

describe("a heat map", () => {
  test("crosses the first two groupings that have several values", () => {
    expect(heatKeys(lines, ONE_FIGURE)).toEqual(["axis", "tool"]);
    expect(heatKeys(lines.slice(0, 2), ONE_FIGURE)).toBeUndefined();
  });

  test("counts episodes and scenarios of each cell, and has none where nothing lies", () => {
    const map = heatMap(
      lines.filter(({ agent }) => agent === "alpha"),
      ["axis", "tool"],
    );
    expect(map.cells).toEqual([
      { row: "happy", column: "one", scenarios: 1, strict: 1, mayBeStrict: 1, graded: 2, passed: 2, open: 0 },
      { row: "hard", column: "two", scenarios: 1, strict: 0, mayBeStrict: 0, graded: 2, passed: 1, open: 0 },
    ]);
    expect([map.rows, map.columns]).toEqual([
      ["happy", "hard"],
      ["one", "two"],
    ]);
  });
});

describe("a comparison", () => {
  const manifest = {
    format: 2,
    run: "nightly",
    createdAt: "2026-11-12T10:30:00Z",
    codeVersion: "1",
    suite: { id: "s", kind: "retail", title: "S", hash: "h", source: "s", figures: ONE_FIGURE },
    profile: "strict",
    promptHash: "p",
    scenarios,
    trials: 2,
    seed: 1,
    agents: [],
    judge: { kind: "rules" },
    limits: { turns: 9, toolIterations: 9 },
    conditions: {},
  } satisfies Parameters<typeof compareView>[0][number]["manifest"];
  const outcomes = (scenario: string) =>
    Object.fromEntries(
      ["alpha", "beta"].map((agent) => [
        agent,
        lines
          .filter((line) => line.agent === agent && line.scenario === scenario)
          .map(({ trial, status }) => ({ trial, status })),
      ]),
    );
  const rows = scenarios.map(({ id, title, groups }) => ({
    scenario: id,
    title,
    groups,
    outcomes: outcomes(id),
  }));
  const view = compareView([{ manifest, scenarios: rows, agents: ["alpha", "beta"] }], 1);

  test("lists scenarios that differ, which way, and which trial tells it", () => {
    expect(view?.rows.map(({ scenario, change }) => [scenario, change])).toEqual([
      ["one", "worse"],
      ["two", "better"],
    ]);
    expect(view?.rows[0]?.outcomes.map(({ outcome }) => outcome?.telling)).toEqual([0, 0]);
    expect(view?.rows[1]?.outcomes.map(({ outcome }) => [outcome?.strict, outcome?.telling])).toEqual([
      ["failed", 1],
      ["passed", 0],
    ]);
  });

  test("names agents by their run where there are several, and says what was not alike", () => {
    const other = { ...manifest, run: "weekly", seed: 2, profile: "indicbankbench" };
    const two = compareView(
      [
        { manifest, scenarios: rows, agents: ["alpha"] },
        { manifest: other, scenarios: rows, agents: ["beta"] },
      ],
      1,
    );
    expect(two?.systems.map(({ name }) => name)).toEqual(["nightly:alpha", "weekly:beta"]);
    expect(two?.unlike.map(({ field, breaks }) => [field, breaks])).toEqual([
      ["profile", true],
      ["seed", false],
    ]);
  });

  test("needs two agents", () => {
    expect(compareView([{ manifest, scenarios: rows, agents: ["alpha"] }], 1)).toBeUndefined();
  });
});
