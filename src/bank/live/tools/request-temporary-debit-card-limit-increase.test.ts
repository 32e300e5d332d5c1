import { bankTable, float } from "../../../../test/fixtures/bank-table.ts";

const today = "11/14/2025";
const account = (fields: { [name: string]: string | number | null }) => ({
  accounts: { "ann-checking": fields },
});
const card = (fields: { [name: string]: string | number | null }) => ({
  debit_cards: { "ann-card": fields },
});

/** Daily cash limits by type of account, for cards whose record holds none, and the most that an increase allows. */
const ATM_LIMITS: [level: string, limit: number, most: number][] = [
  ["Blue Account", 500, 750],
  ["Green Account", 600, 900],
  ["Light Blue Account", 400, 600],
  ["Green Fee-Free Account", 500, 750],
  ["Evergreen Account", 750, 1125],
  ["Bluest Account", 1500, 2250],
  ["Dark Green Account", 300, 450],
  ["Gold Years Account", 600, 900],
  ["Purple Account", 1000, 1500],
];

bankTable(
  "request_temporary_debit_card_limit_increase_8374",
  {
    args: { card_id: "ann-card", limit_type: "atm", new_limit: 700 },
    needed: ["card_id", "limit_type", "new_limit"],
  },
  [
    {
      when: "cash is raised from the limit of the account's type",
      is: "done",
      says: ["ann-card is raised", "type: atm", "was: 500", "now: 700"],
      writes: {
        "debit_cards/ann-card": {
          daily_atm_limit: [null, 700],
          temporary_atm_limit_increase: [null, true],
          original_atm_limit: [null, 500],
          temporary_atm_limit_expires: [null, today],
        },
      },
    },
    {
      when: "purchases are raised from the card's own limit",
      with: { limit_type: "purchase", new_limit: 3000 },
      state: card({ daily_purchase_limit: 2000 }),
      is: "done",
      writes: {
        "debit_cards/ann-card": {
          daily_purchase_limit: [2000, 3000],
          temporary_purchase_limit_increase: [null, true],
          original_purchase_limit: [null, 2000],
          temporary_purchase_limit_expires: [null, today],
        },
      },
    },
    ...ATM_LIMITS.flatMap(([level, limit, most]) => [
      { when: `a ${level} allows ${most}`, with: { new_limit: most }, state: account({ level }), is: "done" },
      {
        when: `a ${level} does not allow ${most + 1}`,
        with: { new_limit: most + 1 },
        state: account({ level }),
        is: "limit-too-high",
        says: [`$${most}`],
      },
      {
        when: `a ${level} has ${limit} anyway`,
        with: { new_limit: limit },
        state: account({ level }),
        is: "no-increase",
        says: [`$${limit}`],
      },
      {
        when: `a ${level} allows ${limit + 1}`,
        with: { new_limit: limit + 1 },
        state: account({ level }),
        is: "done",
      },
    ]),
    {
      when: "the card's own limit comes first",
      state: card({ daily_atm_limit: 460 }),
      is: "limit-too-high",
      says: ["$690"],
    },
    {
      when: "the most is cut to whole dollars",
      with: { new_limit: 502 },
      state: card({ daily_atm_limit: 335 }),
      is: "done",
    },
    {
      when: "the most is not rounded up",
      with: { new_limit: 503 },
      state: card({ daily_atm_limit: 335 }),
      is: "limit-too-high",
    },
    { when: "the account's type is in small letters", state: account({ level: "blue account" }), is: "done" },
    {
      when: "the limits of the type of account are fixed",
      state: account({ level: "Light Green Account" }),
      is: "limit-not-adjustable",
    },
    {
      when: "the type of account is not known",
      state: account({ level: "Mauve Account" }),
      is: "limit-not-adjustable",
    },
    {
      when: "the card has no purchase limit",
      with: { limit_type: "purchase" },
      is: "limit-not-adjustable",
    },
    { when: "the card's limit is no number", state: card({ daily_atm_limit: "500" }), is: "schema-error" },
    {
      when: "the kind of limit is not known",
      with: { limit_type: "daily" },
      is: "unknown-limit-type",
      says: ["daily"],
    },
    { when: "the limit has cents", with: { new_limit: 600.5 }, is: ["no-whole-number", "schema-error"] },
    { when: "the limit is no number", with: { new_limit: "much" }, is: ["no-whole-number", "schema-error"] },
    { when: "the limit is spelt", with: { new_limit: "700" }, is: ["done", "schema-error"] },
    { when: "the limit is 0", with: { new_limit: 0 }, is: "amount-not-positive" },
    { when: "the limit is below 0", with: { new_limit: -1 }, is: "amount-not-positive" },
    { when: "the limit is 1", with: { new_limit: 1 }, is: "no-increase" },
    { when: "the card is not known", with: { card_id: "no-card" }, is: "unknown-card" },
    ...["PENDING", "FROZEN", "CLOSED"].map((status) => ({
      when: `the card is ${status}`,
      state: card({ status }),
      is: "card-not-active",
      says: [status],
    })),
    {
      when: "the card's account is not known",
      state: card({ account_id: "nowhere" }),
      is: "unknown-account",
    },
    { when: "the account is closed", state: account({ status: "CLOSED" }), is: "account-not-open" },
    { when: "the account is active, not open", state: account({ status: "ACTIVE" }), is: "account-not-open" },
    { when: "the account is 60 days old", state: account({ date_opened: "09/15/2025" }), is: "done" },
    {
      when: "the account is 59 days old",
      state: account({ date_opened: "09/16/2025" }),
      is: "account-too-young",
      says: ["60"],
    },
    {
      when: "the opening date is unreadable",
      state: account({ date_opened: "long ago" }),
      is: ["done", "account-too-young"],
    },
    {
      when: "there is no opening date",
      state: account({ date_opened: null }),
      is: ["done", "account-too-young"],
    },
    {
      when: "it was raised today",
      with: { new_limit: 710 },
      after: [
        [
          "request_temporary_debit_card_limit_increase_8374",
          { card_id: "ann-card", limit_type: "atm", new_limit: 700 },
        ],
      ],
      is: ["done", "already-raised"],
      writes: {
        "debit_cards/ann-card": { daily_atm_limit: [700, 710], original_atm_limit: [500, 700] },
      },
    },
    {
      when: "it was raised on another day",
      state: card({ temporary_atm_limit_expires: "11/13/2025" }),
      is: "done",
    },
    {
      when: "the other limit was raised today",
      state: card({ temporary_purchase_limit_expires: today }),
      is: "done",
    },
    {
      when: "the limit has a whole number written as a fraction",
      with: { new_limit: float(700) },
      is: "done",
    },
  ],
);
