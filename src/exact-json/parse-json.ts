import { isShallow, type Json } from "../contract/json.ts";
import { parseExact } from "./parse-exact.ts";
import { toJson } from "./to-json.ts";

/**
 * Reads JSON that was written by others into plain values, where how numbers were written does not matter.
 *
 * @throws SyntaxError naming position, line and column, also for nesting deeper than 900: whatever walks such a value, a schema
 *   first of all, would run out of stack.
 */
export function parseJson(text: string): Json {
  if (isShallow(text)) {
    try {
      return JSON.parse(text);
    } catch {
      // Read again below: the error is then the same on every engine and names line and column.
    }
  }
  return toJson(parseExact(text));
}
