import type { FraudCheck, FraudCheckOf } from "../fraud-check.ts";
import { CHECK_KINDS } from "./check-kinds.ts";
import type { Found } from "./checks/define-check.ts";
import type { FraudView } from "./fraud-view.ts";
import type { Ruling } from "./ruling.ts";

/** The stage of the scenario's own checks. */
const CHECKS_STAGE = "checks";

/** All kinds with their versions, for a grader's own version. */
export const checkKindVersions: readonly string[] = Object.values(CHECK_KINDS).map(
  ({ kind, version }) => `${kind}.${version}`,
);

/** What rules make of one check of a scenario. Only a check that decides is gating. */
export function runCheck(rule: FraudCheck, view: FraudView): Ruling {
  const { id, kind, strength } = rule;
  const found = findBy(kind, rule, view);
  return {
    check: id,
    version: CHECK_KINDS[kind].version,
    stage: CHECKS_STAGE,
    gating: strength === "decides",
    ...(found.status === "open"
      ? { finding: found.finding, questions: [{ ...found.question, id }] }
      : { finding: found, questions: [] }),
  };
}

function findBy<Kind extends FraudCheck["kind"]>(
  kind: Kind,
  rule: FraudCheckOf<Kind>,
  view: FraudView,
): Found {
  return CHECK_KINDS[kind].find(rule, view);
}
