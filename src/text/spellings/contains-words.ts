const WORD = /[\p{L}\p{M}\p{N}_]/u;

/** Whether a folded text (see `foldText`) contains folded words, and not merely as parts of longer ones. */
export function containsWords(folded: string, wanted: string): boolean {
  if (wanted === "") return false;
  for (let at = folded.indexOf(wanted); at !== -1; at = folded.indexOf(wanted, at + 1)) {
    const [before, after] = [folded.charAt(at - 1), folded.charAt(at + wanted.length)];
    const opens = WORD.test(wanted.charAt(0)) && WORD.test(before);
    const closes = WORD.test(wanted.charAt(wanted.length - 1)) && WORD.test(after);
    if (!opens && !closes) return true;
  }
  return false;
}
