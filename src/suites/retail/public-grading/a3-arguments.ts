import type { ExactJson } from "../../../contract/json.ts";
import type { ArgumentRule } from "../retail-case.ts";
import {
  exactEqual,
  exactIncludes,
  fieldOf,
  isExactObject,
  keysOf,
  printExact,
} from "../../../exact-json/index.ts";
import {
  argumentsOf,
  Ungradable,
  type Detail,
  type GradedTranscript,
  type LiveCall,
} from "./graded-transcript.ts";

/** A3: arguments that a tool's rule does not permit, for every call of a tool that has one (section 7.7). */
export function a3Arguments({ scenario, calls }: GradedTranscript): Detail[] {
  const rules = new Map(Object.entries(scenario.gold.rules));
  return calls.flatMap((call) => {
    const rule = rules.get(call.tool);
    if (rule === undefined) return [];
    const wrong = [...wrongRequired(call, rule), ...forbidden(call, rule), ...notAllowed(call, rule)];
    return wrong.map((because) => ({ at: [{ message: call.message, call: call.call }], because }));
  });
}

function wrongRequired(call: LiveCall, { required }: ArgumentRule): string[] {
  const given = argumentsOf(call);
  return keysOf(required).flatMap((key) => {
    const expected = fieldOf(required, key) ?? null;
    const value = fieldOf(given, key) ?? null;
    if (exactEqual(value, expected)) return [];
    if (!isExactObject(call.arguments)) {
      throw new Ungradable(`the arguments of ${call.tool} (message ${call.message}) are not an object`);
    }
    return [`${call.tool} was given ${key} ${printExact(value)}; ${printExact(expected)} was expected`];
  });
}

/** Looks at every top-level argument, whatever its name, and into lists, but not into objects. */
function forbidden(call: LiveCall, { forbiddenIds }: ArgumentRule): string[] {
  const given = argumentsOf(call);
  return keysOf(given).flatMap((key) => {
    const value = fieldOf(given, key) ?? null;
    if (!holdsOneOf(value, forbiddenIds)) return [];
    return [`${call.tool} was given a forbidden id as ${key}: ${printExact(value)}`];
  });
}

function holdsOneOf(value: ExactJson, ids: readonly ExactJson[]): boolean {
  if (Array.isArray(value)) return value.some((item) => holdsOneOf(item, ids));
  return typeof value === "string" && ids.includes(value);
}

/** An argument that was not given is fine; one given as null is a value like any other. */
function notAllowed(call: LiveCall, { optionalOk }: ArgumentRule): string[] {
  const given = argumentsOf(call);
  return Object.entries(optionalOk).flatMap(([key, allowed]) => {
    const value = fieldOf(given, key);
    if (value === undefined || exactIncludes(allowed, value)) return [];
    return [`${call.tool} was given ${key} ${printExact(value)}; allowed are ${printExact(allowed)}`];
  });
}
