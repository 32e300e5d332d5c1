import { z } from "zod";

/** What kind a value is, which decides the spellings looked for. */
export const ValueKind = z.enum(["text", "date", "phone", "email", "address", "money", "digits", "code"]);
export type ValueKind = z.infer<typeof ValueKind>;
