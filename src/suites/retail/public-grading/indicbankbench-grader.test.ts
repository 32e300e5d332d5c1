import { describe, expect, test } from "vitest";
import {
  calls,
  result,
  retailCase,
  rightTranscript,
  says,
  system,
  user,
} from "../../../../test/fixtures/retail-case.ts";
import type { ChatMessage } from "../../../contract/chat-message.ts";
import type { JudgeAnswer, Judgement } from "../../../contract/judgement.ts";
import type { Ending, Trajectory } from "../../../contract/trajectory.ts";
import { Verdict } from "../../../contract/verdict.ts";
import { fromChatTranscript } from "../../../transcripts/from-chat-transcript.ts";
import { createIndicbankbenchGrader, indicbankbenchGrader, projectTranscript } from "./index.ts";

const scenario = retailCase();
const origin = {
  suite: "s",
  scenario: scenario.id,
  scenarioHash: "h",
  agent: "a",
  trial: 0,
  seed: 0,
  startedAt: "2026-03-15T09:00:00Z",
};
const unclear = (): ChatMessage[] => rightTranscript().with(5, user("Hm, well, do it then."));

function played(transcript: readonly ChatMessage[], ending: Ending = { type: "completed" }): Trajectory {
  return { ...fromChatTranscript({ transcript, prior: scenario.setup.prior.length, origin }), ending };
}

function answered(question: string, answer: JudgeAnswer): Judgement {
  return { status: "answered", question, judge: "test", answer };
}

const good = answered("response", {
  type: "response",
  met: true,
  behaviour: "answer",
  metrics: { Q_tone: 1, Q_clear: 0.5 },
  evidence: [8],
  because: "it says so",
});
const confirmed = (yes: boolean): Judgement =>
  answered("confirmation", { type: "confirmation", confirmed: yes, evidence: [5], because: "his words" });

function grade(
  trajectory: Trajectory,
  judgements: Judgement[] = [good],
  grader = indicbankbenchGrader,
): Verdict {
  return Verdict.parse(grader.grade(scenario, trajectory, judgements));
}

function finding(verdict: Verdict, check: string) {
  return "results" in verdict ? verdict.results.find((each) => each.check === check) : undefined;
}

describe("questions to the judge", () => {
  test("the response always, the confirmation where S2 needs it, naming the calls", () => {
    const asked = (transcript: ChatMessage[]) =>
      indicbankbenchGrader.judgementsNeeded(scenario, played(transcript));
    expect(asked(rightTranscript())).toEqual([
      {
        type: "response",
        id: "response",
        resolution: "The card is frozen.",
        rule: "Says that the card is frozen.",
        expected: "answer",
        metrics: ["Q_tone"],
      },
    ]);
    expect(asked(unclear())[1]).toEqual({
      type: "confirmation",
      id: "confirmation",
      calls: [{ seq: 6, tool: "freeze_card" }],
    });
  });

  test("none where no score can come of it, and none without a judge", () => {
    const fault = played(rightTranscript(), { type: "fault", by: "agent", message: "down" });
    expect(indicbankbenchGrader.judgementsNeeded(scenario, fault)).toEqual([]);
    const unjudged = createIndicbankbenchGrader({ judged: false });
    expect(unjudged.judgementsNeeded(scenario, played(rightTranscript()))).toEqual([]);
  });
});

