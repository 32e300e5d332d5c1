import type { ExactObject } from "../../contract/json.ts";
import type { PlannedScenario } from "../../contract/manifest.ts";
import type { ScenarioTask } from "../../contract/scenario-task.ts";

/** What a reward needs of its task. */
export type TaskFacts = {
  /** What decides under the public rules; left out where they do not apply. */
  basis?: readonly string[];
  assertions: readonly { id: string; requirement: string }[];
};

export type ExportedTask = { task: ExactObject; facts: TaskFacts };

/**
 * A scenario as a public task, as far as it has a place there; what graded it otherwise stays in its own text. One whose text
 * the run does not hold, or that has another form, is known by its title.
 */
export function taskOf({ id, title }: PlannedScenario, parts: ScenarioTask = NOTHING_KNOWN): ExportedTask {
  const { persona = null, instructions, criteria, assertions, ...rest } = parts;
  const task = {
    id,
    description: { purpose: title, relevant_policies: null, notes: null },
    user_scenario: { persona, instructions },
    initial_state: rest.initialState ?? null,
    evaluation_criteria: {
      actions: criteria.actions ?? null,
      communicate_info: criteria.communicate ?? null,
      nl_assertions: assertions.length === 0 ? null : assertions.map(({ requirement }) => requirement),
      reward_basis: [...(rest.basis ?? [])],
    },
    required_documents: rest.documents === undefined ? null : [...rest.documents],
    user_tools: rest.callerTools === undefined ? null : [...rest.callerTools],
  };
  return { task, facts: { assertions, ...(rest.basis === undefined ? {} : { basis: rest.basis }) } };
}

const NOTHING_KNOWN: ScenarioTask = { instructions: "", criteria: {}, assertions: [] };
