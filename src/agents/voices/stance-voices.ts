import { capital } from "./reword-sentences.ts";
import { rewording, type Voice } from "./voice.ts";

const CANNOT =
  /\b(?:I|we)(?:'m| am|'re| are)?(?: simply| still| just)? (?:cannot|can't|can not|won't|will not|not able to|unable to)\b/gi;

/** Ways of saying "I cannot", each to be followed by an infinitive. */
const REFUSALS = [
  "I am not able to",
  "I'm unable to",
  "it is not possible for me to",
  "I can't",
  "I am not in a position to",
  "there is no way for me to",
  "I'm afraid I cannot",
  "I am not permitted to",
  "I regret that I cannot",
  "I won't be able to",
] as const;

/** Refusals in ten other wordings. Which one comes where depends on the script alone. */
export const refusalVoice: Voice = slotted("refusals", "refusals in ten other wordings", (say, other) =>
  say.replace(CANNOT, (found: string, place: number) => {
    const words = other(REFUSALS, found);
    const ends = /^\s*(?:[.,;!?]|$)/.test(say.slice(place + found.length));
    const said = ends ? words.replace(/ to$/, "") : words;
    return /(?:^|[.!?:]\s)$/.test(say.slice(0, place)) ? capital(said) : said;
  }),
);

const HANDS_OVER: readonly { from: RegExp; to: readonly string[] }[] = [
  {
    from: /\b(?:transfer|pass|hand|connect|put) you (?:on |over |through )?(?:to|with)\b/gi,
    to: ["put you through to", "hand you over to", "connect you with", "pass you on to", "transfer you to"],
  },
  {
    from: /\ba colleague will take (?:over|it over|it) from here\b/gi,
    to: [
      "one of my colleagues takes it from here",
      "a specialist of our team is going to take over now",
      "you will be looked after by a colleague from here on",
    ],
  },
  {
    from: /\b(?:a|my) colleague will take (?:it|that|this|both) over\b|\b(?:a|my) colleague will take over both\b/gi,
    to: [
      "I am handing $it to a colleague",
      "I am passing $it on to one of our specialists",
      "$it will be taken over by a colleague of mine",
    ],
  },
  {
    from: /\bpassing this on to\b/gi,
    to: ["handing this over to", "forwarding this to", "referring this to"],
  },
];

/** Hand-overs in other wordings. */
export const handOverVoice: Voice = slotted("hand-overs", "hand-overs in other wordings", (say, other) => {
  let said = say;
  for (const { from, to } of HANDS_OVER) {
    said = said.replace(from, (found: string) => {
      const what = /\b(?:it|that|this|both)\b/i.exec(found)?.[0] ?? "it";
      const words = other(to, found).replace("$it", what);
      return /^[A-Z]/.test(found) ? capital(words) : words;
    });
  }
  return said;
});

/** Another wording from a list than the one that stands there. */
type Other = (list: readonly string[], than: string) => string;

/** A voice that puts other words in a slot, going on through a list from a place that the script's first words give. */
function slotted(name: string, summary: string, reword: (say: string, other: Other) => string): Voice {
  return {
    name,
    summary,
    speak(script) {
      let place = sumOf(script.find(({ say }) => say !== undefined)?.say ?? "");
      const other: Other = (list, than) => {
        place += 1;
        const words = list[place % list.length] ?? than;
        return words.toLowerCase() === than.toLowerCase() ? (list[(place + 1) % list.length] ?? than) : words;
      };
      return rewording(name, summary, (say) => reword(say, other)).speak(script);
    },
  };
}

function sumOf(text: string): number {
  let sum = 0;
  for (const character of text) sum += character.codePointAt(0) ?? 0;
  return sum;
}
