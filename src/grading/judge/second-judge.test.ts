import { describe, expect, test } from "vitest";
import { Judgement, type JudgeAnswer, type JudgeQuestion } from "../../contract/judgement.ts";
import type { Judge } from "../../contract/ports.ts";
import { assertion, confirmation, paidAndDenied, response } from "./conversation.fixture.ts";
import { decisionIn, decisionOf } from "./decision.ts";
import { withSecondJudge } from "./second-judge.ts";

const why = { evidence: [1], because: "so" };
const met = (value: boolean): JudgeAnswer => ({ type: "assertion", met: value, quote: "transfer", ...why });
const confirmed = (value: boolean): JudgeAnswer => ({ type: "confirmation", confirmed: value, ...why });
const responds = (
  value: boolean,
  behaviour: "answer" | "clarify" | "decline",
  score: 0 | 1 = 1,
): JudgeAnswer => ({
  type: "response",
  met: value,
  behaviour,
  metrics: { Q_tone: score },
  ...why,
});

const judge = (id: string, answer: JudgeAnswer | "fails"): Judge => ({
  id,
  async ask(question) {
    const about = { question: question.id, judge: id };
    return answer === "fails"
      ? { ...about, status: "failed", kind: "unreachable", because: "down" }
      : { ...about, status: "answered", answer };
  },
});

const askBoth = async (
  question: JudgeQuestion,
  first: JudgeAnswer | "fails",
  second: JudgeAnswer | "fails",
) => {
  const both = withSecondJudge(judge("first", first), judge("second", second));
  return Judgement.parse(await both.ask(question, paidAndDenied, new AbortController().signal));
};

describe("two judges", () => {
  test.each<[string, JudgeQuestion, JudgeAnswer, JudgeAnswer]>([
    ["an assertion", assertion, met(true), met(false)],
    ["a confirmation", confirmation, confirmed(false), confirmed(true)],
    ["whether a response meets its case", response, responds(true, "decline"), responds(false, "decline")],
    [
      "whether the behaviour is the expected one",
      response,
      responds(true, "decline"),
      responds(true, "answer"),
    ],
  ])(
    "who differ in %s: the first decides, the second's answer is kept",
    async (_what, question, one, other) => {
      expect(await askBoth(question, one, other)).toEqual({
        status: "answered",
        question: question.id,
        judge: "first",
        answer: one,
        dissent: { judge: "second", answer: other },
      });
    },
  );

  test.each<[string, JudgeQuestion, JudgeAnswer, JudgeAnswer]>([
    ["evidence and reason", assertion, met(true), { ...met(true), evidence: [3], because: "else" }],
    ["advisory scores", response, responds(true, "decline", 0), responds(true, "decline", 1)],
    ["which unexpected behaviour it was", response, responds(true, "answer"), responds(true, "clarify")],
  ])("who differ in %s only: no dissent", async (_what, question, one, other) => {
    expect(await askBoth(question, one, other)).not.toHaveProperty("dissent");
  });

  test("the first fails: so does the judgement, whatever the second says", async () => {
    expect(await askBoth(assertion, "fails", met(true))).toMatchObject({ status: "failed", judge: "first" });
  });

  test("the second fails: the first's answer stands, and the failure is on record", async () => {
    expect(await askBoth(assertion, met(false), "fails")).toMatchObject({
      status: "answered",
      answer: { met: false },
      secondFailed: { judge: "second", kind: "unreachable", because: "down" },
    });
  });

  test("have a name of their own, and must be two", () => {
    expect(withSecondJudge(judge("a", met(true)), judge("b", met(true))).id).toBe("a+b");
    expect(() => withSecondJudge(judge("a", met(true)), judge("a", met(true)))).toThrow(RangeError);
  });
});

describe("what an answer decides", () => {
  test.each<[JudgeQuestion, JudgeAnswer, string]>([
    [assertion, met(true), "holds"],
    [assertion, met(false), "fails"],
    [confirmation, confirmed(true), "holds"],
    [confirmation, confirmed(false), "fails"],
    [response, responds(true, "decline"), "holds"],
    [response, responds(true, "answer"), "fails"],
    [response, responds(false, "decline"), "fails"],
  ])("%j, %j: %s", (question, answer, decision) => {
    expect(decisionOf(question, answer)).toBe(decision);
    const about = { question: question.id, judge: "j" };
    expect(decisionIn(question, { ...about, status: "answered", answer })).toBe(decision);
    expect(decisionIn(question, { ...about, status: "failed", kind: "unparsed", because: "" })).toBe(
      "unanswered",
    );
  });

  test("an answer to another type of question is a bug", () => {
    expect(() => decisionOf(assertion, confirmed(true))).toThrow(TypeError);
  });
});
