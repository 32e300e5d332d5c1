/** Whole numbers that look random and are the same on every machine for the same seed. */
export type SeededRandom = {
  /** The next 32 bits, as a whole number in [0, 2^32). */
  next: () => number;
  /** A whole number in [0, limit), each equally likely. @throws RangeError unless 1 <= limit <= 2^21. */
  below: (limit: number) => number;
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
  const next = xoshiro128StarStar(firstWords(seed));
  return {
    next,
    below(limit) {
      if (!Number.isSafeInteger(limit) || limit < 1 || limit > LARGEST_LIMIT) {
        throw new RangeError(`a limit is a whole number from 1 to 2^21, got ${limit}`);
      }
      // Lemire (2019): the number's share of the limit, drawn again where rounding would favour some results.
      let scaled = next() * limit;
      let result = Math.floor(scaled / WORDS);
      if (scaled - result * WORDS < limit) {
        const unfair = WORDS % limit;
        while (scaled - result * WORDS < unfair) {
          scaled = next() * limit;
          result = Math.floor(scaled / WORDS);
        }
      }
      return result;
    },
  };
}

/** The state of the generator: four 32-bit words, not all zero. */
export type Words = readonly [number, number, number, number];

/** The bare generator, for checking against its authors' outputs. Use {@link seededRandom}. */
export function xoshiro128StarStar([first, second, third, fourth]: Words): () => number {
  let [a, b, c, d] = [first | 0, second | 0, third | 0, fourth | 0];
  return () => {
    const result = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return result;
  };
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
