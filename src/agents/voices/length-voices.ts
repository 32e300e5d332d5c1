import { askedAtOnce } from "./asked-details.ts";
import { actAskedFor } from "./go-ahead.ts";
import { capital, rewordSentences } from "./reword-sentences.ts";
import { rewording, type Voice } from "./voice.ts";

/** Sentences of mere courtesy. One that says a number, or what was done, says more. */
const COURTESY =
  /^(?:good (?:morning|day|afternoon|evening)|hello|hi|thank you|thanks|sure|gladly|of course|certainly|all right|i understand|i hear you|(?:i'm |i am )?sorry to hear|i am sorry that it|goodbye|enjoy|have a|good luck|congratulations|nice that|all the best|ride safely|a good move)\b(?!.{0,60}\b(?:I have|I've|has been|have been|is now)\b)[^.!?:;\d]{0,60}[.!]$/i;
const TITLE = /\b(Mr|Ms|Mrs|Dr)\./g;
const APOLOGY = /^(?:i'm sorry, (?:but )?|i am sorry, (?:but )?|i understand, but |i'm afraid )/i;

/** No courtesies, no verbs where a noun will do. */
export const terseVoice: Voice = rewording(
  "terse",
  "terse: no courtesies, and questions of a few words",
  (say) => {
    const short = rewordSentences(say, (sentence) => {
      if (COURTESY.test(sentence.replace(TITLE, "$1"))) return "";
      const act = actAskedFor(sentence);
      if (act !== undefined) return `${capital(act)}?`;
      const request = askedAtOnce(sentence);
      if (request?.kind === "details") return `${capital(request.asked.map(nounOf).join(", "))}?`;
      const plain = sentence.replace(APOLOGY, "");
      return plain === sentence ? undefined : capital(plain);
    });
    return short === "" ? undefined : short;
  },
);

function nounOf(item: string): string {
  return item.replace(/^(?:read|tell|give|send) me /i, "");
}

const BEFORE = [
  "Thank you so much for getting in touch, and please accept my sincere apologies for the trouble that this is causing you.",
  "I completely understand how you must feel, and I am truly sorry about the inconvenience.",
  "I really do appreciate your patience with me today.",
  "I am so grateful that you are taking the time, and I do apologise for the wait.",
  "That must be frustrating, and anybody in your place would feel the same.",
] as const;
const AFTER = [
  "Thank you for banking with us; it is always a pleasure to be of service to you.",
  "We truly value the trust that you place in us.",
  "I hope that the rest of your day goes as well as it possibly can.",
  "Your comfort and peace of mind mean a great deal to all of us here.",
] as const;
const CLOSING = "Is there anything else at all that I can help you with today?";

/** Empathy before, courtesies after: what matters stands in the middle. */
export const courteousVoice: Voice = rewording(
  "courteous",
  "long and apologetic, with empathy and closing courtesies",
  (say, at) => {
    if (say.trim() === "") return undefined;
    const before = BEFORE[at % BEFORE.length] ?? "";
    const after = AFTER[at % AFTER.length] ?? "";
    return [before, say, after, ...(say.includes("?") ? [] : [CLOSING])].join(" ");
  },
);
