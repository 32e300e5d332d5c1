import {
  bankTable,
  idOf,
  type BankCase,
  type Step,
  type UsualCall,
} from "../../../../test/fixtures/bank-table.ts";
import { sha256 } from "../../../files/sha256.ts";

// Tools that only read: who a customer is, what there is of cards, accounts, payments and disputes.

const verified = (user: string): Step => [
  "log_verification",
  {
    name: "x",
    user_id: user,
    address: "",
    email: "",
    phone_number: "",
    date_of_birth: "",
    time_verified: "2025-11-14 03:40:00 EST",
  },
];
const asAnn: UsualCall["after"] = [verified("ann")];

/** Look-ups of one customer's data: under our own rules they need a verification of today, or of who acts for it. */
const needsVerification = (mine: { [name: string]: string }, under?: "own"): BankCase[] => {
  const logged = (fields: { [name: string]: string }) => ({ verification_history: { v: fields } });
  const time = (stamp: string) => logged({ user_id: "ann", time_verified: stamp });
  const refusedUnder = (is: string): BankCase["is"] => (under === undefined ? is : ["done", is]);
  return [
    { when: "nobody is verified", with: mine, is: refusedUnder("not-verified") },
    {
      when: "somebody else is verified",
      with: mine,
      after: [verified("ben")],
      is: refusedUnder("not-verified"),
    },
    {
      when: "the customer was verified today",
      with: mine,
      state: time("2025-11-14 00:00:01 EST"),
      is: "done",
    },
    {
      when: "the customer was verified yesterday",
      under: "own",
      with: mine,
      state: time("2025-11-13 23:59:59 EST"),
      is: "not-verified",
    },
    {
      when: "nobody knows when the customer was verified",
      under: "own",
      with: mine,
      state: logged({ user_id: "ann" }),
      is: "not-verified",
    },
    {
      when: "who is verified acts for the customer",
      under: "own",
      with: mine,
      after: [verified("ben")],
      state: { users: { ben: { acts_for: { ann: { role: "Owner" } } } } },
      is: "done",
    },
    {
      when: "who is verified acts for another customer",
      under: "own",
      with: mine,
      after: [verified("ben")],
      state: { users: { ben: { acts_for: { dan: { role: "Owner" } } } } },
      is: "not-verified",
    },
    {
      when: "whom the verified one acts for is unreadable",
      under: "own",
      with: mine,
      after: [verified("ben")],
      state: { users: { ben: { acts_for: "ann" } } },
      is: "not-verified",
    },
  ];
};

for (const [tool, name, value, field] of [
  ["get_user_information_by_id", "user_id", "ann", "user_id"],
  ["get_user_information_by_name", "customer_name", "Ann Archer", "name"],
  ["get_user_information_by_email", "email", "ann@example.com", "email"],
] as const) {
  bankTable(tool, { args: { [name]: value } }, [
    {
      when: "the customer is found, whole",
      is: "done",
      says: [
        `${field} ${value}: 1 record`,
        "1. ann",
        "name: Ann Archer",
        "address: 1 Elm Street",
        "phone_number: 512-555-0101",
        "date_of_birth: 01/02/1980",
      ],
      hides: ["Ben Baker"],
    },
    {
      when: "two customers are found, in their order",
      with: { [name]: value },
      state: { users: { ben: { [field]: value } } },
      is: "done",
      says: [": 2 records", "1. ann", "2. ben"],
    },
    { when: "nobody is found", with: { [name]: "nobody" }, is: "done", says: [": none"] },
    {
      when: "capitals differ, nobody is found",
      with: { [name]: value.toUpperCase() },
      is: "done",
      says: [": none"],
    },
    { when: "the value breaks the query", with: { [name]: 'a"b' }, is: ["unusable-value", "done"] },
    {
      when: "the value adds a constraint",
      with: { [name]: `nobody", "${field}": "${value}` },
      under: "public",
      is: "done",
      says: ["1. ann"],
    },
    {
      when: "the value is but a value",
      with: { [name]: `nobody", "${field}": "${value}` },
      under: "own",
      is: "done",
      says: [": none"],
    },
    { when: "the value is empty", with: { [name]: "" }, is: "done", says: [": none"] },
  ]);
}

