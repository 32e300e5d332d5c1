import { expect, test } from "vitest";
import type { Judgement } from "../../../contract/judgement.ts";
import { questionsOf, settle, type AskingGate, type Doubt } from "./doubts.ts";

const gate: AskingGate = {
  id: "S5",
  version: 1,
  what: "claim",
  among: "agent-messages",
  look: () => ({ objections: [], doubts: [] }),
};
const doubt = (seq: number, quote: string): Doubt => ({
  seq,
  quote,
  because: "unsure",
  requirement: "It was.",
});
const answer = (question: string, met: boolean): Judgement => ({
  status: "answered",
  question,
  judge: "j",
  answer: { type: "assertion", met, quote: "", evidence: [9], because: "as seen" },
});
const two = [doubt(2, "I froze it."), doubt(4, "I told them.")];

test("one question a passage, in order, with its place; the same passage once", () => {
  expect(questionsOf(gate, [...two, doubt(2, "I froze it.")])).toMatchObject([
    { type: "assertion", id: "S5#1", about: { seq: 2, quote: "I froze it." }, findings: ["unsure"] },
    { id: "S5#2", about: { seq: 4 } },
  ]);
});

test("more than twelve passages are asked about by message", () => {
  const many = Array.from({ length: 40 }, (_, index) => doubt(index < 30 ? 2 : 3, `claim ${index}`));
  const questions = questionsOf(gate, many);
  expect(questions).toHaveLength(14);
  expect(questions.at(-1)).toMatchObject({ id: "S5#14", about: { seq: 3 } });
});

test("long passages are shortened", () => {
  const [question] = questionsOf(gate, [doubt(2, "word ".repeat(200))]);
  expect(question).toMatchObject({ about: { quote: expect.stringMatching(/^.{239}…$/) as string } });
});

test("an objection decides alone; a refuted doubt fails; an unanswered one stays open; else it passes", () => {
  const open = { judged: "open", judgements: [] } as const;
  const objection = { at: [1], because: "plainly" };
  expect(settle(gate, { objections: [objection], doubts: two }, open).status).toBe("failed");
  expect(settle(gate, { objections: [], doubts: [] }, open).status).toBe("passed");
  expect(settle(gate, { objections: [], doubts: two }, open)).toMatchObject({
    status: "unjudged",
    why: "not-asked",
    at: [2, 4],
  });
  const judged = (...judgements: Judgement[]) =>
    settle(gate, { objections: [], doubts: two }, { judged: "answered", judgements });
  expect(judged(answer("S5#1", true), answer("S5#2", false))).toMatchObject({
    status: "failed",
    evidence: { at: [4, 9] },
  });
  expect(judged(answer("S5#1", false))).toMatchObject({ status: "failed" });
  expect(judged(answer("S5#1", true))).toMatchObject({ status: "unjudged" });
  expect(judged(answer("S5#1", true), answer("S5#2", true))).toMatchObject({ status: "passed" });
});
