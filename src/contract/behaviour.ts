import { z } from "zod";

/** What a right final reply does: states an outcome, asks for what is missing, or declines. */
export const Behaviour = z.enum(["answer", "clarify", "decline"]);
export type Behaviour = z.infer<typeof Behaviour>;
