/** Texts that are read faster than this grow too little to be told from noise. In milliseconds. */
const NOTICEABLE_MS = 25;
/** Twice the text takes twice as long; four times as long where each part of it is held against each other. */
const LINEAR = 3.2;
const TRIES = 4;

/**
 * By what factor the time grows when the length doubles, at a length at which it can be told; `undefined` where reading is
 * too fast for that. A pause of the machine lengthens a time and never shortens it, so the least of several counts.
 */
export function growth(
  read: (text: string) => unknown,
  ofLength: (length: number) => string,
  length: number,
): number | undefined {
  let salt = 0;
  // Readers remember texts, so each is another; and what repeats must not run to the end.
  const timed = (characters: number): number => {
    salt += 1;
    const text = `${ofLength(characters)} ${salt}`;
    const start = performance.now();
    read(text);
    return performance.now() - start;
  };
  let [half, whole] = [timed(length / 2), timed(length)];
  for (let tries = 0; tries < TRIES && whole > NOTICEABLE_MS && whole > LINEAR * half; tries++) {
    half = Math.max(half, timed(length / 2));
    whole = Math.min(whole, timed(length));
  }
  return whole > NOTICEABLE_MS ? whole / half : undefined;
}

export const GROWS_LINEARLY = LINEAR;
