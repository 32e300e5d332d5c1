import { balanceOf, changeBalance, isUsable, positiveAmount } from "../../account-balance.ts";
import { plainAmount } from "../../amounts.ts";
import { fieldIn } from "../../bank-record.ts";
import { amount, bankTool, done, refused, text } from "../../bank-tool.ts";
import { sameValue, textOf } from "../../lenient-values.ts";
import { unlessGiven } from "../../unless-given.ts";
import { report } from "../../wording.ts";
import { find, isReply, noteMovement, savedPayee, take } from "./rupee-account.ts";

const shared = { side: "agent", reach: "discoverable", kind: "write" } as const;

/** Pays at once, to another account of the customer or to a saved payee of the account that pays. */
export const sendImpsPayment = bankTool({
  ...shared,
  name: "send_imps_payment_4401",
  description: "Pays at once by IMPS, to an own account or a saved payee.",
  parameters: {
    source_account_id: text("The account that pays."),
    destination_account_id: text("The account that receives."),
    amount: amount("The amount in rupees."),
  },
  run({ source_account_id, destination_account_id, amount: rupees }, bank) {
    const from =
      unlessGiven({ source_account_id, destination_account_id }) ??
      find(bank, "accounts", source_account_id, "account");
    if (isReply(from)) return from;
    const to = find(bank, "accounts", destination_account_id, "account");
    if (isReply(to)) return to;
    if (from.key === to.key)
      return refused("same-account", "Money cannot be moved from an account to itself.");
    const isOwn = sameValue(fieldIn(from.record, "user_id"), fieldIn(to.record, "user_id"));
    const payee = savedPayee(from.record, to.key);
    if (!isOwn && payee === undefined)
      return refused("not-a-payee", `Account ${to.key} is not saved as a payee of account ${from.key}.`);
    if (!isUsable(to.record)) return refused("account-not-open", `Account ${to.key} is not open.`);
    const taken = take(from, rupees, bank);
    if ("status" in taken) return taken;
    changeBalance(to, taken.amount, "plain", bank);
    const counterparty = payee === undefined ? to.key : textOf(fieldIn(payee, "name"));
    noteMovement(bank, from, {
      channel: "IMPS",
      direction: "debit",
      amount: taken.amount,
      counterparty,
      note: "",
    });
    return done(
      report("The money has been sent.", {
        amount: `₹${plainAmount(taken.amount)}`,
        to: counterparty,
        "left in the account": `₹${plainAmount(taken.left)}`,
      }),
    );
  },
});

/** Pays what a merchant's collect request asks for. The money leaves the account; nothing comes in. */
export const approveCollectRequest = bankTool({
  ...shared,
  name: "approve_upi_collect_request_4402",
  description:
    "Approves a merchant's UPI collect request: its amount is taken from the account and paid to who asks.",
  parameters: { request_id: text("The collect request.") },
  run({ request_id }, bank) {
    const request =
      unlessGiven({ request_id }) ?? find(bank, "upi_collect_requests", request_id, "collect request");
    if (isReply(request)) return request;
    if (fieldIn(request.record, "status") !== "PENDING")
      return refused(
        "not-pending",
        `Collect request ${request.key} is ${textOf(fieldIn(request.record, "status"))}.`,
      );
    const account = find(bank, "accounts", fieldIn(request.record, "account_id") ?? null, "account");
    if (isReply(account)) return account;
    const taken = take(account, fieldIn(request.record, "amount") ?? null, bank);
    if ("status" in taken) return taken;
    bank.db.update("upi_collect_requests", request.key, { status: "PAID", decided_on: bank.clock.today });
    const counterparty = textOf(fieldIn(request.record, "from_name"));
    noteMovement(bank, account, {
      channel: "UPI",
      direction: "debit",
      amount: taken.amount,
      counterparty,
      note: request.key,
    });
    return done(
      report("The request has been paid.", { amount: `₹${plainAmount(taken.amount)}`, to: counterparty }),
    );
  },
});

/** Turns a collect request down. */
export const declineCollectRequest = bankTool({
  ...shared,
  name: "decline_upi_collect_request_4403",
  description: "Declines a merchant's UPI collect request; nothing is paid.",
  parameters: { request_id: text("The collect request.") },
  run({ request_id }, bank) {
    const request =
      unlessGiven({ request_id }) ?? find(bank, "upi_collect_requests", request_id, "collect request");
    if (isReply(request)) return request;
    if (fieldIn(request.record, "status") !== "PENDING")
      return refused(
        "not-pending",
        `Collect request ${request.key} is ${textOf(fieldIn(request.record, "status"))}.`,
      );
    bank.db.update("upi_collect_requests", request.key, { status: "DECLINED", decided_on: bank.clock.today });
    return done(`Collect request ${request.key} has been declined. Nothing was paid.`);
  },
});

/** Breaks a term deposit: principal and what interest it has earned so far go to the linked account. */
export const closeTermDeposit = bankTool({
  ...shared,
  name: "close_term_deposit_early_4404",
  description: "Closes a term deposit before its time; the value on today's date goes to the linked account.",
  parameters: { deposit_id: text("The term deposit.") },
  run({ deposit_id }, bank) {
    const deposit = unlessGiven({ deposit_id }) ?? find(bank, "term_deposits", deposit_id, "term deposit");
    if (isReply(deposit)) return deposit;
    if (fieldIn(deposit.record, "status") !== "RUNNING")
      return refused(
        "not-running",
        `Term deposit ${deposit.key} is ${textOf(fieldIn(deposit.record, "status"))}.`,
      );
    const account = find(bank, "accounts", fieldIn(deposit.record, "linked_account_id") ?? null, "account");
    if (isReply(account)) return account;
    const value = positiveAmount(fieldIn(deposit.record, "value_if_closed_today") ?? null, bank);
    if (!value.ok) return value.refusal;
    bank.db.update("term_deposits", deposit.key, { status: "CLOSED", closed_on: bank.clock.today });
    changeBalance(account, value.amount, "plain", bank);
    noteMovement(bank, account, {
      channel: "DEPOSIT",
      direction: "credit",
      amount: value.amount,
      counterparty: deposit.key,
      note: "",
    });
    const now = bank.db.get("accounts", account.key);
    return done(
      report("The deposit has been closed.", {
        credited: `₹${plainAmount(value.amount)}`,
        to: account.key,
        "balance now": now === undefined ? undefined : `₹${plainAmount(balanceOf(now))}`,
      }),
    );
  },
});
