import { describe, expect, test } from "vitest";
import type { Judgement } from "../../../contract/judgement.ts";
import type { Finding } from "../../../contract/verdict.ts";
import { failed, passed } from "../../../grading/check.ts";
import type { Judged } from "../../../grading/judged.ts";
import { judgeQuestion, numbered, settle, type Question, type Ruling } from "./ruling.ts";

const ask = (id: string, at: readonly number[] = [4]): Question => ({
  id,
  requirement: "It was paid.",
  at,
  because: "a payment is spoken of",
});
const good = passed({ at: [2] }, "fine");
const bad = failed({ at: [2] }, "wrong");
const ruling = (finding: Finding, questions: readonly Question[], gating = true): Ruling => ({
  check: "house-claims",
  version: 1,
  stage: "house",
  gating,
  finding,
  questions,
});
const answered = (question: string, met: boolean, evidence: number[] = []): Judgement => ({
  status: "answered",
  question,
  judge: "j",
  answer: { type: "assertion", met, evidence, quote: "", because: met ? "it was" : "it was not" },
});
const settled = (
  of: Ruling,
  judgements: readonly Judgement[] = [],
  { judged = "answered", notAsked = false }: { judged?: Judged; notAsked?: boolean } = {},
): Finding => settle(of, { judged, judgements, notAsked }).finding;

test("a judge is asked what rules leave open, with what they found", () => {
  const asked = { type: "assertion", id: "a", requirement: "It was paid." };
  expect(judgeQuestion(ask("a"))).toEqual(asked);
  expect(judgeQuestion({ ...ask("a"), findings: [] })).toEqual(asked);
  expect(judgeQuestion({ ...ask("a"), findings: ["no call"] })).toEqual({ ...asked, findings: ["no call"] });
});

test("questions of a check are numbered from 1", () => {
  expect(numbered("c", [ask(""), ask("")]).map(({ id }) => id)).toEqual(["c#1", "c#2"]);
});

describe("what the answers make of a check", () => {
  test("nothing where nothing was asked, where rules decided, and where it does not decide", () => {
    expect(settled(ruling(good, []))).toBe(good);
    expect(settled(ruling(bad, [ask("a")]), [answered("a", true)])).toBe(bad);
    expect(settled(ruling(good, [ask("a")], false), [answered("a", false)])).toBe(good);
  });

  test("a check goes on as it was but for its finding", () => {
    const { finding: _, ...about } = settle(ruling(good, [ask("a")]), {
      judged: "answered",
      judgements: [answered("a", true)],
      notAsked: false,
    });
    expect(about).toEqual({ check: "house-claims", version: 1, stage: "house", gating: true });
  });

  test("all of them must hold, and the worst is told", () => {
    const two = ruling(good, [ask("a"), ask("b")]);
    expect(settled(two, [answered("a", true), answered("b", true)]).status).toBe("passed");
    expect(settled(two, [answered("a", true), answered("b", false)])).toMatchObject({
      status: "failed",
      because: "a payment is spoken of; it was not",
    });
    expect(settled(two, [answered("a", true)]).status).toBe("unjudged");
    expect(settled(two, [answered("b", false)]).status).toBe("failed");
  });

  test("an answer rests on the judge's evidence, else on what was asked about, else on all that was said", () => {
    const rests = (at: readonly number[], evidence: number[]): Finding =>
      settled(ruling(good, [ask("a", at)]), [answered("a", true, evidence)]);
    expect(rests([4], [7, 6])).toEqual(passed({ at: [6, 7] }, "it was"));
    expect(rests([4], [])).toEqual(passed({ at: [4] }, "it was"));
    expect(rests([], [])).toEqual(passed({ noneAmong: "conversation" }, "it was"));
  });

  test("without an answer it says why there is none", () => {
    const one = ruling(good, [ask("a")]);
    expect(settled(one)).toEqual({
      status: "unjudged",
      why: "no-answer",
      at: [4],
      because: "a payment is spoken of; no judge was asked",
    });
    expect(settled(one, [], { judged: "open" })).toMatchObject({
      why: "not-asked",
      because: "a payment is spoken of; no rule can tell, and nobody was asked",
    });
    expect(settled(one, [], { notAsked: true })).toEqual({
      status: "unjudged",
      why: "not-needed",
      at: [4],
      because: "not asked: a check has failed",
    });
  });
});
