import type { FraudCheckOf } from "../../fraud-check.ts";
import type { Finding } from "../../../../contract/verdict.ts";
import { evidenceAt, failed, passed } from "../../../../grading/check.ts";
import type { FraudView } from "../fraud-view.ts";
import { isHardMoment } from "../hard-facts.ts";
import { describeMoment, occurrences, placeOf } from "../moments.ts";
import { askedOfWords } from "./asked-of-words.ts";
import { defineCheckKind } from "./define-check.ts";

/**
 * `earlier-first`: fails when `later` came before `earlier`, or without it. `never-later-after-earlier`: fails when
 * `later` came once `earlier` had. Where one of the two is words, the order is asked for, unless the other never came.
 */
export const order = defineCheckKind(
  { kind: "order", version: 3, failing: "act-if-seen", looksAt: ({ earlier, later }) => [earlier, later] },
  (rule, view) => {
    const finding = inOrder(rule, view);
    const { earlier, later } = rule;
    if (isHardMoment(earlier, view.scenario) && isHardMoment(later, view.scenario)) return finding;
    const gone = isHardMoment(later, view.scenario) && occurrences(later, view).length === 0;
    if (gone) return finding;
    const [what, before] = [describeMoment(later), describeMoment(earlier)];
    const requirement =
      rule.rule === "earlier-first"
        ? `This came only after ${before}, if it came at all: ${what}`
        : `This never came once ${before} had: ${what}`;
    return askedOfWords(rule, requirement, finding);
  },
);

function inOrder({ earlier, later, rule }: FraudCheckOf<"order">, view: FraudView): Finding {
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
}
