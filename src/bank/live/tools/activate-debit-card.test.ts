import { bankTable, type BankCase, type UsualCall } from "../../../../test/fixtures/bank-table.ts";

const usual: UsualCall = {
  args: {
    card_id: "ann-pending",
    last_4_digits: "4821",
    expiration_date: "02/28/2028",
    cvv: "123",
    pin: "5936",
  },
  needed: ["card_id", "last_4_digits", "expiration_date", "cvv", "pin"],
};
const today = "11/14/2025";
const activated = { status: ["PENDING", "ACTIVE"], activated_date: [null, today] };
const card = (fields: { [name: string]: string | null }) => ({ debit_cards: { "ann-pending": fields } });

/** What the three tools have in common, for a card issued as the tool wants it. */
const shared = (reason: string): BankCase[] => {
  const issued = card({ issue_reason: reason });
  const refusals: [when: string, args: { [name: string]: string }, is: string][] = [
    ["the card is not known", { card_id: "no-card" }, "unknown-card"],
    ["a PIN has three digits", { pin: "593" }, "malformed-pin"],
    ["a PIN has five digits", { pin: "59361" }, "malformed-pin"],
    ["a PIN has a letter", { pin: "59a6" }, "malformed-pin"],
    ["a PIN runs up from 0", { pin: "0123" }, "weak-pin"],
    ["a PIN runs up to 9", { pin: "6789" }, "weak-pin"],
    ["a PIN runs up", { pin: "2345" }, "weak-pin"],
    ["a PIN runs down to 0", { pin: "3210" }, "weak-pin"],
    ["a PIN runs down from 9", { pin: "9876" }, "weak-pin"],
    ["a PIN repeats a digit", { pin: "7777" }, "weak-pin"],
    ["a PIN repeats the digit 0", { pin: "0000" }, "weak-pin"],
    ["a security code has two digits", { cvv: "12" }, "malformed-digits"],
    ["a security code has four digits", { cvv: "1234" }, "malformed-digits"],
    ["a security code has a letter", { cvv: "12x" }, "malformed-digits"],
    ["there are three last digits", { last_4_digits: "482" }, "malformed-digits"],
    ["there are five last digits", { last_4_digits: "48211" }, "malformed-digits"],
    ["the last digits are other ones", { last_4_digits: "4822" }, "digits-differ"],
  ];
  return [
    ...refusals.map(([when, args, is]) => ({ when, with: args, state: issued, is })),
    {
      when: "a card is pending, it becomes active",
      state: issued,
      is: "done",
      says: ["ann-pending is active"],
      hides: ["replaces"],
      writes: { "debit_cards/ann-pending": activated },
    },
    { when: "a PIN runs past 9, it passes", with: { pin: "7890" }, state: issued, is: "done" },
    { when: "a PIN runs down past 0, it passes", with: { pin: "0987" }, state: issued, is: "done" },
    { when: "a PIN repeats three digits, it passes", with: { pin: "1112" }, state: issued, is: "done" },
    { when: "a PIN counts by two, it passes", with: { pin: "2468" }, state: issued, is: "done" },
    {
      when: "a card has a PIN in its record, the new one replaces it",
      state: card({ issue_reason: reason, pin: "4829" }),
      is: "done",
      writes: { "debit_cards/ann-pending": { ...activated, pin: ["4829", "5936"] } },
    },
    { when: "a PIN is a number", with: { pin: 5936 }, state: issued, is: "schema-error" },
    { when: "a security code is a number", with: { cvv: 123 }, state: issued, is: "schema-error" },
    {
      when: "a card is given as a number",
      with: { card_id: 7 },
      state: issued,
      is: ["unknown-card", "schema-error"],
    },
    {
      when: "a card is given as a list",
      with: { card_id: ["ann-pending"] },
      state: issued,
      is: "schema-error",
    },
    {
      when: "the security code is another one",
      with: { cvv: "124" },
      state: issued,
      is: ["done", "digits-differ"],
    },
    {
      when: "the expiry date is another one",
      with: { expiration_date: "02/28/2029" },
      state: issued,
      is: ["done", "digits-differ"],
    },
    ...["ACTIVE", "FROZEN", "CLOSED", "DEACTIVATED"].map((status) => ({
      when: `the card is ${status}`,
      state: card({ issue_reason: reason, status }),
      is: "card-not-pending",
      says: [status],
    })),
    ...["CLOSED", "ACTIVE", "FROZEN"].map((status) => ({
      when: `the card's account is ${status}`,
      state: { ...issued, accounts: { "ann-empty": { status } } },
      is: "account-not-open",
    })),
    {
      when: "the card's account is not in the bank, nothing is asked of it",
      state: card({ issue_reason: reason, account_id: "elsewhere" }),
      is: "done",
    },
  ];
};

