/** File systems take 255 letters, of which time, suite and ending need some. */
const LONGEST = 100;

/** A name for a file of each label: of letters, digits, dots and dashes, and no two alike, whatever their case. */
export function fileNames(labels: readonly string[]): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const label of labels) {
    const plain = label.replaceAll(/[^A-Za-z0-9.-]+/g, "-").slice(0, LONGEST);
    let name = plain;
    for (let again = 2; taken.has(name.toLowerCase()); again++) name = `${plain}-${again}`;
    taken.add(name.toLowerCase());
    names.set(label, name);
  }
  return names;
}
