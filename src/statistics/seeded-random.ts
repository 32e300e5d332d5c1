/** Whole numbers that look random and are the same on every machine for the same seed. */
export type SeededRandom = {
  /** The next 32 bits, as a whole number in [0, 2^32). */
  next: () => number;
  /** A whole number in [0, limit), each equally likely. @throws RangeError unless 1 <= limit <= 2^21. */
  below: (limit: number) => number;
  /** The sum of as many of the values as there are, each drawn by {@link below} from all of them. */
  sumOfDraws: (values: Float64Array) => number;
};

const WORDS = 2 ** 32;
/** A product of 32 bits and this is still a whole double. */
const LARGEST_LIMIT = 2 ** 21;

/**
 * xoshiro128** 1.1 (Blackman and Vigna 2018, prng.di.unimi.it), its four words filled by two outputs of
 * splitmix64 from the seed, low half first, as its authors advise. For resampling, not for secrets.
 *
 * @throws RangeError unless the seed is a whole number in [0, 2^53).
 */
export function seededRandom(seed: number): SeededRandom {
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`a seed is a whole number >= 0, got ${seed}`);
  const state = Int32Array.from(firstWords(seed), (word) => word | 0);
  return {
    next: () => nextOf(state),
    below(limit) {
      assertLimit(limit);
      const unfair = WORDS % limit;
      for (;;) {
        // Lemire (2019): the number's share of the limit, drawn again where rounding would favour some results.
        const scaled = nextOf(state) * limit;
        const result = Math.floor(scaled / WORDS);
        if (scaled - result * WORDS >= unfair) return result;
      }
    },
    sumOfDraws: (values) => sumOfDraws(state, values),
  };
}

/** `below` and the generator in one loop over plain numbers: resampling is nearly all that a report's figures cost. */
function sumOfDraws(state: Int32Array, values: Float64Array): number {
  const limit = values.length;
  assertLimit(limit);
  const unfair = WORDS % limit;
  let a = state[0] ?? 0;
  let b = state[1] ?? 0;
  let c = state[2] ?? 0;
  let d = state[3] ?? 0;
  let sum = 0;
  for (let drawn = 0; drawn < limit;) {
    const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    const scaled = word * limit;
    const index = Math.floor(scaled / WORDS);
    if (scaled - index * WORDS < unfair) continue;
    sum += values[index] ?? 0;
    drawn += 1;
  }
  state[0] = a;
  state[1] = b;
  state[2] = c;
  state[3] = d;
  return sum;
}

function assertLimit(limit: number): void {
  if (Number.isSafeInteger(limit) && limit >= 1 && limit <= LARGEST_LIMIT) return;
  throw new RangeError(`a limit is a whole number from 1 to 2^21, got ${limit}`);
}

/** The state of the generator: four 32-bit words, not all zero. */
export type Words = readonly [number, number, number, number];

/** The bare generator, for checking against its authors' outputs. Use {@link seededRandom}. */
export function xoshiro128StarStar(words: Words): () => number {
  const state = Int32Array.from(words, (word) => word | 0);
  return () => nextOf(state);
}

function nextOf(state: Int32Array): number {
  const a = state[0] ?? 0;
  const b = state[1] ?? 0;
  const c = state[2] ?? 0;
  const d = state[3] ?? 0;
  const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
  const third = c ^ a;
  const fourth = d ^ b;
  state[0] = a ^ fourth;
  state[1] = b ^ third;
  state[2] = third ^ (b << 9);
  state[3] = rotateLeft(fourth, 11);
  return result;
}

function rotateLeft(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits));
}

function firstWords(seed: number): Words {
  const [low, high] = splitmix64(BigInt(seed));
  return [Number(low & 0xffffffffn), Number(low >> 32n), Number(high & 0xffffffffn), Number(high >> 32n)];
}

const MASK = 2n ** 64n - 1n;
const GOLDEN_GAMMA = 0x9e3779b97f4a7c15n;

/** The first two outputs of splitmix64 (Steele, Lea and Flood 2014) for a seed. */
export function splitmix64(seed: bigint): [bigint, bigint] {
  return [scramble(seed + GOLDEN_GAMMA), scramble(seed + 2n * GOLDEN_GAMMA)];
}

function scramble(state: bigint): bigint {
  let mixed = state & MASK;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return mixed ^ (mixed >> 31n);
}
