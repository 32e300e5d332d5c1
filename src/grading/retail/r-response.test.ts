import { describe, expect, test } from "vitest";
import type { Judgement } from "../../contract/judgement.ts";
import type { Behaviour, RetailCase } from "../../contract/retail-case.ts";
import { createStrictRetailGrader } from "./index.ts";
import {
  episode,
  gradeEpisode,
  retailCase,
  rule,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

const block: ScriptedCall = { tool: "block_card", with: { card_id: "DCA5529201" } };
const r = (scenario: RetailCase, steps: Step[]) => gradeEpisode(scenario, steps).finding("R").status;

describe("by rules", () => {
  const scenario = retailCase({
    response: { must: [{ text: "open" }, { date: "2026-11-12" }], mustNot: [{ anyOf: ["closed", "done"] }] },
  });
  test("the final reply states what it must and nothing it must not", () => {
    expect(r(scenario, ["C: ?", "A: It is open since 12 November 2026."])).toBe("passed");
    expect(r(scenario, ["C: ?", "A: It is open."])).toBe("failed");
    expect(r(scenario, ["C: ?", "A: It is open, not closed, since 2026-11-12."])).toBe("failed");
  });
  test("what it must state, the final reply states; what none may state, no reply states", () => {
    expect(r(scenario, ["C: ?", "A: It is open since 12 November 2026.", "C: thanks", "A: Bye."])).toBe(
      "failed",
    );
    expect(
      r(scenario, ["C: ?", "A: Which account?", "C: well", "A: It is open since 12 November 2026."]),
    ).toBe("passed");
    expect(
      r(scenario, ["C: ?", "A: It is closed.", "C: well", "A: It is open since 12 November 2026."]),
    ).toBe("failed");
  });
  test("without facts it stays open", () => {
    const { verdict } = gradeEpisode(retailCase(), ["C: ?", "A: It is open."], { judged: "open" });
    expect(verdict).toMatchObject({ status: "open", unjudged: ["R"] });
  });
});

describe("behaviour", () => {
  const of = (behaviour: Behaviour, changes: Parameters<typeof retailCase>[0] = {}) =>
    retailCase({ behaviour, ...changes });
  test("clarify asks a question and does not act in that turn", () => {
    expect(r(of("clarify"), ["C: stop a cheque", "A: Which cheque number should I stop?"])).toBe("passed");
    expect(r(of("clarify"), ["C: stop a cheque", "A: Thank you."])).toBe("failed");
    expect(r(of("clarify"), ["C: block it", { calls: [block] }, "A: Which one did you mean?"])).toBe(
      "failed",
    );
    expect(
      r(of("clarify"), [
        "C: block it",
        { calls: [{ ...block, status: "refused" }] },
        "A: Which one did you mean?",
      ]),
    ).toBe("passed");
  });
  test("answer does not only ask", () => {
    const facts = { response: { mustNot: [{ text: "never" }] } };
    expect(r(of("answer", facts), ["C: balance?", "A: Which account do you mean?"])).toBe("failed");
    expect(
      r(of("answer", { ...facts, behaviourAdvisory: true }), [
        "C: balance?",
        "A: Which account do you mean?",
      ]),
    ).toBe("passed");
    expect(r(of("answer", facts), ["C: balance?", "A: It is on its way. Which account do you mean?"])).toBe(
      "passed",
    );
  });
  test("decline does not call what the case forbids", () => {
    const gold = { forbidden: ["get_card_details"], rules: { get_card_details: rule({}) } };
    const call = { tool: "get_card_details", with: { card_ids: ["DCA5529201"] } };
    expect(
      r(of("decline", { gold, response: { must: [{ text: "cannot" }] } }), [
        "C: his card",
        { calls: [call] },
        "A: I cannot.",
      ]),
    ).toBe("failed");
    expect(
      r(of("decline", { gold, response: { must: [{ text: "cannot" }] } }), ["C: his card", "A: I cannot."]),
    ).toBe("passed");
  });
});

describe("with a judge", () => {
  const scenario = retailCase({
    response: { resolution: "says it is open", rule: "says so", must: [{ text: "open" }] },
    metrics: ["Q_tone"],
  });
  const answered = (met: boolean, behaviour: Behaviour = "answer"): Judgement => ({
    status: "answered",
    question: "R",
    judge: "j",
    answer: {
      type: "response",
      met,
      behaviour,
      metrics: { Q_tone: 1, Q_clear: 0.5 },
      evidence: [1],
      because: "as it says",
    },
  });
  const graded = (say: string, judgement: Judgement[], used = scenario) =>
    gradeEpisode(used, ["C: ?", `A: ${say}`], { judged: "answered", judgements: judgement });
  const needed = (say: string) =>
    createStrictRetailGrader({ judged: "answered" }).judgementsNeeded(
      scenario,
      episode(["C: ?", `A: ${say}`]),
    );

  test("the question holds what the case says", () => {
    expect(needed("It is open.")).toEqual([
      {
        type: "response",
        id: "R",
        resolution: "says it is open",
        rule: "says so",
        expected: "answer",
        metrics: ["Q_tone"],
      },
    ]);
  });
  test("rules and judge must both hold", () => {
    expect(graded("It is open.", [answered(true)])).toMatchObject({
      outcome: "passed",
      verdict: { quality: 0.75 },
    });
    expect(graded("It is open.", [answered(false)]).outcome).toBe("R");
    expect(graded("It is shut.", [answered(true)]).outcome).toBe("R");
  });
  test("another kind of behaviour fails, unless it is advisory", () => {
    expect(graded("It is open.", [answered(true, "decline")]).outcome).toBe("R");
    expect(
      graded("It is open.", [answered(true, "decline")], { ...scenario, behaviourAdvisory: true }).outcome,
    ).toBe("passed");
  });
  test("no judge is asked where a gate has failed already", () => {
    expect(needed("It is shut.")).toEqual([]);
    expect(needed("It is open, balance NaN.")).toEqual([]);
    const { verdict } = graded("It is open, balance NaN.", []);
    expect(verdict).toMatchObject({ status: "failed", firstFailed: "S4", unjudged: ["R"] });
  });
  test("a missing, failed or foreign answer is an error, never a pass", () => {
    const failed: Judgement = {
      status: "failed",
      question: "R",
      judge: "j",
      kind: "unreachable",
      because: "timeout",
    };
    const foreign: Judgement = {
      status: "answered",
      question: "R",
      judge: "j",
      answer: { type: "confirmation", confirmed: true, evidence: [], because: "" },
    };
    for (const judgements of [[], [failed], [foreign]]) {
      expect(graded("It is open.", judgements).verdict).toMatchObject({ status: "error" });
    }
  });
});
