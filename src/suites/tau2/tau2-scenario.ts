import { z } from "zod";
import { CallerPlan } from "../../contract/caller-script.ts";
import { Assertion } from "../../contract/assertion.ts";
import { ExactObject } from "../../contract/json.ts";
import { Side } from "../../contract/actor.ts";

/** What a public task is graded on; the reward is their product. */
export const RewardBasis = z.enum(["DB", "ACTION", "COMMUNICATE", "NL_ASSERTION"]);
export type RewardBasis = z.infer<typeof RewardBasis>;

/** A call of the reference solution. Its arguments are as written: 5.0 is not 5 in the bank's hashes. */
export const GoldAction = z.strictObject({
  id: z.string(),
  by: Side,
  tool: z.string(),
  arguments: ExactObject,
  /** Names of the arguments that are compared; left out: those of the call that is held against it. */
  compare: z.array(z.string()).optional(),
  /** What the public bank takes the tool for; left out where it does not know it. */
  kind: z.enum(["read", "write", "generic"]).optional(),
});
export type GoldAction = z.infer<typeof GoldAction>;

/** How a public task is graded. */
export const Tau2Criteria = z.strictObject({
  basis: z.array(RewardBasis),
  /** The reference solution; left out where the task has none, which leaves nothing for `DB` to compare. */
  actions: z.array(GoldAction).optional(),
  communicate: z.array(z.string()),
  assertions: z.array(Assertion),
});
export type Tau2Criteria = z.infer<typeof Tau2Criteria>;

/** One task of the public banking benchmark. */
export const Tau2Scenario = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9._/-]+$/),
  title: z.string(),
  /** What the one who plays the caller is told of the task. */
  callerTask: z.string(),
  /** The caller by rules, where somebody supplied such a plan. */
  caller: CallerPlan.optional(),
  /** Tools that the caller has; left out: all that are not discoverable. */
  callerTools: z.array(z.string()).optional(),
  requiredDocuments: z.array(z.string()),
  /** Merged over the bank before the conversation, in the public form. */
  initialData: ExactObject,
  /** Discoverable tools whose calls are logged although they only read. */
  readLog: z.array(z.string()),
  /** Left out where the task has none, and any episode that a side ended succeeds. */
  criteria: Tau2Criteria.optional(),
});
export type Tau2Scenario = z.infer<typeof Tau2Scenario>;
