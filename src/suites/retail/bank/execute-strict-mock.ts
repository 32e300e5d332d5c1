import { IntegralFloat, type ExactObject } from "../../../contract/json.ts";
import type { ToolDefinition } from "../../../contract/tool.ts";
import { copyObject, fieldOf, setField, toJson } from "../../../exact-json/index.ts";
import { strictSchemaErrors } from "../../../tool-schema/index.ts";
import { answerMock } from "./answer-mock.ts";
import { noMock, schemaError } from "./execute-mock.ts";
import { errorReply, exposedTool, mockOf, type MockCase, type MockReply } from "./mock-case.ts";
import { MockFault } from "./mock-fault.ts";
import type { MockState } from "./mock-state.ts";

/**
 * Runs one call under our own rules: a tool that the model was not shown is unknown even if it is mocked, arguments
 * must satisfy the schema that the model was shown, and a call that names no known entity is refused, where the
 * public harness would end the run without a score.
 *
 * @throws MockFault when the case itself is broken.
 */
export function executeStrictMock(
  tool: string,
  args: ExactObject,
  scenario: MockCase,
  state: MockState,
): MockReply {
  const mock = mockOf(scenario, tool);
  const exposed = exposedTool(scenario, tool);
  if (mock === undefined || exposed === undefined) return noMock(tool, state);
  const errors = strictSchemaErrors(exposed.spec, toJson(args));
  if (errors.length > 0) return schemaError(errors, state);
  try {
    return answerMock(tool, mock, wholeNumbers(args, exposed.definition), { scenario, state });
  } catch (error) {
    if (!(error instanceof MockFault) || error.blame === "case") throw error;
    return errorReply("refused", "REQUEST_REFUSED", error.message, state);
  }
}

/** JSON Schema takes 5.0 for an integer, so where an integer is declared it becomes one. */
function wholeNumbers(args: ExactObject, definition: ToolDefinition): ExactObject {
  let changed = args;
  for (const { name, type } of definition.inputs) {
    const value = fieldOf(args, name);
    if (type !== "integer" || !(value instanceof IntegralFloat) || !Number.isSafeInteger(value.value))
      continue;
    if (changed === args) changed = copyObject(args);
    setField(changed, name, value.value);
  }
  return changed;
}
