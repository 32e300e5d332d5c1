import type { Limits } from "../../contract/manifest.ts";
import type { Grouping } from "../../contract/suite-figures.ts";
import { createCorpus } from "../../corpus/index.ts";
import { printExact, withoutUndefined } from "../../exact-json/index.ts";
import type { FraudbenchTask, LoadedFraudbench } from "./import/index.ts";
import { fraudFigures } from "./fraud-figures.ts";
import { PACK_BASELINES, packBaseline } from "../banking-pack/pack-baseline.ts";
import { callerInstructions, obstacleOf, packWorld, type PackSetting } from "../banking-pack/pack-world.ts";
import { surroundingsOf } from "../banking-pack/surroundings.ts";
import { contentHash } from "../content-hash.ts";
import { recordConditions, type PlayConditions } from "../play-conditions.ts";
import { gradableFraud } from "./fraud-playable.ts";
import type { PlayableScenario, PlayableSuite } from "../playable-suite.ts";

/** The public runner's bound; a turn and a round of calls take two steps each, so these bind first. */
const LIMITS: Limits = { turns: 50, toolIterations: 50, steps: 50 };

const PACK_GROUPINGS: readonly Grouping[] = [
  { key: "annotated", noun: { one: "annotated", many: "annotated" } },
  { key: "public", noun: { one: "public", many: "public" } },
  { key: "contested", noun: { one: "contested", many: "contested" } },
];

/** A FraudBench pack as it is played: under the public rules, graded by ours or, for comparison, by the public ones. */
export function playableFraudPack(
  { pack, content, tasks }: LoadedFraudbench,
  source: string,
  conditions: PlayConditions,
): PlayableSuite {
  const corpus = createCorpus(content.documents);
  const setting: PackSetting = { content, corpus, conditions, rules: "fraudbench" };
  const surroundings = surroundingsOf(pack, content);
  const scenarios = tasks.map((task) => playableTask(task, setting, surroundings));
  return {
    id: pack.id,
    kind: "fraud",
    live: true,
    title: pack.title,
    source,
    hash: contentHash(...scenarios.map(({ planned }) => `${planned.id} ${planned.hash}`)),
    promptHash: contentHash(pack.hashes.prompts, content.agentInstruction ?? ""),
    conditions: recordConditions(conditions),
    profiles: ["fraud", "fraudbench"],
    decidableByRules: false,
    trials: 1,
    limits: LIMITS,
    baselines: PACK_BASELINES,
    calibration: ["refuser", "hang-up"],
    figures: fraudFigures(
      tasks.map(({ scenario }) => scenario),
      PACK_GROUPINGS,
    ),
    voices: [],
    mixtures: () => [],
    scenarios,
  };
}

function playableTask(task: FraudbenchTask, setting: PackSetting, surroundings: string): PlayableScenario {
  const { scenario, caller, scripted } = task;
  const { id, title, requiredDocuments, callerTools, delivered } = scenario;
  const text = printExact(withoutUndefined(scenario));
  const plan = scripted ? scenario.caller : undefined;
  const obstacle = obstacleOf(plan, setting.conditions);
  const told = callerInstructions({ callerTools, caller }, setting.content);
  return {
    planned: { id, title, hash: contentHash(text, told, surroundings), groups: groupsOf(task) },
    text,
    ...(obstacle === undefined ? {} : { obstacle }),
    world: (place, models) =>
      packWorld(
        {
          id,
          requiredDocuments,
          callerTools,
          caller,
          plan,
          matter: delivered,
          bank: setting.content.bank.snapshot,
          readLog: [],
        },
        setting,
        { place, models },
      ),
    script: packBaseline,
    proofs: [],
    ...gradableFraud(scenario),
  };
}

function groupsOf({ scenario, isPublic, annotatedMechanism }: FraudbenchTask): { [group: string]: string } {
  const { variant, mechanism, design, contested } = scenario;
  return {
    variant,
    mechanism,
    design,
    annotated: annotatedMechanism,
    contested: contested === undefined ? "settled" : "contested",
    ...(isPublic === undefined ? {} : { public: isPublic ? "public" : "not public" }),
  };
}
