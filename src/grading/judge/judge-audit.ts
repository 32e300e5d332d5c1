import type { JudgeQuestion } from "../../contract/judgement.ts";
import type { Decision } from "./decision.ts";

/** What a person says about one question of one episode. `item` names both, in whatever way is unique. */
export type HumanLabel = { item: string; type: JudgeQuestion["type"]; decision: Decision };

/** What a judge said about it; see `decisionIn`. */
export type JudgeLabel = { item: string; decision: Decision | "unanswered" };

/**
 * Counts of a judge against people. The first four are the 2 x 2 table that Cohen's kappa is made from; `unanswered`
 * is outside of it, as a failed judgement agrees with nobody and decides nothing.
 */
export type AgreementCounts = {
  bothHold: number;
  bothFail: number;
  /** The judge lets pass what the person fails. */
  falsePass: number;
  /** The judge fails what the person lets pass. */
  falseFail: number;
  unanswered: number;
};

export type JudgeAudit = {
  all: AgreementCounts;
  byType: Record<JudgeQuestion["type"], AgreementCounts>;
  /** Items that a person labelled and no judge was asked about. */
  unjudged: string[];
  /** Items that a judge answered and no person labelled. */
  unlabelled: string[];
};

/**
 * Compares a judge with hand labels, item by item. Only items with both are counted.
 *
 * @throws RangeError when either side labels an item twice.
 */
export function auditJudge(human: readonly HumanLabel[], judged: readonly JudgeLabel[]): JudgeAudit {
  const people = byItem(human, "people");
  const judgements = byItem(judged, "the judge");
  const audit: JudgeAudit = {
    all: noCounts(),
    byType: { response: noCounts(), confirmation: noCounts(), assertion: noCounts() },
    unjudged: [],
    unlabelled: [...judgements.keys()].filter((item) => !people.has(item)),
  };
  for (const [item, { type, decision }] of people) {
    const judgement = judgements.get(item);
    if (judgement === undefined) {
      audit.unjudged.push(item);
      continue;
    }
    const cell = cellOf(decision, judgement.decision);
    audit.all[cell] += 1;
    audit.byType[type][cell] += 1;
  }
  return audit;
}

/** The answered items of a table as pairs of labels, person first: what `cohenKappa` in statistics takes. */
export function ratingsOf(counts: AgreementCounts): { first: Decision; second: Decision }[] {
  const pairs = (count: number, first: Decision, second: Decision) =>
    Array.from({ length: count }, () => ({ first, second }));
  return [
    ...pairs(counts.bothHold, "holds", "holds"),
    ...pairs(counts.bothFail, "fails", "fails"),
    ...pairs(counts.falsePass, "fails", "holds"),
    ...pairs(counts.falseFail, "holds", "fails"),
  ];
}

function cellOf(human: Decision, judge: JudgeLabel["decision"]): keyof AgreementCounts {
  if (judge === "unanswered") return "unanswered";
  if (judge === human) return judge === "holds" ? "bothHold" : "bothFail";
  return judge === "holds" ? "falsePass" : "falseFail";
}

function byItem<Label extends { item: string }>(
  labels: readonly Label[],
  by: string,
): ReadonlyMap<string, Label> {
  const found = new Map<string, Label>();
  for (const label of labels) {
    if (found.has(label.item)) throw new RangeError(`${label.item} is labelled twice by ${by}`);
    found.set(label.item, label);
  }
  return found;
}

const noCounts = (): AgreementCounts => ({
  bothHold: 0,
  bothFail: 0,
  falsePass: 0,
  falseFail: 0,
  unanswered: 0,
});
