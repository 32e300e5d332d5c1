import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import { isTruthy } from "../../../exact-json/index.ts";
import { balanceOf, isUsable } from "../account-balance.ts";
import { addAmounts, centsIn, dollars, plainAmount } from "../amounts.ts";
import { fieldIn, type BankRecord } from "../bank-record.ts";
import {
  amount,
  bankTool,
  done,
  optional,
  refused,
  text,
  type Arguments,
  type ToolBank,
  type ToolReply,
} from "../bank-tool.ts";
import { dayOf } from "../clock.ts";
import { rowsWhere } from "../rows-where.ts";
import { asKey, asText, float, isOneOf, numberIn, readNumber, textOf } from "../lenient-values.ts";
import { fixedText, readFloat } from "../number-text.ts";
import { unlessOwner } from "../owned-record.ts";
import { unlessGiven } from "../unless-given.ts";
import { choice, report } from "../wording.ts";

const DELIVERY: Readonly<Record<string, string>> = {
  STANDARD: "7-10 business days",
  EXPEDITED: "3-5 business days",
  RUSH: "1-2 business days",
};
const DESIGNS = ["CLASSIC", "PREMIUM", "CUSTOM"] as const;
const MINIMUM_BALANCE = 25;
const VALID_YEARS = 4;

const parameters = {
  account_id: text("The checking account."),
  user_id: text("The customer's id."),
  delivery_option: text(`How the card is sent: ${choice(Object.keys(DELIVERY))}.`),
  delivery_fee: amount("What sending it costs, in dollars."),
  card_design: text(`The card's design: ${choice(DESIGNS)}.`),
  design_fee: amount("What the design costs, in dollars."),
  shipping_address: text("Where the card is sent."),
  excess_replacement_fee: optional(amount("What too many replacements cost, in dollars.")),
};

/**
 * Orders a debit card for a checking account, takes the fees from it and issues the card as pending. The public tool
 * reads a balance with a dollar sign as 0, and lets negative fees pass.
 */
export const orderDebitCard = bankTool({
  name: "order_debit_card_5739",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Orders a debit card for a customer's checking account.",
  parameters,
  run(args, bank) {
    const fees = readFees(args, bank);
    if (!fees.ok) return fees.refusal;
    const order = readOrder(args);
    if (!order.ok) return order.refusal;
    const key = asKey(args.account_id) ?? "";
    const account = bank.db.get("accounts", key);
    if (account === undefined)
      return refused("unknown-account", `There is no account ${textOf(args.account_id)}.`);
    const refusal = unlessEligible([key, account], args.user_id, bank);
    if (refusal !== undefined) return refusal;
    const balance = orderBalance(account, bank);
    if (fees.total > balance) return refused("insufficient-funds", `The fees are ${dollars(fees.total)}.`);
    const order_id = `dcord_${bank.ids.hex(12, "debit_card_order", key, textOf(args.user_id), order.delivery)}`;
    const card = newCard(args, key, order.design, bank);
    placeOrder({ order_id, args, order, fees, key, balance, card }, bank);
    return done(
      report("The card has been ordered.", {
        order: order_id,
        card: textOf(card["card_id"] ?? null),
        account: key,
        delivery: `${order.delivery}, ${DELIVERY[order.delivery]}`,
        design: order.design,
        fees: dollars(fees.total),
      }),
    );
  },
});

type Given = Arguments<typeof parameters>;
type Refused = { ok: false; refusal: ToolReply };
type Fees = { ok: true; delivery: number; design: number; excess: number; total: number };
type Order = { ok: true; delivery: string; design: string };

const no = (code: string, text: string): Refused => ({ ok: false, refusal: refused(code, text) });

function readFees(
  { delivery_fee, design_fee, excess_replacement_fee }: Given,
  { rules }: ToolBank,
): Fees | Refused {
  const [delivery, design] = [readNumber(delivery_fee), readNumber(design_fee)];
  if (delivery === undefined) return no("no-amount", "delivery_fee must be a number.");
  if (design === undefined) return no("no-amount", "design_fee must be a number.");
  const excess = readNumber(excess_replacement_fee) ?? 0;
  const fees = [delivery, design, excess];
  if (rules.mended && fees.some((fee) => fee < 0 || centsIn(fee) === undefined)) {
    return no("negative-fee", "A fee must not be negative, and be in whole cents.");
  }
  const total = rules.mended ? fees.reduce(addAmounts, 0) : delivery + design + excess;
  return { ok: true, delivery, design, excess, total };
}

function readOrder(args: Given): Order | Refused {
  const { account_id, user_id, delivery_option, card_design, shipping_address } = args;
  const missing = unlessGiven({ account_id, user_id, delivery_option, card_design, shipping_address });
  if (missing !== undefined) return { ok: false, refusal: missing };
  const delivery = asText(delivery_option).toUpperCase();
  if (!Object.hasOwn(DELIVERY, delivery)) {
    return no("unknown-value", `delivery_option must be ${choice(Object.keys(DELIVERY))}.`);
  }
  const design = asText(card_design).toUpperCase();
  if (!isOneOf(design, DESIGNS)) return no("unknown-value", `card_design must be ${choice(DESIGNS)}.`);
  return { ok: true, delivery, design };
}

