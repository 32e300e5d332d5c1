/** Orders texts by their code points, as the public harness sorts; JavaScript's own order is by UTF-16 units. */
export function byCodePoint(a: string, b: string): number {
  const [left, right] = [codePoints(a), codePoints(b)];
  const differing = left.findIndex((point, index) => point !== right[index]);
  if (differing === -1) return left.length - right.length;
  return (left[differing] ?? -1) - (right[differing] ?? -1);
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
