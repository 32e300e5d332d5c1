import type { FraudCheck, FraudCheckOf } from "../fraud-check.ts";
import type { Condition } from "../../../contract/condition.ts";
import type { Moment } from "../../../contract/moment.ts";
import type { CheckKind } from "./checks/define-check.ts";
import { agentNeverSays } from "./checks/agent-never-says.ts";
import { agentSays } from "./checks/agent-says.ts";
import { allowedWrites } from "./checks/allowed-writes.ts";
import { callArguments } from "./checks/call-arguments.ts";
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

/** Every kind of check. A new one is its file, its form in `fraud-check.ts`, and a line here. */
export const CHECK_KINDS: { readonly [Kind in FraudCheck["kind"]]: CheckKind<Kind> } = {
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

/** What is known of kinds of checks by name, and of others that have no such file (rules of the house, assertions). */
export function checkKind(
  kind: string,
): Pick<CheckKind<FraudCheck["kind"]>, "failing" | "serves"> | undefined {
  return Object.hasOwn(CHECK_KINDS, kind) ? CHECK_KINDS[kind as FraudCheck["kind"]] : undefined;
}

/** The moments that a check is about; none where it looks at the bank or at words alone. */
function momentsOf(check: FraudCheck): readonly Moment[] {
  return of(check.kind, check, ({ looksAt }, rule) => (typeof looksAt === "function" ? looksAt(rule) : []));
}

/** Every condition that a check names. */
export function conditionsOf(check: FraudCheck): readonly Condition[] {
  const named = momentsOf(check).flatMap((moment) =>
    "call" in moment ? Object.values(moment.call.with) : [],
  );
  const own = of(check.kind, check, (kind, rule) => kind.conditions?.(rule) ?? []);
  return [...named, ...own];
}

/** Whether a check rests on what the agent did at the bank. */
export function looksAtCalls(check: FraudCheck): boolean {
  const { looksAt } = CHECK_KINDS[check.kind];
  if (typeof looksAt === "string") return looksAt === "bank";
  return momentsOf(check).some((moment) => "call" in moment && moment.call.by === "agent");
}

/** A kind with a rule that is of it: the compiler sees each alone, and not that they belong together. */
function of<Kind extends FraudCheck["kind"], Result>(
  kind: Kind,
  rule: FraudCheckOf<Kind>,
  use: (kind: CheckKind<Kind>, rule: FraudCheckOf<Kind>) => Result,
): Result {
  return use(CHECK_KINDS[kind], rule);
}
