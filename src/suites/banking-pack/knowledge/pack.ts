import { z } from "zod";

const Count = z.int().nonnegative();
const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a pack of the public banking benchmarks says of itself (`pack.json`). */
export const BankingPack = z.strictObject({
  format: z.literal(1),
  id: z.enum(["fraudbench", "tau2"]),
  title: z.string(),
  /** Which form its scenarios have once they are loaded. */
  suite: z.enum(["fraud", "tau2"]),
  /** Whose tool descriptions the agent is shown, and whose fixed instructions it has: `bundled` ones are ours. */
  toolWords: z.enum(["public", "bundled"]),
  instructions: z.enum(["public", "bundled"]),
  /** Repository and commit that it was read from, or `unknown`. Never a path. */
  source: z.string(),
  licence: z.string(),
  importedAt: z.iso.datetime({ offset: true }),
  counts: z.strictObject({
    tasks: Count,
    documents: Count,
    /** Tasks with derived checks, with a caller's script, and with annotations that contradict each other. */
    checked: Count,
    scripted: Count,
    contested: Count,
    /** Tasks of the public evaluation; absent where the checkout does not say. */
    public: Count.optional(),
  }),
  /** By task: what could not be made a rule, and what does not fit together. */
  notes: z.record(z.string(), z.array(z.string())),
  /** SHA-256 over paths and contents. */
  hashes: z.strictObject({
    tasks: Hash,
    database: Hash,
    documents: Hash,
    prompts: Hash,
    checks: Hash,
    scripts: Hash,
  }),
});
export type BankingPack = z.infer<typeof BankingPack>;
