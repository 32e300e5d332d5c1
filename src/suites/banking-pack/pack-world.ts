import {
  createLiveBank,
  fraudbenchBank,
  PUBLIC_CLOCK,
  tau2Bank,
  type BankSnapshot,
  type KnowledgeTool,
  type Wording,
} from "../../bank/live/index.ts";
import { modelPersona, type ModelPersona } from "../../callers/model-persona.ts";
import { phaseScript } from "../../callers/phase-script.ts";
import { tellingCalls } from "../../callers/telling-calls.ts";
import type { CallerPlan } from "../../contract/caller-script.ts";
import { isRecord } from "../../contract/is-record.ts";
import type { Ear } from "../../contract/ear.ts";
import { InputError } from "../../contract/errors.ts";
import { situationOf } from "../../contract/situation-of.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { BankDocument, ModelClient, Participant, World } from "../../contract/ports.ts";
import type { Fact } from "../../contract/fact.ts";
import { createKnowledge, type Corpus, type Knowledge } from "../../corpus/index.ts";
import {
  agentInstructions,
  callerPrompt,
  OUR_GUIDELINES,
  policyPrompt,
  type BankingContent,
  type CallerScenario,
  type ShownDocument,
} from "./knowledge/index.ts";
import { embeddingsFor } from "../embeddings-for.ts";
import { earFor } from "../../callers/ears/ear-spec.ts";
import type { PlayConditions } from "../play-conditions.ts";
import type { EpisodePlace } from "../playable-suite.ts";
import { sha256 } from "../../files/sha256.ts";

/** What all worlds of a pack share. */
export type PackSetting = {
  content: BankingContent;
  corpus: Corpus;
  conditions: PlayConditions;
  rules: "tau2" | "fraudbench";
};

/** What a world is made of beside that. */
export type PackTask = {
  id: string;
  requiredDocuments: readonly string[];
  /** Left out: all that are not discoverable. */
  callerTools: readonly string[] | undefined;
  caller: CallerScenario;
  /** The caller by rules, where somebody wrote one for the task. */
  plan: CallerPlan | undefined;
  /** What that caller has to say before the matter is put. */
  matter?: readonly Fact[];
  bank: BankSnapshot;
  readLog: readonly string[];
};

/** The public harness says this for the agent before anybody moves. */
const GREETING = "Hi! How can I help you today?";

/** Why a task cannot be played under these conditions; `undefined` where it can. */
export function obstacleOf(plan: CallerPlan | undefined, { caller }: PlayConditions): string | undefined {
  return caller.kind === "script" && plan === undefined ? "nobody wrote a script of its caller" : undefined;
}

/** A fresh world for one episode of a public task, as the public harness sets it up. */
export function packWorld(
  task: PackTask,
  setting: PackSetting,
  { place, models }: { place: EpisodePlace; models: ModelClient },
): World {
  const { content, corpus, conditions, rules } = setting;
  const { requiredDocuments, callerTools, bank, readLog } = task;
  const knowledge = createKnowledge({
    corpus,
    condition: conditions.retrieval,
    requiredDocuments,
    seed: place.seed,
    ...embeddingsFor(conditions),
  });
  const inPrompt = conditions.retrieval === "oracle" && rules === "tau2";
  return {
    bank: createLiveBank({
      base: bank,
      bank: rules === "tau2" ? tau2Bank : fraudbenchBank,
      readLog,
      knowledge: inPrompt ? [] : inWords(knowledge, content.words),
      sha256,
      ...(callerTools === undefined ? {} : { callerTools }),
      ...(content.words === undefined ? {} : { words: content.words }),
    }),
    instructions: {
      agent: agentInstructions(policyFor(task, setting, knowledge), content.agentInstruction),
      ...(conditions.caller.kind === "model" ? { caller: callerInstructions(task, content) } : {}),
    },
    prior: [],
    caller: callerOf(task, setting, { place, models }),
    textBesideCalls: "kept",
    opening: "caller",
    greeting: GREETING,
    context: { time: PUBLIC_CLOCK },
    documents: readable(corpus, inPrompt ? requiredDocuments : knowledge.inPrompt),
  };
}

