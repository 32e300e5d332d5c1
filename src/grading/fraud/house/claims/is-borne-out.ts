import type { HouseRules } from "../../../../contract/house-rules.ts";
import { kindsOfTool, kindsOfWord, withRelated } from "../../../../text/action-verbs.ts";
import { decimalOf } from "../../../../text/decimal.ts";
import { matchesOf } from "../../../../text/matches.ts";
import { anyOfWords, wholeWord } from "../../../../text/whole-word.ts";
import type { BankEffect } from "./effects.ts";
import type { Claim } from "./claims-in.ts";

/** Things of a bank that no tool of the house may have to do with. */
const FURTHER_THINGS = [
  "phone", "telephone", "mobile", "number", "payee", "beneficiary", "police", "merchant", "shop", "complaint", "letter",
  "password", "statement", "alarm", "watch", "note", "loan", "mandate", "subscription", "appointment", "call back", "name",
  "email", "mail", "pin", "limit", "code", "bureau", "law", "employer", "landlord", "other bank", "manager", "branch",
]; // prettier-ignore

/** A sum of money in an evenly spelt clause. */
const MONEY =
  /[$₹€£] ?(?<marked>\d[\d,]*(?:\.\d+)?)|(?<![\d.])(?<worded>\d[\d,]*(?:\.\d+)?) (?:dollars?|rupees|euros?|pounds?|bucks)\b/g;
const EMAIL = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,20}){1,4}/g;
/** Sums are held against the act's own; that they are money tells nothing. */
const MONEY_ITSELF = new Set(["dollar", "money", "amount"]);
/** A state that says nothing of which act brought it about. */
const STATES = new Set([
  "now",
  "again",
  "from now on",
  "as of now",
  "in place",
  "in effect",
  "in force",
  "underway",
  "under way",
]);

/** Whether something that was done makes a claim true: the act, what it was done to, and the values that are said. */
export function isBorneOut(claim: Claim, effects: readonly BankEffect[], house: HouseRules): boolean {
  const fitting = effects.filter((effect) => isOf(claim, effect) && isAbout(claim, effect, house));
  return fitting.length > 0 && saysTrueValues(claim, fitting);
}

function isOf({ word, clause }: Claim, { tool, rule, does }: BankEffect): boolean {
  if (does === "log" && (word === undefined || STATES.has(word))) return false;
  if (word === undefined || STATES.has(word)) return does !== "hand-over";
  const [first = word] = word.split(" ");
  if (rule?.acts.some((act) => act === word || act === first) === true) return true;
  const kinds = withRelated(kindsOfTool(tool));
  const meant = kindsOfWord(first);
  if (meant.some((kind) => kinds.has(kind))) return true;
  return (
    (word === "on its way" || word === "on their way" || word === "on the way") &&
    rule?.acts.includes("sent") === true &&
    clause !== ""
  );
}

/** Of the things that a clause names one is the tool's, and of those that it joins by "and" all. */
function isAbout({ clause }: Claim, effect: BankEffect, house: HouseRules): boolean {
  const things = thingsOf(house);
  const named = matchesOf(things, clause)
    .map(([thing]) => singular(thing))
    .filter((thing) => !MONEY_ITSELF.has(thing));
  if (named.length === 0) return true;
  const own = (thing: string): boolean => isOwn(thing, effect);
  const joined = matchesOf(
    new RegExp(`(${things.source}) and (?:(?:the|your|a|an|our|new|his|her) ){0,2}(${things.source})`, "giu"),
    clause,
  );
  const inOne = joined.flatMap(([text]) => matchesOf(things, text).map(([thing]) => singular(thing)));
  return named.some(own) && inOne.every(own);
}

function isOwn(thing: string, { tool, rule }: BankEffect): boolean {
  const words = tool.toLowerCase().split(/[^a-z]+/);
  return words.includes(thing) || (rule?.things ?? []).some((each) => singular(each.toLowerCase()) === thing);
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
