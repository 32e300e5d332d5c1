import type { InputProblem } from "../../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import type { ArgumentRule } from "../retail-case.ts";
import { fieldOf, isExactObject, isTruthy } from "../../../exact-json/index.ts";
import { problemsOf } from "../../import/problems.ts";
import { PublicGate } from "./public-case.ts";

/** A case's argument rules by tool. An entry is a rule only if it is an object and its key is no note. */
export function argumentRules(
  argGate: ExactObject,
  problems: InputProblem[],
): { [tool: string]: ArgumentRule } {
  const rules: { [tool: string]: ArgumentRule } = {};
  for (const tool of Object.keys(argGate)) {
    const raw = fieldOf(argGate, tool);
    if (tool.startsWith("_") || !isExactObject(raw)) continue;
    const within = `gold.arg_gate.${tool}`;
    const parsed = PublicGate.safeParse(raw, { reportInput: true });
    if (parsed.success) rules[tool] = toRule(parsed.data, within, problems);
    else problems.push(...problemsOf(parsed.error, within));
  }
  return rules;
}

function toRule(gate: PublicGate, within: string, problems: InputProblem[]): ArgumentRule {
  return {
    required: gate.required,
    forbiddenIds: gate.forbidden_ids,
    optionalOk: allowedValues(gate.optional_ok, within, problems),
    optional: isTruthy(gate.optional),
  };
}

/** Only constraints that list allowed values are checked by the public harness; others are left out. */
function allowedValues(
  optionalOk: ExactObject,
  within: string,
  problems: InputProblem[],
): { [argument: string]: ExactJson[] } {
  const allowed: { [argument: string]: ExactJson[] } = {};
  for (const argument of Object.keys(optionalOk)) {
    const constraint = fieldOf(optionalOk, argument);
    const values = isExactObject(constraint) ? fieldOf(constraint, "allowed") : undefined;
    if (Array.isArray(values)) allowed[argument] = values;
    else if (values !== undefined) {
      problems.push({
        path: `${within}.optional_ok.${argument}.allowed`,
        problem: "expected a list of values",
      });
    }
  }
  return allowed;
}
