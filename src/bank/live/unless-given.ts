import type { ExactJson } from "../../contract/json.ts";
import { isTruthy } from "../../exact-json/index.ts";
import { refused, type ToolReply } from "./bank-tool.ts";

/** The refusal when one of these arguments has no value. Empty text, null, 0, false and empty lists count as none. */
export function unlessGiven(args: { readonly [name: string]: ExactJson }): ToolReply | undefined {
  const missing = Object.keys(args).filter((name) => !isTruthy(args[name]));
  return missing.length === 0
    ? undefined
    : refused("missing-value", `A value is needed for ${missing.join(", ")}.`);
}
