import { bankTable, idOf, type BankCase } from "../../../../test/fixtures/bank-table.ts";

// Opening and closing bank accounts.

const today = "11/14/2025";
type Fields = { [name: string]: string | number | null };
const accounts = (changes: { [key: string]: Fields }) => ({ accounts: changes });

const savings = { account_type: "savings", account_class: "Silver Plus Account" };
const business = { account_type: "business_checking", account_class: "Cobalt Account" };
const businessSavings = { account_type: "business_savings", account_class: "Navy Account" };
/** A customer with one account, and what it is. */
const dan = (fields: Fields) =>
  accounts({
    "dan-1": { user_id: "dan", class: "checking", status: "OPEN", current_holdings: "0.00", ...fields },
  });
const asDan = { user_id: "dan" };
const danOpens = (tool: object, when: string, is: string, fields: Fields): BankCase => ({
  when,
  with: { ...asDan, ...tool },
  state: dan(fields),
  is,
});

bankTable(
  "open_bank_account_4821",
  {
    args: { user_id: "ann", account_type: "checking", account_class: "Green Account" },
    needed: ["user_id", "account_type", "account_class"],
  },
  [
    {
      when: "a checking account is opened, the other tools can use it",
      under: "own",
      is: "done",
      says: [
        idOf("", 16, "account", "ann", "checking", "Green Account"),
        "type: checking",
        "tier: Green Account",
      ],
      writes: {
        [`accounts/${idOf("", 16, "account", "ann", "checking", "Green Account")}`]: {
          account_id: idOf("", 16, "account", "ann", "checking", "Green Account"),
          user_id: "ann",
          account_type: "checking",
          account_class: "Green Account",
          class: "checking",
          level: "Green Account",
          current_holdings: "0.00",
          status: "OPEN",
          date_opened: today,
        },
      },
    },
    {
      when: "a checking account is opened, without class and level",
      under: "public",
      is: "done",
      writes: {
        [`accounts/${idOf("", 16, "account", "ann", "checking", "Green Account")}`]: {
          account_id: idOf("", 16, "account", "ann", "checking", "Green Account"),
          user_id: "ann",
          account_type: "checking",
          account_class: "Green Account",
          current_holdings: "0.00",
          status: "OPEN",
          date_opened: today,
        },
      },
    },
    {
      when: "the same was opened before",
      after: [
        [
          "open_bank_account_4821",
          { user_id: "ann", account_type: "checking", account_class: "Green Account" },
        ],
      ],
      is: "duplicate",
    },
    {
      when: "the kind of account is none of the list",
      with: { account_type: "saving" },
      is: "unknown-value",
      says: ["savings"],
    },
    { when: "the customer is not known", with: { user_id: "nobody" }, is: ["done", "unknown-customer"] },
    { when: "a customer without accounts opens a checking account", with: asDan, is: "done" },

    { when: "a customer with an old checking account saves", with: savings, is: "done" },
    { when: "a customer without accounts saves", with: { ...asDan, ...savings }, is: "not-eligible" },
    danOpens(savings, "the checking account is 14 days old, savings may be opened", "done", {
      date_opened: "10/31/2025",
    }),
    danOpens(savings, "the checking account is 13 days old, no savings yet", "not-eligible", {
      date_opened: "11/01/2025",
    }),
    danOpens(savings, "the checking account has no opening date, no savings", "not-eligible", {
      date_opened: null,
    }),
    danOpens(savings, "the checking account is closed, no savings", "not-eligible", {
      date_opened: "01/01/2024",
      status: "CLOSED",
    }),
    danOpens(savings, "the checking account is active, savings may be opened", "done", {
      date_opened: "01/01/2024",
      status: "ACTIVE",
    }),
    danOpens(savings, "there is only a savings account, no other", "not-eligible", {
      date_opened: "01/01/2024",
      class: "saving",
    }),
    danOpens(savings, "a business account alone does not count for savings", "not-eligible", {
      date_opened: "01/01/2024",
      class: "business_checking",
    }),
    danOpens(savings, "the kind stands in the newer field", "done", {
      date_opened: "01/01/2024",
      class: null,
      account_type: "personal_checking",
    }),
    danOpens(savings, "the newer field counts where there are both", "not-eligible", {
      date_opened: "01/01/2024",
      account_type: "savings",
    }),

    danOpens(business, "there is an open personal account, a business account may be opened", "done", {}),
    danOpens(business, "the personal account is new, that does not matter to a business account", "done", {
      date_opened: today,
    }),
    danOpens(business, "the personal account is frozen, no business account", "not-eligible", {
      status: "FROZEN",
    }),
    danOpens(business, "there is only a savings account, no business account", "not-eligible", {
      class: "saving",
    }),
    {
      when: "a customer without accounts opens a business account",
      with: { ...asDan, ...business },
      is: "not-eligible",
    },
    {
      when: "any account of the customer is closed, no business account",
      with: { ...asDan, ...business },
      state: accounts({
        ...dan({}).accounts,
        "dan-2": { user_id: "dan", class: "saving", status: "CLOSED" },
      }),
      is: "not-eligible",
    },
    {
      when: "somebody else's account is closed, that does not matter",
      with: { ...asDan, ...business },
      state: accounts({ ...dan({}).accounts, "ben-checking": { status: "CLOSED" } }),
      is: "done",
    },

    danOpens(businessSavings, "the business account is 30 days old, business savings may be opened", "done", {
      class: "business_checking",
      date_opened: "10/15/2025",
    }),
    danOpens(
      businessSavings,
      "the business account is 29 days old, no business savings yet",
      "not-eligible",
      {
        class: "business_checking",
        date_opened: "10/16/2025",
      },
    ),
    danOpens(businessSavings, "the business account is closed, no business savings", "not-eligible", {
      class: "business_checking",
      date_opened: "01/01/2024",
      status: "CLOSED",
    }),
    danOpens(businessSavings, "there is only a personal account, no business savings", "not-eligible", {
      date_opened: "01/01/2024",
    }),
    danOpens(businessSavings, "the business account is overdrawn, no business savings", "not-eligible", {
      class: "business_checking",
      date_opened: "01/01/2024",
      current_holdings: "-0.01",
    }),
    {
      when: "another account is overdrawn, no business savings",
      with: { ...asDan, ...businessSavings },
      state: accounts({
        ...dan({ class: "business_checking", date_opened: "01/01/2024" }).accounts,
        "dan-2": { user_id: "dan", class: "checking", status: "OPEN", current_holdings: "$-5.00" },
      }),
      is: "not-eligible",
    },
    {
      when: "a customer without accounts opens business savings",
      with: { ...asDan, ...businessSavings },
      is: "not-eligible",
    },
  ],
);

