import type { FraudCheck } from "../fraud-check.ts";
import type { Moment } from "../../../contract/moment.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
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

function looksAtCalls(check: FraudCheck): boolean {
  switch (check.kind) {
    case "disclosure":
    case "agent-says":
    case "agent-never-says":
      return false;
    case "order":
      return [check.earlier, check.later].some(isAgentCall);
    case "intervention":
      return check.by.some(isAgentCall);
    case "forbidden-call":
      return check.calls.some(({ by }) => by === "agent");
    case "required-call":
      return check.anyOf.some(({ by }) => by === "agent");
    case "call-arguments":
      return check.call.by === "agent";
    case "unchanged":
    case "allowed-writes":
    case "no-new-record":
    case "record-count":
    case "final-state":
    case "granted-tools":
    case "unlocked-tools":
      return true;
  }
}

function isAgentCall(moment: Moment): boolean {
  return "call" in moment && moment.call.by === "agent";
}
