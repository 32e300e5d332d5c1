import { Worker } from "node:worker_threads";
import type { Corpus } from "../corpus.ts";
import { perCorpus } from "../per-corpus.ts";
import { SHELL_FOLDER, shellFiles } from "./shell-files.ts";
import type { ShellAnswer, ShellMessage, ShellStart } from "./shell-message.ts";

/** How long one command may run, and how much of what it prints is shown. */
export const SHELL_TIME_LIMIT_MS = 10_000;
const SHELL_OUTPUT_LIMIT = 30_000;
const MEMORY_LIMIT_MB = 512;
/** The interpreter stops by itself at the limit; the thread is ended this much later, in case it can't. */
const GRACE_MS = 500;
const START_LIMIT_MS = 60_000;

export type ShellOutcome = ({ readonly type: "finished" } & ShellAnswer) | { readonly type: "stopped" };

/**
 * The shell over a corpus. Commands leave nothing behind, neither files nor variables, so that all episodes share one;
 * they run one after another, and the thread starts at the first.
 */
export const virtualShellOf = perCorpus(
  (corpus: Corpus) => new VirtualShell(corpus),
  (shell) => void shell.close(),
);

/** Runs shell commands in a thread of their own, which is ended when a command gets out of hand. */
export class VirtualShell {
  readonly #start: ShellStart;
  #thread: Promise<Worker> | undefined;
  #queue: Promise<unknown> = Promise.resolve();

  constructor(corpus: Corpus, { timeLimitMs = SHELL_TIME_LIMIT_MS, outputLimit = SHELL_OUTPUT_LIMIT } = {}) {
    this.#start = { folder: SHELL_FOLDER, files: shellFiles(corpus), outputLimit, timeLimitMs };
  }

  /**
   * @returns What the command printed, standard output before error output; `stopped` when it took too long or too
   *   much memory.
   * @throws When the thread cannot be started.
   */
  run(command: string): Promise<ShellOutcome> {
    const outcome = this.#queue.then(() => this.#runNow(command));
    this.#queue = outcome.catch(() => undefined);
    return outcome;
  }

  /** Ends the thread once all commands so far are through. A later command starts another. */
  async close(): Promise<void> {
    await this.#queue;
    await this.#stop();
  }

  async #runNow(command: string): Promise<ShellOutcome> {
    this.#thread ??= startThread(this.#start);
    const thread = await this.#thread.catch((error: unknown) => {
      this.#thread = undefined;
      throw error;
    });
    const answered = nextMessage(thread, this.#start.timeLimitMs + GRACE_MS);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(command);
    const message = await answered;
    if (message.type === "answer") return { ...message, type: "finished" };
    await this.#stop();
    return { type: "stopped" };
  }

  async #stop(): Promise<void> {
    const thread = this.#thread;
    this.#thread = undefined;
    await (await thread?.catch(() => undefined))?.terminate();
  }
}

async function startThread(workerData: ShellStart): Promise<Worker> {
  const name = import.meta.url.endsWith(".ts") ? "./shell-thread.ts" : "./shell-thread.js";
  const thread = new Worker(new URL(name, import.meta.url), {
    name: "virtual-shell",
    workerData,
    // Nothing of the host: no variables, no arguments, no streams.
    env: {},
    argv: [],
    execArgv: [],
    stdin: true,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
  });
  // Errors are seen by whoever waits for an answer; one that comes when nobody does must not end the process.
  thread.on("error", () => undefined);
  const message = await nextMessage(thread, START_LIMIT_MS);
  if (message.type === "ready") return thread;
  await thread.terminate();
  const because = message.type === "failed" ? message.because : "it answered before it was ready";
  throw new Error(`the virtual shell did not start: ${because}`);
}

type Failure = { readonly type: "failed"; readonly because: string };

/** Whatever the thread does next. The process waits for the thread as long as this does, and no longer. */
async function nextMessage(thread: Worker, limitMs: number): Promise<ShellMessage | Failure> {
  const { promise, resolve } = Promise.withResolvers<ShellMessage | Failure>();
  const failed = (because: string): void => resolve({ type: "failed", because });
  const onError = (error: unknown): void => failed(String(error));
  const onExit = (code: number): void => failed(`the thread ended with code ${code}`);
  const timer = setTimeout(() => failed(`no answer within ${limitMs} ms`), limitMs);
  thread.ref();
  thread.on("message", resolve).on("error", onError).on("exit", onExit);
  try {
    return await promise;
  } finally {
    clearTimeout(timer);
    thread.off("message", resolve).off("error", onError).off("exit", onExit);
    thread.unref();
  }
}
