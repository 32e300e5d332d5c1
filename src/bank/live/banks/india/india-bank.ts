import { DESK_TABLES, DESK_TOOLS } from "../desk.ts";
import { defineBank } from "../../define-bank.ts";
import { blockDebitCard, reportMovement, setUpiLimit, switchCardUse } from "./cards-and-upi.ts";
import {
  getAccountMovements,
  getAccountsOfCustomer,
  getCardsOfCustomer,
  getCollectRequests,
  getDepositsOfCustomer,
} from "./look-ups.ts";
import {
  approveCollectRequest,
  closeTermDeposit,
  declineCollectRequest,
  sendImpsPayment,
} from "./payments.ts";

/** A retail bank in India: UPI, IMPS, debit cards with switches, and term deposits, in rupees. */
export const indiaBank = defineBank({
  id: "india",
  title: "a retail bank in India",
  tables: {
    ...DESK_TABLES,
    accounts: { key: "account_id", holds: "held" },
    transactions: { key: "transaction_id" },
    upi_collect_requests: { key: "request_id" },
    debit_cards: { key: "card_id", holds: "held" },
    term_deposits: { key: "deposit_id", holds: "held" },
    disputed_movements: { key: "case_id" },
  },
  references: {
    user_id: "users",
    account_id: "accounts",
    linked_account_id: "accounts",
    card_id: "debit_cards",
    deposit_id: "term_deposits",
  },
  tools: [
    ...DESK_TOOLS,
    getAccountsOfCustomer,
    getAccountMovements,
    getCollectRequests,
    getCardsOfCustomer,
    getDepositsOfCustomer,
    sendImpsPayment,
    approveCollectRequest,
    declineCollectRequest,
    closeTermDeposit,
    blockDebitCard,
    switchCardUse,
    setUpiLimit,
    reportMovement,
  ],
  clock: "2026-11-18 11:20:00 IST",
  dates: "iso",
  rules: {
    mended: true,
    namesStandingTools: true,
    verifiedReads: true,
    stampsVerification: true,
    objectArguments: true,
  },
});
