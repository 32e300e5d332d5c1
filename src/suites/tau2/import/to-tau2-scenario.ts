import { tau2Bank } from "../../../bank/live/index.ts";
import type { BankSnapshot } from "../../../bank/live/index.ts";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { ExactObject } from "../../../contract/json.ts";
import type { GoldAction, RewardBasis, Tau2Criteria, Tau2Scenario } from "../tau2-scenario.ts";
import { fieldOf } from "../../../exact-json/index.ts";
import { callerToolsOf } from "../../banking-pack/knowledge/caller-tools.ts";
import { scenarioText } from "../../banking-pack/knowledge/caller-prompt.ts";
import type { PublicAction, PublicTask } from "../../banking-pack/knowledge/public-task.ts";
import type { CallerScript } from "../../banking-pack/knowledge/read-scripts.ts";
import { requiredDocuments, type FindDocument } from "../../banking-pack/knowledge/required-documents.ts";

/** What a task's scenario is made of beside the task. */
export type Tau2Context = { find: FindDocument; bank: BankSnapshot; script: CallerScript | undefined };

/** Makes a scenario of a public task. What is wrong with it is added to `problems`. */
export function toTau2Scenario(
  task: PublicTask,
  { find, bank, script }: Tau2Context,
  problems: InputProblem[],
): Tau2Scenario {
  const { id, description, user_scenario: scenario, evaluation_criteria: criteria } = task;
  const { persona = null, instructions } = scenario;
  const initialData = task.initial_state?.initialization_data ?? {};
  checkInitialData(initialData, bank, problems);
  const callerTools = callerToolsOf(task.user_tools, problems);
  const graded = criteria === null || criteria === undefined ? undefined : criteriaOf(criteria, problems);
  return {
    format: 1,
    id,
    title: titleOf(id, description?.notes ?? ""),
    callerTask: scenarioText({ persona, instructions }),
    ...(script === undefined ? {} : { caller: script.plan }),
    ...(callerTools === undefined ? {} : { callerTools }),
    requiredDocuments: requiredDocuments(task.required_documents ?? [], find, problems),
    initialData,
    readLog: readLogOf(graded?.actions ?? []),
    ...(graded === undefined ? {} : { criteria: graded }),
  };
}

type PublicCriteria = NonNullable<PublicTask["evaluation_criteria"]>;

function criteriaOf(criteria: PublicCriteria, problems: InputProblem[]): Tau2Criteria {
  const { actions, communicate_info: communicate, nl_assertions: assertions } = criteria;
  return {
    basis: basisOf(criteria, problems),
    ...(actions === null || actions === undefined ? {} : { actions: actions.map(goldAction) }),
    communicate: communicate ?? [],
    assertions: (assertions ?? []).map((requirement, index) => ({ id: `A${index + 1}`, requirement })),
  };
}

/** This domain has no assertions on its environment, so that basis never takes anything away. */
function basisOf(
  { reward_basis: basis, nl_assertions: assertions }: PublicCriteria,
  problems: InputProblem[],
) {
  const path = "evaluation_criteria.reward_basis";
  if (basis.includes("NL_ASSERTION") && (assertions ?? []).length === 0) {
    problems.push({ path, value: "NL_ASSERTION", problem: "the task has no such assertions" });
  }
  return basis.filter((each): each is RewardBasis => each !== "ENV_ASSERTION");
}

function goldAction({
  action_id: id,
  requestor,
  name,
  arguments: given,
  compare_args: compare,
}: PublicAction): GoldAction {
  const by = requestor === "user" ? "caller" : "agent";
  const tool = tau2Bank.standing(by).find((each) => each.name === name);
  return {
    id,
    by,
    tool: name,
    arguments: given,
    ...(compare === null || compare === undefined ? {} : { compare: [...compare] }),
    ...(tool === undefined ? {} : { kind: tool.kind }),
  };
}

/** Discoverable tools that the reference solution calls: only for those does the public bank log a mere look-up. */
function readLogOf(actions: readonly GoldAction[]): string[] {
  const names = actions
    .filter(({ by, tool }) => by === "agent" && tool === "call_discoverable_agent_tool")
    .map(({ arguments: given }) => fieldOf(given, "agent_tool_name"))
    .filter((name) => typeof name === "string" && tau2Bank.discoverable("agent").has(name));
  return [...new Set(names)].filter((name) => typeof name === "string");
}

function checkInitialData(data: ExactObject, bank: BankSnapshot, problems: InputProblem[]): void {
  try {
    bank.withInitialData(data);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const within = "initial_state.initialization_data";
    problems.push(
      ...error.problems.map((problem) => ({ ...problem, path: `${within}.${problem.path ?? ""}` })),
    );
  }
}

/** The author's first sentence on the task; its id where he wrote none of a title's length. */
function titleOf(id: string, notes: string): string {
  const [sentence = ""] = notes.split(/(?<=[.!?])\s/);
  const title = sentence.trim().replace(/[.]$/, "");
  return title === "" || title.length > 120 ? id : title;
}
