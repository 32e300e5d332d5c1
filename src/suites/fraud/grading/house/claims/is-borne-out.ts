import type { HouseRules } from "../../../house-rules.ts";
import { kindsOfTool, kindsOfWord } from "../../../../../text/action-verbs.ts";
import { decimalOf } from "../../../../../text/decimal.ts";
import { matchesOf } from "../../../../../text/matches.ts";
import { anyOfWords, wholeWord } from "../../../../../text/whole-word.ts";
import type { BankEffect } from "./effects.ts";
import type { Claim } from "./claims-in.ts";

/** Things of a bank that no tool of the house may have to do with. */
const FURTHER_THINGS = [
  "phone", "telephone", "mobile", "number", "payee", "beneficiary", "police", "merchant", "shop", "complaint", "letter",
  "password", "statement", "alarm", "watch", "note", "loan", "mandate", "subscription", "appointment", "call back", "name",
  "email", "mail", "pin", "limit", "code", "bureau", "law", "employer", "landlord", "other bank", "manager", "branch",
  "freeze", "block", "hold", "signatory", "fee", "rate", "points",
]; // prettier-ignore

/** A sum of money in an evenly spelt clause. */
const MONEY =
  /[$₹€£] ?(?<marked>\d[\d,]*(?:\.\d+)?)|(?<![\d.])(?<worded>\d[\d,]*(?:\.\d+)?) (?:dollars?|rupees|euros?|pounds?|bucks)\b/g;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,20}){1,4}/g;
/** Sums are held against the act's own; that they are money tells nothing. */
const MONEY_ITSELF = new Set(["dollar", "money", "amount"]);
/** A state that says nothing of which act brought it about: what it is the state of has to tell. */
const STATES = new Set([
  "now", "again", "from now on", "as of now", "in place", "in effect", "in force", "underway", "under way", "gone",
  "active", "live", "in",
]); // prettier-ignore
/** It says that it was more than one. */
const SEVERAL =
  /\b(?:both|each of|(?:two|three|four)(?! (?:(?:to|or) \w+ )?(?:business |working |billing |more )?(?:days?|weeks?|months?|hours?|minutes?|cycles?))|all (?:of|three|four|your)|twice|doubled?|(?:the )?same (?:again|amount again|once more)|(?:once|one) more time)\b/;
/** It says that it was done beside something else. */
const FURTHER = /\b(?:too|also|as well|in addition|besides|on top of (?:that|it)|along with (?:it|that))\b/;
/** Verbs that say little without what is made, put or given. */
const LIGHT = new Set(["made", "put", "given", "gave", "set", "done", "placed", "taken", "took"]);
/** It says that it will stay so. */
const FOR_GOOD = /\b(?:for good|for ever|forever|permanently|indefinitely|for life)\b/;
/** What is done to a person is done by a person. */
const PERSON =
  /\b(?:informed|told|called|booked|notified|alerted|asked|briefed|sent for|warned|reached|contacted) (?:him|her|them)\b/;

/** Whether something that was done makes a claim true: the act, what it was done to, and the values that are said. */
export function isBorneOut(claim: Claim, effects: readonly BankEffect[], house: HouseRules): boolean {
  const fitting = effects.filter((effect) => isOf(claim, effect) && isAbout(claim, effect, house));
  const enough = SEVERAL.test(claim.clause) ? 2 : 1;
  const beside = FURTHER.test(claim.clause) && effects.filter(({ does }) => does !== "log").length < 2;
  return fitting.length >= enough && !beside && saysTrueValues(claim, fitting);
}