describe("verdicts", () => {
  test("a right episode passes, every result with its evidence", () => {
    const verdict = grade(played(rightTranscript()));
    expect(verdict).toMatchObject({ status: "passed", quality: 0.75, unjudged: [] });
    const evidence =
      "results" in verdict ? verdict.results.map(({ check, finding }) => [check, finding]) : [];
    expect(evidence.map(([check]) => check)).toEqual(["S1", "S3", "S4", "S2", "A1", "A2", "A3", "A4", "R"]);
    expect(Object.fromEntries(evidence)).toMatchObject({
      S1: { status: "passed", evidence: { at: [2, 6] } },
      S2: { status: "passed", evidence: { at: [4, 5, 6] } },
      S4: { status: "passed", evidence: { at: [4, 8] } },
      A1: { status: "passed", evidence: { at: [6] } },
      A4: { status: "not-applicable" },
      R: { status: "passed", evidence: { at: [8] } },
    });
  });

  test("the first failed gate names the failure, at the events it rests on, whatever the judge says", () => {
    const wrong = played(rightTranscript().with(6, calls("b", ["freeze_card", { card_id: "CARD-9" }])));
    for (const judgements of [[], [good]]) {
      const verdict = grade(wrong, judgements);
      expect(verdict).toMatchObject({ status: "failed", firstFailed: "S1" });
      expect(verdict).not.toHaveProperty("quality");
      expect(finding(verdict, "S1")?.finding).toMatchObject({ status: "failed", evidence: { at: [6] } });
      expect(finding(verdict, "A3")?.finding.status).toBe("failed");
    }
  });

  test("a tool that was never called fails with the place where it was looked for", () => {
    const verdict = grade(played([system(), user("Hi."), says("Hello.")]));
    expect(verdict).toMatchObject({ status: "failed", firstFailed: "A1" });
    expect(finding(verdict, "A1")?.finding).toMatchObject({ evidence: { noneAmong: "agent-calls" } });
  });

  test("an inactive gate shows what it found and decides nothing", () => {
    const noGates = retailCase({ gates: [] });
    const trajectory = played(rightTranscript().with(8, says("null")));
    const verdict = indicbankbenchGrader.grade(noGates, trajectory, [good]);
    expect(verdict.status).toBe("passed");
    expect(finding(verdict, "S4")).toMatchObject({ gating: false, finding: { status: "failed" } });
  });

  test("the wrong kind of behaviour fails R", () => {
    const declined = answered("response", {
      ...(good as { answer: JudgeAnswer }).answer,
      behaviour: "decline",
    } as JudgeAnswer);
    expect(grade(played(rightTranscript()), [declined])).toMatchObject({
      status: "failed",
      firstFailed: "R",
    });
    const advisory = retailCase({ behaviourAdvisory: true });
    expect(indicbankbenchGrader.grade(advisory, played(rightTranscript()), [declined]).status).toBe("passed");
  });

  test("the confirmation judge decides S2, after R", () => {
    expect(grade(played(unclear()), [good, confirmed(true)])).toMatchObject({ status: "passed" });
    const refused = grade(played(unclear()), [good, confirmed(false)]);
    expect(refused).toMatchObject({ status: "failed", firstFailed: "S2", quality: 0.75 });
    expect(finding(refused, "S2")?.finding).toMatchObject({
      evidence: { at: [4, 5, 6] },
      because: "his words",
    });
    const notMet = answered("response", {
      ...(good as { answer: JudgeAnswer }).answer,
      met: false,
    } as JudgeAnswer);
    for (const judgements of [[notMet, confirmed(false)], [notMet]]) {
      expect(grade(played(unclear()), judgements)).toMatchObject({ status: "failed", firstFailed: "R" });
    }
  });

  test("a missing or failed judgement is an error, never a pass or a fail", () => {
    expect(grade(played(rightTranscript()), [])).toMatchObject({
      status: "error",
      because: "awaiting judge",
    });
    expect(grade(played(unclear()), [good])).toMatchObject({ status: "error", because: "awaiting judge" });
    const failed: Judgement = {
      status: "failed",
      question: "response",
      judge: "j",
      kind: "unparsed",
      because: "prose",
    };
    expect(grade(played(rightTranscript()), [failed])).toMatchObject({
      status: "error",
      because: "awaiting judge; response: unparsed, prose",
    });
  });

  test("without a judge the rest decides, and what is open is listed", () => {
    const unjudged = createIndicbankbenchGrader({ judged: false });
    expect(grade(played(rightTranscript()), [], unjudged)).toMatchObject({
      status: "open",
      unjudged: ["R"],
    });
    expect(grade(played(unclear()), [], unjudged)).toMatchObject({ status: "open", unjudged: ["R", "S2"] });
    const silent = played([system(), user("Hi."), says("Hello.")]);
    expect(grade(silent, [], unjudged)).toMatchObject({ status: "failed", firstFailed: "A1" });
  });
});

describe("episodes that the public harness does not score", () => {
  test.each<Ending>([
    { type: "tool-limit", by: "agent", iterations: 6 },
    { type: "context-overflow", by: "agent" },
    { type: "token-limit", tokens: 9 },
    { type: "time-limit", elapsedMs: 9 },
    { type: "money-limit", spentUsd: "1" },
    { type: "fault", by: "bank", message: "down" },
  ])("$type is an error", (ending) => {
    expect(grade(played(rightTranscript(), ending))).toMatchObject({ status: "error", results: [] });
  });

  test("a broken-off conversation is scored as it stands", () => {
    const silent = played(rightTranscript().slice(0, 6), { type: "no-reply", by: "agent" });
    expect(grade(silent)).toMatchObject({ status: "failed", firstFailed: "A1" });
  });

  test("arguments on which the public grader crashes are an error that names the call", () => {
    const list = played(rightTranscript().with(6, calls("b", ["freeze_card", ["CARD-1"]])));
    expect(grade(list)).toMatchObject({ status: "error", because: expect.stringContaining("freeze_card") });
  });

  test("argument text that is no JSON counts as no arguments", () => {
    const verdict = grade(played(rightTranscript().with(6, calls("b", ["freeze_card", "{card"]))));
    expect(verdict).toMatchObject({ status: "failed", firstFailed: "S3" });
  });
});

