import type { ExactJson } from "../../contract/json.ts";
import { refused, type ToolBank, type ToolReply } from "./bank-tool.ts";
import { fieldIn } from "./bank-record.ts";
import { sameValue, textOf } from "./lenient-values.ts";

/**
 * The refusal of a look-up that needs the customer's verification and does not have it; `undefined` when it may go
 * on. The fork counts any logged verification; under our own rules it must be of today.
 */
export function unlessVerified(user: ExactJson, bank: ToolBank): ToolReply | undefined {
  if (!bank.rules.verifiedReads) return undefined;
  const { own } = bank.rules;
  const today = bank.clock.stamp.slice(0, "2025-11-14".length);
  for (const [, record] of bank.db.rows("verification_history")) {
    const recent = !own || textOf(fieldIn(record, "time_verified")).startsWith(today);
    if (recent && sameValue(fieldIn(record, "user_id"), user)) return undefined;
  }
  return refused("not-verified", `No verification of customer ${textOf(user)} has been logged.`);
}

/** As {@link unlessVerified}, for look-ups that the public bank and its fork leave open. */
export function unlessVerifiedToday(user: ExactJson, bank: ToolBank): ToolReply | undefined {
  return bank.rules.own ? unlessVerified(user, bank) : undefined;
}
