/** Value of a cumulative fixed deposit: compounded quarterly, broken periods pro rata; rounded to the rupee. */
export function fixedDepositValue(principal: number, rate: number, months: number): number {
  return Math.round(principal * (1 + rate / 400) ** (months / 3));
}

/** Value of a recurring deposit: each instalment compounded quarterly for the months it runs; rounded to the rupee. */
export function recurringDepositValue(instalment: number, rate: number, months: number): number {
  let value = 0;
  for (let left = months; left >= 1; left--) value += instalment * (1 + rate / 400) ** (left / 3);
  return Math.round(value);
}

/** Equated monthly instalment at a yearly rate in per cent; rounded to the rupee. */
export function monthlyInstalment(principal: number, rate: number, months: number): number {
  const monthly = rate / 1200;
  if (monthly === 0) return Math.round(principal / months);
  const growth = (1 + monthly) ** months;
  return Math.round((principal * monthly * growth) / (growth - 1));
}

/**
 * The largest loan against gold of this value. Tiers are by the amount of the loan, lowest first; the last has no
 * upper end. Rounded down to the rupee.
 */
export function goldLoan(
  value: number,
  tiers: readonly { upTo?: number | undefined; percent: number }[],
): { amount: number; percent: number } {
  let best = { amount: 0, percent: 0 };
  let from = 0;
  for (const { upTo, percent } of tiers) {
    const amount = Math.floor(Math.min((value * percent) / 100, upTo ?? Infinity));
    if (amount > from && amount > best.amount) best = { amount, percent };
    from = upTo ?? Infinity;
  }
  return best;
}

/** The day that lies whole months after another; the last of the month where the month is shorter. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, last))).toISOString().slice(0, 10);
}
