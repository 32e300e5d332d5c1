import type { CallPattern, Condition } from "../../../contract/condition.ts";
import type { FraudCheck } from "../fraud-check.ts";
import type { Moment } from "../../../contract/moment.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { Verdict } from "../../../contract/verdict.ts";

/**
 * A scenario that asks for owners and names none cannot be graded: every such condition would quietly never hold.
 * `undefined` where there is nothing to object to.
 */
export function ownersProblem({ checks, owners }: FraudScenario): Verdict | undefined {
  if (owners !== undefined) return undefined;
  const asking = checks.filter((check) => conditionsOf(check).some((each) => "ownedByOtherThan" in each));
  if (asking.length === 0) return undefined;
  const ids = asking.map(({ id }) => id).join(", ");
  return { status: "error", because: `the scenario names no owners, and ${ids} asks for them`, results: [] };
}

function conditionsOf(check: FraudCheck): Condition[] {
  switch (check.kind) {
    case "forbidden-call":
      return check.calls.flatMap(ofPattern);
    case "required-call":
      return check.anyOf.flatMap(ofPattern);
    case "call-arguments":
      return ofPattern(check.call);
    case "order":
      return [check.earlier, check.later].flatMap(ofMoment);
    case "intervention":
      return check.by.flatMap(ofMoment);
    case "allowed-writes":
      return check.writes.flatMap(({ where = {} }) => Object.values(where));
    case "no-new-record":
    case "record-count":
      return Object.values(check.where);
    case "final-state":
      return Object.values(check.fields);
    case "disclosure":
    case "unchanged":
    case "granted-tools":
    case "unlocked-tools":
    case "agent-says":
    case "agent-never-says":
      return [];
  }
}

function ofPattern({ with: conditions }: CallPattern): Condition[] {
  return Object.values(conditions);
}

function ofMoment(moment: Moment): Condition[] {
  return "call" in moment ? ofPattern(moment.call) : [];
}
