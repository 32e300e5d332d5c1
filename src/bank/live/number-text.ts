/**
 * The number with this many decimals, as the public bank writes it: its exact binary value is rounded, ties to even
 * (0.125 is "0.12", 2.5 is "2"). `toFixed` rounds ties up.
 */
export function fixedText(value: number, decimals: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value < 0 ? "-inf" : "inf";
  if (Math.abs(value) >= 1e21) return `${BigInt(value)}.${"0".repeat(decimals)}`.replace(/\.$/, "");
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  const size = Math.abs(value);
  const rounded = size.toFixed(decimals);
  return sign + (isTie(size, decimals) && isOdd(rounded) ? roundDown(rounded, decimals) : rounded);
}

/**
 * Whether the exact value lies half-way between two numbers of this many decimals. Its decimals then end one place
 * further in a 5, which a binary number only has when it is a multiple of that power of a half.
 */
function isTie(size: number, decimals: number): boolean {
  return Number.isInteger(size * 2 ** (decimals + 1)) && size.toFixed(decimals + 1).endsWith("5");
}

function isOdd(text: string): boolean {
  return "13579".includes(text.at(-1) ?? "");
}

/** One unit of the last place less. The text is odd, so that only its last digit changes. */
function roundDown(text: string, decimals: number): string {
  const last = Number(text.at(-1)) - 1;
  return decimals === 0 ? String(Number(text) - 1) : `${text.slice(0, -1)}${last}`;
}

/** The number rounded to this many decimals, correctly by its exact binary value. */
export function roundedTo(value: number, decimals: number): number {
  return Number.isFinite(value) ? Number(fixedText(value, decimals)) : value;
}

const DIGIT = /\p{Nd}/u;
const DIGITS = /\p{Nd}/gu;
const FLOAT = /^[+-]?(?:(?:\d+(?:_\d+)*)(?:\.(?:\d+(?:_\d+)*)?)?|\.\d+(?:_\d+)*)(?:e[+-]?\d+(?:_\d+)*)?$/i;
const INFINITE = /^([+-]?)inf(?:inity)?$/i;

/**
 * Reads a number as the public bank does: white space around it, a sign, `1_000`, `.5`, `1e3`, `inf` and `nan`, and
 * the digits of any script are fine; `$` and `,` are not.
 *
 * @returns `undefined` when the text is no number.
 */
export function readFloat(text: string): number | undefined {
  const plain = text.trim().replace(DIGITS, (digit) => String(digitValue(digit)));
  const infinite = INFINITE.exec(plain);
  if (infinite !== null) return infinite[1] === "-" ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (/^[+-]?nan$/i.test(plain)) return Number.NaN;
  return FLOAT.test(plain) ? Number(plain.replaceAll("_", "")) : undefined;
}

/** A decimal digit of any script: Unicode keeps the ten of a script in a row, so their order gives the value. */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

/** Digits beyond the decimal ones: superscripts, subscripts, circled and a few scripts' own. */
const OTHER_DIGITS =
  "\u00b2\u00b3\u00b9\u1369-\u1371\u19da\u2070\u2074-\u2079\u2080-\u2089\u2460-\u2468\u2474-\u247c\u2488-\u2490" +
  "\u24ea\u24f5-\u24fd\u24ff\u2776-\u277e\u2780-\u2788\u278a-\u2792\u{10a40}-\u{10a43}\u{10e60}-\u{10e68}" +
  "\u{11052}-\u{1105a}\u{1f100}-\u{1f10a}";
const ALL_DIGITS = new RegExp(`^[\\p{Nd}${OTHER_DIGITS}]+$`, "u");

/** Whether the text is digits and nothing else. As in the public bank, those of any script and superscripts count. */
export function isDigits(text: string): boolean {
  return ALL_DIGITS.test(text);
}
