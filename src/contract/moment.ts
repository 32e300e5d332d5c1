import { z } from "zod";
import { CallPattern } from "./condition.ts";
import { Fact } from "./fact.ts";
import { ValueKind } from "./value-kind.ts";

/** A moment of the conversation: a call, or something that one side said. */
export const Moment = z.union([
  z.strictObject({ call: CallPattern }),
  z.strictObject({ callerSays: z.array(Fact).min(1) }),
  z.strictObject({ agentSays: z.array(Fact).min(1) }),
  /** The caller has given this many of the values, such as two of four that identify him. */
  z.strictObject({
    callerGives: z.array(z.strictObject({ value: z.string().min(1), as: ValueKind.default("text") })).min(1),
    atLeast: z.int().positive(),
  }),
]);
export type Moment = z.infer<typeof Moment>;