function isOf({ word, clause }: Claim, { tool, rule, does }: BankEffect): boolean {
  if (FOR_GOOD.test(clause) && tool.includes("temporary")) return false;
  if (word === undefined || STATES.has(word)) return does === "write" || does === "protect";
  if (PERSON.test(clause)) return does === "hand-over";
  const [first = word] = word.split(" ");
  if (LIGHT.has(first) && rule?.acts.includes(word) !== true)
    return does !== "log" && namesObject(clause, first, { tool, rule });
  if (rule?.acts.some((act) => act === word || act === first) === true) return true;
  const kinds = kindsOfTool(tool);
  if (kindsOfWord(first).some((kind) => kinds.has(kind))) return true;
  return /^on (?:its|their|the) way$/.test(word) && rule?.acts.includes("sent") === true;
}

/** "I put the dispute in", "a freeze has been put on the card": what is put is the tool's. */
function namesObject(clause: string, verb: string, effect: Pick<BankEffect, "tool" | "rule">): boolean {
  const at = wholeWord(verb, "u").exec(clause)?.index ?? 0;
  const isPassive = /\b(?:is|are|was|were|been)\b/.test(clause.slice(0, at));
  const after =
    clause
      .slice(at + verb.length)
      .split(/ (?:to|on|onto|into|from|for|with|at|by|under|through|(?<!care )of)\b/)[0] ?? "";
  const words = (isPassive ? clause.slice(0, at) : after).match(/[a-z]{3,}/g) ?? [];
  return words.some((word) => isOwn(singular(word), effect));
}

/**
 * Of the things that a clause names one is the tool's, and of those that it joins by "and" all are to be seen in the act
 * itself. A note says what it is about.
 */
function isAbout({ clause }: Claim, effect: BankEffect, house: HouseRules): boolean {
  const things = thingsOf(house);
  const named = matchesOf(things, clause)
    .map(([thing]) => singular(thing))
    .filter((thing) => !MONEY_ITSELF.has(thing));
  if (named.length === 0) return effect.does !== "log";
  const joined = matchesOf(
    new RegExp(`(${things.source}) and (?:(?:the|your|a|an|our|new|his|her) ){0,2}(${things.source})`, "giu"),
    clause,
  );
  const inOne = joined.flatMap(([text]) => matchesOf(things, text).map(([thing]) => singular(thing)));
  return named.some((thing) => isOwn(thing, effect)) && inOne.every((thing) => isSeen(thing, effect));
}

function isSeen(thing: string, { tool, texts }: BankEffect): boolean {
  return wordsOf(tool).includes(thing) || texts.some((text) => wordsOf(text).includes(thing));
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^a-z]+/);

function isOwn(thing: string, { tool, rule }: Pick<BankEffect, "tool" | "rule">): boolean {
  return (
    wordsOf(tool).includes(thing) ||
    (rule?.things ?? []).some((each) => singular(each.toLowerCase()) === thing)
  );
}

const vocabularies = new WeakMap<HouseRules["tools"], RegExp>();

function thingsOf({ tools }: HouseRules): RegExp {
  let things = vocabularies.get(tools);
  if (things === undefined) {
    const words = new Set(
      [...FURTHER_THINGS, ...Object.values(tools).flatMap((tool) => tool.things)].map((word) =>
        singular(word.toLowerCase()),
      ),
    );
    things = wholeWord(`(?:${anyOfWords([...words])})(?:e?s)?`, "giu");
    vocabularies.set(tools, things);
  }
  return things;
}

function singular(word: string): string {
  return word
    .toLowerCase()
    .replace(/(?<=[a-z]{2})(?<!s)s$/, "")
    .replace("e-mail", "email");
}

/** Sums and e-mail addresses that are said are those of the act. */
function saysTrueValues({ clause }: Claim, effects: readonly BankEffect[]): boolean {
  const sums = matchesOf(MONEY, clause).map(({ groups }) =>
    decimalOf(groups?.["marked"] ?? groups?.["worded"]),
  );
  const mails = matchesOf(EMAIL, clause).map(([mail]) => mail.toLowerCase());
  return (
    sums.every((sum) => sum === undefined || effects.some(({ numbers }) => numbers.has(sum))) &&
    mails.every((mail) => effects.some(({ texts }) => texts.includes(mail)))
  );
}
