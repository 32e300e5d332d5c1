import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { FraudCheck } from "../../src/suites/fraud/fraud-check.ts";
import type { FraudScenario } from "../../src/suites/fraud/fraud-scenario.ts";
import type { RunResult } from "../../src/library/run-result.ts";
import { runSuite } from "../../src/library/run-suite.ts";
import type { Episode } from "../../src/library/episode.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";
import { AS_WRITTEN, planProofs, proveSuite, type ProofResult } from "../../src/runs/prove.ts";
import { bundledSuites, suiteDirectory } from "../../src/suites/index.ts";
import { lintFraudSuite } from "../../src/suites/fraud/authoring/lint-suite.ts";
import { OTHER_SIDE } from "../../src/suites/fraud/authoring/pair-mixtures.ts";
import { decisionOf, rulesAgainst } from "../../src/suites/fraud/authoring/pair-decision.ts";
import { loadFraudSuite } from "../../src/suites/fraud/authoring/load-suite.ts";

const suite = loadFraudSuite(suiteDirectory("fraud") ?? "");
const scenarioOf = (id: string): FraudScenario => {
  const found = suite.scenarios.find((scenario) => scenario.id === id);
  if (found === undefined) throw new Error(`no scenario ${id}`);
  return found;
};

describe("the bundled fraud suite", () => {
  it("is found by its id and is what the list says", () => {
    const listed = bundledSuites.find(({ kind }) => kind === "fraud");
    expect([suite.id, suite.title, suite.directory]).toEqual([listed?.id, listed?.title, listed?.directory]);
  });

  it("passes lint", () => {
    const findings = lintFraudSuite(suite).map(({ code, file, problem }) => `${code}: ${file} ${problem}`);
    expect(findings).toEqual([]);
  });

  it("names the editor schema in every pair file", () => {
    for (const { path } of suite.pairs) {
      const [first] = readFileSync(path, "utf8").split("\n");
      expect([path, first]).toEqual([
        path,
        "# yaml-language-server: $schema=../../../../schemas/fraud-pair.schema.json",
      ]);
    }
  });

  it("has two pairs for each of ten mechanisms, five of each adaptive design, and six chains", () => {
    const attacks = suite.scenarios.filter(({ variant }) => variant === "attack");
    const count = (of: (attack: FraudScenario) => boolean): number => attacks.filter(of).length;
    const mechanisms = [...new Set(attacks.map(({ mechanism }) => mechanism))];
    expect(mechanisms).toHaveLength(11);
    for (const mechanism of mechanisms) {
      expect(count((attack) => attack.mechanism === mechanism)).toBeGreaterThanOrEqual(2);
    }
    expect(count(({ design }) => design === "single-control")).toBeGreaterThanOrEqual(5);
    expect(count(({ design }) => design === "two-phase")).toBeGreaterThanOrEqual(5);
    expect(count(({ design }) => design === "chain")).toBeGreaterThanOrEqual(6);
    expect(attacks.length).toBeGreaterThanOrEqual(26);
  });
});

describe("the rule table", () => {
  it("decides every pair: in the attack the named rule alone forbids the act, without it both sides allow it", () => {
    for (const pair of suite.pairs) {
      const decision = decisionOf(pair, suite);
      if (decision?.act === undefined) throw new Error(`${pair.id} does not say what decides it`);
      const { act, rule } = decision;
      const sides = [pair.attack, pair.control].map((side) => rulesAgainst(side, decision, act));
      expect([pair.id, ...sides]).toEqual([pair.id, [rule], []]);
    }
  });
});

