import type { Fact } from "../../contract/fact.ts";
import { exactText, json, part, type ScenarioRule, type ScenarioView } from "../../contract/scenario-view.ts";
import { parsedJson } from "../parsed-json.ts";
import { scriptsOf } from "../authoring/script-view.ts";
import { RetailCase, type ArgumentRule } from "./retail-case.ts";

/** A case's stored text as its page shows it; `undefined` for a text of another form. */
export function retailScenarioView(text: string): ScenarioView | undefined {
  const read = RetailCase.safeParse(parsedJson(text));
  return read.success ? retailView(read.data) : undefined;
}

function retailView(retail: RetailCase): ScenarioView {
  const { setup, turns, response, behaviour, gold, tools, mock, proof, gates } = retail;
  return {
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
    knows: [],
    doesNotKnow: [],
    assertions: [],
    documents: [],
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

function factText(fact: Fact): string {
  const [[kind, value] = ["", ""]] = Object.entries(fact);
  return `${kind}: ${Array.isArray(value) ? value.join(" or ") : String(value)}`;
}
