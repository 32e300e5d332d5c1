import type { FraudScenario } from "../fraud-scenario.ts";
import { looksAtCalls } from "./check-kinds.ts";
import type { LooksAt } from "../../../grading/observed.ts";

/**
 * Which results rest on what the agent did at the bank, for agents whose calls the record cannot show: all checks but
 * those on words alone, and every assertion, because a judge takes what the record does not show as not done.
 */
export function fraudLooksAt({ checks, assertions, house }: FraudScenario): LooksAt {
  const own = [...checks.filter(looksAtCalls), ...assertions].map(({ id }) => id);
  const ids = house === undefined ? own : [...HOUSE_ON_CALLS, ...own];
  return new Map(ids.map((id) => [id, "agent-calls"]));
}

/** Rules of the house that hold words and acts against each other, or acts alone. */
const HOUSE_ON_CALLS = [
  "house-writes",
  "house-standing",
  "house-consent",
  "house-claims",
  "could-fail",
] as const;