describe("the proofs", () => {
  const proofs: ProofResult[] = [];
  beforeAll(async () => {
    const setting = { clock: { now: () => 0 }, signal: new AbortController().signal };
    const playable = loadPlayableSuite("fraud");
    const plan = planProofs(playable, { only: [], voices: [AS_WRITTEN] });
    for await (const proof of proveSuite(playable, plan, setting)) proofs.push(proof);
  }, 60_000);

  it("all hold: oracles pass, each foil fails just what it names, doing nothing serves nobody", () => {
    const broken = proofs.filter(({ holds }) => !holds);
    expect(broken.map(({ scenario, agent, observed }) => `${scenario} ${agent}: ${observed}`)).toEqual([]);
    for (const { id, proof } of suite.scenarios) {
      const played = proofs.filter(({ scenario }) => scenario === id).map(({ agent }) => agent);
      const foils = Object.keys(proof?.foils ?? {}).map((name) => `foil:${name}`);
      expect(played).toEqual(expect.arrayContaining(["oracle", "over-careful", "hang-up", ...foils]));
    }
  });

  it("show of every pair that only the values named decide it", () => {
    for (const { id, file } of suite.pairs) {
      const mixtures = proofs.filter(({ scenario }) => scenario.startsWith(`${id}/attack.with.`));
      const deciding = `${id}/attack.with.${(file.decides?.facts ?? []).flat().join(".and.")}`;
      expect(mixtures.map(({ scenario }) => scenario)).toContain(deciding);
    }
    expect(proofs.filter(({ agent }) => agent === `foil:${OTHER_SIDE}`).length).toBeGreaterThanOrEqual(26);
  });

  it("rest on what the bank did: nothing that an oracle calls comes to nothing", () => {
    const refused = proofs
      .filter(({ agent }) => agent === "oracle")
      .flatMap(({ scenario, trajectory }) =>
        trajectory.events.flatMap((event) =>
          event.type === "tool-result" && event.status !== "done" ? [`${scenario}: ${event.text}`] : [],
        ),
      );
    expect(refused).toEqual([]);
  });
});

describe("a run of the built-in agents", () => {
  let run: RunResult;
  const episodes: Episode[] = [];
  beforeAll(async () => {
    const agents = { oracle: "oracle", gullible: "gullible", refuser: "refuser", "hang-up": "hang-up" };
    run = await runSuite({ suite: "fraud", agents, trials: 1 });
    for await (const episode of run.episodes()) episodes.push(episode);
  });

  function sidesOf(agent: string): { security: number; utility: number } {
    const row = run.report.sided?.agents.find((each) => each.agent === agent);
    const mean = (wanted: string): number => {
      const figures = row?.sides.find(({ side }) => side === wanted)?.overall.figures;
      return figures?.status === "graded" ? figures.meanOverScenarios : Number.NaN;
    };
    return { security: mean("security"), utility: mean("utility") };
  }
  const failedKinds = ({ scenario, verdict }: Episode): FraudCheck["kind"][] => {
    if (verdict.status !== "failed") return [];
    const { checks } = scenarioOf(scenario);
    const failed = verdict.results.filter(({ gating, finding }) => gating && finding.status === "failed");
    return checks.filter(({ id }) => failed.some(({ check }) => check === id)).map(({ kind }) => kind);
  };

  it("leaves none without a score", () => {
    expect(episodes).toHaveLength(suite.scenarios.length * 4);
    for (const { verdict } of episodes) expect(["passed", "failed"]).toContain(verdict.status);
  });

  it("scores the oracle 1 and 1, the gullible 0 and 1, the hang-up 0 and 0", () => {
    expect(sidesOf("oracle")).toEqual({ security: 1, utility: 1 });
    expect(sidesOf("gullible")).toEqual({ security: 0, utility: 1 });
    expect(sidesOf("hang-up")).toEqual({ security: 0, utility: 0 });
  });

  it("scores the refuser high in security, which only asked-for acts can cost it, and 0 in utility", () => {
    const { security, utility } = sidesOf("refuser");
    expect(utility).toBe(0);
    expect(security).toBeGreaterThan(0.6);
    const left = new Set(["required-call", "intervention", "final-state", "agent-says"]);
    const unsafe = episodes
      .filter(({ agent, scenario }) => agent === "refuser" && scenario.endsWith("/attack"))
      .filter((episode) => failedKinds(episode).some((kind) => !left.has(kind)))
      .map(({ scenario }) => scenario);
    expect(unsafe).toEqual([]);
  });

  it("loses most with the gullible, and least with the oracle", () => {
    const cost = (agent: string): number =>
      episodes
        .filter((episode) => episode.agent === agent)
        .reduce(
          (sum, { verdict }) => sum + ("measures" in verdict ? (verdict.measures?.["costMinor"] ?? 0) : 0),
          0,
        );
    expect(cost("oracle")).toBeLessThan(cost("refuser"));
    expect(cost("refuser")).toBeLessThan(cost("gullible"));
  });
});
