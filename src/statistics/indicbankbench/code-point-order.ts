/** Orders texts by their code points, as the public harness sorts; JavaScript's own order is by UTF-16 units. */
export function byCodePoint(a: string, b: string): number {
  const [left, right] = [codePoints(a), codePoints(b)];
  for (const [index, point] of left.entries()) {
    const difference = point - (right[index] ?? -1);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
