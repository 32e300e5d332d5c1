import { describe, expect, test } from "vitest";
import type { Judgement } from "../../../contract/judgement.ts";
import type { Behaviour } from "../../../contract/behaviour.ts";
import type { RetailCase } from "../retail-case.ts";
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

describe("hard values", () => {
  const scenario = retailCase({
    response: {
      must: [{ date: "2026-11-12" }, { percent: "6.5" }, { oneOf: [{ text: "REQ-88" }, { amount: "1200" }] }],
      mustNot: [{ text: "9988776655" }],
    },
  });
  const said = "It is open since 12 November 2026 at 6.50 %, REQ-88.";
  test("one that is stated nowhere fails it, and so does one that no reply may state", () => {
    expect(r(scenario, ["C: ?", `A: ${said}`])).toBe("unjudged");
    expect(r(scenario, ["C: ?", "A: It is open since 12 November at six point five per cent; ₹1,200."])).toBe(
      "unjudged",
    );
    expect(r(scenario, ["C: ?", "A: It is open since 12 November 2026, REQ-88."])).toBe("failed");
    expect(r(scenario, ["C: ?", "A: It is open at 6.5 %, REQ-88."])).toBe("failed");
    expect(r(scenario, ["C: ?", "A: It is open since 12 November 2026 at 6.5 %."])).toBe("failed");
    expect(r(scenario, ["C: ?", `A: ${said} Call 99887 76655.`])).toBe("failed");
  });
  test("what it must state may be stated in any reply; what none may state, none states", () => {
    expect(r(scenario, ["C: ?", `A: ${said}`, "C: thanks", "A: Bye."])).toBe("unjudged");
    expect(r(scenario, ["C: ?", "A: 9988776655", "C: well", `A: ${said}`])).toBe("failed");
  });
});

describe("words", () => {
  const scenario = retailCase({
    response: {
      must: [{ text: "open" }],
      mustNot: [{ anyOf: ["closed", "done"] }],
      says: [{ anyOf: ["branch", "staff"] }],
      avoids: [{ pattern: "\\bfor sure\\b" }],
    },
  });
  const findings = (say: string): readonly string[] | undefined => {
    const [question] = createStrictRetailGrader({ judged: "answered" }).judgementsNeeded(
      scenario,
      episode(["C: ?", `A: ${say}`]),
    );
    return question?.type === "response" ? question.findings : undefined;
  };
  test("neither pass nor fail anything", () => {
    for (const say of ["It is open, the staff say.", "Anything at all.", "It is not closed, for sure."])
      expect([say, r(scenario, ["C: ?", `A: ${say}`])]).toEqual([say, "unjudged"]);
  });
  test("go to whoever judges, with the question", () => {
    expect(findings("It is open, the staff say.")).toBeUndefined();
    expect(findings("Anything at all.")).toEqual([
      'the final reply has none of the words that right replies usually have: "open"',
      'the final reply has none of the words that right replies usually have: any of "branch", "staff"',
    ]);
    expect(findings("It is open at the branch, not closed, for sure.")).toEqual([
      'line [2] has words that wrong replies have: any of "closed", "done"',
      "line [2] has words that wrong replies have: the pattern /\\bfor sure\\b/",
    ]);
  });
  test("without a judge the episode stays open", () => {
    const { verdict } = gradeEpisode(retailCase(), ["C: ?", "A: It is open."], { judged: "open" });
    expect(verdict).toMatchObject({ status: "open", unjudged: ["R"] });
  });
});

describe("behaviour", () => {
  const of = (behaviour: Behaviour, changes: Parameters<typeof retailCase>[0] = {}) =>
    retailCase({ behaviour, ...changes });
  const findings = (behaviour: Behaviour, say: string, changes = {}): readonly string[] => {
    const needed = createStrictRetailGrader({ judged: "answered" }).judgementsNeeded(
      of(behaviour, changes),
      episode(["C: stop a cheque", `A: ${say}`]),
    );
    return needed.flatMap((question) => (question.type === "response" ? (question.findings ?? []) : []));
  };
  test("where a question is due, a write in that turn fails it; how the reply is put does not", () => {
    const which = "A: Which one did you mean?";
    expect(r(of("clarify"), ["C: stop a cheque", "A: Which cheque number should I stop?"])).toBe("unjudged");
    expect(r(of("clarify"), ["C: stop a cheque", "A: Tell me its number."])).toBe("unjudged");
    expect(r(of("clarify"), ["C: block it", { calls: [block] }, which])).toBe("failed");
    expect(r(of("clarify"), ["C: block it", { calls: [{ ...block, status: "refused" }] }, which])).toBe(
      "unjudged",
    );
  });
  test("a reply that looks to be of another kind is a finding", () => {
    expect(findings("clarify", "Which cheque number?")).toEqual([]);
    expect(findings("clarify", "Thank you.")).toEqual([
      "the final reply seems to ask nothing; a question was expected",
    ]);
    expect(findings("answer", "Which account do you mean?")).toEqual([
      "the final reply seems only to ask; an answer was expected",
    ]);
    expect(findings("answer", "It is on its way. Which account do you mean?")).toEqual([]);
    expect(findings("answer", "Which account do you mean?", { behaviourAdvisory: true })).toEqual([]);
  });
  test("decline does not call what the case forbids", () => {
    const gold = { forbidden: ["get_card_details"], rules: { get_card_details: rule({}) } };
    const call = { tool: "get_card_details", with: { card_ids: ["DCA5529201"] } };
    expect(r(of("decline", { gold }), ["C: his card", { calls: [call] }, "A: I cannot."])).toBe("failed");
    expect(r(of("decline", { gold }), ["C: his card", "A: I cannot."])).toBe("unjudged");
  });
});

describe("with a judge", () => {
  const scenario = retailCase({
    response: { resolution: "says it is open", rule: "says so", must: [{ text: "REQ-88" }] },
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
    expect(needed("REQ-88 is open.")).toEqual([
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
    expect(graded("REQ-88 is open.", [answered(true)])).toMatchObject({
      outcome: "passed",
      verdict: { quality: 0.75 },
    });
    expect(graded("REQ-88 is open.", [answered(false)]).outcome).toBe("R");
    expect(graded("It is open.", [answered(true)]).outcome).toBe("R");
  });
  test("another kind of behaviour fails, unless it is advisory", () => {
    expect(graded("REQ-88 is open.", [answered(true, "decline")]).outcome).toBe("R");
    expect(
      graded("REQ-88 is open.", [answered(true, "decline")], { ...scenario, behaviourAdvisory: true })
        .outcome,
    ).toBe("passed");
  });
  test("no judge is asked where a gate has failed already", () => {
    expect(needed("It is open.")).toEqual([]);
    expect(needed("REQ-88 is open, balance ₹NaN.")).toEqual([]);
    const { verdict } = graded("REQ-88 is open, balance ₹NaN.", []);
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
      expect(graded("REQ-88 is open.", judgements).verdict).toMatchObject({ status: "error" });
    }
  });
});
