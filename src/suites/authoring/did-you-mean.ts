/** @returns `did you mean "x"?` for the likeliest known name, or the list of names when none is near. */
export function didYouMean(name: string, known: readonly string[]): string {
  const [best] = known
    .map((candidate) => ({ candidate, distance: editDistance(name, candidate) }))
    .sort((a, b) => a.distance - b.distance);
  if (best === undefined) return "none are defined";
  if (best.distance <= Math.max(2, name.length / 3)) return `did you mean "${best.candidate}"?`;
  return `known: ${known.slice(0, 12).join(", ")}${known.length > 12 ? ", …" : ""}`;
}

/** Levenshtein distance: insertions, deletions and replacements of one character. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of a.split("").entries()) {
    const next = [index + 1];
    for (const [column, other] of b.split("").entries()) {
      const replaced = (row[column] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, replaced));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
