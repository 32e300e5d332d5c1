const SMALL = [
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen",
  "eighteen nineteen",
]
  .join(" ")
  .split(" ");
const TENS = "zero ten twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const SCALES = {
  western: [
    [1_000_000_000, "billion"],
    [1_000_000, "million"],
    [1_000, "thousand"],
  ],
  indian: [
    [10_000_000, "crore"],
    [100_000, "lakh"],
    [1_000, "thousand"],
  ],
} as const;

/** A whole number in words: 19,385 is "nineteen thousand three hundred eighty-five", 2,00,000 is "two lakh". */
export function numberWords(value: number, scale: keyof typeof SCALES): string {
  if (value < 20) return SMALL[value] ?? String(value);
  for (const [size, name] of SCALES[scale]) {
    if (value < size) continue;
    const rest = value % size;
    const head = `${numberWords(Math.floor(value / size), scale)} ${name}`;
    return rest === 0 ? head : `${head} ${numberWords(rest, scale)}`;
  }
  if (value >= 100) {
    const rest = value % 100;
    const head = `${SMALL[Math.floor(value / 100)] ?? ""} hundred`;
    return rest === 0 ? head : `${head} ${numberWords(rest, scale)}`;
  }
  const unit = value % 10;
  const tens = TENS[Math.floor(value / 10)] ?? "";
  return unit === 0 ? tens : `${tens}-${SMALL[unit] ?? ""}`;
}
