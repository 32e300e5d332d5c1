const MANTISSA_BITS = 53;
/** Quotient bits before rounding: well above 53, so that the sticky bit can never be the rounding bit. */
const QUOTIENT_BITS = 64;
const EXACT_LIMIT = 2n ** BigInt(MANTISSA_BITS);

/**
 * The double nearest to a fraction of two whole numbers of any size, ties to even. One rounding, so the
 * result is the same on every machine and neither part can overflow.
 *
 * @returns 0 for a fraction below the smallest double. @throws RangeError unless numerator >= 0 and denominator > 0.
 */
export function exactRatio(numerator: bigint, denominator: bigint): number {
  if (numerator < 0n || denominator <= 0n) {
    throw new RangeError(`not a fraction of whole numbers: ${numerator}/${denominator}`);
  }
  if (numerator <= EXACT_LIMIT && denominator <= EXACT_LIMIT) return Number(numerator) / Number(denominator);
  if (numerator === 0n) return 0;
  const shift = QUOTIENT_BITS + bitLength(denominator) - bitLength(numerator);
  const scaled = numerator << BigInt(Math.max(shift, 0));
  const divisor = denominator << BigInt(Math.max(-shift, 0));
  const quotient = scaled / divisor;
  const sticky = quotient * divisor === scaled ? 0n : 1n;
  return timesPowerOfTwo(Number(quotient | sticky), -shift);
}

function bitLength(value: bigint): number {
  return value.toString(16).length * 4;
}

/** In two steps, because a power of two can leave the range of doubles while the product does not. */
function timesPowerOfTwo(value: number, exponent: number): number {
  const half = Math.trunc(exponent / 2);
  return value * 2 ** half * 2 ** (exponent - half);
}
