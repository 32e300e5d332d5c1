import { z } from "zod";

/** A requirement that only a judge can decide. */
export const Assertion = z.strictObject({
  id: z.string(),
  requirement: z.string(),
  /** Ids of checks that decide it alone, so that no judge need be asked; public scoring asks nevertheless. */
  decidedBy: z.array(z.string()).min(1).optional(),
});
export type Assertion = z.infer<typeof Assertion>;
