import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Manifest, PlannedScenario } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import { runHtml } from "../reports/html/run-html.ts";
import { viewerDocument, type ViewerPage } from "../reports/html/viewer-document.ts";
import { agentCards, judgeText, type RunCard, type RunSnapshot } from "../reports/view/run-view.ts";
import { checkNotes, type CheckNotes } from "../reports/view/check-notes.ts";
import { scenarioView } from "../suites/stored-scenario.ts";
import { traceUrl } from "../reports/view/trace-link.ts";
import type { EpisodeLine } from "../reports/view/episode-line.ts";
import { leanLines } from "../reports/view/lean-lines.ts";
import type { ExportedEpisodes, ViewerFile, ViewerPack } from "../reports/view/viewer-file.ts";
import { gradingOf } from "../runs/judging.ts";
import { countRun } from "./count-run.ts";
import { suiteOfEpisode } from "./read-episode.ts";
import { openQuestionsOf } from "../runs/open-questions-of.ts";

/** About so many characters of JSON are packed together: more compress better, fewer open faster. */
const PACK_CHARACTERS = 1_500_000;

/** What goes into an exported file. */
export type ExportOptions = {
  /** Where the built page is. */
  pageFolder: string;
  episodes: ExportedEpisodes;
  /** Where the user's tracing UI shows an episode, with {traceId} and, if need be, {spanId}. */
  traceLink?: string | undefined;
};

/** A run with its viewer as one HTML document, in pieces. */
export async function* exportViewer(
  store: RunStore,
  manifest: Manifest,
  { pageFolder, episodes, traceLink }: ExportOptions,
): AsyncIterable<string> {
  const { snapshot, report } = await countRun(store, manifest, () => {});
  const wanted = snapshot.lines.filter(
    ({ status }) => episodes === "all" || (episodes === "failed" && status !== "passed"),
  );
  const packing = new Packing({ store, manifest, traceLink }, wanted);
  yield* viewerDocument({
    title: `${manifest.run} · Tellerproof`,
    page: readPageParts(pageFolder),
    withoutScript: runHtml(report),
    packs: packing.packs(),
    head: () => ({ ...headOf(manifest, snapshot), episodes, packOf: packing.packOf }),
  });
}

function headOf(
  manifest: Manifest,
  { view, scenarios, lines }: RunSnapshot,
): Omit<ViewerFile, "episodes" | "packOf"> {
  const missing = view.agents.reduce((sum, agent) => sum + agent.missing, 0);
  const state = missing > 0 ? ({ type: "stopped", missing } as const) : ({ type: "finished" } as const);
  const card: RunCard = {
    run: manifest.run,
    suite: { id: manifest.suite.id, title: manifest.suite.title },
    createdAt: manifest.createdAt,
    profile: manifest.profile,
    judge: judgeText(manifest),
    scenarios: manifest.scenarios.length,
    trials: manifest.trials,
    state,
    agents: agentCards(view),
  };
  return { format: 1, card, state, manifest, view, scenarios, lines: leanLines(lines) };
}

/** Packs of scenarios with their wanted episodes, and, once they were made, which scenario is in which. */
class Packing {
  readonly packOf: Record<string, number> = {};
  readonly #store: RunStore;
  readonly #manifest: Manifest;
  readonly #traceLink: string | undefined;
  readonly #wanted: ReadonlyMap<string, readonly EpisodeLine[]>;

  constructor(
    { store, manifest, traceLink }: { store: RunStore; manifest: Manifest; traceLink: string | undefined },
    wanted: readonly EpisodeLine[],
  ) {
    this.#store = store;
    this.#manifest = manifest;
    this.#traceLink = traceLink;
    this.#wanted = Map.groupBy(wanted, ({ scenario }) => scenario);
  }

  async *packs(): AsyncIterable<ViewerPack> {
    let pack: ViewerPack = { episodes: [], scenarios: [] };
    let [number, characters] = [0, 0];
    for (const planned of this.#manifest.scenarios) {
      this.packOf[planned.id] = number;
      const added = await this.#read(planned);
      pack.scenarios.push(...added.scenarios);
      pack.episodes.push(...added.episodes);
      characters += JSON.stringify(added).length;
      if (characters < PACK_CHARACTERS) continue;
      yield pack;
      pack = { episodes: [], scenarios: [] };
      [number, characters] = [number + 1, 0];
    }
    if (pack.scenarios.length > 0) yield pack;
  }

  async #read(planned: PlannedScenario): Promise<ViewerPack> {
    const { run, suite } = this.#manifest;
    const text = await this.#store.getScenario(planned.id, planned.hash);
    const view = text === undefined ? undefined : scenarioView(suite, text);
    const notes = checkNotes(view, suite.figures.checks);
    const episodes = [];
    for (const line of this.#wanted.get(planned.id) ?? []) {
      episodes.push(await this.#episode(planned, { notes, text }, line));
    }
    return {
      scenarios: [
        {
          run,
          planned,
          figures: { groupings: suite.figures.groupings },
          ...(view === undefined ? {} : { view }),
        },
      ],
      episodes: episodes.filter((episode) => episode !== undefined),
    };
  }

  async #episode(
    planned: PlannedScenario,
    { notes, text }: { notes: CheckNotes; text: string | undefined },
    { agent, scenario, trial }: EpisodeLine,
  ): Promise<ViewerPack["episodes"][number] | undefined> {
    const { run, suite } = this.#manifest;
    const key = { agent, scenario, trial, scenarioHash: planned.hash };
    const grading = gradingOf(this.#manifest);
    const trajectory = await this.#store.getTrajectory(key);
    if (trajectory === undefined) return undefined;
    const verdict = await this.#store.getVerdict(key, grading);
    return {
      run,
      suite: suiteOfEpisode(suite),
      planned,
      trajectory,
      grading,
      ...(verdict === undefined ? {} : { record: verdict.record }),
      judgements: verdict?.judgements ?? [],
      openQuestions: openQuestionsOf({
        manifest: this.#manifest,
        trajectory,
        text,
        verdict: verdict?.record.verdict,
      }),
      notes,
      ...traceUrl(this.#traceLink, trajectory.trace),
    };
  }
}

/** The built page's only script and only style sheet. */
function readPageParts(folder: string): ViewerPage {
  const names = readdirSync(join(folder, "assets"));
  const read = (ending: string): string =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(join(folder, "assets", name), "utf8"))
      .join("\n");
  return { script: read(".js"), style: read(".css") };
}
