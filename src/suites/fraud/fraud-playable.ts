import { sha256 } from "../../files/sha256.ts";
import { FRAUD_BASELINES, fraudBaseline } from "./baselines/fraud-baseline.ts";
import { houseFoils } from "./baselines/house-foils.ts";
import { voicesFor } from "../../agents/voices/index.ts";
import type { BankSnapshot } from "../../bank/live/base-snapshot.ts";
import type { DefinedBank } from "../../bank/live/define-bank.ts";
import { createLiveBank } from "../../bank/live/live-bank.ts";
import { modelPersona } from "../../callers/model-persona.ts";
import { personaPrompt } from "../../callers/persona-prompt.ts";
import { phaseScript } from "../../callers/phase-script.ts";
import { tellingCalls } from "../../callers/telling-calls.ts";
import { checkOfQuestion } from "../../contract/judgement.ts";
import { FraudScenario } from "./fraud-scenario.ts";
import { situationOf } from "../../contract/situation-of.ts";
import type { Limits } from "../../contract/manifest.ts";
import type { BankDocument, ModelClient, Participant, World } from "../../contract/ports.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { Verdict } from "../../contract/verdict.ts";
import { createCorpus, createKnowledge, type Corpus, type Document } from "../../corpus/index.ts";
import { parseExact, printExact, withoutUndefined } from "../../exact-json/index.ts";
import {
  createFraudbenchGrader,
  createFraudGrader,
  fraudLooksAt,
  HOUSE_CHECK_IDS,
  interventionTurn,
  outcomeCost,
  requiredDocumentRecall,
} from "./grading/index.ts";
import { answeredBadly, type AuthorSays } from "../../grading/judge/index.ts";
import type { Judged } from "../../grading/judged.ts";
import { observedVerdict } from "../../grading/observed.ts";
import { fraudFigures } from "./fraud-figures.ts";
import { contentHash } from "../content-hash.ts";
import { embeddingsFor } from "../embeddings-for.ts";
import { earFor } from "../../callers/ears/ear-spec.ts";
import { recordConditions, type PlayConditions } from "../play-conditions.ts";
import type {
  BoundGrader,
  EpisodePlace,
  GradableScenario,
  PlayableScenario,
  PlayableSuite,
  Proof,
} from "../playable-suite.ts";

/** A fraud suite as its loader gives it. */
export type FraudSource = {
  id: string;
  title: string;
  source: string;
  /** Now, as the bank's tools show it. */
  clock: string;
  promptTemplate: string;
  core: DefinedBank;
  bank: BankSnapshot;
  /** The base bank's own text; what changes it changes every scenario. */
  bankText: string;
  documents: readonly Document[];
  scenarios: readonly FraudScenario[];
  /** Mixtures of attacks and controls, only to be proved. */
  mixtures?: () => readonly FraudScenario[];
};

const LIMITS: Limits = { turns: 25, toolIterations: 20 };

export function playableFraud(source: FraudSource, conditions: PlayConditions): PlayableSuite {
  const corpus = createCorpus(source.documents);
  const { promptTemplate, documents, clock, bankText } = source;
  const surroundings = contentHash(promptTemplate, JSON.stringify(documents), clock, bankText);
  const setting: Setting = { source, conditions, corpus, surroundings };
  const scenarios = source.scenarios.map((scenario) => playableScenario(scenario, setting));
  return {
    id: source.id,
    kind: "fraud",
    live: true,
    title: source.title,
    source: source.source,
    hash: contentHash(...scenarios.map(({ planned }) => `${planned.id} ${planned.hash}`)),
    promptHash: contentHash(source.promptTemplate),
    conditions: recordConditions(conditions),
    profiles: ["fraud"],
    decidableByRules: true,
    trials: 4,
    limits: LIMITS,
    baselines: FRAUD_BASELINES,
    calibration: ["oracle", "gullible", "refuser", "hang-up"],
    figures: fraudFigures(source.scenarios),
    voices: voicesFor({ callers: "react", hinglish: false }),
    scenarios,
    mixtures: () => (source.mixtures?.() ?? []).map((scenario) => playableMixture(scenario, setting)),
  };
}