for (const [tool, table, field, key] of [
  ["get_referrals_by_user", "referrals", "referrer_id", "r-ann"],
  ["get_credit_card_transactions_by_user", "credit_card_transaction_history", "user_id", "t-ann"],
  ["get_credit_card_accounts_by_user", "credit_card_accounts", "user_id", "ann-gold"],
] as const) {
  const state = { referrals: { "r-ann": { referrer_id: "ann" }, "r-ben": { referrer_id: "ben" } } };
  const mine = { user_id: "ann" };
  bankTable(tool, { args: mine, state }, [
    {
      when: "the customer's records are listed",
      after: [verified("ann")],
      is: "done",
      says: ["of customer ann: 1 record", `1. ${key}`],
      hides: ["ben"],
    },
    {
      when: "the customer has none",
      with: { user_id: "dan" },
      after: [verified("dan")],
      is: "done",
      says: ["of customer dan: none"],
    },
    { when: "the public bank asks for no verification", with: mine, under: "tau2", is: "done", says: [key] },
    ...needsVerification(mine).map((one): BankCase => ({ ...one, under: "own" })),
    ...needsVerification(mine)
      .filter(({ under }) => under === undefined)
      .map((one): BankCase => ({ ...one, under: "fraudbench" })),
    {
      when: "the fork counts a verification of any day",
      under: "fraudbench",
      state: { verification_history: { v: { user_id: "ann", time_verified: "2020-01-01" } } },
      is: "done",
    },
    {
      when: "the fork does not ask who acts for whom",
      under: "fraudbench",
      after: [verified("ben")],
      state: { users: { ben: { acts_for: { ann: {} } } } },
      is: "not-verified",
    },
    { when: "the value breaks the query", with: { user_id: 'a"b' }, under: "tau2", is: "unusable-value" },
    {
      when: "the value adds a constraint",
      with: { user_id: `ben", "${field}": "ann` },
      under: "tau2",
      is: "done",
      says: [key],
    },
    {
      when: `what others have in ${table} is not listed`,
      with: mine,
      after: [verified("ann"), verified("ben")],
      is: "done",
      hides: ["ben"],
    },
  ]);
}

bankTable("get_all_user_accounts_by_user_id_3847", { args: { user_id: "ann" }, needed: ["user_id"] }, [
  {
    when: "bank accounts are listed, then credit card accounts",
    after: asAnn,
    is: "done",
    says: [
      "Bank accounts of customer ann: 5 records",
      "1. ann-checking",
      "2. ann-savings",
      "5. ann-empty",
      "Credit card accounts of customer ann: 1 record",
      "1. ann-gold",
    ],
    hides: ["ben"],
  },
  {
    when: "the customer has none",
    with: { user_id: "dan" },
    after: [verified("dan")],
    is: "done",
    says: [": none", ": none"],
  },
  ...needsVerification({ user_id: "ann" }, "own"),
]);

bankTable(
  "get_debit_cards_by_account_id_7823",
  { args: { account_id: "ann-checking" }, needed: ["account_id"] },
  [
    {
      when: "the cards of an account are listed, newest first, under the policies' names",
      after: asAnn,
      under: "own",
      is: "done",
      says: [
        "Debit cards of account ann-checking: 2 records",
        "1. ann-card",
        "card_number_last_4: 4821",
        "date_issued: 02/01/2024",
        "2. ann-old",
      ],
      hides: [" last_4_digits", " issue_date", "ann-pin"],
    },
    { when: "dates are sorted by their texts", under: "public", is: "done", says: ["ann-old", "ann-card"] },
    {
      when: "a card has the policies' names already",
      after: asAnn,
      state: { debit_cards: { "ann-card": { date_issued: "03/01/2024" } } },
      is: "done",
      says: ["date_issued: 03/01/2024"],
      hides: ["date_issued: 02/01/2024"],
    },
    {
      when: "a card's date stands in the other field",
      after: asAnn,
      state: { debit_cards: { "ann-third": { account_id: "ann-checking", date_issued: "12/31/2024" } } },
      is: "done",
      says: ["1. ann-third"],
    },
    {
      when: "a card's date is unreadable, it comes last",
      after: asAnn,
      state: { debit_cards: { "ann-card": { issue_date: "lately" } } },
      under: "own",
      is: "done",
      says: ["1. ann-old", "2. ann-card"],
    },
    { when: "the account is not known", with: { account_id: "nowhere" }, is: "unknown-account" },
    { when: "it is a savings account", with: { account_id: "ann-savings" }, is: "no-checking-account" },
    {
      when: "it is a business account",
      after: asAnn,
      state: { accounts: { "ann-checking": { class: "BUSINESS_CHECKING" } } },
      is: "done",
    },
    {
      when: "the account has no class",
      state: { accounts: { "ann-checking": { class: null } } },
      is: "no-checking-account",
    },
    ...needsVerification({ account_id: "ann-checking" }, "own"),
  ],
);

