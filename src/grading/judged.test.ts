import { describe, expect, test } from "vitest";
import type { JudgeAnswer, Judgement, JudgeQuestion } from "../contract/judgement.ts";
import type { Ending } from "../contract/trajectory.ts";
import { assertionQuestion, assertionResult } from "./assertions.ts";
import { decisionIn, decisionOf, differsInDecision } from "./judge/decision.ts";
import { describeAnswerProblem, type AnswerProblem } from "./judge/answer-problem.ts";
import { answerTo, unanswered } from "./judged.ts";
import { outsideAgent } from "./outside-agent.ts";

const about = { question: "A1", judge: "j" };
const grounds = { because: "so", evidence: [2] };
const met = (met: boolean): JudgeAnswer => ({ type: "assertion", met, quote: "q", ...grounds });
const answered = (answer: JudgeAnswer): Judgement => ({ status: "answered", ...about, answer });
const undecided: Judgement = { status: "undecided", ...about, because: "too short" };
const broken: Judgement = { status: "failed", ...about, kind: "unparsed", because: "no object" };
const confirmed = (confirmed: boolean): JudgeAnswer => ({ type: "confirmation", confirmed, ...grounds });
const replied = (met: boolean, behaviour: "answer" | "decline" = "answer"): JudgeAnswer => ({
  type: "response",
  met,
  behaviour,
  metrics: {},
  ...grounds,
});

describe("the answer to a question", () => {
  test.each<[readonly Judgement[], object]>([
    [[], { status: "missing", because: "no judge was asked", why: "no-answer" }],
    [
      [{ ...undecided, question: "A2" }],
      { status: "missing", because: "no judge was asked", why: "no-answer" },
    ],
    [[undecided], { status: "missing", because: "the judge cannot tell: too short", why: "cannot-tell" }],
    [
      [broken],
      { status: "missing", because: "the judge's answer was unparsed: no object", why: "no-answer" },
    ],
    [
      [answered(confirmed(true))],
      {
        status: "missing",
        because: "the judge answered a question of another kind (confirmation)",
        why: "no-answer",
      },
    ],
    [[answered(met(true))], { status: "answered", answer: met(true) }],
    [[answered(met(false)), answered(met(true))], { status: "answered", answer: met(false) }],
  ])("%j", (judgements, expected) => {
    expect(answerTo("A1", "assertion", judgements)).toEqual(expected);
  });

  test("that is missing is told by why it is", () => {
    const answer = { because: "the judge cannot tell: too short", why: "cannot-tell" } as const;
    expect(unanswered(answer, "open", [3])).toMatchObject({
      status: "unjudged",
      because: "no rule can tell, and nobody was asked",
      why: "not-asked",
    });
    expect(unanswered(answer, "answered", [3])).toMatchObject({ status: "unjudged", ...answer });
  });
});

describe("an assertion", () => {
  const assertion = { id: "A1", requirement: "It was kind." };

  test("is asked with what rules found", () => {
    expect(assertionQuestion(assertion, [])).toEqual({ type: "assertion", ...assertion });
    expect(assertionQuestion(assertion, ["rude"])).toEqual({
      type: "assertion",
      ...assertion,
      findings: ["rude"],
    });
  });

  test.each<[readonly Judgement[], "answered" | "open", boolean, object]>([
    [[answered(met(true))], "answered", false, { status: "passed", because: "so", evidence: { at: [2] } }],
    [[answered(met(false))], "answered", false, { status: "failed", because: "so", evidence: { at: [2] } }],
    [[undecided], "answered", false, { status: "unjudged", why: "cannot-tell" }],
    [[], "open", false, { status: "unjudged", why: "not-asked" }],
    [
      [],
      "answered",
      true,
      { status: "unjudged", why: "not-needed", because: "not asked: a check has failed" },
    ],
  ])("%j, %s, %j", (...[judgements, judged, notAsked, finding]) => {
    expect(assertionResult(assertion, { judged, judgements, notAsked })).toMatchObject({
      check: "A1",
      stage: "assertions",
      gating: true,
      finding,
    });
  });
});

