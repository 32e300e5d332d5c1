import type { Json, JsonObject } from "../../contract/json.ts";
import type { ArgumentRule, RetailCase } from "../../contract/retail-case.ts";
import { toJson } from "../../exact-json/index.ts";
import { defineCheck, noneFound, type Objection } from "../check.ts";
import { idForm } from "../../text/ids.ts";
import { leavesOf, type AgentCall, type CaseView } from "./case-view.ts";
import { sameValue } from "./same-value.ts";

/**
 * A3: every call of a tool that has a rule carries the arguments that the rule requires. Numbers count by value, a
 * default that is given equals one that is left out, forbidden ids are looked for inside objects too. A call whose text
 * was no JSON object is left to check S3.
 */
export const argumentRules = defineCheck(
  { id: "A3", version: 1, stage: "A" },
  ({ calls, scenario }: CaseView) =>
    noneFound(
      "argument other than the case requires",
      "agent-calls",
      calls.flatMap((call) => objectionsTo(call, scenario)),
    ),
);

function objectionsTo(call: AgentCall, { gold, setup }: RetailCase): Objection[] {
  const rule = gold.rules[call.tool];
  if (rule === undefined || call.args === undefined) return [];
  const schema = schemaOf(call.exposed?.spec.parameters);
  const given = { args: call.args, schema, today: setup.date };
  return [...wrongValues(rule, given), ...forbiddenIds(rule, call.args), ...disallowed(rule, given)].map(
    (problem) => ({
      at: [call.seq],
      because: `${call.tool}${problem}`,
    }),
  );
}

/** `schema` is the part of the tool's schema that describes `args`; `today` is what a default of "today" means. */
type Given = { args: JsonObject; schema: JsonObject; today: string };

function wrongValues({ required }: ArgumentRule, given: Given): string[] {
  return Object.entries(toJson(required)).flatMap(([name, wanted]) => {
    const value = valueOf(name, given);
    const same = value === undefined ? wanted === null : sameGiven(value, wanted, fieldOf(name, given));
    return same ? [] : [`.${name} is ${shown(value)}, ${JSON.stringify(wanted)} is required`];
  });
}

function disallowed({ optionalOk }: ArgumentRule, given: Given): string[] {
  return Object.entries(optionalOk).flatMap(([name, allowed]) => {
    const value = given.args[name];
    const field = fieldOf(name, given);
    if (value === undefined || value === null || isDefault(value, field)) return [];
    const isAllowed = allowed.some((option) => sameGiven(value, toJson(option), field));
    return isAllowed ? [] : [`.${name} is ${shown(value)}, which is not among what the case allows`];
  });
}

function forbiddenIds({ forbiddenIds: ids }: ArgumentRule, args: JsonObject): string[] {
  if (ids.length === 0) return [];
  const forbidden = new Set(leavesOf(toJson(ids)).map(({ value }) => idForm(String(value))));
  return leavesOf(args)
    .filter(
      ({ value }) =>
        (typeof value === "string" || typeof value === "number") && forbidden.has(idForm(String(value))),
    )
    .map(({ key, value }) => `.${key} is ${String(value)}, which must not be used here`);
}

/** A field's schema and what a default of "today" means there. */
type Field = { schema: JsonObject; today: string };

function fieldOf(name: string, { schema, today }: Given): Field {
  const properties = schemaOf(schema["properties"]);
  return { schema: schemaOf(properties[name]), today };
}

function valueOf(name: string, given: Given): Json | undefined {
  const value = given.args[name];
  return value === undefined || value === null ? defaultOf(fieldOf(name, given)) : value;
}

/** Compares objects field by field, so that a nested default may be given or left out as well. */
function sameGiven(value: Json, wanted: Json, field: Field): boolean {
  if (isObject(value) && isObject(wanted)) {
    const sides = [value, wanted].map((args) => ({ args, schema: field.schema, today: field.today }));
    return [...new Set([...Object.keys(value), ...Object.keys(wanted)])].every((name) => {
      const [given, expected] = sides.map((side) => valueOf(name, side));
      const inner = fieldOf(name, { args: value, ...field });
      if (given === undefined || expected === undefined) return given === expected;
      return sameGiven(given, expected, inner);
    });
  }
  return sameValue(value, wanted);
}

function isDefault(value: Json, field: Field): boolean {
  const byDefault = defaultOf(field);
  return byDefault !== undefined && sameGiven(value, byDefault, field);
}

function defaultOf({ schema, today }: Field): Json | undefined {
  const value = schema["default"];
  return value === "today" && /^\d{4}-\d{2}-\d{2}$/.test(today) ? today : value;
}

function schemaOf(value: Json | undefined): JsonObject {
  return value !== undefined && isObject(value) ? value : {};
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: Json | undefined): string {
  return value === undefined ? "missing" : JSON.stringify(value);
}
