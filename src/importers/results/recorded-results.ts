import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
import type { Judgement } from "../../contract/judgement.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { WholeEpisode } from "../../contract/whole-episode.ts";

/** An episode as another harness recorded it; to which suite and text of a scenario it belongs is not for it to say. */
type RecordedTrajectory = Omit<Trajectory, "suite" | "scenarioHash" | "unseen">;

/** One episode that was played elsewhere. */
export type RecordedEpisode = {
  trajectory: RecordedTrajectory;
  /** What a judge has answered of it, by the question ids of the profile under which it will be graded. */
  judgements: readonly Judgement[];
  /** What its own harness made of it, to be compared; left out where it made no score. */
  scored?: "passed" | "failed";
};

/** An episode of which no trajectory can be made: where it stands and why. It stays without a verdict. */
export type UnreadableEpisode = { place: string; because: string };

/** Results of another harness: everything but the suite they belong to. */
export type ForeignResults = {
  origin: "foreign";
  agents: readonly AgentSpec[];
  /** Who answered the judgements that come with the episodes; left out where none do. */
  judge?: string;
  /** Scenarios that were to be played. */
  scenarios: readonly string[];
  trials: number;
  seed?: number;
  /** Under which conditions they were made, as far as they say, in the harness's own words. */
  conditions?: Readonly<Record<string, string>>;
  /** Things that a reader of the results should know, in whole sentences. */
  notes: readonly string[];
  episodes(): Iterable<RecordedEpisode | UnreadableEpisode>;
};

/** An episode that Tellerproof itself exported, with the scenario's own text as its run keeps it: nothing is lost. */
export type ExportedEpisode = WholeEpisode & {
  /** Where it stands, for messages. */
  place: string;
  scenario: string;
};

/** What Tellerproof itself exported, in whatever form. */
export type OwnResults = {
  origin: "tellerproof";
  /** As it was named. */
  file: string;
  manifest: Manifest;
  episodes(): AsyncIterable<ExportedEpisode>;
};

export type Results = ForeignResults | OwnResults;
