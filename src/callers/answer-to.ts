import type { CallerPlan, Reaction } from "../contract/caller-script.ts";
import type { Heard } from "../contract/ear.ts";
import { callerWords } from "./caller-words.ts";

/** What a caller still has to answer in a reply: facts, of those that he knows or does not know, and a go-ahead. */
export type Owed = { facts: readonly string[]; goAhead: boolean };

/**
 * What is to be answered in what he heard, in the order of his plan.
 *
 * @param admitted Facts of which he has said before that he does not have them: to be asked again owes nothing new.
 */
export function owedFor(
  { asksFor, asksToConfirm }: Heard,
  plan: CallerPlan,
  admitted: ReadonlySet<string>,
): Owed {
  const facts = [...Object.keys(plan.knows), ...plan.doesNotKnow.filter((fact) => !admitted.has(fact))];
  return { facts: facts.filter((fact) => asksFor.includes(fact)), goAhead: asksToConfirm };
}

/** Words of so few letters carry nothing. */
const LITTLE = 3;

/** His answers, and which of the plan's reactions he used up in them. */
export type Answers = { words: readonly string[]; used: readonly Reaction[] };

/**
 * Answers all that is owed: first what he knows, then that he does not have the rest, then his yes or no. Where the plan
 * has a line of its own for a question, he says that.
 *
 * @param said What he says before it in the same message; what it already tells is not told again.
 * @param ready Reactions of the phase that may be used.
 */
export function answersTo(
  owed: Owed,
  plan: CallerPlan,
  { said, ready }: { said: string; ready: readonly Reaction[] },
): Answers {
  const words: string[] = [];
  const used: Reaction[] = [];
  const say = (line: string): void => {
    if (!isTold(line, [said, ...words].join(" "))) words.push(line);
  };
  const sayFor = (reaction: Reaction | undefined, otherwise: string): void => {
    if (reaction !== undefined) used.push(reaction);
    say(reaction?.say ?? otherwise);
  };
  for (const fact of owed.facts) {
    const reaction = ready.find((each) => "asks" in each.when && each.when.asks === fact);
    sayFor(reaction, (Object.hasOwn(plan.knows, fact) ? plan.knows[fact] : undefined) ?? plan.ignorance);
  }
  if (owed.goAhead) {
    const { agrees, declines } = callerWords(plan);
    const reaction = ready.find((each) => "asksToConfirm" in each.when);
    sayFor(reaction, plan.agrees === "never" ? declines : agrees);
  }
  return { words, used };
}

/** A reaction that only says something; what it does else is for its own turn. */
export function isPlainLine({ say, call, goTo, leave }: Reaction): boolean {
  return say !== undefined && call === undefined && goTo === undefined && leave === undefined;
}

/** Whether a text has told what a line tells: its numbers, and nearly all of its words that carry something. */
function isTold(line: string, text: string): boolean {
  const told = new Set(wordsOf(text));
  const carrying = wordsOf(line).filter((word) => word.length > LITTLE || /\d/.test(word));
  const untold = carrying.filter((word) => !told.has(word));
  return (
    carrying.length > 0 && untold.length <= carrying.length / 4 && !untold.some((word) => /\d/.test(word))
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
