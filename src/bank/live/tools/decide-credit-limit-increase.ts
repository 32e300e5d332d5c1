import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import { addAmounts, dollars, readableAmount } from "../amounts.ts";
import { fieldIn } from "../bank-record.ts";
import { bankTool, done, refused, text, whole, type ToolBank, type ToolReply } from "../bank-tool.ts";
import { rowsWhere } from "../rows-where.ts";
import { asReadNumber, isOneOf, textOf } from "../lenient-values.ts";
import {
  cardAccount,
  cardAccountByKey,
  unknownCardAccount,
  unlessOwner,
  unlessOwnerUnderOwnRules,
} from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import type { Row } from "../table-snapshot.ts";
import { choice, report } from "../wording.ts";

const DENIAL_REASONS = [
  "insufficient_account_age",
  "cooldown_period_active",
  "pending_disputes",
  "pending_replacement_card",
  "past_due_balance",
  "high_utilization",
  "insufficient_payment_history",
  "requested_amount_exceeds_limit",
  "other",
] as const;

const shared = { side: "agent", reach: "discoverable", kind: "write" } as const;
const TABLE = "credit_limit_increase_requests";

/**
 * Raises the limit of a credit card. The public bank's record of it has the id of the request for the same increase,
 * so that after a request it is dropped; under our own rules it is written into that request.
 */
export const approveCreditLimitIncrease = bankTool({
  ...shared,
  name: "approve_credit_limit_increase_5847",
  description: "Approves a higher limit on a customer's credit card and sets it.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    user_id: text("The customer's id."),
    new_credit_limit: whole("The new limit in whole dollars."),
  },
  run({ credit_card_account_id, user_id, new_credit_limit }, bank) {
    const missing = unlessGiven({ credit_card_account_id, user_id });
    if (missing !== undefined) return missing;
    if (new_credit_limit === null) return refused("missing-value", "A value is needed for new_credit_limit.");
    const account = cardAccountByKey(bank, credit_card_account_id);
    if (account === undefined) return unknownCardAccount(credit_card_account_id);
    const refusal = unlessOwner(account, user_id) ?? unlessEligible(account, user_id, bank);
    if (refusal !== undefined) return refusal;
    const limit = asReadNumber(new_credit_limit);
    const previous = readableAmount(fieldIn(account[1], "credit_limit"));
    const increase = addAmounts(limit, -previous);
    if (bank.rules.mended && increase <= 0)
      return refused("no-increase", `The limit is ${dollars(previous)} already.`);
    bank.db.update("credit_card_accounts", account[0], { credit_limit: dollars(limit) });
    const parties = { credit_card_account_id, user_id };
    decide(parties, increase, bank, {
      previous_limit: dollars(previous),
      new_limit: dollars(limit),
      increase_amount: dollars(increase),
      decision_date: bank.clock.today,
      status: "APPROVED",
    });
    return done(
      report("The higher limit has been approved.", {
        account: credit_card_account_id,
        was: dollars(previous),
        now: dollars(limit),
      }),
    );
  },
});

/** Denies a higher limit. Of a second denial the public bank says that it was made, and drops it. */
export const denyCreditLimitIncrease = bankTool({
  ...shared,
  name: "deny_credit_limit_increase_5848",
  lawGoverns: true,
  description: "Denies a customer's request for a higher credit card limit.",
  parameters: {
    credit_card_account_id: text("The credit card account."),
    user_id: text("The customer's id."),
    denial_reason: text(`Why: ${choice(DENIAL_REASONS)}.`),
  },
  run(args, bank) {
    const missing = unlessGiven(args);
    if (missing !== undefined) return missing;
    const { credit_card_account_id, user_id, denial_reason } = args;
    if (!isOneOf(denial_reason, DENIAL_REASONS)) {
      return refused("unknown-reason", `denial_reason must be ${choice(DENIAL_REASONS)}.`);
    }
    const account = cardAccount(bank, credit_card_account_id);
    if (account === undefined) return unknownCardAccount(credit_card_account_id);
    const foreign = unlessOwnerUnderOwnRules(account, user_id, bank);
    if (foreign !== undefined) return foreign;
    const decision = { denial_reason, decision_date: bank.clock.today, status: "DENIED" };
    const written = decide({ credit_card_account_id, user_id }, 0, bank, decision);
    if (!written && bank.rules.mended)
      return refused("duplicate", "There is no request that has not been decided.");
    return done(
      report("The request has been denied.", { account: credit_card_account_id, reason: denial_reason }),
    );
  },
});

type Parties = { credit_card_account_id: ExactJson; user_id: ExactJson };

/** Writes a decision down: into the pending request under our own rules, else as a record of its own. */
function decide(parties: Parties, increase: number, bank: ToolBank, decision: ExactObject): boolean {
  if (bank.rules.mended) {
    const pending = pendingRequest(parties, bank);
    if (pending !== undefined) return bank.db.update(TABLE, pending[0], decision) !== undefined;
  }
  const { credit_card_account_id, user_id } = parties;
  const request_id = bank.ids.limitIncrease(textOf(credit_card_account_id), textOf(user_id), increase);
  return bank.db.add(TABLE, request_id, { request_id, ...parties, ...decision });
}

function pendingRequest({ credit_card_account_id, user_id }: Parties, { db }: ToolBank): Row | undefined {
  return rowsWhere(db, TABLE, "credit_card_account_id", credit_card_account_id).findLast(
    ([, request]) => fieldIn(request, "user_id") === user_id && fieldIn(request, "status") === "PENDING",
  );
}

const OPEN_DISPUTE = ["SUBMITTED", "UNDER_REVIEW", "PENDING"];
const OPEN_ORDER = ["PENDING", "PROCESSING", "SHIPPED"];
const BAD_STANDING = ["past_due", "delinquent", "collections", "closed"];

/** One refusal for all reasons, so that it gives nothing away. */
function unlessEligible(
  [, account]: Row,
  user_id: ExactJson,
  { db, rules }: ToolBank,
): ToolReply | undefined {
  const disputed = rowsWhere(db, "transaction_disputes", "user_id", user_id).some(([, dispute]) =>
    isOneOf(fieldIn(dispute, "status"), OPEN_DISPUTE),
  );
  const openOrder = rules.mended ? [...OPEN_ORDER, "ORDERED"] : OPEN_ORDER;
  const accountId = fieldIn(account, "account_id");
  const onOrder = rowsWhere(db, "credit_card_orders", "credit_card_account_id", accountId).some(([, order]) =>
    isOneOf(fieldIn(order, "status"), openOrder),
  );
  const standings = [fieldIn(account, "account_status"), rules.mended ? fieldIn(account, "status") : null];
  const bad = standings.some((standing) => isOneOf(textOf(standing ?? "").toLowerCase(), BAD_STANDING));
  return disputed || onOrder || bad ? refused("not-eligible", "The limit cannot be raised now.") : undefined;
}
