import { z } from "zod";
import { Heard, Situation } from "./ear.ts";

/** One reply of an assistant, labelled with what a careful caller in a situation hears in it. */
export const Utterance = z.object({
  id: z.string().min(1),
  situation: Situation,
  agent: z.string(),
  hears: Heard,
});
export type Utterance = z.infer<typeof Utterance>;
