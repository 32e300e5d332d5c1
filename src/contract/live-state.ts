import { z } from "zod";

const count = z.int().nonnegative();

/** How a run that is being played goes, as its process last wrote it (`live.json` in the run's folder). */
export const LiveState = z.strictObject({
  format: z.literal(1),
  pid: z.int(),
  startedAt: z.iso.datetime({ offset: true }),
  updatedAt: z.iso.datetime({ offset: true }),
  /** Episodes of the plan; how many are done, of these how many were done before this process began; how many run now. */
  episodes: z.strictObject({ total: count, done: count, kept: count, underWay: count }),
  /** Verdicts of this process, by status. */
  verdicts: z.record(z.string(), count),
  tokens: count,
  /** US dollars spent by this process; `unpriced` tells that some calls have no known price and are not in it. */
  usd: z.number().nonnegative(),
  unpriced: z.boolean(),
  /** Milliseconds that the rest will take at the pace so far; absent before the first episode ended. */
  leftMs: z.number().nonnegative().optional(),
  endpoints: z.array(
    z.strictObject({
      endpoint: z.string(),
      inFlight: count,
      limit: count,
      pausedUntil: z.iso.datetime({ offset: true }).optional(),
    }),
  ),
});
export type LiveState = z.infer<typeof LiveState>;