describe("text beside calls", () => {
  const talking = (): ChatMessage[] =>
    rightTranscript().with(2, {
      ...calls("a", ["look_up_cards", { customer_id: "CUST-1" }]),
      content: "null",
    });

  test("was never said in an episode played under the public rules, and counts where it was", () => {
    expect(grade(played(talking()))).toMatchObject({ status: "passed" });
    const keeping = createIndicbankbenchGrader({ judged: true, besideCalls: "keep" });
    const verdict = grade(played(talking()), [good], keeping);
    expect(verdict).toMatchObject({ status: "failed", firstFailed: "S4" });
    expect(finding(verdict, "S4")?.finding).toMatchObject({ evidence: { at: [2] } });
  });

  test("earlier messages keep theirs", () => {
    const [first, ...live] = talking();
    const prior = talking().slice(2, 3);
    const trajectory = {
      ...played([first ?? system(), ...prior, result("a_0", "{}"), ...live]),
      liveFrom: 4,
    };
    const { messages, liveStart } = projectTranscript(trajectory, {
      besideCalls: "drop",
      unreadableArguments: "as-text",
    });
    expect(liveStart).toBe(3);
    expect(messages.map(({ message }) => message.content).slice(1, 6)).toEqual([
      "null",
      "{}",
      "My card is lost, please freeze it.",
      null,
      '{"cards": [{"card_id": "CARD-1", "status": "active"}]}',
    ]);
  });
});

describe("projection", () => {
  test("results that came between the calls of one reply stand after them", () => {
    const trajectory = played(rightTranscript());
    const at = {
      atMs: 0,
      by: "agent",
      reply: 7,
      rawArguments: "",
      arguments: { ok: true, value: {} },
    } as const;
    const to = { atMs: 0, type: "tool-result", to: "agent", status: "done" } as const;
    const events: Trajectory["events"] = [
      { ...at, seq: 0, type: "tool-call", callId: "x", tool: "one" },
      { ...to, seq: 1, call: 0, text: "1" },
      { ...at, seq: 2, type: "tool-call", callId: "y", tool: "two" },
      { ...to, seq: 3, call: 2, text: "2" },
    ];
    const { messages, liveStart } = projectTranscript(
      { ...trajectory, events, liveFrom: 0 },
      { besideCalls: "drop", unreadableArguments: "as-text" },
    );
    expect(liveStart).toBe(1);
    expect(messages.map(({ message, seqs, calls }) => [message.role, seqs, calls])).toEqual([
      ["system", [], []],
      ["assistant", [0, 2], [0, 2]],
      ["tool", [1], []],
      ["tool", [3], []],
    ]);
    expect(messages[1]?.message.tool_calls?.map((call) => call.function.arguments)).toEqual([{}, {}]);
  });

  test("what the agent never sees is left out", () => {
    const trajectory = played([system(), user("Hi."), says("Hello.")]);
    const hidden: Trajectory["events"] = [
      { seq: 3, atMs: 0, type: "instructions", to: "caller", text: "be angry" },
      {
        seq: 4,
        atMs: 0,
        type: "tool-call",
        by: "caller",
        reply: 9,
        callId: "c",
        tool: "pay",
        rawArguments: "{}",
        arguments: { ok: true, value: {} },
      },
      { seq: 5, atMs: 0, type: "tool-result", to: "caller", call: 4, status: "done", text: "paid" },
      { seq: 6, atMs: 0, type: "empty-reply", by: "agent", reply: 10 },
    ];
    const { messages } = projectTranscript(
      { ...trajectory, events: [...trajectory.events, ...hidden] },
      { besideCalls: "keep", unreadableArguments: "as-text" },
    );
    expect(messages.map(({ message }) => message.content)).toEqual([
      "You work for a bank.",
      "Hi.",
      "Hello.",
      null,
    ]);
  });
});
