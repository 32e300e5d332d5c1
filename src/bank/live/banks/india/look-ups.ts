import { fieldIn } from "../../bank-record.ts";
import { bankTool, done, text, type BankTool } from "../../bank-tool.ts";
import { textOf } from "../../lenient-values.ts";
import { rowsWhere } from "../../rows-where.ts";
import { unlessGiven } from "../../unless-given.ts";
import { unlessVerified } from "../../unless-verified.ts";
import { listing } from "../../wording.ts";
import { find, isReply } from "./rupee-account.ts";

type Listed = { name: string; reach: BankTool["reach"]; table: string; what: string; description: string };

/** A look-up of what a customer has, once his verification has been logged today. */
function ofCustomer({ name, reach, table, what, description }: Listed): BankTool {
  return bankTool({
    name,
    side: "agent",
    reach,
    kind: "read",
    description,
    parameters: { user_id: text("The customer.") },
    run({ user_id }, bank) {
      const customer = unlessGiven({ user_id }) ?? find(bank, "users", user_id, "customer");
      if (isReply(customer)) return customer;
      return (
        unlessVerified(user_id, bank) ??
        done(listing(`${what} of customer ${textOf(user_id)}`, rowsWhere(bank.db, table, "user_id", user_id)))
      );
    },
  });
}

/** A look-up of what happened on an account, once its holder's verification has been logged today. */
function ofAccount({ name, reach, table, what, description }: Listed): BankTool {
  return bankTool({
    name,
    side: "agent",
    reach,
    kind: "read",
    description,
    parameters: { account_id: text("The account.") },
    run({ account_id }, bank) {
      const account = unlessGiven({ account_id }) ?? find(bank, "accounts", account_id, "account");
      if (isReply(account)) return account;
      return (
        unlessVerified(fieldIn(account.record, "user_id"), bank) ??
        done(
          listing(`${what} of account ${account.key}`, rowsWhere(bank.db, table, "account_id", account_id)),
        )
      );
    },
  });
}

export const getAccountsOfCustomer = ofCustomer({
  name: "get_accounts_of_customer",
  reach: "standing",
  table: "accounts",
  what: "Accounts",
  description: "Lists a customer's accounts with balance in rupees, UPI address, limits and saved payees.",
});

export const getAccountMovements = ofAccount({
  name: "get_account_movements_3301",
  reach: "discoverable",
  table: "transactions",
  what: "Movements",
  description: "Lists the movements of an account: UPI, IMPS, NEFT, card and cash.",
});

export const getCollectRequests = ofAccount({
  name: "get_upi_collect_requests_3302",
  reach: "discoverable",
  table: "upi_collect_requests",
  what: "Collect requests",
  description: "Lists the merchants' collect requests at an account's UPI address.",
});

export const getCardsOfCustomer = ofCustomer({
  name: "get_cards_of_customer_3303",
  reach: "discoverable",
  table: "debit_cards",
  what: "Debit cards",
  description: "Lists a customer's debit cards with status and switches.",
});

export const getDepositsOfCustomer = ofCustomer({
  name: "get_deposits_of_customer_3304",
  reach: "discoverable",
  table: "term_deposits",
  what: "Term deposits",
  description: "Lists a customer's term deposits with rate and maturity.",
});