describe("what an answer comes to", () => {
  const asked: JudgeQuestion = {
    type: "response",
    id: "R",
    resolution: "x",
    rule: "",
    expected: "answer",
    metrics: [],
  };
  const confirmation: JudgeQuestion = { type: "confirmation", id: "C", calls: [] };
  const assertion: JudgeQuestion = { type: "assertion", id: "A", requirement: "x" };
  test.each<[JudgeQuestion, JudgeAnswer, string]>([
    [asked, replied(true), "holds"],
    [asked, replied(true, "decline"), "fails"],
    [asked, replied(false), "fails"],
    [confirmation, confirmed(true), "holds"],
    [confirmation, confirmed(false), "fails"],
    [assertion, met(true), "holds"],
    [assertion, met(false), "fails"],
  ])("%j, %j: %s", (question, answer, expected) => {
    expect(decisionOf(question, answer)).toBe(expected);
    expect(decisionIn(question, answered(answer))).toBe(expected);
    expect(decisionIn(question, undecided)).toBe("unanswered");
  });

  test.each<[JudgeQuestion, JudgeAnswer]>([
    [asked, met(true)],
    [confirmation, met(true)],
    [assertion, confirmed(true)],
    [assertion, replied(true)],
  ])("%j is not answered by %j", (question, answer) => {
    expect(() => decisionOf(question, answer)).toThrow(
      `an answer of type ${answer.type} to a question of type ${question.type}`,
    );
  });

  test.each<[JudgeQuestion, JudgeAnswer, JudgeAnswer, boolean]>([
    [asked, replied(true), replied(true), false],
    [asked, replied(true), replied(false), true],
    [asked, replied(true), replied(true, "decline"), true],
    [asked, replied(false), replied(false, "decline"), true],
    [asked, replied(false, "decline"), replied(false, "decline"), false],
    [assertion, met(true), met(true), false],
    [assertion, met(true), met(false), true],
    [confirmation, confirmed(true), confirmed(false), true],
    [confirmation, confirmed(false), confirmed(false), false],
  ])("%j: %j and %j differ: %j", (...[question, one, other, differs]) => {
    expect(differsInDecision(question, one, other)).toBe(differs);
  });
});

describe("endings that say nothing of the agent", () => {
  test.each<[Ending, object | undefined]>([
    [
      { type: "fault", by: "bank", message: "gone" },
      { status: "error", because: "fault of the bank: gone", results: [] },
    ],
    [
      { type: "token-limit" } as Ending,
      { status: "error", because: "the episode was cut short by its token-limit", results: [] },
    ],
    [
      { type: "time-limit" } as Ending,
      { status: "error", because: "the episode was cut short by its time-limit", results: [] },
    ],
    [
      { type: "money-limit" } as Ending,
      { status: "error", because: "the episode was cut short by its money-limit", results: [] },
    ],
    [{ type: "tool-limit", by: "agent", iterations: 2 }, undefined],
    [
      { type: "tool-limit", by: "caller", iterations: 2 },
      {
        status: "invalid",
        because: "the caller could not go on: tool-limit",
        evidence: { noneAmong: "conversation" },
      },
    ],
    [
      { type: "filtered-reply", by: "caller" },
      { status: "invalid", because: "the caller could not go on: filtered-reply" },
    ],
    [
      { type: "context-overflow", by: "caller" },
      { status: "invalid", because: "the caller could not go on: context-overflow" },
    ],
    [{ type: "completed" }, undefined],
    [{ type: "hung-up", by: "caller" }, undefined],
    [{ type: "no-reply", by: "caller" }, undefined],
    [{ type: "turn-limit", turns: 3 }, undefined],
  ])("%j", (ending, expected) => {
    const verdict = outsideAgent(ending);
    if (expected === undefined) expect(verdict).toBeUndefined();
    else expect(verdict).toMatchObject(expected);
  });
});

test.each<[AnswerProblem, string]>([
  [{ kind: "cut-off" }, "the reply was cut off by the token limit"],
  [{ kind: "filtered" }, "the reply was withheld by the provider"],
  [{ kind: "no-object" }, "the reply holds no JSON object"],
  [{ kind: "several-objects" }, "the reply holds more than one JSON object; exactly one is wanted"],
  [
    { kind: "broken-object", at: 3, what: "a comma" },
    "the JSON object cannot be read: a comma at character 3",
  ],
  [{ kind: "missing-key", key: "met" }, 'the key "met" is missing'],
  [{ kind: "unexpected-key", key: "sure" }, 'there is a key that was not asked for: "sure"'],
  [
    { kind: "unexpected-key", key: "k".repeat(80) },
    'there is a key that was not asked for: "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk"',
  ],
  [
    { kind: "unexpected-key", key: "k".repeat(81) },
    'there is a key that was not asked for: "kkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk…"',
  ],
  [
    { kind: "wrong-value", key: "met", expected: "true or false", got: "1" },
    '"met" must be true or false, not 1',
  ],
  [{ kind: "no-evidence" }, '"evidence" is empty; at least one line number is wanted'],
  [{ kind: "unknown-evidence", numbers: [7, 8] }, '"evidence" names what is no line of the record: 7, 8'],
  [
    { kind: "no-agreement-cited", before: 4 },
    '"confirmed" is true, but "evidence" names no message of the caller before line [4]',
  ],
  [
    { kind: "quote-too-short" },
    '"quote" must have at least three characters, or be the whole content of a line',
  ],
  [
    { kind: "quote-not-found", quote: "hello", elsewhere: [] },
    '"quote" is not in the record word for word: "hello"',
  ],
  [
    { kind: "quote-not-found", quote: "hello", elsewhere: [2, 5] },
    '"quote" stands in line 2, 5, which "evidence" does not name',
  ],
])("a problem in words: %j: %s", (problem, expected) => {
  expect(describeAnswerProblem(problem)).toBe(expected);
});
