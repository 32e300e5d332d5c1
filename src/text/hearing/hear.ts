import type { Heard, Situation } from "../../contract/ear.ts";
import { requestedFacts } from "./asked-facts.ts";
import { actsHeard, committedWeights } from "./learned/decide.ts";
import type { Weights } from "./learned/weights.ts";
import { readReply } from "./read-reply.ts";
import { topicOf } from "./topic.ts";

/** Raised with every change of the rules or the weights that may change what is heard. */
export const HEARING_VERSION = "2";

/**
 * What a careful caller in a situation hears in a reply: the rules' reading, and for what the reply does weights that were
 * learned from labelled replies, by which a sentence that no rule foresaw is heard as well. The same reply is always
 * heard alike.
 */
export function hear(reply: string, situation: Situation): Heard {
  return hearWith(committedWeights(), reply, situation);
}

/** {@link hear} with other weights than those that stand in the project. */
export function hearWith(weights: readonly Weights[], reply: string, situation: Situation): Heard {
  const reading = readReply(reply);
  return {
    asksFor: requestedFacts(reading, [...situation.knows, ...situation.doesNotKnow], { guesses: true }),
    ...actsHeard(reading, topicOf(situation), weights),
  };
}