/** What closing early costs, and the last day on which it does. Days are those to 11/14/2025. */
const FEES: [kind: string, level: string, fee: number, within: number, lastDay: string, firstFree: string][] =
  [
    ["checking", "Light Blue Account", 15, 30, "10/16/2025", "10/15/2025"],
    ["checking", "Light Green Account", 15, 30, "10/16/2025", "10/15/2025"],
    ["checking", "Green Fee-Free Account", 15, 30, "10/16/2025", "10/15/2025"],
    ["checking", "Blue Account", 25, 60, "09/16/2025", "09/15/2025"],
    ["checking", "Green Account", 25, 60, "09/16/2025", "09/15/2025"],
    ["checking", "Evergreen Account", 50, 90, "08/17/2025", "08/16/2025"],
    ["checking", "Bluest Account", 100, 180, "05/19/2025", "05/18/2025"],
    ["savings", "Bronze Account", 20, 60, "09/16/2025", "09/15/2025"],
    ["savings", "Silver Account", 35, 90, "08/17/2025", "08/16/2025"],
    ["savings", "Silver Plus Account", 35, 90, "08/17/2025", "08/16/2025"],
    ["savings", "Gold Account", 75, 180, "05/19/2025", "05/18/2025"],
    ["savings", "Gold Plus Account", 75, 180, "05/19/2025", "05/18/2025"],
    ["savings", "Gold Years Account", 75, 180, "05/19/2025", "05/18/2025"],
    ["savings", "Platinum Account", 150, 270, "02/18/2025", "02/17/2025"],
    ["savings", "Platinum Plus Account", 150, 270, "02/18/2025", "02/17/2025"],
    ["savings", "Diamond Elite Account", 150, 270, "02/18/2025", "02/17/2025"],
  ];
