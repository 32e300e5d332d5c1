/** What a bank's rules say beyond single tools. docs/bank.md lists every difference with its reason. */
export type BankRules = {
  /**
   * Whether the public bank's mistakes are mended: a call that is not done changes nothing, arguments are checked against
   * their types, tools that were unlocked or granted are shown, and tools refuse what no bank would do.
   */
  readonly mended: boolean;
  /** Whether the agent is told that a standing tool needs no unlocking. */
  readonly namesStandingTools: boolean;
  /** The look-ups by user answer only once the user's verification has been logged. */
  readonly verifiedReads: boolean;
  /** A verification is stamped with the bank's own time, whatever time is given. */
  readonly stampsVerification: boolean;
  /** The arguments of a discoverable tool may come as an object, and not only as its text. */
  readonly objectArguments: boolean;
};
