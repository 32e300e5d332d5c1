import type { Reaction } from "../../contract/caller-script.ts";
import { exactText, json, part, type ScenarioRule, type ScenarioView } from "../../contract/scenario-view.ts";
import { scriptsOf } from "../authoring/script-view.ts";
import { parsedJson } from "../parsed-json.ts";
import type { FraudCheck } from "./fraud-check.ts";
import { FraudScenario, type CostModel } from "./fraud-scenario.ts";

/** A scenario's stored text as its page shows it; `undefined` for a text of another form. */
export function fraudScenarioView(text: string): ScenarioView | undefined {
  const read = FraudScenario.safeParse(parsedJson(text));
  return read.success ? fraudView(read.data) : undefined;
}

function fraudView(fraud: FraudScenario): ScenarioView {
  const { caller, story, decidingFact, checks, assertions, requiredDocuments, bank, callerTools, proof } =
    fraud;
  return {
    about: [
      part("Story", story),
      part("The one fact that decides", decidingFact),
      part("Mechanism", fraud.mechanism),
      part("Design", fraud.design),
      ...(fraud.contested === undefined ? [] : [part("Contested", fraud.contested)]),
      ...(fraud.cost === undefined ? [] : [part("What a wrong decision costs", costText(fraud.cost))]),
    ],
    caller: [
      part("Who he is", caller.persona),
      part("What he wants", caller.goal),
      ...caller.tactics.map((tactic, place) => part(`Tactic ${place + 1}`, tactic)),
      ...caller.phases.flatMap(({ id, says, reactions, otherwise }) => [
        part(`Phase ${id}: opens with`, says),
        ...reactions.map((reaction) =>
          part(`Phase ${id}: when ${valueText(reaction.when)}`, reactionText(reaction)),
        ),
        ...otherwise.map((line) => part(`Phase ${id}: goes on with`, line)),
      ]),
    ],
    knows: Object.entries(caller.knows).map(([fact, says]) => ({ fact, says })),
    doesNotKnow: caller.doesNotKnow,
    rules: checks.map(fraudRule),
    assertions,
    setting: [
      json("Records of this scenario", bank),
      ...(callerTools.length === 0 ? [] : [part("Tools of the caller", callerTools.join(", "))]),
    ],
    documents: requiredDocuments,
    scripts: scriptsOf(proof),
  };
}

function costText({ currency, ...amounts }: CostModel): string {
  return Object.entries(amounts)
    .map(([name, minor]) => `${words(name.replace(/Minor$/, ""))}: ${amountText(minor, currency)}`)
    .join("\n");
}

function reactionText({ say, call, goTo, leave }: Reaction): string {
  return [
    ...(say === undefined ? [] : [say]),
    ...(call === undefined ? [] : [`calls ${call.tool} ${exactText(call.with)}`]),
    ...(goTo === undefined ? [] : [`goes on to phase ${goTo}`]),
    ...(leave === undefined ? [] : [`leaves: ${leave}`]),
  ].join("\n");
}

function fraudRule(check: FraudCheck): ScenarioRule {
  const { id, because, strength, kind, ...rule } = check;
  return {
    id,
    kind,
    rule: ruleText(rule),
    ...(because === undefined ? {} : { because }),
    decides: strength === "decides",
  };
}

function ruleText(rule: object): string {
  return Object.entries(rule)
    .map(([name, value]) => `${words(name)}: ${valueText(value)}`)
    .join("; ");
}

/** What is left of a rule is JSON: calls read as calls, all else as names and values. */
function valueText(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueText).join(" or ");
  if (typeof value !== "object" || value === null) return String(value);
  if ("tool" in value && typeof value.tool === "string") return callText(value.tool, value);
  return Object.entries(value)
    .map(([name, inner]) => (inner === true ? words(name) : `${words(name)} ${valueText(inner)}`))
    .join(", ");
}

function callText(tool: string, call: object): string {
  const conditions = "with" in call && typeof call.with === "object" ? valueText(call.with ?? {}) : "";
  const by = "by" in call && call.by === "caller" ? " by the caller" : "";
  return `${tool}${conditions === "" ? "" : ` (${conditions})`}${by}`;
}

/** `agentSays` → `agent says`. */
function words(name: string): string {
  return name.replaceAll(
    /([a-z])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  );
}

/** An amount in minor units, as the currency's readers group it. */
function amountText(minor: number, currency: string): string {
  const locale = currency === "INR" ? "en-IN" : "en-US";
  return new Intl.NumberFormat(locale, { style: "currency", currency }).format(minor / 100);
}
