import type { Ear, Heard, Situation } from "../contract/ear.ts";

/** A reply that does nothing of it all. */
export const NOTHING: Heard = {
  asksFor: [],
  asksToConfirm: false,
  refuses: false,
  handsOver: false,
  reportsDone: false,
};

/** An ear that hears in each reply what a test says of it, and nothing in others. It keeps what it was asked. */
export function earOf(table: Readonly<Record<string, Partial<Heard>>>): Ear & {
  asked: { reply: string; situation: Situation }[];
} {
  const asked: { reply: string; situation: Situation }[] = [];
  return {
    id: "test",
    asked,
    hear(reply, situation) {
      asked.push({ reply, situation });
      return Promise.resolve({ ...NOTHING, ...table[reply] });
    },
  };
}
