import type { FraudCheckOf } from "../../fraud-check.ts";
import type { Finding } from "../../../../contract/verdict.ts";
import { failed, passed } from "../../../../grading/check.ts";
import { turnAt, type FraudView } from "../fraud-view.ts";
import { isHardMoment } from "../hard-facts.ts";
import { describeMoment, firstOf, placeOf } from "../moments.ts";
import { askedOfWords } from "./asked-of-words.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * Passes when one of the moments came before the caller had sent more than `latestTurn` messages. A call or a hard value
 * that came in time is enough; where words would have been, whether they were said is asked.
 */
export const intervention = defineCheckKind(
  { kind: "intervention", version: 3, failing: "absence", looksAt: ({ by }) => by },
  (rule, view) => {
    const hardMoments = rule.by.filter((moment) => isHardMoment(moment, view.scenario));
    const hard = steppedIn({ ...rule, by: hardMoments }, view);
    if (hard.status === "passed" || hardMoments.length === rule.by.length) return hard;
    const moments = rule.by.map(describeMoment).join("; or ");
    const requirement = `By the caller's message ${rule.latestTurn} at the latest, one of these has come about: ${moments}`;
    return askedOfWords(rule, requirement, steppedIn(rule, view));
  },
);

function steppedIn({ by, latestTurn }: FraudCheckOf<"intervention">, view: FraudView): Finding {
  const first = firstOf(by, view);
  if (first === undefined) {
    const [place, ...others] = by.map(placeOf);
    const noneAmong = place === undefined || others.some((other) => other !== place) ? "conversation" : place;
    return failed({ noneAmong }, `none of these came: ${by.map(describeMoment).join("; ")}`);
  }
  const turn = turnAt(first.seq, view);
  const because = `${describeMoment(first.moment)} came in the caller's turn ${turn}`;
  return turn <= latestTurn
    ? passed({ at: [...first.at] }, because)
    : failed({ at: [...first.at] }, `${because}, after turn ${latestTurn}`);
}
