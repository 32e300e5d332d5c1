import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import { isExactObject, isTruthy, pythonRepr } from "../../../exact-json/index.ts";
import { publicSchemaErrors } from "../../../tool-schema/index.ts";
import { answerMock } from "./answer-mock.ts";
import { errorReply, exposedTool, mockOf, type MockCase, type MockReply } from "./mock-case.ts";
import { MockFault } from "./mock-fault.ts";
import type { MockState } from "./mock-state.ts";

/**
 * Runs one call as the public retail harness does: no mock, then its schema check, then the mock. Pure: the case is
 * shared and stays as it is, and the state after the call is in the reply.
 *
 * @param args Any JSON value; a falsy one counts as an empty object.
 * @throws MockFault or UncheckableArguments where the public harness ends the run.
 */
export function executeMock(tool: string, args: ExactJson, scenario: MockCase, state: MockState): MockReply {
  const mock = mockOf(scenario, tool);
  if (mock === undefined) return noMock(tool, state);
  const given = objectArguments(args);
  const exposed = exposedTool(scenario, tool);
  const errors = exposed === undefined ? [] : publicSchemaErrors(exposed.definition, given);
  if (errors.length > 0) return schemaError(errors, state);
  return answerMock(tool, mock, given, { scenario, state });
}

function objectArguments(args: ExactJson): ExactObject {
  if (isExactObject(args)) return args;
  if (!isTruthy(args)) return {};
  throw new MockFault("arguments", `arguments are ${pythonRepr(args)}, not an object`);
}

/** The answer to a tool that the case does not mock. */
export function noMock(tool: string, state: MockState): MockReply {
  const message = `No mock configured for '${tool}' in this case.`;
  return errorReply("unknown-tool", "UNEXPECTED_TOOL_CALL", message, state);
}

/** The answer to arguments that fail the schema check. */
export function schemaError(errors: readonly { text: string }[], state: MockState): MockReply {
  const message = errors.map(({ text }) => text).join("; ");
  return errorReply("schema-error", "SCHEMA_VALIDATION_ERROR", message, state);
}
