import type { Condition } from "../../../../contract/condition.ts";
import type { Moment } from "../../../../contract/moment.ts";
import type { Finding } from "../../../../contract/verdict.ts";
import type { FraudCheck, FraudCheckOf } from "../../fraud-check.ts";
import type { FraudView } from "../fraud-view.ts";
import type { Question } from "../ruling.ts";

/** What a check finds; `open` where rules cannot tell. */
export type Found = Finding | { status: "open"; finding: Finding; question: Omit<Question, "id"> };

/** Everything that is to be known of one kind of check, beside its form (`fraud-check.ts`). */
export type CheckKind<Kind extends FraudCheck["kind"]> = {
  readonly kind: Kind;
  /** Raised whenever an old trajectory could get another answer. */
  readonly version: number;
  /**
   * What a failure is. `act`: something at the bank that should not have been. `act-if-seen`: that, where events are named;
   * without one something was left undone. `words`: something said that should not have been. `absence`: something that did
   * not come, which might still have come had the conversation gone on.
   */
  readonly failing: "act" | "act-if-seen" | "words" | "absence";
  /** Whether failing it means that an honest customer was not served. */
  readonly serves?: true;
  /** What it looks at: changes of the bank, words, or the moments that a rule names. */
  readonly looksAt: "bank" | "words" | ((rule: FraudCheckOf<Kind>) => readonly Moment[]);
  /** Conditions of a rule beside those of its moments. */
  conditions?(rule: FraudCheckOf<Kind>): readonly Condition[];
  find(rule: FraudCheckOf<Kind>, view: FraudView): Found;
};

/** Declares a kind of check; one line in `check-kinds.ts` registers it. */
export function defineCheckKind<Kind extends FraudCheck["kind"]>(
  about: Omit<CheckKind<Kind>, "find">,
  find: CheckKind<Kind>["find"],
): CheckKind<Kind> {
  return { ...about, find };
}
