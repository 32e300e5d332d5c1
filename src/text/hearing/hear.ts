import type { Heard, Situation } from "../../contract/ear.ts";
import { requestedFacts } from "./asked-facts.ts";
import { asksToConfirm } from "./go-ahead.ts";
import { handsOver } from "./hand-over.ts";
import { readReply } from "./read-reply.ts";
import { refuses } from "./refusal.ts";
import { reportsDone } from "./report-done.ts";
import { topicOf } from "./topic.ts";

/** Raised with every change of the rules that may change what is heard. */
export const HEARING_VERSION = "1";

/** What a careful caller in a situation hears in a reply, by rules alone. The same reply is always heard alike. */
export function hear(reply: string, situation: Situation): Heard {
  const reading = readReply(reply);
  const topic = topicOf(situation);
  return {
    asksFor: requestedFacts(reading, [...situation.knows, ...situation.doesNotKnow], { guesses: true }),
    asksToConfirm: asksToConfirm(reading, topic),
    refuses: refuses(reading, topic),
    handsOver: handsOver(reading),
    reportsDone: reportsDone(reading, topic),
  };
}
