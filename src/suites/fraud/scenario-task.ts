import type { CallerPlan } from "../../contract/caller-script.ts";
import type { ScenarioTask } from "../../contract/scenario-task.ts";
import { parseExact } from "../../exact-json/index.ts";
import { FraudScenario } from "./fraud-scenario.ts";

/** A scenario's stored text as a public task: his script are his instructions, the records the bank's initial state. */
export function fraudScenarioTask(text: string): ScenarioTask {
  const { story, caller, bank, assertions, requiredDocuments, callerTools } = FraudScenario.parse(
    parseExact(text),
  );
  const tables = Object.entries(bank).map(([table, records]) => [table, { data: records }] as const);
  return {
    persona: caller.persona,
    instructions: [story, `Goal: ${caller.goal}`, ...linesOf(caller)].join("\n"),
    initialState: { initialization_data: { agent_data: Object.fromEntries(tables) } },
    criteria: {},
    assertions,
    documents: requiredDocuments,
    callerTools,
  };
}

function linesOf({ phases }: CallerPlan): string[] {
  return phases.map(({ says }, index) => `${index + 1}. ${says}`);
}