bankTable(
  "get_bank_account_transactions_9173",
  { args: { account_id: "ann-checking" }, needed: ["account_id"] },
  [
    {
      when: "transactions are listed by date and time, newest first, what has no date last",
      after: asAnn,
      state: {
        bank_account_transaction_history: {
          "b-0": { account_id: "ann-checking", date: "soon" },
          "b-4": { account_id: "ann-checking", date: "11/10/2025 09:30:01" },
          "b-5": { account_id: "ann-checking", date: "11/10/2025" },
          "b-6": { account_id: "ann-checking", date: "11/10/2025 10:00:00" },
          "b-7": { account_id: "ben-checking", date: "11/12/2025" },
          "b-8": { account_id: "ann-checking" },
        },
      },
      is: "done",
      says: [
        "account ann-checking: 8 records",
        "1. b-6",
        "2. b-4",
        "3. b-2",
        "4. b-5",
        "5. b-1",
        "6. b-3",
        "7. b-0",
        "8. b-8",
      ],
      hides: ["b-7"],
    },
    {
      when: "there are none",
      with: { account_id: "ann-empty" },
      after: asAnn,
      is: "done",
      says: ["ann-empty: none"],
    },
    { when: "the account is not known", with: { account_id: "nowhere" }, is: "unknown-account" },
    ...needsVerification({ account_id: "ann-checking" }, "own"),
  ],
);

bankTable("get_atm_deposit_images_8473", { args: { transaction_id: "b-3" }, needed: ["transaction_id"] }, [
  {
    when: "the machine saw the deposit",
    after: asAnn,
    under: "own",
    is: "done",
    says: [
      "transaction: b-3",
      "machine: Harbour Bank ATM 7",
      "date: 12/31/2024",
      "recorded: $120.00",
      "images: two notes of $100",
    ],
  },
  { when: "the machine is another bank's", under: "public", is: "foreign-machine" },
  ...["rho-bank", "RhoBank"].map((name) => ({
    when: `the machine is of ${name}`,
    after: asAnn,
    state: { bank_account_transaction_history: { "b-3": { description: `ATM ${name} 7` } } },
    is: "done",
  })),
  {
    when: "nothing is known of the deposit but its amount",
    after: asAnn,
    state: {
      bank_account_transaction_history: {
        bare: { account_id: "ann-checking", type: "atm_deposit", amount: -20.5 },
      },
    },
    with: { transaction_id: "bare" },
    under: "own",
    is: "done",
    says: ["machine: unknown", "date: unknown", "recorded: $20.50", "images: none available"],
  },
  {
    when: "not even the amount is known",
    after: asAnn,
    state: {
      bank_account_transaction_history: { bare: { account_id: "ann-checking", type: "atm_deposit" } },
    },
    with: { transaction_id: "bare" },
    under: "own",
    is: "done",
    says: ["recorded: $0.00"],
  },
  { when: "the transaction is not known", with: { transaction_id: "b-none" }, is: "unknown-transaction" },
  { when: "the transaction is no deposit", with: { transaction_id: "b-1" }, is: "no-deposit" },
  {
    when: "the account is not in the bank, nobody can be verified for it",
    after: asAnn,
    state: { bank_account_transaction_history: { "b-3": { account_id: "gone" } } },
    under: "own",
    is: "not-verified",
  },
  ...needsVerification({ transaction_id: "b-3" }).map((one): BankCase => ({ ...one, under: "own" })),
]);

