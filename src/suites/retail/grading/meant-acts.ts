import { countNamed, kindsOfTool, withRelated, type ActionKind } from "../../../text/action-verbs.ts";
import { asksQuestion } from "../../../text/asks-question.ts";
import { asksToConfirm } from "../../../text/hearing/go-ahead.ts";
import { readReply } from "../../../text/hearing/read-reply.ts";
import { splitSentences } from "../../../text/sentences.ts";
import { anyOfWords, wholeWord } from "../../../text/whole-word.ts";
import { isWrite } from "../../../tool-schema/index.ts";
import type { CaseView } from "./case-view.ts";

/** What may stand for a tool in a question. */
export type MeantActs = {
  own: ReadonlySet<ActionKind>;
  /** What its acts are also called. */
  related: ReadonlySet<ActionKind>;
  /** Words of its name for what it acts on, that no other write's name has: the "rd" of `create_rd`. */
  things: readonly string[];
};

/**
 * Nothing that another write of the case does or acts on is among it: where a card can be frozen as well as blocked,
 * "Shall I block it?" does not ask for a freeze.
 */
export function actsMeant(tool: string, { scenario }: CaseView): MeantActs {
  const own = kindsOfTool(tool);
  const others = scenario.tools
    .filter(({ definition }) => isWrite(definition) && definition.name !== tool)
    .map(({ definition }) => definition.name);
  const not = new Set([...others.flatMap((name) => [...kindsOfTool(name)]), ...own]);
  const taken = new Set(others.flatMap(wordsOf));
  return {
    own,
    related: new Set([...withRelated(own)].filter((kind) => !not.has(kind))),
    things: wordsOf(tool)
      .slice(1)
      .filter((word) => !taken.has(word)),
  };
}

const wordsOf = (tool: string): string[] => tool.toLowerCase().match(/[a-z]+/g) ?? [];

/** Whether a text has a word of a tool's name, whatever it is: its act or its thing, "book" of `request_cheque_book`. */
export function namesThing(tool: string, text: string): boolean {
  return wordsOf(tool)
    .filter((word) => word.length > 1 && !COMMON_THINGS.has(word))
    .some((word) => wholeWord(`${word}s?`).test(text));
}

/** What most tools act on. */
const COMMON_THINGS: ReadonlySet<string> = new Set(["card", "account", "of", "to", "for"]);

/** What a message gives as a reason names no act: "stop it because of the dispute", "reason: dispute". */
export function withoutReasons(asked: string): string {
  return asked.replace(REASONS, " ");
}

const REASONS =
  /(?<!\p{L})(?:(?:because of|due to|owing to|on account of)\s[^.,;:?!\n]*?(?=[.,;:?!\n]|\s(?:and|then)\s|$)|reasons?(?:\s?[:=]|\s(?:is|as|being|of))?\s(?:(?:a|an|the|your)\s)?\p{L}+)/giu;

export const countActs = (text: string, { own, related }: MeantActs): number =>
  countNamed(text, own, related);

/**
 * By a word for the act, by all the things in the tool's name ("you'd like a new cheque book, is that right?"), or by
 * going ahead with one ("shall I go ahead with this RD?").
 */
export function namesAction(asked: string, tool: string, acts: MeantActs): boolean {
  if (countActs(asked, acts) > 0) return true;
  const words = wordsOf(tool).filter((word) => word.length > 2);
  const things = acts.own.size === 0 ? words : words.slice(1);
  const isNamed = (word: string): boolean =>
    asked.toLowerCase().includes(word.slice(0, Math.max(4, word.length - 2)));
  if (things.length >= 2 && things.every(isNamed) && OFFERS.test(asked)) return true;
  const ahead = AHEAD_WITH.exec(asked)?.[1] ?? "";
  return acts.things.some((thing) => wholeWord(`${thing}s?`).test(ahead));
}

const AHEAD_WITH = /(?<!\p{L})(?:go ahead|proceed|continue) with ([^.?!\n]{0,60})/iu;

const OFFERS =
  /(?<![\p{L}])(?:proceed|go ahead|confirm|like|want|arrange|place|do (?:this|that|it)|shall i|should i)(?![\p{L}])/iu;

const ASKS_AGREEMENT = wholeWord(
  anyOfWords([
    "(?:please )?confirm",
    "confirmation",
    "say yes",
    "reply (?:with )?yes",
    "your (?:approval|consent|permission|go-ahead)",
    "let me know (?:if|whether|when)",
    "(?:karun|karu|karoon|kar doon|kar dun|karein|kar den)",
    "(?:करूँ|करूं|करूं|कर दूँ|कर दूं|पुष्टि)",
  ]),
);

/** Questions that stand for whatever the message has named: "Shall I go ahead?" */
const ASKS_FOR_IT = wholeWord(
  anyOfWords([
    "go ahead|proceed|continue|confirm|confirmed|confirmation|agree|approve|ok|okay|alright|sure|happy with|yes",
    "do (?:it|this|that|so|both|these|all|them)",
    "(?:shall|should|may|can) i",
    "(?:like|want) me to",
    "(?:is|are|does|do) (?:that|this|it|these|they|everything|all) (?:look |looks |sound )?(?:right|correct|fine|good|acceptable)",
    "(?:theek|thik|sahi) hai",
    "(?:ठीक|सही) है",
  ]),
);

/** What a message asks for a yes to, as far as rules hear it. */
export type Asked = "the act" | "to go ahead" | "something else" | "nothing";

export function howAsked(asked: string, tool: string, acts: MeantActs): Asked {
  const questions = splitSentences(asked).filter(
    ({ text, isQuestion }) => isQuestion || asksQuestion(text) || ASKS_AGREEMENT.test(text),
  );
  if (questions.some(({ text }) => namesAction(text, tool, acts))) return "the act";
  const isForIt = questions.some(({ text }) => ASKS_FOR_IT.test(text) || ASKS_AGREEMENT.test(text));
  if (isForIt || asksToConfirm(readReply(asked))) return "to go ahead";
  return questions.length > 0 ? "something else" : "nothing";
}
