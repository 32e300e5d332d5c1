import type { CallerPlan, CallerWords } from "../contract/caller-script.ts";

/** A line for each occasion. */
type Words = Record<keyof CallerWords, string>;

const ENGLISH: Words = {
  agrees: "Yes, please go ahead.",
  declines: "No, please don't.",
  asksBack: "Sorry, what do you need from me?",
  waits: "All right, I'll wait.",
  thanks: "Thank you, that's all I wanted.",
};

/** What a caller says of his own accord: his plan's words, and usual English where it has none. */
export function callerWords({ words = {} }: CallerPlan): Words {
  return {
    agrees: words.agrees ?? ENGLISH.agrees,
    declines: words.declines ?? ENGLISH.declines,
    asksBack: words.asksBack ?? ENGLISH.asksBack,
    waits: words.waits ?? ENGLISH.waits,
    thanks: words.thanks ?? ENGLISH.thanks,
  };
}
