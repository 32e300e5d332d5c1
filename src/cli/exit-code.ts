/** What the process's exit code tells a script. */
export const EXIT = {
  done: 0,
  /** A result is below the threshold that was asked for. */
  belowThreshold: 1,
  /** Wrong input: a flag, a file, a key. */
  wrongInput: 2,
  /** Finished, but some episodes are invalid or in error and say nothing. */
  incomplete: 3,
  /** A bug of ours (EX_SOFTWARE of sysexits.h). */
  bug: 70,
  /** Interrupted (128 + SIGINT). */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