/** What stands in full in the instructions, for agents that have instructions of their own. */
function readable({ documents, texts, positions }: Corpus, ids: readonly string[]): BankDocument[] {
  return ids.flatMap((id) => {
    const position = positions.get(id) ?? -1;
    const document = documents[position];
    return document === undefined ? [] : [{ id, title: document.title, text: texts[position] ?? "" }];
  });
}

/** A caller's whole instructions, for a model. */
export function callerInstructions(
  { callerTools, caller }: Pick<PackTask, "callerTools" | "caller">,
  { guidelines }: BankingContent,
): string {
  const hasTools = callerTools === undefined || callerTools.length > 0;
  const chosen = hasTools ? guidelines?.withTools : guidelines?.plain;
  return callerPrompt(chosen ?? OUR_GUIDELINES, caller);
}

function policyFor(
  { requiredDocuments }: PackTask,
  { content, corpus, conditions, rules }: PackSetting,
  { promptPart }: Knowledge,
): string {
  const shown = corpus.documents.map(({ title }, at): ShownDocument => ({
    title,
    text: corpus.texts[at] ?? "",
  }));
  const required = requiredDocuments.flatMap((id) => shown[corpus.positions.get(id) ?? -1] ?? []);
  return policyPrompt(content.prompts, {
    condition: conditions.retrieval,
    promptPart,
    documents: shown,
    required,
    oracle: rules === "tau2" ? "prompt" : "search",
  });
}

/** The public runners sample the caller at temperature 0. */
function callerOf(
  { id, plan, matter = [] }: PackTask,
  { conditions: { caller, ear: earSpec }, rules }: PackSetting,
  { place, models }: { place: EpisodePlace; models: ModelClient },
): Participant {
  const episode = { agent: place.agent, scenario: id, trial: place.trial };
  return tellingCalls(models, (client) => {
    const ear = earFor(earSpec, { client, episode, seed: place.seed });
    if (caller.kind === "script") return plan === undefined ? nobody(id) : phaseScript(plan, { ear, matter });
    return modelPersona({
      client,
      model: caller.model,
      decoding: { ...caller.decoding, temperature: 0, seed: place.seed },
      episode,
      leaving: "tokens",
      // In the public tau2 harness a caller says and leaves as he likes.
      ...(rules === "tau2" ? { repeating: "allowed" as const } : hearingFor(plan, ear)),
    });
  });
}

function hearingFor(plan: CallerPlan | undefined, ear: Ear): Pick<ModelPersona, "hearing"> {
  return plan === undefined ? {} : { hearing: { ear, situation: situationOf(plan) } };
}

/** Stands in for a caller whom a record does not need, as it tells what he said. */
function nobody(id: string): Participant {
  const problem = "nobody wrote a script of its caller";
  return { move: () => Promise.reject(new InputError([{ value: id, problem }])) };
}

/** Tools that reach the documents, as the pack's own words describe them. */
function inWords({ tools }: Knowledge, words: Wording | undefined): readonly KnowledgeTool[] {
  if (words === undefined) return tools;
  return tools.map((tool) => {
    const own = words[tool.spec.name];
    if (own === undefined) return tool;
    const spec = { ...tool.spec, description: own.description };
    const parameters = describedParameters(tool.spec.parameters, own.parameters ?? {});
    return {
      spec: parameters === undefined ? spec : { ...spec, parameters },
      call: (args) => tool.call(args),
    };
  });
}

function describedParameters(
  schema: JsonObject | undefined,
  words: { readonly [name: string]: string },
): JsonObject | undefined {
  const properties = schema?.["properties"];
  if (schema === undefined || !isRecord(properties)) return schema;
  const described = Object.entries(properties).map(([name, property]) => [
    name,
    isRecord(property) && words[name] !== undefined ? { ...property, description: words[name] } : property,
  ]);
  return { ...schema, properties: Object.fromEntries(described) };
}