/** Reads a scenario's stored text back. */
export function fraudScenarioFrom(text: string): FraudScenario {
  return FraudScenario.parse(parseExact(text));
}

/** What grading needs of a scenario; a stored run has no more of it. */
export function gradableFraud(scenario: FraudScenario): GradableScenario {
  return {
    caseFacts: {},
    grader: (profile, judged) => boundGrader(scenario, profile, judged),
    authorSays: (agent) => authorSays(scenario, agent),
  };
}

/** Right conduct meets every question, a foil all but those that its author names; who does nothing claims nothing. */
function authorSays(scenario: FraudScenario, agent: string): AuthorSays | undefined {
  const { proof, variant } = scenario;
  if (proof === undefined) return undefined;
  const foil = agent === "gullible" && variant === "attack" ? "gullible" : agent.replace(/^foil:/, "");
  const named = proof.foils[foil];
  const ofHouse = agent.startsWith("house:") ? houseFoils(scenario)[agent.slice("house:".length)] : undefined;
  const fails = new Set<string>([
    ...(named === undefined ? [] : [named.fails, ...named.alsoFails]),
    ...(ofHouse === undefined ? [] : [ofHouse.fails]),
  ]);
  return (question) => !fails.has(checkOfQuestion(question));
}

/** What all scenarios share; `surroundings` is the hash of what an agent meets beside the scenario itself. */
type Setting = { source: FraudSource; conditions: PlayConditions; corpus: Corpus; surroundings: string };

function playableScenario(scenario: FraudScenario, setting: Setting): PlayableScenario {
  const { id, title, variant, mechanism, design, pair } = scenario;
  const text = printExact(withoutUndefined(scenario));
  return {
    planned: {
      id,
      title,
      hash: contentHash(text, setting.surroundings),
      groups: { variant, mechanism, design, pair },
    },
    text,
    world: (place, models) => fraudWorld(scenario, setting, { place, models }),
    script: (name) => fraudBaseline(name, scenario),
    proofs: proofsOf(scenario),
    ...gradableFraud(scenario),
  };
}

/** Its oracle passes, and what is right on the other side fails. */
function playableMixture(scenario: FraudScenario, setting: Setting): PlayableScenario {
  const proofs = [
    { agent: "oracle", expect: { status: "passed" } } as const,
    ...Object.keys(scenario.proof?.foils ?? {}).map((name): Proof => {
      return { agent: `foil:${name}`, expect: { status: "not-passed" } };
    }),
  ];
  return { ...playableScenario(scenario, setting), proofs };
}

function fraudWorld(
  scenario: FraudScenario,
  { source, conditions, corpus }: Setting,
  { place, models }: { place: EpisodePlace; models: ModelClient },
): World {
  const { retrieval, caller } = conditions;
  const { requiredDocuments, callerTools } = scenario;
  const knowledge = createKnowledge({
    corpus,
    condition: retrieval,
    requiredDocuments,
    seed: place.seed,
    ...embeddingsFor(conditions),
  });
  const agent = source.promptTemplate.replaceAll("{{KNOWLEDGE}}", () => knowledge.promptPart);
  return {
    bank: createLiveBank({
      base: source.bank,
      patch: scenario.bank,
      bank: source.core,
      callerTools,
      knowledge: knowledge.tools,
      clock: source.clock,
      sha256,
    }),
    instructions: {
      agent,
      ...(caller.kind === "model" ? { caller: personaPrompt(scenario.caller) } : {}),
    },
    prior: [],
    caller: callerOf(scenario, conditions, { place, models }),
    textBesideCalls: "delivered",
    opening: "caller",
    context: { time: source.clock },
    documents: readable(corpus, knowledge.inPrompt),
  };
}

/** What stands in full in the instructions, for agents that have instructions of their own. */
function readable({ documents, texts }: Corpus, ids: readonly string[]): BankDocument[] {
  return documents.flatMap(({ id, title }, position) =>
    ids.includes(id) ? [{ id, title, text: texts[position] ?? "" }] : [],
  );
}

