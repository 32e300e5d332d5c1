import { InputError } from "../contract/errors.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import type { EpisodeLine } from "../reports/view/episode-line.ts";
import { fullLines, type LeanLine } from "../reports/view/lean-lines.ts";
import {
  agentCards,
  judgeText,
  type RunCard,
  type RunSnapshot,
  type RunState,
} from "../reports/view/run-view.ts";
import { openRunStore } from "../store/index.ts";
import type { Counting } from "./counting.ts";
import { readCache, runBytes, runFingerprint } from "./run-cache.ts";
import { liveStateOf } from "./run-state.ts";

/** Where a run lies, and the name it goes by. */
export type RunPlace = { run: string; folder: string };

type Figures = Omit<RunSnapshot, "lines">;

/** What is known of a run's figures. While a run goes on they may be of a moment ago. */
export type Known =
  | { status: "ready"; figures: Figures }
  | { status: "counting"; done: number; of: number }
  | { status: "failed"; problem: string };

/** After a count that took so long, a run that goes on is counted again when this many times as long has passed. */
const REST = 5;
const LEAST_REST_MS = 2_000;

/** One run as the viewer holds it: counted when it is first asked for, and again when it has changed. */
export class RunShelf {
  readonly place: RunPlace;
  readonly #counting: Counting;
  readonly #changed: () => void;
  #key: string | undefined;
  #figures: Figures | undefined;
  #episodes: { key: string; lines: EpisodeLine[] } | undefined;
  #episodesJson: { key: string; json: string } | undefined;
  #manifest: { key: string; manifest: Manifest } | undefined;
  #progress = { done: 0, of: 0 };
  #problem: { key: string; text: string } | undefined;
  #busy = false;
  #restUntil = 0;

  /** @param changed Told when figures are new, or counting them has gone on. */
  constructor(place: RunPlace, counting: Counting, changed: () => void) {
    this.place = place;
    this.#counting = counting;
    this.#changed = changed;
  }

  /** Opens the run's store for one piece of work, so that no handle keeps its log from being folded away. */
  async reading<Result>(work: (store: RunStore, manifest: Manifest) => Promise<Result>): Promise<Result> {
    await using store = await openRunStore(this.place.folder, { mode: "read" });
    const manifest = await this.#manifestOf(store);
    // Awaited here: the store is closed on leaving.
    return await work(store, manifest);
  }

  /** The run's plan. @throws InputError before there is one. */
  async manifest(): Promise<Manifest> {
    const key = runFingerprint(this.place.folder);
    if (key !== undefined && this.#manifest?.key === key) return this.#manifest.manifest;
    return this.reading(async (_store, manifest) => manifest);
  }

  /** The figures as far as they are known; counts them where they are not, or no longer. */
  known(): Known {
    this.#refresh();
    if (this.#figures !== undefined) return { status: "ready", figures: this.#figures };
    if (this.#problem !== undefined) return { status: "failed", problem: this.#problem.text };
    return { status: "counting", ...this.#progress };
  }

  /** The lines that belong to the figures. @returns `undefined` before they are counted. */
  lines(): readonly EpisodeLine[] | undefined {
    if (this.known().status !== "ready") return undefined;
    const key = this.#key ?? "";
    if (this.#episodes?.key === key) return this.#episodes.lines;
    const held = this.#episodesJson?.key === key ? this.#episodesJson.json : undefined;
    const json = held ?? readCache(this.place.folder, "episodes", key);
    if (json === undefined) return undefined;
    const lean = JSON.parse(json) as LeanLine[]; // written by this version for this key
    this.#episodes = { key, lines: fullLines(lean, this.#figures?.scenarios ?? []) };
    this.#episodesJson = undefined;
    return this.#episodes.lines;
  }

  /** Whether the run goes on, is over, or was left before its plan was done. */
  state(): RunState {
    const { running, live } = liveStateOf(this.place.folder);
    if (running) return { type: "running", ...(live === undefined ? {} : { live }) };
    const missing = this.#figures?.view.agents.reduce((sum, agent) => sum + agent.missing, 0) ?? 0;
    return missing > 0 ? { type: "stopped", missing } : { type: "finished" };
  }

  async card(): Promise<RunCard> {
    const known = this.known();
    const manifest = await this.manifest();
    return {
      run: this.place.run,
      suite: { id: manifest.suite.id, title: manifest.suite.title },
      createdAt: manifest.createdAt,
      profile: manifest.profile,
      judge: judgeText(manifest),
      scenarios: manifest.scenarios.length,
      trials: manifest.trials,
      state: this.state(),
      ...(known.status === "ready" ? { agents: agentCards(known.figures.view) } : {}),
    };
  }

  /** A plan of thousands of scenarios takes a while to read: it is kept while the run does not change. */
  async #manifestOf(store: RunStore): Promise<Manifest> {
    const key = runFingerprint(this.place.folder) ?? "";
    if (this.#manifest?.key === key) return this.#manifest.manifest;
    const manifest = await store.readManifest();
    if (manifest === undefined) {
      throw new InputError([{ value: this.place.run, problem: "the run has no plan yet" }]);
    }
    this.#manifest = { key, manifest };
    return manifest;
  }

  #refresh(): void {
    const key = runFingerprint(this.place.folder);
    if (key === undefined || key === this.#key || this.#busy || Date.now() < this.#restUntil) return;
    if (this.#problem?.key === key) return;
    const figures = readCache(this.place.folder, "figures", key);
    if (figures === undefined) void this.#count();
    else this.#accept(key, figures);
  }

  async #count(): Promise<void> {
    this.#busy = true;
    const begun = Date.now();
    try {
      const { folder } = this.place;
      const counted = await this.#counting.count({ folder, bytes: runBytes(folder) }, (done, of) => {
        this.#progress = { done, of };
        this.#changed();
      });
      this.#episodesJson = { key: counted.key, json: counted.episodes };
      this.#accept(counted.key, counted.figures);
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      this.#problem = { key: runFingerprint(this.place.folder) ?? "", text };
    }
    this.#busy = false;
    const rest = Math.max(LEAST_REST_MS, REST * (Date.now() - begun));
    this.#restUntil = Date.now() + rest;
    this.#changed();
    // What was written last, while it counted or rests, is followed by no other write that would have it counted.
    setTimeout(() => {
      if (runFingerprint(this.place.folder) !== this.#key) this.#changed();
    }, rest + 1).unref();
  }

  #accept(key: string, json: string): void {
    this.#figures = JSON.parse(json) as Figures; // written by this version for this key
    this.#key = key;
    this.#problem = undefined;
  }
}
