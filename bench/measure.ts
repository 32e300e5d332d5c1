/** Median and 99th percentile of samples, in the samples' unit. */
export function percentiles(samples: readonly number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(samples).toSorted();
  const at = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  return { p50: round(at(0.5)), p99: round(at(0.99)) };
}

/** Four significant digits: more would only be noise. */
export function round(value: number): number {
  return Number(value.toPrecision(4));
}

/** Milliseconds that work takes. */
export async function elapsedMs(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Runs work again and again for about as long as told, and says how often a second it was done. */
export async function perSecond(work: () => Promise<number>, forMs: number): Promise<number> {
  let done = 0;
  const start = performance.now();
  while (performance.now() - start < forMs) done += await work();
  return round((1000 * done) / (performance.now() - start));
}

/** Bytes in use after garbage collection; needs `node --expose-gc`. */
export function heapUsed(): number {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}
