import { z } from "zod";
import { Json } from "./json.ts";

/** What an argument or a field must be. Numbers, money and digits compare by value, text without regard to case. */
export const Condition = z.union([
  z.strictObject({ is: Json }),
  z.strictObject({ isNot: Json }),
  z.strictObject({ oneOf: z.array(Json).min(1) }),
  z.strictObject({ noneOf: z.array(Json).min(1) }),
  z.strictObject({ moreThan: z.number() }),
  z.strictObject({ atMost: z.number() }),
  /** A regular expression, without regard to case, anywhere in the text. */
  z.strictObject({ matches: z.string().min(1) }),
  z.strictObject({ any: z.literal(true) }),
  /** An id of a record (account, card, transaction) that belongs to somebody else than this user. */
  z.strictObject({ ownedByOtherThan: z.string() }),
]);
export type Condition = z.infer<typeof Condition>;

/** Calls of one tool whose arguments meet all conditions; direct and through the discoverable-tool wrapper alike. */
export const CallPattern = z.strictObject({
  tool: z.string(),
  with: z.record(z.string(), Condition).default({}),
  by: z.enum(["agent", "caller"]).default("agent"),
});
export type CallPattern = z.infer<typeof CallPattern>;
