import type { ExactObject } from "../../contract/json.ts";
import type { ScenarioTask } from "../../contract/scenario-task.ts";
import { fieldOf, isExactObject, parseExact } from "../../exact-json/index.ts";
import { Tau2Scenario, type GoldAction } from "./tau2-scenario.ts";

/** A task's stored text as the public task that it was. */
export function tau2ScenarioTask(text: string): ScenarioTask {
  const stored = parseExact(text);
  const scenario = Tau2Scenario.parse(isExactObject(stored) ? fieldOf(stored, "scenario") : stored);
  const { callerTask, criteria, initialData, requiredDocuments, callerTools } = scenario;
  const { actions, communicate = [], assertions = [], basis } = criteria ?? {};
  return {
    instructions: callerTask,
    initialState: { initialization_data: initialData },
    criteria: { ...(actions === undefined ? {} : { actions: actions.map(actionOf) }), communicate },
    assertions,
    ...(basis === undefined ? {} : { basis }),
    documents: requiredDocuments,
    callerTools,
  };
}

function actionOf({ id, by, tool, arguments: given, compare }: GoldAction): ExactObject {
  return {
    action_id: id,
    requestor: by === "agent" ? "assistant" : "user",
    name: tool,
    arguments: given,
    compare_args: compare ?? null,
  };
}