const empty = (fields: Fields) => accounts({ "ann-empty": fields });
const closed = (more: { [field: string]: unknown } = {}) => ({
  "accounts/ann-empty": {
    status: ["OPEN", "CLOSED"],
    date_closed: [null, today],
    closure_reason: [null, "Customer requested closure"],
    early_closure_fee_waived: [null, false],
    ...more,
  },
});

bankTable(
  "close_bank_account_7392",
  {
    args: { account_id: "ann-empty", reason: "Customer requested closure", waive_early_closure_fee: false },
    optional: ["reason", "waive_early_closure_fee"],
    needed: ["account_id"],
  },
  [
    {
      when: "an old and empty account is closed",
      is: "done",
      says: ["ann-empty is closed", "reason: Customer requested closure", "fee for closing early: $0.00"],
      writes: closed(),
    },
    {
      when: "neither reason nor waiver is given, the customer asked for it",
      with: { reason: undefined, waive_early_closure_fee: undefined },
      is: "done",
      writes: closed(),
    },
    {
      when: "a reason is given",
      with: { reason: "Moved away" },
      is: "done",
      says: ["reason: Moved away"],
      writes: closed({ closure_reason: [null, "Moved away"] }),
    },
    { when: "the account is not known", with: { account_id: "nowhere" }, is: "unknown-account" },
    { when: "the account is closed already", state: empty({ status: "CLOSED" }), is: "already-closed" },
    {
      when: "a cent is left",
      state: empty({ current_holdings: "0.01" }),
      is: "balance-left",
      says: ["$0.00"],
    },
    { when: "a cent is owed", state: empty({ current_holdings: "-0.01" }), is: "fee-not-covered" },
    ...FEES.flatMap(([kind, level, fee, within, lastDay, firstFree]): BankCase[] => {
      const early = { class: kind, level, date_opened: lastDay };
      return [
        {
          when: `a ${level} of ${within - 1} days holds the fee of ${fee}, which is taken`,
          state: empty({ ...early, current_holdings: `${fee}.00` }),
          under: "own",
          is: "done",
          says: [`fee for closing early: $${fee}.00`],
          writes: closed({ current_holdings: [`${fee}.00`, "0.00"] }),
        },
        {
          when: `a ${level} of ${within - 1} days holds the fee of ${fee}, which stays`,
          state: empty({ ...early, current_holdings: `${fee}.00` }),
          under: "public",
          is: "done",
          writes: closed(),
        },
        {
          when: `a ${level} of ${within - 1} days holds a cent less than the fee`,
          state: empty({ ...early, current_holdings: `${fee - 1}.99` }),
          is: "fee-not-covered",
        },
        {
          when: `a ${level} of ${within - 1} days holds a cent more than the fee`,
          state: empty({ ...early, current_holdings: `${fee}.01` }),
          is: "balance-left",
          says: [`$${fee}.00`],
        },
        {
          when: `a ${level} of ${within} days costs nothing`,
          state: empty({ ...early, date_opened: firstFree }),
          is: "done",
          writes: closed(),
        },
      ];
    }),
    {
      when: "the fee is waived",
      with: { waive_early_closure_fee: true },
      state: empty({ date_opened: today }),
      is: "done",
      says: ["fee for closing early: waived"],
      writes: closed({ early_closure_fee_waived: [null, true] }),
    },
    {
      when: "the fee is waived and the account holds it",
      with: { waive_early_closure_fee: true },
      state: empty({ date_opened: today, current_holdings: "25.00" }),
      is: "balance-left",
    },
    {
      when: "savings of class saving are closed early",
      state: empty({ class: "saving", level: "Silver Account", date_opened: today }),
      is: ["done", "fee-not-covered"],
    },
    {
      when: "the opening date is unreadable, there is no fee",
      state: empty({ date_opened: "lately" }),
      is: "done",
    },
    { when: "there is no opening date, there is no fee", state: empty({ date_opened: null }), is: "done" },
    {
      when: "the level is a savings account's, there is no fee",
      state: empty({ date_opened: today, level: "Silver Account" }),
      is: "done",
    },
    {
      when: "it is a business account, there is no fee",
      state: empty({ date_opened: today, class: "business_checking" }),
      is: "done",
    },
    { when: "the balance is unreadable", state: empty({ current_holdings: "N/A" }), is: "schema-error" },
  ],
);
