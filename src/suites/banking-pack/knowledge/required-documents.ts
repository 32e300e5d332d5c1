import type { InputProblem } from "../../../contract/errors.ts";
import type { Document } from "../../../corpus/index.ts";

/** Finds documents by what tasks call them: their id, or their title. */
export type FindDocument = (name: string) => string | undefined;

export function documentFinder(documents: readonly Document[]): FindDocument {
  const ids = new Set(documents.map(({ id }) => id));
  const byTitle = new Map(documents.map(({ id, title }) => [title, id]));
  return (name) => (ids.has(name) ? name : byTitle.get(name));
}

/** Ids of the documents that a task requires. Names of none are added to `problems`. */
export function requiredDocuments(
  names: readonly string[],
  find: FindDocument,
  problems: InputProblem[],
): string[] {
  return names.flatMap((name, index) => {
    const id = find(name);
    if (id !== undefined) return [id];
    problems.push({
      path: `required_documents[${index}]`,
      value: name,
      problem: "no document has this id or title",
    });
    return [];
  });
}
