import type { Corpus } from "../corpus.ts";
import { perCorpus } from "../per-corpus.ts";

/** What part of a document's text must have been on the screen for it to count as retrieved. */
const SHOWN_SHARE = 0.5;

type LineIndex = {
  /** The one document that has the line. Lines of several documents show none. */
  readonly owners: ReadonlyMap<string, number>;
  /** By position, how many characters its own lines have. */
  readonly lengths: readonly number[];
};

/**
 * Follows what an agent's shell puts on the screen, command by command. A listing of names or a single line found by
 * grep retrieves no document; half of the text does, be it in several steps.
 */
export class ShownDocuments {
  readonly #index: LineIndex;
  readonly #seen = new Map<number, Set<string>>();

  constructor(corpus: Corpus) {
    this.#index = lineIndexOf(corpus);
  }

  /** @returns Positions of documents that this output shows lines of, and of which enough has been shown by now. */
  observe(output: string): number[] {
    const touched = new Set<number>();
    for (const printed of output.split("\n")) {
      const line = this.#known(printed);
      const owner = line === undefined ? undefined : this.#index.owners.get(line);
      if (line === undefined || owner === undefined) continue;
      const seen = this.#seen.get(owner) ?? new Set();
      this.#seen.set(owner, seen.add(line));
      touched.add(owner);
    }
    return [...touched].filter((position) => this.#share(position) >= SHOWN_SHARE);
  }

  /** A printed line as the document has it: grep and `cat -n` put file names and numbers before it. */
  #known(printed: string): string | undefined {
    const bare = printed.trim();
    const withoutFile = printed.replace(/^\S+?\.md[:-]/, "");
    const withoutNumber = withoutFile.replace(/^\s*\d+[:\-\s]/, "");
    return [bare, withoutFile.trim(), withoutNumber.trim()].find((line) => this.#index.owners.has(line));
  }

  #share(position: number): number {
    let shown = 0;
    for (const line of this.#seen.get(position) ?? []) shown += line.length;
    return shown / (this.#index.lengths[position] ?? Infinity);
  }
}

const lineIndexOf = perCorpus(({ texts }: Corpus): LineIndex => {
  const all = new Map<string, Set<number>>();
  for (const [position, text] of texts.entries()) {
    for (const line of text.split("\n").map((one) => one.trim())) {
      if (line !== "") all.set(line, (all.get(line) ?? new Set()).add(position));
    }
  }
  const owners = new Map<string, number>();
  const lengths = texts.map(() => 0);
  for (const [line, positions] of all) {
    const [owner] = positions;
    if (owner === undefined || positions.size > 1) continue;
    owners.set(line, owner);
    lengths[owner] = (lengths[owner] ?? 0) + line.length;
  }
  return { owners, lengths };
});
