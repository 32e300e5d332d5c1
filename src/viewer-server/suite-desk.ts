import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { InputError } from "../contract/errors.ts";
import { counterpart } from "../reports/view/counterpart.ts";
import { scenarioView } from "../suites/stored-scenario.ts";
import { counterparts } from "../reports/view/suite-sides.ts";
import type { SuiteAnswer, SuiteScenario } from "../reports/view/viewer-api.ts";
import { suiteFolder } from "../suites/load-playable-suite.ts";
import { previewSuite, type SuitePreview } from "../suites/preview-suite.ts";

const LOOK_EVERY_MS = 1_000;

/** A suite that an author is writing: loaded again when its files change, with its problems where it does not load. */
export class SuiteDesk {
  readonly #name: string;
  #folder: string | undefined;
  #seen = "";
  #loaded: { preview: SuitePreview } | { problems: string[] } | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  answer(): SuiteAnswer {
    const loaded = this.#load();
    if ("problems" in loaded) return { status: "broken", name: this.#name, problems: loaded.problems };
    const { id, title, kind, hash, figures, scenarios, documents } = loaded.preview;
    return {
      status: "ready",
      suite: { id, title, kind, hash, figures },
      scenarios: scenarios.map(({ planned }) => planned),
      documents: documents.map(({ id: document, title: name, text }) => ({
        id: document,
        title: name,
        text,
      })),
    };
  }

  /** @returns `undefined` for a scenario that the suite has not. */
  scenario(id: string): SuiteScenario | undefined {
    const loaded = this.#load();
    if ("problems" in loaded) return undefined;
    const { scenarios, figures, kind } = loaded.preview;
    const suite = { kind, source: this.#name };
    const found = scenarios.find(({ planned }) => planned.id === id);
    if (found === undefined) return undefined;
    const { planned, text } = found;
    const texts = new Map(scenarios.map((one) => [one.planned.id, one.text]));
    const others = counterparts(
      planned,
      scenarios.map((one) => one.planned),
      figures,
    );
    return {
      planned,
      view: scenarioView(suite, text),
      counterparts: others.map((other) =>
        counterpart(
          planned,
          { planned: other, view: scenarioView(suite, texts.get(other.id) ?? "") },
          figures,
        ),
      ),
      figures,
    };
  }

  /** Looks now and then whether files have changed. @param changed Told when they have. @returns What stops it. */
  watch(changed: () => void): () => void {
    const timer = setInterval(() => {
      const before = this.#seen;
      if (this.#look() === before) return;
      this.#loaded = undefined;
      changed();
    }, LOOK_EVERY_MS);
    timer.unref();
    return () => clearInterval(timer);
  }

  #load(): { preview: SuitePreview } | { problems: string[] } {
    if (this.#loaded !== undefined) return this.#loaded;
    try {
      // Known before its files are read: a suite that does not load is looked at again too.
      this.#folder = suiteFolder(this.#name);
      this.#loaded = { preview: previewSuite(this.#name) };
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      this.#loaded = { problems: error.message.split("\n") };
    }
    this.#look();
    return this.#loaded;
  }

  /** Names, sizes and times of all files in one text. A folder that is not known yet, or gone, looks empty. */
  #look(): string {
    const folder = this.#folder;
    this.#seen = folder === undefined ? "" : filesIn(folder).join("\n");
    return this.#seen;
  }
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => {
      const entry = statSync(join(folder, name), { throwIfNoEntry: false });
      return `${name} ${entry?.size ?? 0} ${entry?.mtimeMs ?? 0}`;
    });
  } catch {
    return [];
  }
}
