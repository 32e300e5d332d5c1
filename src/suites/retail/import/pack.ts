import { z } from "zod";

const Count = z.int().nonnegative();

/** What an imported pack says of itself (`pack.json`). */
export const Pack = z.strictObject({
  format: z.literal(1),
  id: z.string(),
  title: z.string(),
  suite: z.literal("retail"),
  /** The rules under which its cases are played and graded unless told otherwise. */
  profile: z.literal("indicbankbench"),
  /** Whose tool descriptions and prompt an agent is shown: the public ones, or ours where the case data came without. */
  tools: z.enum(["public", "bundled"]).default("public"),
  /** Repository and commit that it was read from, such as `npci/IndicBankBench@d3093a4…`, or `unknown`. Never a path. */
  source: z.string(),
  licences: z.strictObject({ tools: z.string(), prompts: z.string(), cases: z.string() }),
  importedAt: z.iso.datetime({ offset: true }),
  counts: z.strictObject({
    cases: Count,
    tools: Count,
    byDomain: z.record(z.string(), Count),
    byAxis: z.record(z.string(), Count),
  }),
  hashes: z.strictObject({ caseBank: z.string(), prompt: z.string() }),
});
export type Pack = z.infer<typeof Pack>;

/** Where a pack's parts lie within its folder. */
export const PROMPT_FILE = "prompts/base_system_prompt.txt";
export const CASES_FOLDER = "cases";
