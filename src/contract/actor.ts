import { z } from "zod";

/** The two sides of a conversation. The agent is under test; the caller is customer or attacker. */
export const Side = z.enum(["caller", "agent"]);
export type Side = z.infer<typeof Side>;

/** Position of an event in its trajectory, from 0. Evidence points at these. */
export const Seq = z.int().nonnegative();
export type Seq = z.infer<typeof Seq>;
