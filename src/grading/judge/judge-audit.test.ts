import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { auditJudge, ratingsOf, type HumanLabel, type JudgeLabel } from "./judge-audit.ts";

const human: HumanLabel[] = [
  { item: "1", type: "assertion", decision: "holds" },
  { item: "2", type: "assertion", decision: "fails" },
  { item: "3", type: "assertion", decision: "fails" },
  { item: "4", type: "response", decision: "holds" },
  { item: "5", type: "confirmation", decision: "fails" },
  { item: "6", type: "confirmation", decision: "holds" },
];
const judged: JudgeLabel[] = [
  { item: "3", decision: "holds" },
  { item: "1", decision: "holds" },
  { item: "2", decision: "fails" },
  { item: "4", decision: "fails" },
  { item: "5", decision: "unanswered" },
  { item: "7", decision: "fails" },
];

describe("a judge against hand labels", () => {
  test("is counted by type: agreement, false passes, false fails, and no answer", () => {
    const none = { bothHold: 0, bothFail: 0, falsePass: 0, falseFail: 0, unanswered: 0 };
    expect(auditJudge(human, judged)).toEqual({
      all: { bothHold: 1, bothFail: 1, falsePass: 1, falseFail: 1, unanswered: 1 },
      byType: {
        assertion: { ...none, bothHold: 1, bothFail: 1, falsePass: 1 },
        response: { ...none, falseFail: 1 },
        confirmation: { ...none, unanswered: 1 },
      },
      unjudged: ["6"],
      unlabelled: ["7"],
    });
  });

  test("an item that is labelled twice is refused, on either side", () => {
    expect(() => auditJudge([...human, ...human.slice(0, 1)], judged)).toThrow(
      "1 is labelled twice by people",
    );
    expect(() => auditJudge(human, [...judged, ...judged.slice(0, 1)])).toThrow(RangeError);
  });

  const decision = fc.constantFrom("holds", "fails");
  const label = fc.record({
    item: fc.string(),
    type: fc.constantFrom("response", "confirmation", "assertion"),
    decision,
  });
  const humans = fc.uniqueArray(label, { selector: ({ item }) => item });

  test("every human label is counted once, and the types add up", () => {
    fc.assert(
      fc.property(humans, fc.array(fc.constantFrom("holds", "fails", "unanswered")), (labels, answers) => {
        const judgements = answers.flatMap((answer, index): JudgeLabel[] => {
          const item = labels[index]?.item;
          return item === undefined ? [] : [{ item, decision: answer }];
        });
        const { all, byType, unjudged } = auditJudge(labels, judgements);
        const sum = (counts: typeof all) => Object.values(counts).reduce((total, count) => total + count, 0);
        expect(sum(all) + unjudged.length).toBe(labels.length);
        expect(Object.values(byType).reduce((total, counts) => total + sum(counts), 0)).toBe(sum(all));
        expect(ratingsOf(all)).toHaveLength(sum(all) - all.unanswered);
      }),
    );
  });

  test("the pairs for Cohen's kappa are the table, person first", () => {
    const pairs = ratingsOf({ bothHold: 1, bothFail: 0, falsePass: 2, falseFail: 1, unanswered: 5 });
    expect(pairs).toEqual([
      { first: "holds", second: "holds" },
      { first: "fails", second: "holds" },
      { first: "fails", second: "holds" },
      { first: "holds", second: "fails" },
    ]);
  });
});
