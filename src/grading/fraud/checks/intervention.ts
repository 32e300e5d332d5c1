import { failed, passed } from "../../check.ts";
import { turnAt } from "../fraud-view.ts";
import { describeMoment, firstOf, placeOf } from "../moments.ts";
import { defineCheckKind } from "./define-check.ts";

/** Passes when one of the moments came before the caller had sent more than `latestTurn` messages. */
export const intervention = defineCheckKind("intervention", 2, ({ by, latestTurn }, view) => {
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
});
