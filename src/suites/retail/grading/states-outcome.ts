import type { RetailCase } from "../retail-case.ts";
import type { Trajectory } from "../../../contract/trajectory.ts";
import { viewCase } from "./case-view.ts";
import { responseObjections } from "./r-response.ts";
import { wordingFindings } from "./response-findings.ts";

/**
 * Whether the final reply states the outcome in the author's own words and is of the expected kind. Good enough for agents
 * whose words the author knows, and for no others.
 */
export function statesOutcome(scenario: RetailCase, trajectory: Trajectory): boolean {
  const view = viewCase(scenario, trajectory);
  return responseObjections(view).length === 0 && wordingFindings(view).length === 0;
}
