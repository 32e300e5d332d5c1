import type { ExactJson } from "../../contract/json.ts";
import { fieldIn } from "./bank-record.ts";
import { refused, type ToolBank, type ToolReply } from "./bank-tool.ts";
import { rowWhere } from "./rows-where.ts";
import { asKey, sameValue, textOf } from "./lenient-values.ts";
import type { Row } from "./table-snapshot.ts";
import { unlessVerified } from "./unless-verified.ts";

/** The credit card account with this number, as most tools look for it: by its field, not by its key. */
export function cardAccount(bank: ToolBank, id: ExactJson): Row | undefined {
  return rowWhere(bank.db, "credit_card_accounts", "account_id", id);
}

/** The credit card account under this key. @throws BadArguments for a list or an object. */
export function cardAccountByKey(bank: ToolBank, id: ExactJson): Row | undefined {
  const key = asKey(id);
  const account = key === undefined ? undefined : bank.db.get("credit_card_accounts", key);
  return key === undefined || account === undefined ? undefined : [key, account];
}

export function unknownCardAccount(id: ExactJson): ToolReply {
  return refused("unknown-card-account", `There is no credit card account ${textOf(id)}.`);
}

/** The refusal when a record belongs to somebody else. */
export function unlessOwner(row: Row, user: ExactJson): ToolReply | undefined {
  if (sameValue(fieldIn(row[1], "user_id"), user)) return undefined;
  return refused("not-owner", `${row[0]} does not belong to customer ${textOf(user)}.`);
}

/** As {@link unlessOwner}, where the public tool does not ask whose it is. */
export function unlessOwnerUnderOwnRules(row: Row, user: ExactJson, bank: ToolBank): ToolReply | undefined {
  return bank.rules.mended ? unlessOwner(row, user) : undefined;
}

/** Under our own rules, the refusal when the account is not known or its holder's verification has not been logged. */
export function unlessHolderVerified(account: ExactJson, bank: ToolBank): ToolReply | undefined {
  if (!bank.rules.mended) return undefined;
  const row = cardAccount(bank, account);
  return row === undefined ? unknownCardAccount(account) : unlessVerified(fieldIn(row[1], "user_id"), bank);
}
