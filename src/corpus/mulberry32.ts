/**
 * Uniform numbers in [0, 1) that depend on the seed alone. Enough to shuffle and to project; no secrets. Not the generator of
 * `statistics`: stored runs had the documents that this one draws.
 *
 * @param seed A 32-bit unsigned integer; more is cut off.
 */
export function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** @returns The items in an order that depends on the random numbers alone (Fisher-Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const left = [...items];
  const order: Item[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
