import { saysNothing } from "../contract/says-nothing.ts";
import type { AgentScript } from "../agents/agent-script.ts";
import type { Judgement } from "../contract/judgement.ts";
import type { Limits } from "../contract/manifest.ts";
import type { World } from "../contract/ports.ts";
import type { ScenarioView } from "../contract/scenario-view.ts";
import type { ScriptStep } from "../contract/script-step.ts";
import { SuiteFigures } from "../contract/suite-figures.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { Finding, Verdict } from "../contract/verdict.ts";
import { defineCheck, evidenceAt, failed, passed, unjudged, type Check } from "../grading/check.ts";
import { conclude } from "../grading/conclude.ts";
import { answerTo, unanswered, type Judged } from "../grading/judged.ts";
import { observedVerdict } from "../grading/observed.ts";
import { contentHash } from "./content-hash.ts";
import { parsedJson } from "./parsed-json.ts";
import type {
  BoundGrader,
  EpisodePlace,
  GradableScenario,
  PlayableScenario,
  PlayableSuite,
  Proof,
} from "./playable-suite.ts";
import type { SuiteKind } from "./suite-kind.ts";

/** One episode as a check of a kind of one's own looks at it. */
export type EpisodeOf<Scenario> = { scenario: Scenario; trajectory: Trajectory };

/** A built-in agent of a kind: what it is for, and what it says and does in a scenario; `undefined` where it has no part in it. */
export type BuiltInAgent<Scenario> = {
  is: string;
  steps(scenario: Scenario): readonly ScriptStep[] | undefined;
  /** What it must come to: `passed`, the checks that it fails (no more and no fewer), or `not-passed`. */
  comesTo(scenario: Scenario): "passed" | "not-passed" | readonly string[];
};

/** A suite's folder, as a kind reads it. `Scenario` is plain JSON: it is kept with the run and read back from it. */
export type SuiteContent<Scenario> = {
  id: string;
  title: string;
  /** The agent's instructions. */
  prompt: string;
  scenarios: readonly {
    id: string;
    title: string;
    groups: Readonly<Record<string, string>>;
    scenario: Scenario;
  }[];
};

/** What a kind of suite is made of. */
export type SuiteKindDefinition<Scenario> = {
  /** As manifests name it. */
  id: string;
  /** What its suites are, for people. */
  title: string;
  /** Raised whenever the checks together could come to another verdict. */
  version: string;
  /** Reads a folder. @throws InputError with what is wrong in its files. */
  read(folder: string): SuiteContent<Scenario>;
  /** A scenario from parsed JSON. @throws Where it is none. */
  parse(value: unknown): Scenario;
  /** How figures are told: sides, groupings, measures, titles of checks. */
  figures: Omit<SuiteFigures, "checks"> & { checks?: Readonly<Record<string, string>> };
  /** A fresh world for one episode, but for the instructions. */
  world(scenario: Scenario, place: EpisodePlace): Pick<World, "bank" | "caller"> & Partial<World>;
  /** Rules, in the order in which the first failed one names a failure. */
  checks: readonly Check<EpisodeOf<Scenario>>[];
  /** Requirements in plain language that a judge answers. */
  asks?(scenario: Scenario): readonly { id: string; requirement: string }[];
  /** By name. `calibration`: those that stand in every report. */
  agents: Readonly<Record<string, BuiltInAgent<Scenario>>>;
  calibration?: readonly string[];
  trials?: number;
  limits?: Limits;
  /** What its page shows; the scenario as JSON where left out. */
  view?(scenario: Scenario): Partial<ScenarioView>;
};

/**
 * Makes a kind of suite of its parts. A suite's folder brings it (`kind: ./kind.ts` in `suite.yaml`, a module that exports it as
 * `kind`), or it is registered in code (`registerSuiteKind`).
 *
 * @throws ZodError for figures that contradict themselves.
 */
export function defineSuiteKind<Scenario>(definition: SuiteKindDefinition<Scenario>): SuiteKind {
  const { id, title } = definition;
  const figures = SuiteFigures.parse(definition.figures);
  return {
    id,
    title,
    live: false,
    recognises: ({ says }) => isOfKind(says, id),
    load: ({ folder }, source) => playable(definition, figures, { content: definition.read(folder), source }),
    lint: (folder) => {
      definition.read(folder);
      return { rules: [], findings: [] };
    },
    documents: () => [],
    restore: (text) => gradable(definition, definition.parse(JSON.parse(text))),
    view: (text) => viewOf(definition, text),
    task: (text) => ({
      instructions: text,
      criteria: {},
      assertions: definition.asks?.(definition.parse(JSON.parse(text))) ?? [],
    }),
    tools: () => [],
  };
}

function isOfKind(says: unknown, id: string): boolean {
  return typeof says === "object" && says !== null && "kind" in says && says.kind === id;
}

const LIMITS: Limits = { turns: 30, toolIterations: 12 };