const ofGold = { credit_card_account_id: "ann-gold" };
bankTable(
  "get_payment_history_6183",
  { args: { ...ofGold, months: 12 }, needed: ["credit_card_account_id"] },
  [
    {
      when: "payments are listed by date, newest first, and those on time counted",
      after: asAnn,
      state: {
        payment_history: {
          "p-3": { credit_card_account_id: "ann-gold", payment_date: "10/10/2025", status: "ON_TIME" },
          "p-4": { credit_card_account_id: "ben-gold", payment_date: "10/11/2025", status: "LATE" },
          "p-5": { credit_card_account_id: "ann-gold", payment_date: "some day", status: "ON_TIME" },
        },
      },
      under: "own",
      is: "done",
      says: ["account ann-gold: 4 records", "1. p-2", "2. p-3", "3. p-1", "4. p-5", "in a row, up to now: 2"],
      hides: ["p-4"],
    },
    {
      when: "payments are listed by the text of their dates",
      under: "public",
      is: "done",
      says: ["1. p-1", "2. p-2", "in a row, up to now: 0"],
    },
    {
      when: "only the latest is asked for",
      with: { months: 1 },
      after: asAnn,
      under: "own",
      is: "done",
      says: ["1 record", "p-2", "up to now: 1"],
      hides: ["p-1"],
    },
    {
      when: "all were on time",
      state: { payment_history: { "p-1": { status: "ON_TIME" } } },
      after: asAnn,
      is: "done",
      says: ["up to now: 2"],
    },
    {
      when: "there are none",
      with: { credit_card_account_id: "ben-gold" },
      after: [verified("ben")],
      is: "done",
      says: [": none", "up to now: 0"],
    },
    { when: "0 months are asked for", with: { months: 0 }, is: "amount-not-positive" },
    {
      when: "less than a month is asked for",
      with: { months: 0.9 },
      is: ["amount-not-positive", "schema-error"],
    },
    { when: "-1 month is asked for", with: { months: -1 }, is: "amount-not-positive" },
    {
      when: "a part of a month is cut off",
      with: { months: 1.9 },
      under: "public",
      is: "done",
      says: ["1 record"],
    },
    { when: "the number is spelt", with: { months: "1" }, is: ["done", "schema-error"] },
    { when: "the number is none", with: { months: "all" }, is: ["no-whole-number", "schema-error"] },
    { when: "the number has no end", with: { months: "inf" }, is: ["no-whole-number", "schema-error"] },
    {
      when: "the account is not known",
      with: { credit_card_account_id: "nowhere" },
      is: ["done", "unknown-card-account"],
    },
    ...needsVerification(ofGold, "own"),
  ],
);

const record = (table: string, ...statuses: string[]) => ({
  [table]: {
    ...Object.fromEntries(
      statuses.map((status) => [`x-${status}`, { credit_card_account_id: "ann-gold", status }]),
    ),
    "x-ben": { credit_card_account_id: "ben-gold", status: "PENDING" },
  },
});
for (const [tool, table, title] of [
  ["get_pending_replacement_orders_5765", "credit_card_orders", "Replacement cards on order"],
  ["get_closure_reason_history_8293", "credit_card_closure_reasons", "Reasons for closing"],
  ["get_credit_limit_increase_history_4829", "credit_limit_increase_requests", "Limit requests"],
] as const) {
  const state = record(table, "PENDING", "ORDERED", "SHIPPED", "DELIVERED", "CANCELLED", "COMPLETED");
  const onlyOpen = table === "credit_card_orders";
  bankTable(tool, { args: ofGold, needed: ["credit_card_account_id"], state }, [
    {
      when: onlyOpen ? "what is on order is listed" : "all are listed",
      after: asAnn,
      under: "own",
      is: "done",
      says: [
        `${title} of account ann-gold: ${onlyOpen ? 3 : 6} records`,
        "x-PENDING",
        "x-ORDERED",
        "x-SHIPPED",
      ],
      hides: ["x-ben", ...(onlyOpen ? ["x-DELIVERED", "x-CANCELLED", "x-COMPLETED"] : [])],
    },
    {
      when: "all are listed",
      under: "public",
      is: "done",
      says: [": 6 records", "x-DELIVERED"],
      hides: ["x-ben"],
    },
    {
      when: "the account is not known",
      with: { credit_card_account_id: "nowhere" },
      is: ["done", "unknown-card-account"],
    },
    ...needsVerification(ofGold, "own"),
  ]);
}

