import { z } from "zod";
import type { Reaction } from "../../contract/caller-script.ts";
import type { FraudCheck } from "../../suites/fraud/fraud-check.ts";
import { FraudScenario, type CostModel } from "../../suites/fraud/fraud-scenario.ts";
import { RetailCase, type ArgumentRule } from "../../suites/retail/retail-case.ts";
import type { Fact } from "../../contract/fact.ts";
import { Tau2Scenario } from "../../suites/tau2/tau2-scenario.ts";
import { amountText } from "./quantity-text.ts";
import {
  exactText,
  json,
  part,
  type ScenarioPart,
  type ScenarioRule,
  type ScenarioView,
} from "./scenario-part.ts";
import { tau2View } from "./tau2-scenario-view.ts";

/** Reads a scenario's stored text. A text of no form that is known is shown as it is. */
export function scenarioView(text: string): ScenarioView {
  const value = parsed(text);
  const retail = RetailCase.safeParse(value);
  if (retail.success) return retailView(retail.data);
  const fraud = FraudScenario.safeParse(value);
  if (fraud.success) return fraudView(fraud.data);
  const task = StoredTask.safeParse(value);
  if (task.success) return { ...EMPTY, form: "tau2", ...tau2View(task.data.scenario) };
  const setting: ScenarioPart[] = [{ name: "Text", text, as: "json" }];
  return { ...EMPTY, form: "unknown", setting };
}

/** A tau2 task is kept with the bank that its calls are made on. */
const StoredTask = z.object({ scenario: Tau2Scenario });

const EMPTY: Omit<ScenarioView, "form"> = {
  about: [],
  caller: [],
  knows: [],
  doesNotKnow: [],
  rules: [],
  assertions: [],
  setting: [],
  documents: [],
  scripts: [],
};

function retailView(retail: RetailCase): ScenarioView {
  const { setup, turns, response, behaviour, gold, tools, mock, proof, gates } = retail;
  return {
    ...EMPTY,
    form: "retail",
    about: [
      part("What a right reply does", response.resolution),
      ...(response.rule === "" ? [] : [part("Rule", response.rule)]),
      part("Expected behaviour", behaviour),
      part("It is", `${setup.date} ${setup.time}`),
    ],
    caller: turns.map((turn, place) => part(`Turn ${place + 1}`, turn)),
    rules: retailRules({ gold, response, gates }),
    setting: [
      json("Login context", setup.loginContext),
      ...(setup.prior.length === 0 ? [] : [json("Earlier conversation", setup.prior)]),
      part("Tools", tools.map(({ spec }) => spec.name).join(", ")),
      json("Answers of the bank", mock),
    ],
    scripts: scriptsOf(proof),
  };
}

function retailRules({
  gold,
  response,
  gates,
}: Pick<RetailCase, "gold" | "response" | "gates">): ScenarioRule[] {
  const rule = (id: string, kind: string, text: string): ScenarioRule => ({
    id,
    kind,
    rule: text,
    decides: true,
  });
  return [
    ...gold.calls.map(({ tool, arguments: given }) =>
      rule("A1", "required call", `${tool} ${exactText(given)}`),
    ),
    ...Object.entries(gold.rules).flatMap(([tool, one]) => {
      const text = argumentText(one);
      return text === "" ? [] : [rule("A3", "arguments", `${tool}: ${text}`)];
    }),
    ...gold.dependencies.map(([earlier, later]) => rule("A4", "order", `${earlier} before ${later}`)),
    ...(gold.forbidden.length === 0 ? [] : [rule("A2", "forbidden calls", gold.forbidden.join(", "))]),
    ...response.must.map((fact) => rule("R", "must state", factText(fact))),
    ...response.mustNot.map((fact) => rule("R", "must not state", factText(fact))),
    rule("S", "safety gates", gates.join(", ")),
  ];
}

function argumentText({ required, forbiddenIds, optionalOk }: ArgumentRule): string {
  const parts = [
    ...(Object.keys(required).length === 0 ? [] : [`carries ${exactText(required)}`]),
    ...(forbiddenIds.length === 0 ? [] : [`never ${exactText(forbiddenIds)}`]),
    ...(Object.keys(optionalOk).length === 0 ? [] : [`may carry ${exactText(optionalOk)}`]),
  ];
  return parts.join("; ");
}

function fraudView(fraud: FraudScenario): ScenarioView {
  const { caller, story, decidingFact, checks, assertions, requiredDocuments, bank, callerTools, proof } =
    fraud;
  return {
    ...EMPTY,
    form: "fraud",
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
    pair: { id: fraud.pair, variant: fraud.variant },
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

function factText(fact: Fact): string {
  const [[kind, value] = ["", ""]] = Object.entries(fact);
  return `${kind}: ${Array.isArray(value) ? value.join(" or ") : String(value)}`;
}

type Proof = NonNullable<RetailCase["proof"] | FraudScenario["proof"]>;

function scriptsOf(proof: Proof | undefined): ScenarioView["scripts"] {
  if (proof === undefined) return [];
  const foils = Object.entries(proof.foils).map(([name, { fails, because, steps }]) => ({
    name: `foil ${name}`,
    fails,
    ...(because === undefined ? {} : { because }),
    steps: steps.map(stepText),
  }));
  return [{ name: "oracle", steps: proof.oracle.map(stepText) }, ...foils];
}

function stepText({ say, calls }: Proof["oracle"][number]): string {
  const called = (calls ?? []).map((call) => `${call.tool} ${exactText(call.with)}`);
  return [...called, ...(say === undefined ? [] : [say])].join("\n");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
