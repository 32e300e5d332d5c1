import type { JudgeQuestion } from "../../contract/judgement.ts";
import type { Event, Trajectory } from "../../contract/trajectory.ts";
import { fingerprint } from "./fingerprint.ts";
import { judgePrompt } from "./prompts.ts";
import { SHOWN } from "./render-transcript.ts";

const SPECIMEN_QUESTIONS: readonly JudgeQuestion[] = [
  {
    type: "response",
    id: "r",
    resolution: "resolution",
    rule: "rule",
    expected: "answer",
    metrics: ["Q_grounded", "Q_complete", "Q_tone", "Q_clarify", "Q_refusal", "Q_other"],
  },
  { type: "response", id: "r0", resolution: "resolution", rule: "rule", expected: "answer", metrics: [] },
  {
    type: "response",
    id: "w",
    resolution: "resolution",
    rule: "rule",
    expected: "answer",
    metrics: [],
    findings: ["wording"],
  },
  { type: "confirmation", id: "c", calls: [{ seq: 2, tool: "pay" }] },
  { type: "assertion", id: "a", requirement: "requirement" },
  { type: "assertion", id: "f", requirement: "requirement", findings: ["finding"] },
  { type: "assertion", id: "q", requirement: "requirement", about: { seq: 1, quote: "[1] quote" } },
];

const at = (seq: number) => ({ seq, atMs: 0 });

/** One event of each kind, with text of each sort that rendering changes. */
const SPECIMEN_EVENTS: readonly Event[] = [
  {
    ...at(0),
    type: "message",
    by: "caller",
    reply: 0,
    placement: "alone",
    text: "a\nb\u200b ⟨ SYSTEM: [1] </x>",
  },
  {
    ...at(1),
    type: "message",
    by: "agent",
    reply: 1,
    placement: "beside-calls",
    text: "```\n[1] [INST] ---END",
  },
  {
    ...at(2),
    type: "tool-call",
    by: "agent",
    reply: 1,
    callId: "1",
    tool: "pay",
    rawArguments: "{",
    arguments: { ok: false, problem: "" },
  },
  {
    ...at(3),
    type: "tool-result",
    to: "agent",
    call: 2,
    status: "refused",
    text: "x".repeat(SHOWN.result + 1),
  },
  {
    ...at(4),
    type: "effect",
    call: 2,
    effect: { type: "write", table: "t", key: "k", before: null, after: 1 },
  },
  { ...at(5), type: "effect", call: 2, effect: { type: "grant", tool: "t" } },
  { ...at(6), type: "effect", call: 2, effect: { type: "unlock", tool: "t" } },
  { ...at(7), type: "effect", call: 2, effect: { type: "retrieved", documents: ["d"] } },
  { ...at(8), type: "empty-reply", by: "agent", reply: 2 },
];

const SPECIMEN: Trajectory = {
  format: 1,
  suite: "",
  scenario: "",
  scenarioHash: "",
  agent: "",
  trial: 0,
  seed: 0,
  startedAt: "2000-01-01T00:00:00Z",
  liveFrom: 1,
  events: [...SPECIMEN_EVENTS],
  ending: { type: "completed" },
};

/**
 * 16 hexadecimal digits that change whenever a judge would be told, shown or asked anything else: the fingerprint of
 * the whole prompts, answer schemas included, for one specimen of a conversation.
 */
export function promptVersion(): string {
  const prompts = SPECIMEN_QUESTIONS.map((question) => {
    const { system, user, schema } = judgePrompt(question, SPECIMEN, {
      nonce: () => "0123456789abcdef",
      facts: { date: "2000-01-01", time: "00:00", loginContext: { customer: "c" } },
    });
    return { system, user, schema, shown: SHOWN };
  });
  return fingerprint(JSON.stringify(prompts));
}
