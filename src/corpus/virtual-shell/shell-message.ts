/** What the shell's thread is started with. */
export type ShellStart = {
  readonly folder: string;
  readonly files: readonly (readonly [path: string, content: string])[];
  readonly outputLimit: number;
  readonly timeLimitMs: number;
};

/** What a command printed, already cut to the limit. */
export type ShellAnswer = {
  readonly output: string;
  /** Characters that were cut off. */
  readonly cut: number;
  readonly exitCode: number;
};

export type ShellMessage = { readonly type: "ready" } | ({ readonly type: "answer" } & ShellAnswer);
