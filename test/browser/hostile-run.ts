import type { Manifest } from "../../src/contract/manifest.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import { openRunStore } from "../../src/store/index.ts";
import { ALL_PAYLOADS, PAYLOADS } from "./payloads.ts";

const HASH = "0123456789abcdef";

/**
 * A run in which every text that does not come from us is hostile: names, words, calls, answers, records, reasons, and what
 * its suite calls its figures.
 *
 * @param sided Whether its suite has sides.
 */
export async function writeHostileRun(
  folder: string,
  run: string,
  sided = false,
): Promise<{ agent: string; scenario: string }> {
  await using store = await openRunStore(folder, { mode: "write" });
  const agent = PAYLOADS["image"] ?? "";
  const other = `${PAYLOADS["bidi"]}/${PAYLOADS["attribute"]}`;
  const scenario = `../..//${PAYLOADS["script"]}?#%2e%2e`;
  const manifest = hostileManifest({ run, agents: [agent, other], scenario, sided });
  await store.writeManifest(manifest);
  await store.putScenario({ id: scenario, hash: HASH, text: JSON.stringify({ text: ALL_PAYLOADS }) });
  for (const label of [agent, other]) {
    const key = { agent: label, scenario, scenarioHash: HASH, trial: 0 };
    await store.putTrajectory(key, hostileTrajectory(label, scenario));
    const grading = { profile: manifest.profile, graderVersion: ALL_PAYLOADS, judge: "rules" };
    await store.putVerdict(
      key,
      { format: 2, ...grading, verdict: label === agent ? hostileVerdict() : PASSED },
      [
        {
          status: "answered",
          question: ALL_PAYLOADS,
          judge: ALL_PAYLOADS,
          answer: {
            type: "assertion",
            met: false,
            quote: ALL_PAYLOADS,
            evidence: [2],
            because: ALL_PAYLOADS,
          },
        },
      ],
    );
  }
  return { agent, scenario };
}

function hostileManifest({
  run,
  agents,
  scenario,
  sided,
}: {
  run: string;
  agents: string[];
  scenario: string;
  sided: boolean;
}): Manifest {
  return {
    format: 2,
    run,
    createdAt: "2026-11-12T10:30:00Z",
    codeVersion: ALL_PAYLOADS,
    suite: {
      id: ALL_PAYLOADS,
      kind: "retail",
      title: ALL_PAYLOADS,
      hash: HASH,
      source: ALL_PAYLOADS,
      figures: {
        sides: sided ? [hostileSide("one", ALL_PAYLOADS), hostileSide("two", "")] : [],
        apart: ALL_PAYLOADS,
        pairedBy: "pair",
        groupings: [{ key: "branch", noun: HOSTILE_NOUN }],
        measures: [{ id: "m", title: ALL_PAYLOADS, unit: { type: "count" }, better: "lower" }],
        checks: { [ALL_PAYLOADS]: ALL_PAYLOADS },
      },
    },
    profile: ALL_PAYLOADS,
    promptHash: HASH,
    scenarios: [
      {
        id: scenario,
        title: ALL_PAYLOADS,
        hash: HASH,
        groups: { [ALL_PAYLOADS]: ALL_PAYLOADS, branch: ALL_PAYLOADS },
      },
    ],
    trials: 1,
    seed: 1,
    agents: agents.map((label) => ({ kind: "baseline", label, name: ALL_PAYLOADS, calibration: false })),
    judge: { kind: "rules" },
    limits: { turns: 10, toolIterations: 10 },
    conditions: { [ALL_PAYLOADS]: ALL_PAYLOADS },
  };
}

const HOSTILE_NOUN = { one: ALL_PAYLOADS, many: ALL_PAYLOADS };

function hostileSide(id: string, value: string): Manifest["suite"]["figures"]["sides"][number] {
  return {
    id,
    figure: ALL_PAYLOADS,
    meaning: ALL_PAYLOADS,
    passed: ALL_PAYLOADS,
    failing: ALL_PAYLOADS,
    scenarios: HOSTILE_NOUN,
    title: ALL_PAYLOADS,
    brief: ALL_PAYLOADS,
    where: { group: ALL_PAYLOADS, value },
  };
}

function hostileTrajectory(agent: string, scenario: string): Trajectory {
  const at = (seq: number) => ({ seq, atMs: seq * 10 });
  const rawArguments = JSON.stringify({ [ALL_PAYLOADS]: ALL_PAYLOADS });
  const words = Object.values(PAYLOADS).map((text, place): Trajectory["events"][number] => ({
    ...at(6 + place),
    type: "message",
    by: place % 2 === 0 ? "agent" : "caller",
    reply: 3 + place,
    text,
    placement: "alone",
    reasoning: text,
  }));
  return {
    format: 1,
    suite: ALL_PAYLOADS,
    scenario,
    scenarioHash: HASH,
    agent,
    trial: 0,
    seed: 1,
    startedAt: "2026-11-12T10:30:00Z",
    liveFrom: 1,
    events: [
      { ...at(0), type: "instructions", to: "agent", text: ALL_PAYLOADS },
      { ...at(1), type: "message", by: "caller", reply: 0, text: ALL_PAYLOADS, placement: "alone" },
      {
        ...at(2),
        type: "tool-call",
        by: "agent",
        reply: 1,
        callId: ALL_PAYLOADS,
        tool: ALL_PAYLOADS,
        rawArguments,
        arguments: { ok: true, value: { [ALL_PAYLOADS]: ALL_PAYLOADS } },
      },
      { ...at(3), type: "tool-result", to: "agent", call: 2, status: "done", text: rawArguments },
      {
        ...at(4),
        type: "effect",
        call: 2,
        effect: {
          type: "write",
          table: ALL_PAYLOADS,
          key: ALL_PAYLOADS,
          before: null,
          after: { [ALL_PAYLOADS]: ALL_PAYLOADS },
        },
      },
      { ...at(5), type: "effect", call: 2, effect: { type: "retrieved", documents: [ALL_PAYLOADS] } },
      ...words,
    ],
    ending: { type: "hung-up", by: "agent", reason: ALL_PAYLOADS },
  };
}

/** The other agent's, so that there is a difference to show. */
const PASSED: Verdict = { status: "passed", results: [], unjudged: [], patterns: [], measures: { m: 1 } };

function hostileVerdict(): Verdict {
  return {
    status: "failed",
    firstFailed: ALL_PAYLOADS,
    results: [
      {
        check: ALL_PAYLOADS,
        version: 1,
        stage: ALL_PAYLOADS,
        gating: true,
        finding: { status: "failed", evidence: { at: [2] }, because: ALL_PAYLOADS },
      },
    ],
    unjudged: [],
    patterns: ["failure-type", ALL_PAYLOADS].map((family) => {
      return { pattern: ALL_PAYLOADS, family, evidence: { at: [1] }, because: ALL_PAYLOADS };
    }),
    measures: { m: 1 },
  };
}
