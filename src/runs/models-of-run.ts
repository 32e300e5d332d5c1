import type { Manifest } from "../contract/manifest.ts";
import type { ModelRef } from "../contract/model.ts";
import type { ModelChoice } from "../models/resolve-model.ts";
import { readConditions } from "../suites/play-conditions.ts";

/** Whom a run asks: a model, its settings, and how many episodes it has a part in. */
export type AskedModel = ModelChoice & { role: "agent" | "caller" | "ear" | "judge"; episodes: number };

/** Every model that a run asks through its journal: agents, caller, ear and judges. */
export function modelsOfRun({ agents, judge, conditions, scenarios, trials }: Manifest): AskedModel[] {
  const one = scenarios.length * trials;
  const all = one * agents.filter(({ kind }) => kind !== "recorded").length;
  const { caller, ear } = readConditions(conditions);
  const judges = judge.kind === "model" ? [judge, judge.second] : [];
  return [
    ...agents.flatMap((agent) => (agent.kind === "model" ? [asked(agent, "agent", one)] : [])),
    ...(caller.kind === "model" ? [asked(caller, "caller", all)] : []),
    ...(ear.kind === "model" ? [asked(ear, "ear", all)] : []),
    ...judges.flatMap((each) => (each === undefined ? [] : [asked(each, "judge", one * agents.length)])),
  ];
}

function asked({ model, decoding }: ModelChoice, role: AskedModel["role"], episodes: number): AskedModel {
  return { model, decoding, role, episodes };
}

/** Names of models, each once. */
export function namesOf(models: readonly { model: ModelRef }[]): string[] {
  return [...new Set(models.map(({ model }) => model.id))];
}
