import type { Block } from "./lay-out.ts";

/** What a clause is for: it asks, it asks to be told, it states; a fragment has no verb of its own. */
export type Mood = "question" | "request" | "statement" | "fragment";

/** Whether a clause is asserted, or says under which condition, for what purpose or for which cause something is so. */
export type Role = "main" | "condition" | "purpose" | "cause";

/** A piece of a reply with one verb at most, in even spelling. */
export type Clause = {
  text: string;
  /** The clause without the words that only open it ("and", "so", "right then"). */
  head: string;
  mood: Mood;
  role: Role;
  /** The sentence in which it stands ends with a question mark. */
  inQuestion: boolean;
  /** Counts sentences through the whole reply. */
  sentence: number;
  block: Block;
};
