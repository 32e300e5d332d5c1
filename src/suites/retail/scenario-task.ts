import type { ExactObject } from "../../contract/json.ts";
import type { PriorMessage } from "../../contract/prior-message.ts";
import type { ScenarioTask } from "../../contract/scenario-task.ts";
import { isExactObject, parseExact } from "../../exact-json/index.ts";
import { RetailCase } from "./retail-case.ts";

/** A case's stored text as a public task: turns are the instructions, right calls the reference actions. */
export function retailScenarioTask(text: string): ScenarioTask {
  const { turns, setup, gold, response } = RetailCase.parse(parseExact(text));
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
