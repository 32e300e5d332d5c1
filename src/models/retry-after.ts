const HTTP_DATE = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,?\s/i;
const SECONDS = /^\d+(?:\.\d+)?$/;
const GOOGLE_RETRY_DELAY = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/;

/** The parts of an answer in which a provider may say how long to wait. */
export type WaitHint = { headers: Record<string, string> | undefined; body?: string | undefined };

/**
 * How long a provider asked to wait: `retry-after-ms`, else `retry-after` in seconds or as an HTTP date (RFC 9110,
 * 10.2.3), else the retry delay that Google writes into the body.
 *
 * @returns Milliseconds, 0 for a date that has passed; `undefined` when nothing readable was said.
 */
export function retryAfterMs({ headers, body }: WaitHint, nowMs: number): number | undefined {
  const milliseconds = headers?.["retry-after-ms"]?.trim();
  if (milliseconds !== undefined && SECONDS.test(milliseconds)) return Number(milliseconds);
  const said = headers?.["retry-after"]?.trim();
  if (said !== undefined) {
    if (SECONDS.test(said)) return Number(said) * 1000;
    const due = HTTP_DATE.test(said) ? Date.parse(said) : Number.NaN;
    if (Number.isFinite(due)) return Math.max(0, due - nowMs);
  }
  const seconds = body === undefined ? undefined : GOOGLE_RETRY_DELAY.exec(body)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
