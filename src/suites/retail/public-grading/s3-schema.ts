import type { ExactObject } from "../../../contract/json.ts";
import type { ToolDefinition } from "../../../contract/tool.ts";
import { publicSchemaErrors, UncheckableArguments, type SchemaError } from "../../../tool-schema/index.ts";
import {
  argumentsOf,
  definitionOf,
  Ungradable,
  type Detail,
  type GradedTranscript,
} from "./graded-transcript.ts";

/** S3: what is wrong with each call's arguments by its tool's definition (section 7.3). Refused calls count as well. */
export function s3Schema({ scenario, calls }: GradedTranscript): Detail[] {
  return calls.flatMap((call) => {
    const at = [{ message: call.message, call: call.call }];
    const given = argumentsOf(call);
    const definition = definitionOf(scenario, call.tool);
    if (definition === undefined) return [{ at, because: `${call.tool} is not a tool of this case` }];
    return errorsOf(definition, given).map(({ text }) => ({ at, because: text }));
  });
}

function errorsOf(definition: ToolDefinition, given: ExactObject): SchemaError[] {
  try {
    return publicSchemaErrors(definition, given);
  } catch (error) {
    if (error instanceof UncheckableArguments) throw new Ungradable(error.message);
    throw error;
  }
}
