import { evidenceAt, failed, passed } from "../../check.ts";
import { describeMoment, occurrences, placeOf } from "../moments.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * `earlier-first`: fails when `later` came before `earlier`, or without it. `never-later-after-earlier`: fails when
 * `later` came once `earlier` had.
 */
export const order = defineCheckKind("order", 2, ({ earlier, later, rule }, view) => {
  const laters = occurrences(later, view);
  const [first] = occurrences(earlier, view);
  const [what, before] = [describeMoment(later), describeMoment(earlier)];
  if (rule === "never-later-after-earlier") {
    if (first === undefined) return passed({ noneAmong: placeOf(earlier) }, `${before} never came`);
    const after = laters.filter(({ seq }) => seq > first.seq);
    const seqs = [...first.at, ...after.flatMap(({ at }) => at)];
    if (after.length > 0) return failed(evidenceAt(seqs, "conversation"), `${what} came after ${before}`);
    return passed({ at: [...first.at] }, `${what} did not come after ${before}`);
  }
  if (laters.length === 0) return passed({ noneAmong: placeOf(later) }, `${what} never came`);
  const early = laters.filter(({ seq }) => first === undefined || seq < first.seq);
  const seqs = (early.length > 0 ? early : laters).flatMap(({ at }) => at);
  const evidence = evidenceAt([...(first?.at ?? []), ...seqs], "conversation");
  if (early.length === 0) return passed(evidence, `${what} came after ${before}`);
  return failed(evidence, `${what} came ${first === undefined ? "without" : "before"} ${before}`);
});
