import type { ExactJson } from "../../contract/json.ts";
import { isExactObject } from "../../exact-json/index.ts";
import { refused, type ToolBank, type ToolReply } from "./bank-tool.ts";
import { fieldIn, type BankRecord } from "./bank-record.ts";
import { sameValue, textOf } from "./lenient-values.ts";

/**
 * The refusal of a look-up that needs the customer's verification and does not have it; `undefined` when it may go
 * on. The fork counts any logged verification. Under our own rules it must be of today, and that of a person counts for
 * the businesses that the person acts for, too.
 */
export function unlessVerified(user: ExactJson, bank: ToolBank): ToolReply | undefined {
  if (!bank.rules.verifiedReads) return undefined;
  const verified = [...bank.db.rows("verification_history")]
    .filter(([, record]) => !bank.rules.mended || isOfToday(record, bank))
    .map(([, record]) => fieldIn(record, "user_id"));
  if (verified.some((one) => sameValue(one, user) || (bank.rules.mended && actsFor(one, user, bank)))) {
    return undefined;
  }
  return refused("not-verified", `No verification of customer ${textOf(user)} has been logged.`);
}

function isOfToday(verification: BankRecord, { clock }: ToolBank): boolean {
  const today = clock.stamp.slice(0, "2025-11-14".length);
  return textOf(fieldIn(verification, "time_verified")).startsWith(today);
}

function actsFor(person: ExactJson, business: ExactJson, { db }: ToolBank): boolean {
  const businesses = fieldIn(db.get("users", textOf(person)) ?? {}, "acts_for");
  return isExactObject(businesses) && Object.hasOwn(businesses, textOf(business));
}

/** As {@link unlessVerified}, for look-ups that the public bank and its fork leave open. */
export function unlessVerifiedToday(user: ExactJson, bank: ToolBank): ToolReply | undefined {
  return bank.rules.mended ? unlessVerified(user, bank) : undefined;
}
