import { sha256 } from "../files/sha256.ts";
import { InputError, type InputProblem } from "../contract/errors.ts";
import { renderDocument, type Document } from "./document.ts";

/** Documents in the order of their ids. A document's position in it breaks ties of every ranking. */
export type Corpus = {
  readonly documents: readonly Document[];
  /** What is searched and shown, by position. */
  readonly texts: readonly string[];
  /** SHA-256 of the documents, in hexadecimal. Equal contents share their indexes. */
  readonly hash: string;
  readonly positions: ReadonlyMap<string, number>;
};

/**
 * @returns The same corpus whatever the order of the documents.
 * @throws InputError naming each id that occurs twice, and each document whose dates or successor cannot be right.
 */
export function createCorpus(documents: readonly Document[]): Corpus {
  const sorted = documents.toSorted((a, b) => (a.id < b.id ? -1 : Number(a.id > b.id)));
  const positions = new Map(sorted.map((document, position) => [document.id, position]));
  const problems = [
    ...sorted.filter(({ id }, position) => positions.get(id) !== position).map(({ id }) => repeated(id)),
    ...sorted.flatMap((document) => contradictions(document, positions)),
  ];
  if (problems.length > 0) throw new InputError(problems);
  return {
    documents: sorted,
    texts: sorted.map(renderDocument),
    hash: sha256(JSON.stringify(sorted.map(fields))),
    positions,
  };
}

/**
 * @param names Ids or, as some task files have it, titles.
 * @returns Positions in the order of the names.
 * @throws InputError naming what is neither.
 */
export function positionsOf(corpus: Corpus, names: readonly string[]): number[] {
  const found = names.map((name) => {
    const position = corpus.positions.get(name);
    return position ?? corpus.documents.findIndex(({ title }) => title === name);
  });
  const unknown = names.filter((_, index) => found[index] === -1);
  if (unknown.length > 0) {
    throw new InputError(
      unknown.map((name) => ({
        path: "requiredDocuments",
        value: name,
        problem: "no document of the corpus has this id or title",
      })),
    );
  }
  return [...new Set(found)];
}

/** The fields in a fixed order: how an object was written is not its content. */
function fields(document: Document): unknown[] {
  const { id, title, content, checklist, effectiveFrom, effectiveTo, supersededBy } = document;
  return [id, title, content, checklist ?? [], effectiveFrom, effectiveTo, supersededBy];
}

function repeated(id: string): InputProblem {
  return { path: id, problem: "two documents have this id" };
}

function contradictions(document: Document, positions: ReadonlyMap<string, number>): InputProblem[] {
  const { id, effectiveFrom, effectiveTo, supersededBy } = document;
  const problems: InputProblem[] = [];
  if (effectiveFrom !== undefined && effectiveTo !== undefined && effectiveTo < effectiveFrom) {
    problems.push({ path: `${id}.effectiveTo`, value: effectiveTo, problem: `ends before ${effectiveFrom}` });
  }
  if (supersededBy !== undefined && (supersededBy === id || !positions.has(supersededBy))) {
    problems.push({
      path: `${id}.supersededBy`,
      value: supersededBy,
      problem: "no other document of the corpus has this id",
    });
  }
  return problems;
}
