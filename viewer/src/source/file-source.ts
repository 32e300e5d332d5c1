import { compareView } from "../../../src/reports/view/compare-view.ts";
import { lineFilter, textFilter, type EpisodeFilter } from "../../../src/reports/view/episode-filter.ts";
import type { EpisodeLine } from "../../../src/reports/view/episode-line.ts";
import { isEpisode, placeAmong } from "../../../src/reports/view/episode-place.ts";
import { fullLines } from "../../../src/reports/view/lean-lines.ts";
import { searchedText } from "../../../src/reports/view/searched-text.ts";
import type {
  EpisodeDetail,
  EpisodeName,
  EpisodePage,
  ScenarioDetail,
  ViewerSource,
} from "../../../src/reports/view/viewer-api.ts";
import {
  HEAD_ELEMENT,
  packElement,
  type ViewerFile,
  type ViewerPack,
} from "../../../src/reports/view/viewer-file.ts";
import { ViewerProblem } from "./viewer-problem.ts";

/** Packs that are held unpacked: readers go back and forth between a few. */
const HELD_PACKS = 4;
/** Of the bootstrap, as of the `compare` command. */
const SEED = 1;

/** Whether this page came with a run in it. */
export function isExportedFile(): boolean {
  return document.getElementById(HEAD_ELEMENT) !== null;
}

/** Everything from the file that this page is. */
export async function fileSource(): Promise<ViewerSource> {
  return new FileSource(await unpack<ViewerFile>(HEAD_ELEMENT));
}

class FileSource implements ViewerSource {
  readonly kind = "file";
  readonly #file: ViewerFile;
  readonly #lines: readonly EpisodeLine[];
  readonly #packs = new Map<number, Promise<ViewerPack>>();
  #texts: TextIndex | undefined;

  constructor(file: ViewerFile) {
    this.#file = file;
    this.#lines = fullLines(file.lines, file.scenarios);
  }

