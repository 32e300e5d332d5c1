import type { RetailCase } from "../retail-case.ts";
import { idForm, idShape, idTokens, isIdKey } from "../../../text/ids.ts";
import { numbersInRanges } from "../../../text/number-ranges.ts";
import { plainText } from "../../../text/plain-text.ts";
import {
  answerLeaves,
  leavesOf,
  loginLeaves,
  type AgentCall,
  type CaseView,
  type Leaf,
} from "./case-view.ts";

/** Where an id was seen: in the bank's own data, only in the customer's words, or nowhere. */
type IdSource = "bank" | "customer" | "nowhere";

/**
 * The ids that the agent could know, as the conversation goes on. Login context, tool results that were answered, and
 * the given earlier conversation are the bank's data; the customer's words are the customer's. What the agent under
 * test says or sends teaches nothing, and neither does a refusal.
 */
class KnownIds {
  readonly #login: SeenIds;
  readonly #bank = new SeenIds();
  readonly #customer = new Set<string>();
  readonly #lessons: Lesson[];

  constructor({ scenario, said, calls, priorCalls }: CaseView) {
    this.#login = loginIds(scenario);
    const spoken = said
      .filter(({ by, live }) => by === "caller" || !live)
      .map(({ seq, by, text }): Lesson => ({ before: seq + 1, by, text, leaves: [] }));
    const answered = [...priorCalls, ...calls].flatMap((call) => lessonOf(call, calls));
    this.#lessons = [...spoken, ...answered].toSorted((a, b) => a.before - b.before);
  }

  /** Learns whatever was to be seen before this reply began; calls within one reply do not see each other's results. */
  advanceTo(call: AgentCall): void {
    for (
      let next = this.#lessons[0];
      next !== undefined && next.before <= call.seq;
      next = this.#lessons[0]
    ) {
      if (next.reply === call.reply) break;
      this.#lessons.shift();
      this.#bank.addFrom(next.leaves);
      for (const token of [...idTokens(next.text), ...numbersInRanges(plainText(next.text))])
        this.#hear(token, next.by);
    }
  }

  sourceOf(id: string): IdSource {
    const form = idForm(id);
    if (this.#login.ids.has(form) || this.#bank.ids.has(form)) return "bank";
    return this.#customer.has(form) ? "customer" : "nowhere";
  }

  /** Whether a value has the shape of an id of this bank. */
  looksLikeKnown(value: string): boolean {
    const shape = idShape(value);
    return shape !== undefined && (this.#login.shapes.has(shape) || this.#bank.shapes.has(shape));
  }

  #hear(token: string, by: Lesson["by"]): void {
    if (by === "caller") this.#customer.add(token);
    else this.#bank.ids.add(token);
  }
}

/** Ids that the bank's data has shown, and the shapes of those that it calls ids. */
class SeenIds {
  readonly ids = new Set<string>();
  readonly shapes = new Set<string>();

  addFrom(leaves: readonly Leaf[]): void {
    for (const { key, value } of leaves) {
      if (typeof value === "number") this.ids.add(String(value));
      if (typeof value !== "string") continue;
      this.ids.add(idForm(value));
      for (const token of idTokens(value)) this.ids.add(token);
      const shape = isIdKey(key) ? idShape(value) : undefined;
      if (shape !== undefined) this.shapes.add(shape);
    }
  }
}

const logins = new WeakMap<RetailCase, SeenIds>();

/** What a case's login context shows; found once for all gradings of the case. */
function loginIds(scenario: RetailCase): SeenIds {
  let seen = logins.get(scenario);
  if (seen === undefined) {
    seen = new SeenIds();
    seen.addFrom(loginLeaves(scenario));
    logins.set(scenario, seen);
  }
  return seen;
}

/** An id in a call's arguments and where it had been seen before that call. */
export type GivenId = { call: AgentCall; key: string; value: string; source: IdSource };

/**
 * Every id in the agent's calls, in order: the values of id-named arguments at any depth, numbers of cheques, and values
 * that have the shape of this bank's ids, whatever their argument is called.
 */
export function givenIds(view: CaseView): GivenId[] {
  const known = new KnownIds(view);
  return view.calls.flatMap((call) => {
    known.advanceTo(call);
    return leavesOf(call.args ?? null).flatMap(({ key, value }) => {
      const named = isIdKey(key) || isChequeNumber(key);
      // A number where an id belongs is an id, unless the bank's schema has refused it as a mere number.
      const isNumberAsId = typeof value === "number" && named && call.answer?.status !== "schema-error";
      const text = isNumberAsId ? String(value) : value;
      if (typeof text !== "string" || text.trim() === "") return [];
      const isId = named || known.looksLikeKnown(text.trim());
      return isId ? [{ call, key, value: text, source: known.sourceOf(text) }] : [];
    });
  });
}

/** Whether an argument holds numbers of cheques, which only the customer's cheque book tells. */
export function isChequeNumber(key: string): boolean {
  return /(?:cheque|chq|check)s?_?(?:numbers?|nos?)$/i.test(key);
}

/** Something to learn, once the agent has come past `before`. */
type Lesson = {
  before: number;
  reply?: number;
  by: "caller" | "agent" | "bank";
  text: string;
  leaves: readonly Leaf[];
};

/** A result is there for the replies after the one that asked for it. A refusal teaches nothing. */
function lessonOf({ answer, reply, outcome, live }: AgentCall, calls: readonly AgentCall[]): Lesson[] {
  if (answer === undefined || outcome === "not-run" || outcome === "failed") return [];
  const sameReply = live ? calls.filter((call) => call.reply === reply) : [];
  const before = Math.max(answer.seq, ...sameReply.map((call) => call.seq)) + 1;
  const text = answer.json === undefined ? answer.text : "";
  return [{ before, reply, by: "bank", text, leaves: answerLeaves(answer) }];
}
