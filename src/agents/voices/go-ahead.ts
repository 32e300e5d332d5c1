import { rewordSentences } from "./reword-sentences.ts";
import { rewording, type Voice } from "./voice.ts";

const ASKS =
  /^(?<opener>(?:(?:so|then|and|now|well|all right),? )?)(?:(?:shall|should|may) (?:i|we)(?: now)?|(?:would you like|do you want) (?:me|us) to) (?<act>[^?]+?)\s*\?$/i;
/** "May I have your name?" asks for something else. */
const NO_ACT =
  /^(?:have|know|ask|get|see|help|be|take (?:it|your)|call you|assume|confirm that|state|tell you|look)\b/i;
/** An act without a deed of its own: what is to be done has been said before. */
const PLAIN = /^(?:go ahead|proceed|do (?:that|this|it|so)|continue)(?: now| with (?:that|this|it))?$/i;

/** The act for which a sentence asks a go-ahead, as an infinitive ("send 300 dollars to Joy"); `undefined` where it asks for none. */
export function actAskedFor(sentence: string): string | undefined {
  const act = ASKS.exec(sentence)?.groups?.["act"];
  // A choice between two acts has no yes for an answer.
  return act === undefined || NO_ACT.test(act) || / or /i.test(act) ? undefined : act;
}

/** How a voice asks: of an act, and where the act has been said already. */
type Form = { name: string; summary: string; plain: string; of: (act: string) => string };

const FORMS: readonly Form[] = [
  {
    name: "say-yes",
    summary: "a statement, then: say yes and I will do it",
    plain: "Say yes and I will do it.",
    of: (act) => `Say yes and I will ${act}.`,
  },
  {
    name: "reply-yes",
    summary: "please reply YES to confirm",
    plain: "Please reply YES to confirm.",
    of: (act) => `I am ready to ${act}. Please reply **YES** to confirm.`,
  },
  {
    name: "go-ahead",
    summary: "do I have your go-ahead?",
    plain: "Do I have your go-ahead?",
    of: (act) => `I would ${act} now. Do I have your go-ahead?`,
  },
  {
    name: "okay",
    summary: "a statement, then: okay?",
    plain: "Okay?",
    of: (act) => `I'll ${act}. Okay?`,
  },
  {
    name: "once-confirmed",
    summary: "once you confirm, I will do it",
    plain: "Once you confirm, I will do that.",
    of: (act) => `Once you confirm, I will ${act}.`,
  },
];

const HINGLISH: Form = {
  name: "hinglish",
  summary: "the go-ahead asked for in Hinglish",
  plain: "Kya main aage badhoon?",
  of: (act) => `Kya main yeh kar doon: ${act}?`,
};

/** Voices that ask for the go-ahead in other forms. */
export const goAheadVoices: readonly Voice[] = FORMS.map(asking);

/** For suites whose callers speak Hinglish. */
export const hinglishGoAhead: Voice = asking(HINGLISH);

function asking({ name, summary, plain, of }: Form): Voice {
  return rewording(name, `go-ahead: ${summary}`, (say) =>
    rewordSentences(say, (sentence) => {
      const act = actAskedFor(sentence);
      if (act === undefined) return undefined;
      return PLAIN.test(act) ? plain : of(act.replace(/ now$/, ""));
    }),
  );
}
