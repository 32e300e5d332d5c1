import type { Json } from "../../../contract/json.ts";
import { idForm, idTokens, isIdKey } from "../../../text/ids.ts";
import { numbersInRanges } from "../../../text/number-ranges.ts";
import { answerLeaves, leavesOf, loginJson, type AgentCall, type CaseView, type Leaf } from "./case-view.ts";
import { remember } from "../../../text/remember.ts";
import { wholeWord } from "../../../text/whole-word.ts";
import { isChequeNumber } from "./known-ids.ts";

/** A card, account, deposit or the like that the bank has a record of, and by what it may be spoken of. */
type Thing = {
  /** What its id is called: "card" of `card_id`. One thing may have several, as a deposit is a product too. */
  families: Set<string>;
  /** The last digits that its mask shows. */
  tails: Set<string>;
  /** "debit card", "amex", and where they stand in a text. */
  names: Map<string, RegExp>;
  /** What else its record names: the card of a token, the account of a mandate. */
  linked: Set<string>;
};

/** What the bank's records in a conversation tell of the customer's things, for telling which of them is spoken of. */
export class KnownThings {
  readonly #things = new Map<string, Thing>();

  constructor({ scenario, calls, priorCalls }: CaseView) {
    this.#learn(loginJson(scenario));
    for (const { answer } of [...priorCalls, ...calls]) {
      if (answer?.json !== undefined && answer.status === "done") this.#learn(answer.json);
    }
  }

  /** Whether a phrase speaks of other things than those that these values are about: another card, another cheque. */
  areOthers(phrase: string, leaves: readonly Leaf[]): boolean {
    const acted = new Set(
      leaves.flatMap(({ value }) => {
        const id = idForm(String(value));
        return [id, ...(this.#things.get(id)?.linked ?? [])].filter((known) => this.#things.has(known));
      }),
    );
    const named = this.#named(phrase);
    if (named.some((id) => this.#isOther(id, acted))) return true;
    const called = named.length > 0 ? [] : this.#called(phrase);
    const comparable = called.filter((id) => acted.has(id) || this.#isOther(id, acted));
    if (comparable.length > 0 && !comparable.some((id) => acted.has(id))) return true;
    return namesOtherCheque(phrase, leaves);
  }

  /** Whether a phrase speaks of any of them. */
  areNamed(phrase: string): boolean {
    return this.#named(phrase).length > 0 || this.#called(phrase).length > 0;
  }

  #learn(value: Json): void {
    if (Array.isArray(value)) for (const item of value) this.#learn(item);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return;
    const fields = Object.entries(value);
    for (const [key, id] of fields) {
      const family = familyOf(key);
      if (typeof id !== "string" || !isIdKey(key) || NO_THINGS.has(family)) continue;
      const thing = this.#things.get(idForm(id)) ?? {
        families: new Set(),
        tails: new Set(),
        names: new Map(),
        linked: new Set(),
      };
      this.#things.set(idForm(id), thing);
      thing.families.add(family);
      for (const [name, text] of fields) {
        if (typeof text !== "string") continue;
        describe(thing, family, [name, text]);
        if (isIdKey(name)) thing.linked.add(idForm(text));
      }
    }
    for (const [, inner] of fields) this.#learn(inner);
  }

  /** Whether things of its family were acted on, but not this one. */
  #isOther(id: string, acted: ReadonlySet<string>): boolean {
    return !acted.has(id) && [...acted].some((other) => this.#areAlike(id, other));
  }

  #areAlike(one: string, other: string): boolean {
    const families = this.#things.get(other)?.families ?? new Set();
    return [...(this.#things.get(one)?.families ?? [])].some((family) => families.has(family));
  }

  /** Things of a phrase by their id or by the digits that their mask shows. */
  #named(phrase: string): string[] {
    const tokens = new Set(idTokens(phrase));
    const tails = new Set(phrase.match(TAIL)?.map((tail) => tail.slice(-4)));
    return [...this.#things].flatMap(([id, thing]) =>
      tokens.has(id) || [...thing.tails].some((tail) => tails.has(tail)) ? [id] : [],
    );
  }

  /** Things of a phrase by what they are: "your Visa debit card". A new card is none of those that are known. */
  #called(phrase: string): string[] {
    if (/(?<!\p{L})(?:new|another|fresh)(?!\p{L})/iu.test(phrase)) return [];
    const said = phrase.toLowerCase().replace(/\s+/g, " ");
    const things = [...this.#things].map(([id, { names }]) => ({
      id,
      count: [...names.values()].filter((name) => name.test(said)).length,
    }));
    const most = Math.max(0, ...things.map(({ count }) => count));
    return most === 0 ? [] : things.filter(({ count }) => count === most).map(({ id }) => id);
  }
}

/** Ids that name events and people, not what a customer holds. */
const NO_THINGS: ReadonlySet<string> = new Set(["customer", "reference", "request", "transaction"]);

/** "****4321", "XX4321", "ending in 4321". */
const TAIL = /(?:[*•X]{2,}[\s-]?|(?<!\p{L})end(?:s|ing)(?:\s+(?:in|with))?\s+[*•X]*)\d{4}(?!\d)/giu;

function familyOf(key: string): string {
  const words = key.replace(/[_-]?ids?$/i, "").split(/[_-]|(?<=[a-z])(?=[A-Z])/);
  return words.at(-1)?.toLowerCase() ?? "";
}

function describe(thing: Thing, family: string, [field, text]: [string, string]): void {
  if (field === `${family}_type`) addName(thing, `${text.toLowerCase()} ${family}`);
  if (family !== "card") return;
  if (field === "network") for (const name of NETWORKS.get(text.toLowerCase()) ?? []) addName(thing, name);
  const tail = field === "masked_number" ? /\d{4}$/.exec(text)?.[0] : undefined;
  if (tail !== undefined) thing.tails.add(tail);
}

function addName({ names }: Thing, name: string): void {
  if (!names.has(name)) names.set(name, nameAsWord(name));
}

const nameAsWord = remember((name) => wholeWord(`${name.replaceAll(/[^\p{L}\p{N}]+/gu, " ")}s?`));

const NETWORKS: ReadonlyMap<string, readonly string[]> = new Map([
  ["visa", ["visa"]],
  ["mastercard", ["mastercard"]],
  ["rupay", ["rupay"]],
  ["amex", ["amex", "american express"]],
]);

/** Numbers of cheques are no ids of things: those that a phrase names must all be among those acted on. */
function namesOtherCheque(phrase: string, leaves: readonly Leaf[]): boolean {
  if (!/(?<!\p{L})(?:cheques?|checks?|chq|leaf|leaves)(?!\p{L})/iu.test(phrase)) return false;
  const acted = new Set(leaves.filter(({ key }) => isChequeNumber(key)).map(({ value }) => String(value)));
  if (acted.size === 0) return false;
  const named = [
    ...(phrase.match(/(?<![\p{L}\d,.₹/-])\d{5,7}(?![\d/]|[,.]\d)/gu) ?? []),
    ...numbersInRanges(phrase),
  ];
  return named.some((number) => !acted.has(number));
}

/** What a call was about: its arguments, and what its answer says. */
export function leavesOfCall({ args, answer }: AgentCall): readonly Leaf[] {
  return [...leavesOf(args ?? null), ...(answer === undefined ? [] : answerLeaves(answer))];
}