function playable<Scenario>(
  definition: SuiteKindDefinition<Scenario>,
  figures: SuiteFigures,
  { content, source }: { content: SuiteContent<Scenario>; source: string },
): PlayableSuite {
  const scenarios = content.scenarios.map((each) => playableScenario(definition, content.prompt, each));
  return {
    id: content.id,
    title: content.title,
    hash: contentHash(...scenarios.map(({ planned }) => `${planned.id} ${planned.hash}`)),
    kind: definition.id,
    live: false,
    source,
    promptHash: contentHash(content.prompt),
    conditions: {},
    profiles: [definition.id],
    decidableByRules: definition.asks === undefined,
    trials: definition.trials ?? 1,
    limits: definition.limits ?? LIMITS,
    baselines: Object.fromEntries(Object.entries(definition.agents).map(([name, { is }]) => [name, is])),
    calibration: definition.calibration ?? [],
    figures,
    voices: [],
    scenarios,
    mixtures: () => [],
  };
}

function playableScenario<Scenario>(
  definition: SuiteKindDefinition<Scenario>,
  prompt: string,
  { scenario, ...about }: SuiteContent<Scenario>["scenarios"][number],
): PlayableScenario {
  const text = JSON.stringify(scenario);
  return {
    planned: { ...about, groups: { ...about.groups }, hash: contentHash(text, prompt, definition.version) },
    text,
    world: (place) => ({
      instructions: { agent: prompt },
      prior: [],
      textBesideCalls: "delivered",
      opening: "caller",
      ...definition.world(scenario, place),
    }),
    script(name): AgentScript | undefined {
      const steps = definition.agents[name]?.steps(scenario);
      return steps === undefined ? undefined : { steps, atEnd: "stay" };
    },
    proofs: proofsOf(definition, scenario),
    ...gradable(definition, scenario),
  };
}

function proofsOf<Scenario>({ agents }: SuiteKindDefinition<Scenario>, scenario: Scenario): Proof[] {
  return Object.entries(agents).flatMap(([agent, builtIn]): Proof[] => {
    if (builtIn.steps(scenario) === undefined) return [];
    const expected = builtIn.comesTo(scenario);
    const expect: Proof["expect"] =
      typeof expected === "string" ? { status: expected } : { status: "failed", checks: expected };
    return [{ agent, expect }];
  });
}

function gradable<Scenario>(definition: SuiteKindDefinition<Scenario>, scenario: Scenario): GradableScenario {
  return {
    caseFacts: {},
    grader: (profile, judged) => graderOf(definition, scenario, { profile, judged }),
    authorSays(name) {
      const agent = definition.agents[name];
      if (agent === undefined) return undefined;
      const expected = agent.comesTo(scenario);
      return ({ id }) => typeof expected === "string" || !expected.includes(id);
    },
  };
}

function graderOf<Scenario>(
  definition: SuiteKindDefinition<Scenario>,
  scenario: Scenario,
  { profile, judged }: { profile: string; judged: Judged },
): BoundGrader {
  const asked = definition.asks?.(scenario) ?? [];
  const byRule = (trajectory: Trajectory) =>
    definition.checks.map((check) => check.run({ scenario, trajectory }, true));
  const looksAt = new Map(definition.checks.map(({ id }) => [id, "agent-calls" as const]));
  return {
    profile,
    version: definition.version,
    judgementsNeeded(trajectory, which) {
      const isDecided = byRule(trajectory).some(({ finding }) => finding.status === "failed");
      return which === "needed" && isDecided ? [] : asked.map((each) => ({ type: "assertion", ...each }));
    },
    grade(trajectory, judgements): Verdict {
      const ruled = byRule(trajectory);
      const isHarmed = ruled.some(({ finding }) => finding.status === "failed");
      const broken = brokenBy(trajectory);
      // Harm that was done stays failed, whatever broke afterwards.
      if (broken !== undefined && !isHarmed) return { status: "error", because: broken, results: ruled };
      const answers = asked.map(({ id }) => {
        const about = { id, version: 1, stage: "assertions" };
        return defineCheck(about, () => findingOf(id, { judged, judgements, isHarmed })).run(undefined, true);
      });
      const verdict = conclude({ results: [...ruled, ...answers] });
      return observedVerdict(verdict, trajectory.unseen ?? [], looksAt);
    },
  };
}

type Answers = { judged: Judged; judgements: readonly Judgement[]; isHarmed: boolean };

function findingOf(id: string, { judged, judgements, isHarmed }: Answers): Finding {
  const answered = answerTo(id, "assertion", judgements);
  if (answered.status === "missing")
    return isHarmed ? unjudged("not asked: a check has failed", "not-needed") : unanswered(answered, judged);
  const { met, evidence, because } = answered.answer;
  return (met ? passed : failed)(evidenceAt(evidence, "conversation"), because);
}

/** Why an episode says nothing of the agent; `undefined` where it does. */
function brokenBy({ ending }: Trajectory): string | undefined {
  if (ending.type === "fault") return `${ending.by}: ${ending.message}`;
  return saysNothing(ending.type) ? `the episode's ${ending.type.replace("-", " ")} was reached` : undefined;
}

function viewOf<Scenario>(definition: SuiteKindDefinition<Scenario>, text: string): ScenarioView | undefined {
  let scenario: Scenario;
  try {
    scenario = definition.parse(parsedJson(text));
  } catch {
    return undefined; // a text of another form
  }
  const bare: ScenarioView = {
    about: [],
    caller: [],
    knows: [],
    doesNotKnow: [],
    rules: [],
    assertions: [...(definition.asks?.(scenario) ?? [])],
    setting: [],
    documents: [],
    scripts: [],
  };
  const shown = definition.view?.(scenario) ?? { setting: [{ name: "Scenario", text, as: "json" as const }] };
  return { ...bare, ...shown };
}