function unlessEligible(
  [key, account]: [string, BankRecord],
  user: ExactJson,
  bank: ToolBank,
): ToolReply | undefined {
  if (fieldIn(account, "class") !== "checking")
    return refused("no-checking-account", `${key} is no checking account.`);
  const open = bank.rules.mended ? isUsable(account) : fieldIn(account, "status") === "OPEN";
  if (!open) return refused("account-not-open", `Account ${key} is not open.`);
  const foreign = unlessOwner([key, account], user);
  if (foreign !== undefined) return foreign;
  if (orderBalance(account, bank) < MINIMUM_BALANCE) {
    return refused("balance-too-low", `The account must hold at least $${MINIMUM_BALANCE}.`);
  }
  const has = (table: "debit_card_orders" | "debit_cards", status: string): boolean =>
    rowsWhere(bank.db, table, "account_id", key).some(([, record]) => fieldIn(record, "status") === status);
  if (has("debit_card_orders", "PENDING"))
    return refused("order-pending", "A card has been ordered already.");
  if (has("debit_cards", "ACTIVE")) return refused("has-active-card", "The account has an active card.");
  return undefined;
}

/** The balance as the public tool reads it: commas are fine, a dollar sign makes it 0. */
function orderBalance(account: BankRecord, { rules }: ToolBank): number {
  if (rules.mended) return balanceOf(account);
  const value = fieldIn(account, "current_holdings");
  return typeof value === "string" ? (readFloat(value.replaceAll(",", "")) ?? 0) : (numberIn(value) ?? 0);
}

function newCard(args: Given, account_id: string, card_design: string, bank: ToolBank): ExactObject {
  const { db, ids, clock } = bank;
  const user = textOf(args.user_id);
  const card_id = `dbc_${ids.hex(12, "debit_card", account_id, user, clock.today)}`;
  const name = fieldIn(db.get("users", user) ?? {}, "name");
  return {
    card_id,
    account_id,
    user_id: args.user_id,
    cardholder_name: asText(name ?? "").toUpperCase(),
    last_4_digits: ids.cardDigits(4, 8, "card_details", card_id, "last4"),
    cvv: ids.cardDigits(3, 6, "card_details", card_id, "cvv"),
    status: "PENDING",
    issue_date: clock.today,
    expiration_date: expiryDate(clock.today),
    card_design,
    issue_reason: issueReason(account_id, bank),
  };
}

/** The end of the month four years on; February always ends on the 28th. */
function expiryDate(today: string): string {
  const date = new Date(dayOf(today) ?? 0);
  const [year, month] = [date.getUTCFullYear() + VALID_YEARS, date.getUTCMonth() + 1];
  const lastDay = month === 2 ? 28 : new Date(Date.UTC(year, month, 0)).getUTCDate();
  return `${String(month).padStart(2, "0")}/${lastDay}/${year}`;
}

const ISSUED_FOR: ReadonlyMap<string, string> = new Map([
  ["lost", "lost"],
  ["stolen", "stolen"],
  ["fraud", "fraud"],
  ["fraud_suspected", "fraud"],
]);

/** Why the card is issued: by the reason for which the account's first closed card was closed. */
function issueReason(account_id: string, { db }: ToolBank): string {
  const cards = rowsWhere(db, "debit_cards", "account_id", account_id).map(([, card]) => card);
  if (cards.length === 0) return "new_account";
  const closed = cards.find((card) => fieldIn(card, "status") === "CLOSED");
  const reason = closed === undefined ? null : fieldIn(closed, "closure_reason");
  return ISSUED_FOR.get(textOf(reason)) ?? "first_card";
}

type Placed = {
  order_id: string;
  args: Given;
  order: Order;
  fees: Fees;
  key: string;
  balance: number;
  card: ExactObject;
};

function placeOrder(
  { order_id, args, order, fees, key, balance, card }: Placed,
  { db, clock }: ToolBank,
): void {
  db.add("debit_card_orders", order_id, {
    order_id,
    account_id: key,
    user_id: args.user_id,
    delivery_option: order.delivery,
    card_design: order.design,
    shipping_address: args.shipping_address,
    delivery_fee: float(fees.delivery),
    design_fee: float(fees.design),
    excess_replacement_fee: isReadable(args.excess_replacement_fee) ? float(fees.excess) : 0,
    total_fee: float(fees.total),
    order_date: clock.today,
    expected_delivery: DELIVERY[order.delivery] ?? null,
    status: "PENDING",
  });
  if (fees.total > 0) {
    db.update("accounts", key, { current_holdings: plainAmount(addAmounts(balance, -fees.total)) });
    const transaction_id = `btxn_dcfee_${order_id.slice(-8)}`;
    db.put("bank_account_transaction_history", transaction_id, {
      transaction_id,
      account_id: key,
      date: clock.today,
      description: `DEBIT CARD ORDER FEE - ${feeText(fees)}`,
      amount: float(-fees.total),
      type: "debit_card_fee",
      status: "posted",
    });
  }
  db.put("debit_cards", textOf(card["card_id"] ?? null), card);
}

/** A fee that is given and is no number counts as the integer 0, and stands so in the public bank's record. */
function isReadable(fee: ExactJson): boolean {
  return !isTruthy(fee) || readNumber(fee) !== undefined;
}

function feeText({ delivery, design, excess }: Fees): string {
  return [
    ...(delivery > 0 ? [`Delivery $${textOf(float(delivery))}`] : []),
    ...(design > 0 ? [`Design $${textOf(float(design))}`] : []),
    ...(excess > 0 ? [`Excess Replacement $${fixedText(excess, 0)}`] : []),
  ].join(", ");
}
