import { z } from "zod";

const Decimal = z.string().regex(/^\d+(\.\d{1,2})?$/, 'a decimal amount such as "125450.00"');

/** One of the values of `oneOf`. */
const HardFact = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({ amount: Decimal }),
  z.strictObject({ date: z.iso.date() }),
]);

/**
 * A fact that a reply states or does not state. Text is compared without regard to case, accents, spacing and digit
 * script, an id in any grouping; money, percentages and dates by value in any usual spelling. Which of them are hard values, on which
 * a rule may decide, says `isHardValue`; the others are findings for a judge.
 */
export const Fact = z.union([
  z.strictObject({ text: z.string().min(1) }),
  z.strictObject({ anyOf: z.array(z.string().min(1)).min(1) }),
  z.strictObject({ amount: Decimal }),
  z.strictObject({ date: z.iso.date() }),
  z.strictObject({ percent: z.string().regex(/^\d+(\.\d{1,6})?$/, 'a decimal percentage such as "7.1"') }),
  z.strictObject({ oneOf: z.array(HardFact).min(2) }),
  z.strictObject({ asks: z.literal(true) }),
  z.strictObject({ pattern: z.string().min(1) }),
]);
export type Fact = z.infer<typeof Fact>;
