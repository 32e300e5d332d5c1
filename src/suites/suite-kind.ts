import type { InputProblem } from "../contract/errors.ts";
import type { Decoding, ModelRef } from "../contract/model.ts";
import type { Judge, ModelClient } from "../contract/ports.ts";
import type { ScenarioTask } from "../contract/scenario-task.ts";
import type { ScenarioView } from "../contract/scenario-view.ts";
import type { ToolSpec } from "../contract/tool.ts";
import type { Document } from "../corpus/document.ts";
import type { PlayConditions } from "./play-conditions.ts";
import type { GradableScenario, PlayableSuite } from "./playable-suite.ts";

/** What lies in a folder that is to be a suite: what its `suite.yaml` or, in a pack, its `pack.json` says, as far as it can be read. */
export type SuitePlace = { folder: string; holds: "suite" | "pack"; says: unknown };

/** A rule that a suite's files are held against beyond what loading already refuses. */
export type LintRule = { code: string; summary: string };
export type LintFinding = InputProblem & { code: string };

/** How a profile's judge asks where it does not ask as ours does. */
export type ProfileJudge = {
  /** Stands in the judge's name, beside model and settings. */
  version: string;
  create(options: { id: string; client: ModelClient; model: ModelRef; decoding: Decoding }): Judge;
};

/**
 * A form that a suite's scenarios can have, and all that follows from it. The engine asks a kind and names none; one
 * that is added stands in `kinds.ts`, or is registered by who uses the library (`defineSuiteKind`).
 */
export interface SuiteKind {
  /** As manifests name it. */
  readonly id: string;
  /** What its suites are, for people. */
  readonly title: string;
  /** Whether callers hear the agent and banks keep books, so that conditions of play apply and recorded calls can be made again. */
  readonly live: boolean;
  /** The judges of profiles that ask in a way of their own, by profile. */
  readonly judges?: Readonly<Record<string, ProfileJudge>>;
  /** Whether a folder or pack is of this kind. */
  recognises(place: SuitePlace): boolean;
  /** Loads a suite or pack. @throws InputError with every problem of its files. */
  load(place: SuitePlace, source: string, conditions: PlayConditions): PlayableSuite;
  /** Holds a suite's files against its rules. @throws InputError for files that do not even load. */
  lint(folder: string): { rules: readonly LintRule[]; findings: readonly LintFinding[] };
  /** The documents that agents may read; none where it has none. */
  documents(place: SuitePlace): readonly Document[];
  /** A scenario from the text that a run keeps of it: all that grading needs, without its suite. */
  restore(text: string): GradableScenario;
  /** A scenario's stored text as its page shows it; `undefined` for a text that has another form. */
  view(text: string): ScenarioView | undefined;
  /** A scenario's stored text as a task of another tool, as far as it has a place there. */
  task(text: string): ScenarioTask;
  /** What the agent is offered in a scenario, where that never changes within an episode. */
  tools(text: string): readonly ToolSpec[];
}
