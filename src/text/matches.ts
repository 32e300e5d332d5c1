/**
 * All matches of a global pattern in a text. As `matchAll`, which makes a new pattern for each text that it reads.
 *
 * @throws TypeError for a pattern that is not global, in which the search would never end.
 */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`${String(pattern)} is not global`);
  const matches: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    matches.push(match);
    if (match[0] === "") pattern.lastIndex += (text.codePointAt(pattern.lastIndex) ?? 0) > 0xffff ? 2 : 1;
  }
  return matches;
}
