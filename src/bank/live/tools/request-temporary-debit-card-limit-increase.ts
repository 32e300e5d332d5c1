import type { ExactJson } from "../../../contract/json.ts";
import { fieldIn, type BankRecord } from "../bank-record.ts";
import { bankTool, done, refused, text, whole, type ToolBank, type ToolReply } from "../bank-tool.ts";
import { ageInDays } from "../clock.ts";
import { findCard } from "../debit-card.ts";
import { asKey, asNumber, asText, isOneOf, readNumber, textOf } from "../lenient-values.ts";
import { unlessGiven } from "../unless-given.ts";
import { report } from "../wording.ts";

const TYPES = ["atm", "purchase"] as const;
const MINIMUM_AGE_DAYS = 60;
const MOST = 1.5;

/** Daily cash limits of cards whose record holds none, by type of account. The figures are the public bank's. */
const ATM_LIMITS: ReadonlyMap<string, number> = new Map([
  ["blue account", 500],
  ["green account", 600],
  ["light blue account", 400],
  ["green fee-free account", 500],
  ["evergreen account", 750],
  ["bluest account", 1500],
  ["dark green account", 300],
  ["gold years account", 600],
  ["purple account", 1000],
]);
const FIXED_BY_POLICY = "light green";

/** Raises a card's daily limit for a day, by half at most. The public bank starts the next time from the raised limit. */
export const requestTemporaryDebitCardLimitIncrease = bankTool({
  name: "request_temporary_debit_card_limit_increase_8374",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Raises the daily cash or purchase limit of a debit card for 24 hours, to 150 % at most.",
  parameters: {
    card_id: text("The debit card."),
    limit_type: text("atm or purchase."),
    new_limit: whole("The limit for that day in whole dollars."),
  },
  run({ card_id, limit_type, new_limit }, bank) {
    const wanted = readRequest({ card_id, limit_type, new_limit });
    if (!wanted.ok) return wanted.refusal;
    const found = findCard(bank, card_id);
    if (!found.ok) return found.refusal;
    const { key, card } = found;
    const account = bank.db.get("accounts", asKey(fieldIn(card, "account_id")) ?? "");
    const refusal = unlessEligible(card, account, bank);
    if (refusal !== undefined) return refusal;
    const { type, limit } = wanted;
    if (bank.rules.mended && fieldIn(card, `temporary_${type}_limit_expires`) === bank.clock.today) {
      return refused(
        "already-raised",
        "This limit has been raised today; only one increase a day is allowed.",
      );
    }
    const base = baseLimit(type, card, account ?? {});
    if (base === undefined)
      return refused("limit-not-adjustable", "The limits of such a card cannot be raised.");
    const most = Math.trunc(asNumber(base) * MOST);
    if (limit > most) return refused("limit-too-high", `The most that can be allowed is $${most}.`);
    if (limit <= asNumber(base)) return refused("no-increase", `The limit is $${textOf(base)} already.`);
    bank.db.update("debit_cards", key, {
      [`daily_${type}_limit`]: limit,
      [`temporary_${type}_limit_increase`]: true,
      [`original_${type}_limit`]: base,
      [`temporary_${type}_limit_expires`]: bank.clock.today,
    });
    return done(
      report(`The limit of debit card ${key} is raised for 24 hours.`, { type, was: base, now: limit }),
    );
  },
});

type Request = { ok: true; type: (typeof TYPES)[number]; limit: number } | { ok: false; refusal: ToolReply };

function readRequest(args: { card_id: ExactJson; limit_type: ExactJson; new_limit: ExactJson }): Request {
  const { card_id, limit_type, new_limit } = args;
  const no = (code: string, text: string): Request => ({ ok: false, refusal: refused(code, text) });
  const missing = unlessGiven({ card_id, limit_type });
  if (missing !== undefined) return { ok: false, refusal: missing };
  if (new_limit === null) return no("missing-value", "A value is needed for new_limit.");
  if (!isOneOf(limit_type, TYPES))
    return no("unknown-limit-type", `"${textOf(limit_type)}" is neither atm nor purchase.`);
  const limit = readNumber(new_limit);
  if (limit === undefined || !Number.isInteger(limit)) {
    return no("no-whole-number", `"${textOf(new_limit)}" is no whole number of dollars.`);
  }
  if (limit <= 0) return no("amount-not-positive", "The limit must be more than nothing.");
  return { ok: true, type: limit_type, limit };
}

function unlessEligible(
  card: BankRecord,
  account: BankRecord | undefined,
  bank: ToolBank,
): ToolReply | undefined {
  const status = fieldIn(card, "status");
  if (status !== "ACTIVE") return refused("card-not-active", `The card is ${textOf(status)}.`);
  if (account === undefined) return refused("unknown-account", "The card's account is not known.");
  if (fieldIn(account, "status") !== "OPEN")
    return refused("account-not-open", "The card's account is not open.");
  const age = ageInDays(asText(fieldIn(account, "date_opened") ?? ""), bank.clock);
  if (age === undefined && !bank.rules.mended) return undefined;
  if (age !== undefined && age >= MINIMUM_AGE_DAYS) return undefined;
  return refused("account-too-young", `The account must be ${MINIMUM_AGE_DAYS} days old.`);
}

/** The limit from which the increase counts: the card's own, or for cash that of its type of account. */
function baseLimit(
  type: (typeof TYPES)[number],
  card: BankRecord,
  account: BankRecord,
): ExactJson | undefined {
  const own = fieldIn(card, `daily_${type}_limit`);
  if (own !== null) return own;
  if (type === "purchase") return undefined;
  const level = Object.hasOwn(account, "level") ? asText(fieldIn(account, "level")).toLowerCase() : "";
  return level.includes(FIXED_BY_POLICY) ? undefined : ATM_LIMITS.get(level);
}
