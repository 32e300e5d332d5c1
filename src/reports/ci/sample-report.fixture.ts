import { ONE_FIGURE } from "../../contract/suite-figures.fixture.ts";
import { Manifest } from "../../contract/manifest.ts";
import type { CheckResult, Verdict } from "../../contract/verdict.ts";
import { SideTally } from "../view/side-tally.ts";
import { AgentTally } from "../view/agent-tally.ts";
import { runReport, type RunReport } from "../view/run-report.ts";

/** What an episode came to; a text is the reason why it failed. */
export type Outcome = Verdict["status"] | { failed: string };
/** Scenario → outcomes of its trials; fewer than the run's trials are missing. */
export type Outcomes = Record<string, readonly Outcome[]>;

/** A report over three trials of scenarios named `<domain>.<name>`, with `domain` as their group. */
export function sampleReport(agents: Record<string, Outcomes>, changes: Partial<Manifest> = {}): RunReport {
  const ids = [...new Set(Object.values(agents).flatMap((outcomes) => Object.keys(outcomes)))];
  const manifest = sampleManifest(Object.keys(agents), ids, changes);
  const counted = manifest.agents.map((agent) => {
    return {
      agent,
      planned: ids.length * manifest.trials,
      tally: sampleTally(manifest, agent.label, agents[agent.label] ?? {}),
      usage: undefined,
      sides: new SideTally(manifest.scenarios, manifest.suite.figures),
    };
  });
  return runReport(manifest, counted);
}

/** The counts of one agent's episodes. */
export function sampleTally({ scenarios }: Manifest, agent: string, counted: Outcomes): AgentTally {
  const tally = new AgentTally(scenarios);
  for (const [scenario, outcomes] of Object.entries(counted)) {
    for (const [trial, outcome] of outcomes.entries()) {
      const verdict = verdictOf(outcome);
      const record = { format: 2, profile: "strict", graderVersion: "1", judge: "rules", verdict } as const;
      tally.add({ agent, scenario, scenarioHash: "h", trial, ending: "completed", record });
    }
  }
  return tally;
}

function sampleManifest(agents: string[], ids: string[], changes: Partial<Manifest>): Manifest {
  return Manifest.parse({
    format: 2,
    run: "nightly",
    createdAt: "2026-11-12T10:30:00.000Z",
    codeVersion: "0.1.0",
    suite: {
      id: "sample",
      kind: "retail",
      title: "Sample suite",
      hash: "5a5a5a5a",
      source: "sample",
      figures: ONE_FIGURE,
    },
    profile: "strict",
    promptHash: "p",
    scenarios: ids.map((id) => ({ id, title: id, hash: "h", groups: { domain: id.split(".")[0] ?? id } })),
    trials: 3,
    seed: 1,
    agents: agents.map((label) => ({ kind: "baseline", label, name: label, calibration: false })),
    judge: { kind: "rules" },
    limits: { turns: 10, toolIterations: 10 },
    ...changes,
  });
}

const openQuestion: CheckResult = {
  check: "R",
  version: 1,
  stage: "R",
  gating: true,
  finding: { status: "unjudged", because: "no rule can tell", why: "not-asked" },
};

function verdictOf(outcome: Outcome): Verdict {
  const evidence = { at: [3] };
  if (outcome === "invalid") return { status: "invalid", because: "the caller broke off", evidence };
  if (outcome === "error") return { status: "error", because: "the provider is down", results: [] };
  if (outcome === "open") return { status: "open", results: [openQuestion], unjudged: ["R"], patterns: [] };
  if (outcome === "passed") return { status: "passed", results: [], unjudged: [], patterns: [] };
  const because = outcome === "failed" ? "said a masked number" : outcome.failed;
  const result = {
    check: "S6",
    version: 1,
    stage: "S",
    gating: true,
    finding: { status: "failed", evidence, because },
  } as const;
  return { status: "failed", firstFailed: "S6", results: [result], unjudged: [], patterns: [] };
}
