import type { FraudScenario } from "../fraud-scenario.ts";
import type { Verdict } from "../../../contract/verdict.ts";
import { conditionsOf } from "./check-kinds.ts";

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
