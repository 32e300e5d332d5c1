import type { CallerPlan } from "../../contract/caller-script.ts";
import { FraudScenario } from "../../suites/fraud/fraud-scenario.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import type { Manifest, PlannedScenario } from "../../contract/manifest.ts";
import { RetailCase } from "../../suites/retail/retail-case.ts";
import type { PriorMessage } from "../../contract/prior-message.ts";
import { Tau2Scenario, type GoldAction, type RewardBasis } from "../../suites/tau2/tau2-scenario.ts";
import { fieldOf, isExactObject, parseExact } from "../../exact-json/index.ts";

/** What a reward needs of its task. */
export type TaskFacts = {
  /** What decides under the public rules; left out where they do not apply. */
  basis?: readonly RewardBasis[];
  assertions: readonly { id: string; requirement: string }[];
};

export type ExportedTask = { task: ExactObject; facts: TaskFacts };

/**
 * A scenario as a public task, as far as it has a place there; what graded it otherwise stays in its own text. One whose text
 * the run does not hold, or that has another form, is known by its title.
 */
export function taskOf(
  kind: Manifest["suite"]["kind"],
  { id, title }: PlannedScenario,
  text: string | undefined,
): ExportedTask {
  const read = Object.hasOwn(PARTS, kind) ? PARTS[kind] : undefined;
  const parts = text === undefined || read === undefined ? NOTHING_KNOWN : read(parseExact(text));
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

type Parts = {
  persona?: string;
  instructions: string;
  initialState?: ExactObject;
  criteria: { actions?: ExactObject[]; communicate?: string[] };
  assertions: TaskFacts["assertions"];
  basis?: readonly RewardBasis[];
  documents?: readonly string[];
  callerTools?: readonly string[] | undefined;
};

const NOTHING_KNOWN: Parts = { instructions: "", criteria: {}, assertions: [] };

const PARTS: Readonly<Record<string, (stored: ExactJson) => Parts>> = {
  retail: retailParts,
  fraud: fraudParts,
  tau2: tau2Parts,
};

function tau2Parts(stored: ExactJson): Parts {
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

function fraudParts(stored: ExactJson): Parts {
  const { story, caller, bank, assertions, requiredDocuments, callerTools } = FraudScenario.parse(stored);
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

function retailParts(stored: ExactJson): Parts {
  const { turns, setup, gold, response } = RetailCase.parse(stored);
  const actions = gold.calls.flatMap(({ tool, arguments: given }, index) =>
    isExactObject(given)
      ? [
          {
            action_id: `${index + 1}`,
            requestor: "assistant",
            name: tool,
            arguments: given,
            compare_args: null,
          },
        ]
      : [],
  );
  return {
    instructions: turns.map((turn, index) => `${index + 1}. ${turn}`).join("\n"),
    ...(setup.prior.length === 0 ? {} : { initialState: { message_history: setup.prior.map(earlier) } }),
    criteria: { actions },
    assertions: [{ id: "R", requirement: response.rule }],
  };
}

function earlier(message: PriorMessage): ExactObject {
  switch (message.from) {
    case "caller":
      return { role: "user", content: message.text, tool_calls: null };
    case "agent": {
      const calls = message.calls.map(({ id, tool, arguments: given }) => ({
        id,
        name: tool,
        arguments: isExactObject(given) ? given : {},
        requestor: "assistant",
      }));
      return { role: "assistant", content: message.text, tool_calls: calls.length === 0 ? null : calls };
    }
    case "tool":
      return {
        role: "tool",
        id: message.callId,
        content: message.text,
        requestor: "assistant",
        error: false,
      };
  }
}
