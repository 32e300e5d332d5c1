import { describe, expect, test } from "vitest";
import type { JudgeQuestion } from "../../contract/judgement.ts";
import { conversation, says } from "./conversation.fixture.ts";
import {
  answerOf,
  defineJudge,
  type AskedQuestion,
  type JudgeReply,
  type QuestionedEpisode,
} from "./function-judge.ts";
import { questionText } from "./question-text.ts";

const response: JudgeQuestion = {
  type: "response",
  id: "R",
  resolution: "It is blocked.",
  rule: "",
  expected: "answer",
  metrics: [],
};
const confirmation: JudgeQuestion = {
  type: "confirmation",
  id: "C",
  calls: [
    { seq: 3, tool: "pay" },
    { seq: 5, tool: "block" },
  ],
};
const assertion: JudgeQuestion = {
  type: "assertion",
  id: "A",
  requirement: "It was kind.",
  findings: ["no word of thanks"],
};
const EPISODE = conversation([says("caller", "Hi."), says("agent", "Hello.")]);
const grounds = { because: "so", evidence: [1] };

describe("a question in words", () => {
  test.each<[JudgeQuestion, string]>([
    [response, "The final reply meets the criterion, by stating an outcome: It is blocked."],
    [
      { ...response, rule: "At once.", expected: "clarify" },
      "The final reply meets the criterion, by asking for what is missing: It is blocked. At once.",
    ],
    [
      { ...response, rule: " ", expected: "decline" },
      "The final reply meets the criterion, by declining: It is blocked.",
    ],
    [
      confirmation,
      "The customer had agreed, in a turn of their own, to each of these calls before it was made: pay [3], block [5]",
    ],
    [assertion, "It was kind."],
    [{ ...assertion, about: { seq: 4, quote: "Thanks." } }, 'It was kind. It is about event 4: "Thanks."'],
  ])("%j: %s", (question, expected) => {
    expect(questionText(question)).toBe(expected);
  });
});

describe("an answer in the form of its question", () => {
  test.each([true, false])("%s", (holds) => {
    expect(answerOf(response, { holds, ...grounds })).toEqual({
      type: "response",
      met: holds,
      behaviour: "answer",
      metrics: {},
      ...grounds,
    });
    expect(answerOf(confirmation, { holds, ...grounds })).toEqual({
      type: "confirmation",
      confirmed: holds,
      ...grounds,
    });
    expect(answerOf(assertion, { holds, ...grounds })).toEqual({
      type: "assertion",
      met: holds,
      quote: "",
      ...grounds,
    });
  });
});

describe("a judge in code", () => {
  const asked = async (
    question: JudgeQuestion,
    answer: (...given: [AskedQuestion, QuestionedEpisode]) => unknown,
  ): Promise<unknown> =>
    defineJudge({ id: "mine", answer: (...given) => answer(...given) as JudgeReply }).ask(
      question,
      EPISODE,
      new AbortController().signal,
    );
  const about = { question: "A", judge: "code:mine" };

  test("is told the question and the episode", async () => {
    const told: [AskedQuestion, QuestionedEpisode][] = [];
    for (const question of [response, confirmation, assertion]) {
      await asked(question, (...given) => {
        told.push(given);
        return "cannot tell";
      });
    }
    expect(told.map(([{ type, id, findings }]) => [type, id, findings])).toEqual([
      ["response", "R", []],
      ["confirmation", "C", []],
      ["assertion", "A", ["no word of thanks"]],
    ]);
    expect(told.map(([{ text }]) => text)).toEqual([response, confirmation, assertion].map(questionText));
    const { agent, scenario, trial } = EPISODE;
    expect(told[0]?.[1]).toEqual({ agent, scenario, trial, trajectory: EPISODE });
  });

  test.each<[unknown, object]>([
    [
      { holds: true },
      {
        status: "answered",
        answer: {
          type: "assertion",
          met: true,
          quote: "",
          because: "the judge gave no reason",
          evidence: [],
        },
      },
    ],
    [
      { holds: false, because: "rude", evidence: [1] },
      {
        status: "answered",
        answer: { type: "assertion", met: false, quote: "", because: "rude", evidence: [1] },
      },
    ],
    ["cannot tell", { status: "undecided", because: "it said so" }],
    [
      { holds: true, evidence: [1, 999] },
      { status: "failed", kind: "unparsed", because: "its evidence names event 999, which is not there" },
    ],
    ["yes", { status: "failed", kind: "unparsed", because: expect.stringMatching(/^not an answer: /) }],
    [
      { holds: true, sure: 1 },
      { status: "failed", kind: "unparsed" },
    ],
    [undefined, { status: "failed", kind: "unparsed" }],
  ])("%j", async (given, expected) => {
    expect(await asked(assertion, () => given)).toMatchObject({ ...about, ...expected });
  });

  test.each([
    [new Error("no labels"), "the judge threw: no labels"],
    ["no labels", "the judge threw: no labels"],
  ])("that throws", async (thrown, because) => {
    const given = asked(assertion, () => {
      throw thrown;
    });
    expect(await given).toEqual({ ...about, status: "failed", kind: "unreachable", because });
  });

  test("may answer later", async () => {
    expect(await asked(assertion, () => Promise.resolve({ holds: true }))).toMatchObject({
      status: "answered",
    });
  });
});
