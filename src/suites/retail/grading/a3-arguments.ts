import type { Json, JsonObject } from "../../../contract/json.ts";
import type { ArgumentRule, RetailCase } from "../retail-case.ts";
import { toJson } from "../../../exact-json/index.ts";
import { defineCheck, noneFound, type Objection } from "../../../grading/check.ts";
import { idForm } from "../../../text/ids.ts";
import { canonicalArguments, schemaOf } from "./canonical-value.ts";
import { addsNothing } from "./present-state.ts";
import { leavesOf, ruleFor, type AgentCall, type CaseView } from "./case-view.ts";
import { sameValue } from "./same-value.ts";

/**
 * A3: every call of a tool that has a rule carries the arguments that the rule requires. Numbers count by value, free
 * text without case and spacing, a default that is given equals one that is left out, a setting that only repeats what the
 * records have already is left out as well, forbidden ids are looked for inside objects too. Calls that were no JSON object, or that the bank's schema refused, are left to check S3.
 */
export const argumentRules = defineCheck(
  { id: "A3", version: 2, stage: "A" },
  ({ calls, scenario }: CaseView) =>
    noneFound(
      "argument other than the case requires",
      "agent-calls",
      calls.flatMap((call) => objectionsTo(call, scenario)),
    ),
);

function objectionsTo(call: AgentCall, scenario: RetailCase): Objection[] {
  const rule = ruleFor(scenario, call.tool);
  if (rule === undefined || call.args === undefined || call.answer?.status === "schema-error") return [];
  const schema = schemaOf(call.exposed?.spec.parameters);
  const canonical = (args: JsonObject): JsonObject =>
    canonicalArguments(args, { schema, today: scenario.setup.date });
  const given = { args: call.args, compared: canonical(call.args), canonical, scenario };
  return [...wrongValues(rule, given), ...forbiddenIds(rule, call.args), ...disallowed(rule, given)].map(
    (problem) => ({
      at: [call.seq],
      because: `${call.tool}${problem}`,
    }),
  );
}

/** The arguments, the form in which they are compared, and how that is made by the tool's schema. */
type Given = {
  args: JsonObject;
  compared: JsonObject;
  canonical: (args: JsonObject) => JsonObject;
  scenario: RetailCase;
};

function wrongValues(rule: ArgumentRule, { args, compared, canonical, scenario }: Given): string[] {
  const required = toJson(rule.required);
  const wanted = canonical(required);
  return Object.keys(required)
    .filter((name) => {
      const [given, want] = [compared[name], wanted[name]];
      if (isSame(given, want)) return false;
      return given === undefined || want === undefined || !addsNothing(given, want, { name, args, scenario });
    })
    .map((name) => `.${name} is ${shown(args[name])}, ${shown(required[name])} is required`);
}

function disallowed({ optionalOk }: ArgumentRule, { args, compared, canonical, scenario }: Given): string[] {
  return Object.entries(optionalOk).flatMap(([name, allowed]) => {
    if (args[name] === undefined || args[name] === null) return [];
    const isAllowed = [null, ...allowed].some((option) =>
      isSame(compared[name], canonical({ [name]: toJson(option) })[name]),
    );
    const options = allowed.map((option) => canonical({ [name]: toJson(option) })[name]);
    const repeats = options.some(
      (option) =>
        option !== undefined && addsNothing(compared[name] ?? null, option, { name, args, scenario }),
    );
    return isAllowed || repeats
      ? []
      : [`.${name} is ${shown(args[name])}, which is not among what the case allows`];
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

function isSame(one: Json | undefined, other: Json | undefined): boolean {
  return one === undefined || other === undefined ? one === other : sameValue(one, other);
}

function shown(value: Json | undefined): string {
  return value === undefined ? "missing" : JSON.stringify(value);
}
