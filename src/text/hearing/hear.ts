import type { Heard, Situation } from "../../contract/ear.ts";
import { actsHeard, committedWeights, factsHeard, type Learned } from "./learned/decide.ts";
import { readReply } from "./read-reply.ts";
import { topicOf } from "./topic.ts";

/** Raised with every change of the rules or the weights that may change what is heard. */
export const HEARING_VERSION = "3";

/**
 * What a careful caller in a situation hears in a reply: weights that were learned from labelled replies decide, and the
 * rules' reading is one of the things they go by. The same reply is always heard alike.
 */
export function hear(reply: string, situation: Situation): Heard {
  return hearWith(committedWeights(), reply, situation);
}

/** {@link hear} with other weights than those that stand in the project. */
export function hearWith(learned: Learned, reply: string, situation: Situation): Heard {
  const reading = readReply(reply);
  const topic = topicOf(situation);
  const wanted = new Set([...situation.knows, ...situation.doesNotKnow]);
  return {
    asksFor: factsHeard(reading, topic, { wanted, learned }),
    ...actsHeard(reading, topic, learned),
  };
}