  async runs() {
    return [this.#file.card];
  }

  async run(run: string) {
    this.#assertRun(run);
    const { state, view } = this.#file;
    return { status: "ready" as const, state, view };
  }

  async scenarios(run: string) {
    this.#assertRun(run);
    return this.#file.scenarios;
  }

  async episodes(
    run: string,
    filter: EpisodeFilter,
    { offset, limit }: { offset: number; limit: number },
  ): Promise<EpisodePage> {
    this.#assertRun(run);
    const { lines, searching } = this.#filtered(filter);
    const page = { offset, lines: lines.slice(offset, offset + limit), total: lines.length };
    return searching === undefined ? page : { ...page, searching };
  }

  async place(run: string, episode: EpisodeName, filter: EpisodeFilter) {
    this.#assertRun(run);
    return placeAmong(this.#filtered(filter).lines, episode);
  }

  async episode(run: string, name: EpisodeName): Promise<EpisodeDetail> {
    this.#assertRun(run);
    const pack = await this.#packOf(name.scenario);
    const found = pack?.episodes.find(({ trajectory }) => isEpisode(trajectory, name));
    if (found === undefined) throw new ViewerProblem(this.#whyAbsent(name));
    const siblings = this.#lines
      .filter(({ scenario }) => scenario === name.scenario)
      .map(({ agent, trial, status, firstFailed }) => {
        return { agent, trial, status, ...(firstFailed === undefined ? {} : { firstFailed }) };
      });
    return { ...found, siblings };
  }

  async modelCall(): Promise<never> {
    throw new ViewerProblem("An exported file does not hold model requests and replies.");
  }

  async scenario(run: string, id: string): Promise<ScenarioDetail> {
    this.#assertRun(run);
    const found = (await this.#packOf(id))?.scenarios.find(({ planned }) => planned.id === id);
    if (found === undefined) throw new ViewerProblem("The run has no such scenario.");
    const outcomes = this.#file.scenarios.find(({ scenario }) => scenario === id)?.outcomes;
    return outcomes === undefined ? found : { ...found, outcomes };
  }

  async suite() {
    return { status: "none" as const };
  }

  async suiteScenario(): Promise<never> {
    throw new ViewerProblem("An exported file holds no suite.");
  }

  async compare(systems: readonly string[]) {
    const { manifest, scenarios } = this.#file;
    const labels = manifest.agents.map(({ label }) => label);
    const wanted = systems
      .map((system) => system.slice(manifest.run.length + 1))
      .filter((name) => name !== "");
    const agents = labels.filter((label) => wanted.length === 0 || wanted.includes(label));
    const view = compareView([{ manifest, scenarios, agents }], SEED);
    if (view === undefined) throw new ViewerProblem("A comparison needs two agents. Choose another one.");
    return view;
  }

  #filtered(filter: EpisodeFilter): {
    lines: readonly EpisodeLine[];
    searching?: { done: number; of: number };
  } {
    const kept = this.#lines.filter(lineFilter(filter, this.#file.view.columns));
    const matches = textFilter(filter.text);
    if (matches === undefined) return { lines: kept };
    this.#texts ??= new TextIndex(this.#lines, this.#file.packOf, (pack) => this.#pack(pack));
    const { texts, done, of } = this.#texts;
    const found = kept.filter((line) => matches(line, () => texts.get(line) ?? ""));
    return done < of ? { lines: found, searching: { done, of } } : { lines: found };
  }

  #packOf(scenario: string): Promise<ViewerPack> | undefined {
    const { packOf } = this.#file;
    const number = Object.hasOwn(packOf, scenario) ? packOf[scenario] : undefined;
    return number === undefined ? undefined : this.#pack(number);
  }

  #pack(number: number): Promise<ViewerPack> {
    const pack = this.#packs.get(number) ?? unpack<ViewerPack>(packElement(number));
    // Kept in the order of their last use.
    this.#packs.delete(number);
    this.#packs.set(number, pack);
    const [oldest] = this.#packs.keys();
    if (this.#packs.size > HELD_PACKS && oldest !== undefined) this.#packs.delete(oldest);
    return pack;
  }

  #assertRun(run: string): void {
    if (run !== this.#file.card.run) throw new ViewerProblem("This file holds another run.");
  }

  #whyAbsent(name: EpisodeName): string {
    const { episodes } = this.#file;
    if (!this.#lines.some((line) => isEpisode(line, name))) return "The run holds no such episode.";
    return episodes === "failed"
      ? "This file holds the transcripts of episodes that did not pass only."
      : "This file holds figures only, no transcripts.";
  }
}

/** The searched text of every episode in the file, gathered pack by pack when it is first needed. */
class TextIndex {
  readonly texts = new Map<EpisodeLine, string>();
  done = 0;
  readonly of: number;

  constructor(
    lines: readonly EpisodeLine[],
    packOf: ViewerFile["packOf"],
    pack: (number: number) => Promise<ViewerPack>,
  ) {
    const numbers = [...new Set(Object.values(packOf))];
    this.of = numbers.length;
    void this.#gather(lines, numbers, pack);
  }

  async #gather(
    all: readonly EpisodeLine[],
    numbers: readonly number[],
    pack: (number: number) => Promise<ViewerPack>,
  ): Promise<void> {
    const lines = Map.groupBy(all, ({ scenario }) => scenario);
    for (const number of numbers) {
      for (const { trajectory } of (await pack(number)).episodes) {
        const line = lines.get(trajectory.scenario)?.find((one) => isEpisode(one, trajectory));
        if (line !== undefined) this.texts.set(line, searchedText(trajectory));
      }
      this.done += 1;
    }
  }
}

/** What an element of the file holds. */
async function unpack<Content>(id: string): Promise<Content> {
  const packed = document.getElementById(id)?.textContent;
  if (packed === undefined || packed === null)
    throw new ViewerProblem("The file is cut off: a part of it is missing.");
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  // The file and this page were written together, by one version.
  return (await new Response(stream).json()) as Content;
}
