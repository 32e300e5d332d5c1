import { EXIT } from "./exit-code.ts";
import { say } from "./terminal.ts";

/** Raised by the first Ctrl-C: what is finished is stored, what is under way is abandoned. */
export class Interrupted extends Error {
  constructor() {
    super("interrupted");
    this.name = "Interrupted";
  }
}

const STOPPING_RUN = "Stopping: finished episodes are stored. Press Ctrl-C again to leave at once.";

/**
 * Turns Ctrl-C and SIGTERM into a signal. The first asks everything to stop and lets writing finish; the second leaves
 * at once. The store is valid either way.
 *
 * @param message Said at the first.
 * @returns The signal, and a disposer that gives the keys back.
 */
export function listenForInterrupts(message = STOPPING_RUN): { signal: AbortSignal } & Disposable {
  const stop = new AbortController();
  const onSignal = (): void => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted);
    say(message);
    stop.abort(new Interrupted());
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
  return {
    signal: stop.signal,
    [Symbol.dispose]() {
      // On the way out a second Ctrl-C must still end with the code of the first.
      if (stop.signal.aborted) return;
      process.off("SIGINT", onSignal);
      process.off("SIGTERM", onSignal);
    },
  };
}
