const watchers = new WeakMap<AbortSignal, Set<() => void>>();

/**
 * Runs something once when a signal is aborted. One listener serves all that watch a signal: an event target searches its
 * listeners one by one, and a run's signal is watched by every call that is on its way.
 *
 * @returns Stops watching.
 */
export function onAbort(signal: AbortSignal, run: () => void): () => void {
  const watching = watchers.get(signal) ?? watch(signal);
  watching.add(run);
  return () => void watching.delete(run);
}

function watch(signal: AbortSignal): Set<() => void> {
  const watching = new Set<() => void>();
  watchers.set(signal, watching);
  const tellAll = (): void => {
    for (const run of watching) run();
  };
  signal.addEventListener("abort", tellAll, { once: true });
  return watching;
}

/** Waits. @throws The signal's reason when it is aborted before or meanwhile. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(() => {
      stop();
      resolve();
    }, ms);
    const stop = onAbort(signal, () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
