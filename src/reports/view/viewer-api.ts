import type { Judgement } from "../../contract/judgement.ts";
import type { PlannedScenario } from "../../contract/manifest.ts";
import type { ModelReply, ModelRequest } from "../../contract/model.ts";
import type { EpisodeKey, Grading } from "../../contract/ports.ts";
import type { SuiteFigures } from "../../contract/suite-figures.ts";
import type { Trajectory } from "../../contract/trajectory.ts";
import type { VerdictRecord } from "../../contract/verdict.ts";
import type { CheckNotes } from "./check-notes.ts";
import type { CompareView } from "./compare-view.ts";
import type { Counterpart } from "./counterpart.ts";
import type { EpisodeFilter } from "./episode-filter.ts";
import type { EpisodeLine } from "./episode-line.ts";
import type { ScenarioView } from "../../contract/scenario-view.ts";
import type { RunCard, RunState, RunView, ScenarioRow } from "./run-view.ts";

/** What the page asks for and gets, from the server or from an exported file. */

/** Names an episode to a reader: the hash of its scenario is the run's own. */
export type EpisodeName = Omit<EpisodeKey, "scenarioHash">;

/** A run's figures, or how far counting them is. */
export type RunAnswer =
  | { status: "ready"; state: RunState; view: RunView }
  | { status: "counting"; state: RunState; card: RunCard; done: number; of: number };

/** A stretch of the episodes that a filter leaves, in the order of the run. */
export type EpisodePage = {
  offset: number;
  lines: EpisodeLine[];
  total: number;
  /** Set while transcripts are still being searched for the filter's text: what was found so far. */
  searching?: { done: number; of: number };
};

/** Another episode of the same scenario. */
export type Sibling = Pick<EpisodeLine, "agent" | "trial" | "status" | "firstFailed">;

/** A question that has no answer: of which check, what is required, and the events that it is about. */
export type OpenQuestion = { check: string; question: string; at: number[] };

/** An episode with all that its page shows. */
export type EpisodeDetail = {
  run: string;
  suite: {
    id: string;
    title: string;
    source: string;
    figures: Pick<SuiteFigures, "pairedBy" | "groupings" | "measures" | "checks">;
  };
  planned: PlannedScenario;
  trajectory: Trajectory;
  grading: Grading;
  record?: VerdictRecord;
  judgements: Judgement[];
  /** The questions that an open verdict waits for, as requirements; none of any other verdict. */
  openQuestions: OpenQuestion[];
  notes: CheckNotes;
  /** Where the user's tracing UI shows it; absent without a template, or where the episode was not traced. */
  traceUrl?: string;
  siblings: Sibling[];
};

/** An episode and its place in the list. */
export type Neighbour = EpisodeName & { index: number };

/** Where an episode stands among those that a filter leaves. */
export type Place = {
  /** From 0; -1 where the episode is not among them. */
  index: number;
  total: number;
  previous?: Neighbour;
  next?: Neighbour;
  /** The nearest before and after it that did not pass. */
  previousFailure?: Neighbour;
  nextFailure?: Neighbour;
};

/** One model call as it was asked and answered. */
export type ModelCallDetail = {
  /** Put together again from the record; requests themselves are not stored. */
  request: ModelRequest;
  /** Whether it has the hash that was recorded when it was sent: then it is that request, to the letter. */
  exact: boolean;
  /** Absent where the journal does not hold it, such as for a reply that was cut off. */
  reply?: ModelReply;
};

/** A scenario of a suite that is being looked at. */
export type SuiteScenario = {
  planned: PlannedScenario;
  view: ScenarioView;
  /** What the suite's other sides have in its place. */
  counterparts: Counterpart[];
  figures: Pick<SuiteFigures, "pairedBy" | "groupings">;
};

/** The suite that the viewer was asked to show, or what is wrong with its files. */
export type SuiteAnswer =
  | { status: "none" }
  | { status: "broken"; name: string; problems: string[] }
  | {
      status: "ready";
      suite: { id: string; title: string; kind: string; hash: string; figures: SuiteFigures };
      scenarios: PlannedScenario[];
      documents: { id: string; title: string; text: string }[];
    };

/** A scenario of a run, and how each agent did on it. */
export type ScenarioDetail = {
  run: string;
  planned: PlannedScenario;
  /** Absent where the run does not hold the scenario's text. */
  view?: ScenarioView;
  figures: Pick<SuiteFigures, "groupings">;
  outcomes?: ScenarioRow["outcomes"];
  /** What the suite's other sides have in its place, where the run has it. */
  counterparts?: Counterpart[];
};

/** Where the page gets what it shows. */
export interface ViewerSource {
  /** What this viewer can do beside showing stored runs. */
  readonly kind: "server" | "file";
  runs(): Promise<RunCard[]>;
  run(run: string): Promise<RunAnswer>;
  scenarios(run: string): Promise<ScenarioRow[]>;
  episodes(
    run: string,
    filter: EpisodeFilter,
    window: { offset: number; limit: number },
  ): Promise<EpisodePage>;
  place(run: string, episode: EpisodeName, filter: EpisodeFilter): Promise<Place>;
  episode(run: string, episode: EpisodeName): Promise<EpisodeDetail>;
  modelCall(run: string, episode: EpisodeName, index: number): Promise<ModelCallDetail>;
  scenario(run: string, id: string): Promise<ScenarioDetail>;
  suite(): Promise<SuiteAnswer>;
  suiteScenario(id: string): Promise<SuiteScenario>;
  /** @param systems Each `run:agent`, or `run` for all agents of one. */
  compare(systems: readonly string[]): Promise<CompareView>;
}
