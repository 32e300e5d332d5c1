import type { CallStatus } from "../contract/trajectory.ts";
import { fieldOf, isExactObject, isTruthy, parseExact } from "../exact-json/index.ts";

/**
 * How a call ended, as far as its result's text tells: a JSON object with an `error_code` did nothing. The two codes
 * are those of the public harness's executor; every other code is the bank's refusal.
 */
export function callStatusOf(text: string): Exclude<CallStatus, "malformed-arguments"> {
  const code = errorCode(text);
  if (!isTruthy(code)) return "done";
  switch (code) {
    case "SCHEMA_VALIDATION_ERROR":
      return "schema-error";
    case "UNEXPECTED_TOOL_CALL":
      return "unknown-tool";
    default:
      return "refused";
  }
}

function errorCode(text: string): ReturnType<typeof fieldOf> {
  try {
    const value = parseExact(text);
    return isExactObject(value) ? fieldOf(value, "error_code") : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