/** Cards issued for these reasons are activated by another tool. */
const foreign = (...reasons: readonly string[]): BankCase[] =>
  reasons.map((reason) => ({
    when: `a card was issued as ${reason}, another tool is for it`,
    state: card({ issue_reason: reason }),
    is: "wrong-tool",
    says: [reason],
  }));
const also = (...reasons: readonly string[]): BankCase[] =>
  reasons.map((reason) => ({
    when: `a card was issued as ${reason}`,
    state: card({ issue_reason: reason }),
    is: "done",
  }));

/** The account's other active cards give way; what is not active or on another account stays. */
const retires = (reason: string, status: string, fields: { [name: string]: string }): BankCase => {
  const told = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, [null, value]]));
  const retired = { status: ["ACTIVE", status], ...told };
  return {
    when: "the account has other active cards, they give way",
    state: {
      debit_cards: {
        "ann-pending": { issue_reason: reason, account_id: "ann-checking" },
        "ann-frozen": { account_id: "ann-checking", status: "FROZEN" },
        "ann-second": { account_id: "ann-checking", status: "ACTIVE" },
      },
    },
    is: "done",
    says: ["other cards that it replaces: ann-card, ann-second"],
    writes: {
      "debit_cards/ann-card": retired,
      "debit_cards/ann-second": retired,
      "debit_cards/ann-pending": activated,
    },
  };
};

const oneOther: BankCase = {
  when: "the account has one other active card, it is named",
  state: {
    debit_cards: {
      "ann-pending": { issue_reason: "lost", account_id: "ann-other" },
      "ann-only": { account_id: "ann-other", status: "ACTIVE" },
    },
  },
  is: "done",
  says: ["other cards that it replaces: ann-only"],
};

bankTable("activate_debit_card_8291", usual, [
  ...shared("new_account"),
  ...also("first_card"),
  {
    when: "a card's record does not say why it was issued, it counts as a new one",
    with: { card_id: "bare" },
    state: {
      debit_cards: {
        bare: { status: "PENDING", last_4_digits: "4821", expiration_date: "02/28/2028", cvv: "123" },
      },
    },
    is: "done",
  },
  { when: "a card was issued for no reason", state: card({ issue_reason: null }), is: "wrong-tool" },
  ...foreign("lost", "stolen", "fraud", "expired", "damaged", "upgrade", "bank_reissue"),
  retires("new_account", "DEACTIVATED", {
    deactivated_date: today,
    deactivation_reason: "New card activated",
  }),
]);

bankTable("activate_debit_card_8292", { ...usual, state: card({ issue_reason: "lost" }) }, [
  oneOther,
  ...shared("lost"),
  ...also("stolen", "fraud"),
  ...foreign("new_account", "first_card", "expired", "damaged", "upgrade", "bank_reissue"),
  retires("stolen", "DEACTIVATED", {
    deactivated_date: today,
    deactivation_reason: "Replacement card activated (stolen)",
  }),
]);

bankTable("activate_debit_card_8293", { ...usual, state: card({ issue_reason: "expired" }) }, [
  ...shared("expired"),
  ...also("damaged", "upgrade", "bank_reissue"),
  ...foreign("new_account", "first_card", "lost", "stolen", "fraud"),
  retires("upgrade", "GRACE_PERIOD", {
    grace_period_ends: today,
    deactivation_reason: "Reissued card activated (upgrade)",
  }),
]);
