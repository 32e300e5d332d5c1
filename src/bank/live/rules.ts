/**
 * Whose rules a bank keeps: the public tau2 bank's and the FraudBench fork's to the letter, mistakes included, or our
 * own, which mend them. docs/bank.md lists every difference with its reason.
 */
export type RuleSet = "tau2" | "fraudbench" | "own";

/** What the rules say beyond single tools. The tools themselves ask only for `own`. */
export type BankRules = {
  readonly own: boolean;
  /** Tools that the fork added. */
  readonly forkTools: boolean;
  /** The look-ups by user answer only once the user's verification has been logged. */
  readonly verifiedReads: boolean;
  /** A verification is stamped with the bank's own time, whatever time is given. */
  readonly stampsVerification: boolean;
  /** The arguments of a discoverable tool may come as an object, and not only as its text. */
  readonly objectArguments: boolean;
};

const PUBLIC: BankRules = {
  own: false,
  forkTools: false,
  verifiedReads: false,
  stampsVerification: false,
  objectArguments: false,
};

const FORK: BankRules = {
  own: false,
  forkTools: true,
  verifiedReads: true,
  stampsVerification: true,
  objectArguments: true,
};

/** The rules of a rule set. */
export const RULES: Readonly<Record<RuleSet, BankRules>> = {
  tau2: PUBLIC,
  fraudbench: FORK,
  own: { ...FORK, own: true },
};
