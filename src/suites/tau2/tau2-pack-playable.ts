import { readBankDatabase, tau2Bank, type BankSnapshot } from "../../bank/live/index.ts";
import type { Limits } from "../../contract/manifest.ts";
import type { SuiteFigures } from "../../contract/suite-figures.ts";
import { Tau2Scenario } from "./tau2-scenario.ts";
import { createCorpus } from "../../corpus/index.ts";
import { fieldOf, isExactObject, parseExact, printExact, withoutUndefined } from "../../exact-json/index.ts";
import type { Judged } from "../../grading/judged.ts";
import { observedVerdict } from "../../grading/observed.ts";
import { createTau2Grader, TAU2_LOOKS_AT, type TaskBank } from "./grading/index.ts";
import type { LoadedTau2, Tau2Task } from "./import/index.ts";
import { PACK_BASELINES, packBaseline } from "../banking-pack/pack-baseline.ts";
import { callerInstructions, obstacleOf, packWorld, type PackSetting } from "../banking-pack/pack-world.ts";
import { surroundingsOf } from "../banking-pack/surroundings.ts";
import { taskBank } from "../banking-pack/task-bank.ts";
import { contentHash } from "../content-hash.ts";
import { recordConditions, type PlayConditions } from "../play-conditions.ts";
import type { BoundGrader, GradableScenario, PlayableScenario, PlayableSuite } from "../playable-suite.ts";

/** The public runner's bound; a turn and a round of calls take two steps each, so these bind first. */
const LIMITS: Limits = { turns: 200, toolIterations: 200, steps: 200 };

const FIGURES: SuiteFigures = {
  sides: [],
  groupings: [{ key: "basis", noun: { one: "basis", many: "bases" } }],
  measures: [],
  checks: {},
};

/** A tau2 pack as it is played and graded: under the public rules. */
export function playableTau2Pack(
  { pack, content, tasks }: LoadedTau2,
  source: string,
  conditions: PlayConditions,
): PlayableSuite {
  const corpus = createCorpus(content.documents);
  const setting: PackSetting = { content, corpus, conditions, rules: "tau2" };
  const shared = {
    surroundings: surroundingsOf(pack, content),
    sharedEnd: `, "database": ${JSON.stringify(content.bank.text)}}`,
  };
  const scenarios = tasks.map((task) => playableTask(task, setting, shared));
  return {
    id: pack.id,
    kind: "tau2",
    live: true,
    title: pack.title,
    source,
    hash: contentHash(...scenarios.map(({ planned }) => `${planned.id} ${planned.hash}`)),
    promptHash: contentHash(pack.hashes.prompts, content.agentInstruction ?? ""),
    conditions: recordConditions(conditions),
    profiles: ["tau2"],
    decidableByRules: false,
    trials: 1,
    limits: LIMITS,
    baselines: PACK_BASELINES,
    calibration: [],
    publicDomain: "banking_knowledge",
    figures: FIGURES,
    voices: [],
    mixtures: () => [],
    scenarios,
  };
}

function playableTask(
  { scenario, caller }: Tau2Task,
  setting: PackSetting,
  { surroundings, sharedEnd }: { surroundings: string; sharedEnd: string },
): PlayableScenario {
  const { id, title, requiredDocuments, callerTools, readLog, caller: plan, criteria } = scenario;
  const own = printExact(withoutUndefined(scenario));
  const obstacle = obstacleOf(plan, setting.conditions);
  const told = callerInstructions({ callerTools, caller }, setting.content);
  const gradable = gradableTau2({ scenario, bank: setting.content.bank.snapshot });
  let bank: BankSnapshot | undefined;
  return {
    planned: {
      id,
      title,
      hash: contentHash(own, told, surroundings),
      groups: { basis: criteria?.basis.join("+") ?? "none" },
    },
    // Grading makes the calls again, so the text has to hold the whole bank; it is put together when it is asked for.
    get text() {
      return `{"format": 1, "scenario": ${own}${sharedEnd}`;
    },
    sharedEnd,
    ...(obstacle === undefined ? {} : { obstacle }),
    world: (place, models) => {
      bank ??= setting.content.bank.snapshot.withInitialData(scenario.initialData);
      const task = { id, requiredDocuments, callerTools, caller, plan, bank, readLog };
      return packWorld(task, setting, { place, models });
    },
    script: packBaseline,
    proofs: [],
    ...gradable,
  };
}

/** A task with the bank before its own changes. */
export type BankedTask = { scenario: Tau2Scenario; bank: BankSnapshot };

/** Reads a task's stored text back, as `PlayableScenario.text` wrote it. */
export function tau2ScenarioFrom(text: string): BankedTask {
  const stored = parseExact(text);
  if (!isExactObject(stored)) throw new SyntaxError("a stored task is one JSON object");
  const database = fieldOf(stored, "database");
  return {
    scenario: Tau2Scenario.parse(fieldOf(stored, "scenario")),
    bank: sharedSnapshot(typeof database === "string" ? database : "{}"),
  };
}

let last: { text: string; snapshot: BankSnapshot } | undefined;

/** All tasks of a run have the same database: it is read once. */
function sharedSnapshot(text: string): BankSnapshot {
  if (last?.text !== text) last = { text, snapshot: readBankDatabase(text, tau2Bank) };
  return last.snapshot;
}

/** What grading needs of a task; a stored run has no more of it. */
export function gradableTau2(task: BankedTask): GradableScenario {
  return {
    caseFacts: {},
    grader: (_profile, judged) => boundGrader(task, judged),
    authorSays: () => undefined,
  };
}

const banks = new WeakMap<Tau2Scenario, TaskBank>();

/** One for all episodes of a task, so that its reference solution is played once. */
function gradingBank({ scenario, bank }: BankedTask): TaskBank {
  let known = banks.get(scenario);
  if (known === undefined) {
    known = taskBank(bank.withInitialData(scenario.initialData), scenario.readLog);
    banks.set(scenario, known);
  }
  return known;
}

function boundGrader(task: BankedTask, judged: Judged): BoundGrader {
  const { scenario } = task;
  const grader = createTau2Grader({ judged, bankOf: () => gradingBank(task) });
  return {
    profile: grader.profile,
    version: grader.version,
    judgementsNeeded: (trajectory, which) => grader.judgementsNeeded(scenario, trajectory, which),
    grade: (trajectory, judgements) =>
      observedVerdict(grader.grade(scenario, trajectory, judgements), trajectory.unseen ?? [], TAU2_LOOKS_AT),
  };
}
