import { hindiSums } from "./spellings/hindi-numbers.ts";
import { englishNumbers } from "./spellings/number-words.ts";

/** A sum said in words, and where it stands. `isSure`: it is said to be paise. */
export type SpokenAmount = { paise: number; start: number; end: number; isSure?: boolean };

const PAISE_NEXT = /^\s?(?:pais(?:e|a)|cents?)(?!\p{L})/iu;

/**
 * Numbers that a plain text says in words and that may be money, by value: those with a hundred, thousand, lakh or crore
 * in them, any with a currency, and paise.
 *
 * @param hasCurrency Whether a currency stands before or after a number at this place.
 */
export function spokenAmounts(
  plain: string,
  hasCurrency: (place: { start: number; end: number }) => boolean,
): SpokenAmount[] {
  const english = englishNumbers(plain).flatMap(({ digits, isScaled, start, end }): SpokenAmount[] => {
    const paise = PAISE_NEXT.exec(plain.slice(end, end + 8))?.[0];
    if (!/^\d{1,13}$/.test(digits)) return [];
    if (paise !== undefined) return [{ paise: Number(digits), start, end: end + paise.length, isSure: true }];
    return isScaled || hasCurrency({ start, end }) ? [{ paise: Number(digits) * 100, start, end }] : [];
  });
  const hindi = hindiSums(plain).map(({ value, start, end }) => ({ paise: value * 100, start, end }));
  return [...english, ...hindi].filter(({ paise }) => Number.isSafeInteger(paise));
}
