import type { Judgement } from "../../contract/judgement.ts";
import type { Json } from "../../contract/json.ts";
import type { Manifest } from "../../contract/manifest.ts";
import type { CallKey, ModelReply } from "../../contract/model.ts";
import type { EpisodeKey, Grading, RunStore } from "../../contract/ports.ts";
import type { Ending, Trajectory } from "../../contract/trajectory.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";

/** Makes a new, empty store. */
export type OpenStore = () => Promise<RunStore>;

/** Text that stores have been known to change: right-to-left with marks, beyond the BMP, composed, NUL, half a pair. */
export const awkwardText =
  "Überweisung ٣٥٠ ريال \u202Eevil\u202C ₹1,00,000 👩‍👩‍👧 e\u0301 \u0000 \uFEFF \uD83D \u2028 '; DROP TABLE episode; --";

export const sampleKey: EpisodeKey = {
  agent: "teller-a",
  scenario: "lost-card.001",
  scenarioHash: "5c1e",
  trial: 0,
};

export const sampleGrading: Grading = { profile: "strict", judge: "rules" };

export const sampleManifest: Manifest = {
  format: 2,
  run: "run-1",
  createdAt: "2026-03-01T09:00:00+05:30",
  codeVersion: "0.1.0",
  suite: {
    id: "retail",
    kind: "retail",
    title: "Retail",
    hash: "77aa",
    source: "suites/retail",
    figures: { sides: [], groupings: [], measures: [], checks: {} },
  },
  profile: "strict",
  promptHash: "00ff",
  scenarios: [{ id: "lost-card.001", title: "Lost card", hash: "5c1e", groups: { axis: "happy" } }],
  trials: 3,
  seed: 7,
  agents: [{ kind: "baseline", label: "teller-a", name: "careful", calibration: false }],
  judge: { kind: "rules" },
  limits: { turns: 20, toolIterations: 10 },
  conditions: {},
};

/** One call, with `before` and `args` as its JSON, and one message. */
export function sampleTrajectory(
  key: EpisodeKey,
  made: { ending?: Ending; text?: string; args?: { [name: string]: Json }; before?: Json } = {},
): Trajectory {
  const args = made.args ?? { cardId: "card-1" };
  return {
    format: 1,
    suite: "retail",
    scenario: key.scenario,
    scenarioHash: key.scenarioHash,
    agent: key.agent,
    trial: key.trial,
    seed: 7,
    startedAt: "2026-03-01T09:00:00+05:30",
    liveFrom: 0,
    events: [
      {
        seq: 0,
        atMs: 0,
        type: "message",
        by: "caller",
        reply: 0,
        placement: "alone",
        text: made.text ?? "Hello",
      },
      {
        seq: 1,
        atMs: 12.5,
        type: "tool-call",
        by: "agent",
        reply: 1,
        callId: "call-1",
        tool: "freeze_card",
        rawArguments: JSON.stringify(args),
        arguments: { ok: true, value: args },
      },
      {
        seq: 2,
        atMs: 13,
        type: "effect",
        call: 1,
        effect: {
          type: "write",
          table: "cards",
          key: "card-1",
          before: made.before ?? null,
          after: "frozen",
        },
      },
    ],
    ending: made.ending ?? { type: "completed" },
  };
}

export function sampleVerdict({ profile, judge }: Grading, because = "no forbidden call"): VerdictRecord {
  return {
    format: 2,
    profile,
    judge,
    graderVersion: "1",
    verdict: {
      status: "passed",
      results: [
        {
          check: "S1",
          version: 1,
          stage: "S",
          gating: true,
          finding: { status: "passed", evidence: { noneAmong: "agent-calls" }, because },
        },
      ],
      unjudged: [],
      patterns: [],
    },
  };
}

export const sampleJudgements: Judgement[] = [
  {
    status: "answered",
    question: "R",
    judge: "rules",
    answer: { type: "assertion", met: true, quote: awkwardText, evidence: [0], because: "said so" },
  },
  { status: "failed", question: "Q", judge: "rules", kind: "unparsed", because: "no JSON" },
];

export const sampleCall: CallKey = {
  agent: "teller-a",
  scenario: "lost-card.001",
  trial: 0,
  role: "agent",
  index: 3,
  requestHash: "9f86d081",
};

export function sampleReply(text: string, providerState?: Json): ModelReply {
  return {
    text,
    calls: [{ id: "call-1", tool: "freeze_card", rawArguments: '{"cardId": "card-1"' }],
    ...(providerState === undefined ? {} : { providerState }),
    record: {
      role: "agent",
      index: 3,
      requested: "openai:example-model",
      requestHash: "9f86d081",
      finish: "tool-calls",
      usage: { inputTokens: 812, outputTokens: 44 },
      cost: { known: true, usd: "0.00042" },
      latencyMs: 931.25,
      attempts: 1,
      warnings: [],
      replayed: false,
    },
  };
}

/** One ending of each type, and whether an episode that ended so may be played again. */
export const everyEnding: readonly { ending: Ending; replaceable: boolean }[] = [
  { ending: { type: "completed" }, replaceable: false },
  { ending: { type: "hung-up", by: "agent", reason: "done" }, replaceable: false },
  { ending: { type: "turn-limit", turns: 20 }, replaceable: false },
  { ending: { type: "tool-limit", by: "agent", iterations: 10 }, replaceable: false },
  { ending: { type: "no-reply", by: "agent" }, replaceable: false },
  { ending: { type: "truncated-reply", by: "agent" }, replaceable: false },
  { ending: { type: "filtered-reply", by: "caller" }, replaceable: false },
  { ending: { type: "context-overflow", by: "agent" }, replaceable: false },
  { ending: { type: "token-limit", tokens: 100_000 }, replaceable: true },
  { ending: { type: "time-limit", elapsedMs: 60_000.5 }, replaceable: true },
  { ending: { type: "money-limit", spentUsd: "2.50" }, replaceable: true },
  { ending: { type: "fault", by: "bank", message: "connection lost" }, replaceable: true },
];

/** A record with a field that its schema does not know. */
export function withColour<Record extends object>(record: Record): Record {
  return { ...record, colour: "red" };
}

/** Everything that a listing gives. */
export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}
