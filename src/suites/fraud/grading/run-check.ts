import type { FraudCheck, FraudCheckOf } from "../fraud-check.ts";
import { agentNeverSays } from "./checks/agent-never-says.ts";
import { agentSays } from "./checks/agent-says.ts";
import { allowedWrites } from "./checks/allowed-writes.ts";
import { callArguments } from "./checks/call-arguments.ts";
import type { CheckKind, Found } from "./checks/define-check.ts";
import { disclosure } from "./checks/disclosure.ts";
import { finalState } from "./checks/final-state.ts";
import { forbiddenCall } from "./checks/forbidden-call.ts";
import { grantedTools } from "./checks/granted-tools.ts";
import { intervention } from "./checks/intervention.ts";
import { noNewRecord } from "./checks/no-new-record.ts";
import { order } from "./checks/order.ts";
import { recordCount } from "./checks/record-count.ts";
import { requiredCall } from "./checks/required-call.ts";
import { unchanged } from "./checks/unchanged.ts";
import { unlockedTools } from "./checks/unlocked-tools.ts";
import type { FraudView } from "./fraud-view.ts";
import type { Ruling } from "./ruling.ts";

/** The stage of the scenario's own checks. */
const CHECKS_STAGE = "checks";

const KINDS: { readonly [Kind in FraudCheck["kind"]]: CheckKind<Kind> } = {
  "agent-never-says": agentNeverSays,
  "agent-says": agentSays,
  "allowed-writes": allowedWrites,
  "call-arguments": callArguments,
  disclosure,
  "final-state": finalState,
  "forbidden-call": forbiddenCall,
  "granted-tools": grantedTools,
  intervention,
  "no-new-record": noNewRecord,
  order,
  "record-count": recordCount,
  "required-call": requiredCall,
  unchanged,
  "unlocked-tools": unlockedTools,
};

/** All kinds with their versions, for a grader's own version. */
export const checkKindVersions: readonly string[] = Object.values(KINDS).map(
  ({ kind, version }) => `${kind}.${version}`,
);

/** What rules make of one check of a scenario. Only a check that decides is gating. */
export function runCheck(rule: FraudCheck, view: FraudView): Ruling {
  const { id, kind, strength } = rule;
  const found = findBy(kind, rule, view);
  return {
    check: id,
    version: KINDS[kind].version,
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
  return KINDS[kind].find(rule, view);
}