for (const [tool, table] of [
  ["get_debit_dispute_status_7483", "debit_card_disputes"],
  ["get_user_dispute_history_7291", "transaction_disputes"],
] as const) {
  const state = {
    [table]: { "d-1": { user_id: "ann" }, "d-2": { user_id: "ben" }, "d-3": { user_id: "ann" } },
  };
  bankTable(tool, { args: { user_id: "ann" }, needed: ["user_id"], state }, [
    {
      when: "the customer's disputes are listed",
      after: asAnn,
      is: "done",
      says: ["customer ann: 2 records", "1. d-1", "2. d-3"],
      hides: ["d-2"],
    },
    {
      when: "there are none",
      with: { user_id: "dan" },
      after: [verified("dan")],
      is: "done",
      says: ["customer dan: none"],
    },
    ...needsVerification({ user_id: "ann" }, "own"),
  ]);
}

bankTable(
  "get_current_dispute_count",
  {
    args: { user_id: "ann" },
    state: {
      transaction_disputes: {
        "d-1": { user_id: "ann" },
        "d-2": { user_id: "ben" },
        "d-3": { user_id: "ann" },
      },
      debit_card_disputes: { "d-4": { user_id: "ann" } },
    },
  },
  [
    {
      when: "credit card disputes are counted",
      under: "own",
      is: "done",
      says: ["customer ann has disputed: 2"],
    },
    {
      when: "credit card disputes are counted",
      under: "fraudbench",
      is: "done",
      says: ["customer ann has disputed: 2"],
    },
    { when: "the public bank has no such tool", under: "tau2", is: "unknown-tool" },
    { when: "there are none", with: { user_id: "dan" }, under: "own", is: "done", says: [": 0"] },
  ],
);

bankTable("get_current_time", { args: {} }, [
  { when: "the bank's time is told", is: "done", says: ["2025-11-14 03:40:00 EST"] },
  {
    when: "the episode takes place at another time",
    clock: "2026-02-01 12:00:00 CET",
    is: "done",
    says: ["2026-02-01 12:00:00 CET"],
  },
]);

/** The digits that the public bank makes up from the account's id. */
const madeUp = (account: string): string => sha256(`card_last4:${account}`).replaceAll(/\D/g, "").slice(0, 4);
bankTable("get_card_last_4_digits", { args: ofGold }, [
  { when: "the digits are those of the record", under: "own", is: "done", says: ["ann-gold ends in 7777"] },
  {
    when: "the digits are made up",
    under: "public",
    is: "done",
    says: [`ann-gold ends in ${madeUp("ann-gold")}`],
  },
  {
    when: "the record holds none, they are made up",
    with: { credit_card_account_id: "ben-gold" },
    is: "done",
    says: [`ends in ${madeUp("ben-gold")}`],
  },
  {
    when: "the account is not known",
    with: { credit_card_account_id: "nowhere" },
    is: "unknown-card-account",
  },
]);

bankTable(
  "get_referral_link",
  { args: { user_id: "ann", card_name: "EcoCard" } },
  (() => {
    const id = idOf("", 16, "referral_link", "ann", "EcoCard");
    return [
      {
        when: "a link is made",
        is: "done",
        says: ["is ready", `referral: ${id}`, "card: EcoCard", `https://bank.example.com/refer/${id}`],
        writes: {
          [`referrals/${id}`]: {
            referral_id: id,
            referrer_id: "ann",
            referred_account_type: "EcoCard",
            referral_status: "NO_PROGRESS",
            date: "11/14/2025",
          },
        },
      },
      {
        when: "it was made before, it is told again",
        after: [["get_referral_link", { user_id: "ann", card_name: "EcoCard" }]],
        is: "done",
        says: ["before", id],
        writes: {},
      },
    ] satisfies BankCase[];
  })(),
);