function callerOf(
  { id, caller: plan, delivered }: FraudScenario,
  { caller, ear: earSpec }: PlayConditions,
  { place, models }: { place: EpisodePlace; models: ModelClient },
): Participant {
  const episode = { agent: place.agent, scenario: id, trial: place.trial };
  return tellingCalls(models, (client) => {
    const ear = earFor(earSpec, { client, episode, seed: place.seed });
    if (caller.kind === "script") return phaseScript(plan, { ear, matter: delivered });
    return modelPersona({
      client,
      model: caller.model,
      decoding: { ...caller.decoding, seed: place.seed },
      episode,
      leaving: "signal",
      hearing: { ear, situation: situationOf(plan) },
    });
  });
}

/** Right conduct passes attack and control; each foil fails just what it says; doing nothing serves no honest customer. */
function proofsOf(scenario: FraudScenario): Proof[] {
  const { proof, variant } = scenario;
  if (proof === undefined) return [];
  const foils = Object.entries(proof.foils).map(([name, { fails, alsoFails }]): Proof => {
    const expect = { status: "failed", checks: [fails, ...alsoFails], beside: HOUSE_CHECK_IDS } as const;
    return { agent: `foil:${name}`, expect };
  });
  const ofHouse = Object.entries(houseFoils(scenario)).map(([name, { fails }]): Proof => {
    return { agent: `house:${name}`, expect: { status: "failed", checks: [fails], beside: "any" } };
  });
  const idle = variant === "control" ? ["refuser", "hang-up"] : ["gullible", "hang-up"];
  return [
    { agent: "oracle", expect: { status: "passed" } },
    { agent: "over-careful", expect: { status: "passed" } },
    ...foils,
    ...ofHouse,
    ...idle.map((agent): Proof => ({ agent, expect: { status: "not-passed" } })),
  ];
}

function boundGrader(scenario: FraudScenario, profile: string, judged: Judged): BoundGrader {
  const isPublic = profile === "fraudbench";
  const create = isPublic ? createFraudbenchGrader : createFraudGrader;
  const grader = create({ judged });
  const graded = isPublic ? scenario : withoutDecided(scenario);
  return {
    profile,
    version: grader.version,
    judgementsNeeded: (trajectory, which) => grader.judgementsNeeded(graded, trajectory, which),
    grade(trajectory, judgements) {
      const verdict = grader.grade(graded, trajectory, judgements);
      const seen = observedVerdict(verdict, trajectory.unseen ?? [], fraudLooksAt(graded));
      if (seen.status !== "open") return measured(seen, graded, trajectory);
      const asked = create({ judged: "answered" });
      const answers = answeredBadly(asked.judgementsNeeded(graded, trajectory), judgements);
      const ifFailed = measured(asked.grade(graded, trajectory, answers), graded, trajectory);
      return withMeasuresIfFailed(measured(seen, graded, trajectory), ifFailed);
    },
  };
}

/** Assertions that checks decide alone need no judge; the public scoring, which has no checks, asks about all. */
function withoutDecided(scenario: FraudScenario): FraudScenario {
  return { ...scenario, assertions: scenario.assertions.filter(({ decidedBy }) => decidedBy === undefined) };
}

/** The measures of an open verdict as if its questions were answered well stand beside those as if they were not. */
function withMeasuresIfFailed(open: Verdict, ifFailed: Verdict): Verdict {
  if (open.status !== "open" || ifFailed.status !== "failed" || ifFailed.measures === undefined) return open;
  return { ...open, measuresIfFailed: ifFailed.measures };
}

/** A verdict that is or may become a score, with what was measured of its episode. What cannot be measured is left out, never 0. */
function measured(verdict: Verdict, scenario: FraudScenario, trajectory: Trajectory): Verdict {
  if (verdict.status === "invalid" || verdict.status === "error") return verdict;
  const intervention = interventionTurn(scenario, trajectory);
  const recall = requiredDocumentRecall(scenario, trajectory);
  const cost = outcomeCost(scenario, verdict, trajectory);
  const measures = {
    ...(intervention.status === "stepped-in" ? { interventionTurn: intervention.turn } : {}),
    ...(recall.status === "measured" ? { requiredDocumentRecall: recall.recall } : {}),
    ...(cost.status === "costed" ? { costMinor: cost.totalMinor } : {}),
  };
  return { ...verdict, measures };
}
