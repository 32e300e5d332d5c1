import type { FraudCheck, FraudCheckOf } from "../../fraud-check.ts";
import type { Finding } from "../../../../contract/verdict.ts";
import type { FraudView } from "../fraud-view.ts";
import type { Question } from "../ruling.ts";

/** What a check finds; `open` where rules cannot tell. */
export type Found = Finding | { status: "open"; finding: Finding; question: Omit<Question, "id"> };

/** How one kind of check is decided. Bump `version` whenever an old trajectory could get another answer. */
export type CheckKind<Kind extends FraudCheck["kind"]> = {
  readonly kind: Kind;
  readonly version: number;
  find(rule: FraudCheckOf<Kind>, view: FraudView): Found;
};

export function defineCheckKind<Kind extends FraudCheck["kind"]>(
  kind: Kind,
  version: number,
  find: CheckKind<Kind>["find"],
): CheckKind<Kind> {
  return { kind, version, find };
}
