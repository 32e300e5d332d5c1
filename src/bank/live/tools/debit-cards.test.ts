import { bankTable } from "../../../../test/fixtures/bank-table.ts";

// Tools that change the state of one debit card: freeze, unfreeze, close, alerts, recurring payments, PIN.

const today = "11/14/2025";
const card = (fields: { [name: string]: string | boolean | null }, key = "ann-card") => ({
  debit_cards: { [key]: fields },
});
const statuses = (is: string, ...of: readonly string[]) =>
  of.map((status) => ({ when: `the card is ${status}`, state: card({ status }), is, says: [status] }));
const unknown = { when: "the card is not known", with: { card_id: "no-card" }, is: "unknown-card" };

bankTable("freeze_debit_card_3892", { args: { card_id: "ann-card" }, needed: ["card_id"] }, [
  {
    when: "an active card is frozen",
    is: "done",
    says: ["ann-card is frozen"],
    writes: { "debit_cards/ann-card": { status: ["ACTIVE", "FROZEN"], frozen_date: [null, today] } },
  },
  unknown,
  ...statuses("card-not-active", "FROZEN", "PENDING", "CLOSED", "active"),
  {
    when: "the account is closed, the card can be frozen all the same",
    state: { accounts: { "ann-checking": { status: "CLOSED" } } },
    is: "done",
  },
]);

bankTable(
  "unfreeze_debit_card_3893",
  { args: { card_id: "ann-card" }, needed: ["card_id"], state: card({ status: "FROZEN" }) },
  [
    {
      when: "a frozen card works again",
      is: "done",
      says: ["ann-card is active again"],
      writes: { "debit_cards/ann-card": { status: ["FROZEN", "ACTIVE"], unfrozen_date: [null, today] } },
    },
    unknown,
    ...statuses("card-not-frozen", "ACTIVE", "PENDING", "CLOSED"),
    {
      when: "the account is closed",
      state: { accounts: { "ann-checking": { status: "CLOSED" } } },
      is: "account-not-open",
    },
  ],
);

bankTable(
  "close_debit_card_4721",
  { args: { card_id: "ann-card", reason: "lost" }, needed: ["card_id", "reason"] },
  [
    {
      when: "an active card is closed",
      is: "done",
      says: ["ann-card is closed for good", "was: ACTIVE", "reason: lost"],
      writes: {
        "debit_cards/ann-card": {
          status: ["ACTIVE", "CLOSED"],
          closed_date: [null, today],
          closure_reason: [null, "lost"],
        },
      },
    },
    {
      when: "a pending card is closed",
      with: { card_id: "ann-pending" },
      is: "done",
      says: ["was: PENDING"],
    },
    ...["stolen", "fraud_suspected", "damaged", "no_longer_needed", "account_closing"].map((reason) => ({
      when: `the reason is ${reason}`,
      with: { reason },
      is: "done",
    })),
    {
      when: "the reason is in capitals, it is kept in small letters",
      with: { reason: "STOLEN" },
      is: "done",
      says: ["reason: stolen"],
    },
    {
      when: "the reason is none of the list",
      with: { reason: "bored" },
      is: "unknown-reason",
      says: ["bored", "lost"],
    },
    { when: "the reason is a number", with: { reason: 5 }, is: "schema-error" },
    unknown,
    ...statuses("card-not-active", "FROZEN", "CLOSED", "DEACTIVATED"),
  ],
);

const alert = card({ fraud_alert_active: true, alert_source: "customer" });
bankTable(
  "clear_debit_card_fraud_alert_4892",
  { args: { card_id: "ann-card", reason: "customer_verified" }, needed: ["card_id", "reason"], state: alert },
  [
    {
      when: "the customer's own alert is cleared",
      is: "done",
      says: ["The fraud alert", "cleared"],
      writes: {
        "debit_cards/ann-card": {
          fraud_alert_active: [true, false],
          alert_source: ["customer", null],
          fraud_alert_cleared_date: [null, today],
        },
      },
    },
    {
      when: "the bank raised the alert",
      state: card({ alert_source: "bank_initiated" }),
      is: "bank-initiated-alert",
    },
    { when: "there is no alert", state: card({ fraud_alert_active: false }), is: "no-alert" },
    { when: "the record knows no alert", with: { card_id: "ann-pin" }, is: "no-alert" },
    { when: "an alert alone is no block", with: { reason: "velocity_clear" }, is: "no-block" },
    {
      when: "a block alone is no alert",
      state: card({ fraud_alert_active: false, velocity_blocked: true }),
      is: "no-alert",
    },
    {
      when: "a block for many payments is cleared, and the alert stays",
      with: { reason: "velocity_clear" },
      state: card({ velocity_blocked: true, alert_source: "bank_initiated" }),
      is: "done",
      says: ["The block"],
      writes: {
        "debit_cards/ann-card": { velocity_blocked: [true, false], velocity_cleared_date: [null, today] },
      },
    },
    {
      when: "the block is over",
      with: { reason: "velocity_clear" },
      state: card({ velocity_blocked: false }),
      is: "no-block",
    },
    { when: "the reason is none of the list", with: { reason: "other" }, is: "unknown-reason" },
    unknown,
  ],
);

bankTable("set_debit_card_recurring_block_7382", { args: { card_id: "ann-card", block_recurring: true } }, [
  {
    when: "recurring payments are blocked",
    is: "done",
    says: ["are now blocked"],
    writes: { "debit_cards/ann-card": { recurring_blocked: [null, true] } },
  },
  {
    when: "recurring payments are allowed again",
    with: { block_recurring: false },
    state: card({ recurring_blocked: true }),
    is: "done",
    says: ["are now allowed"],
    writes: { "debit_cards/ann-card": { recurring_blocked: [true, false] } },
  },
  {
    when: "they are blocked already, nothing changes",
    state: card({ recurring_blocked: true }),
    is: "done",
    writes: {},
  },
  {
    when: "the status is in small letters, the card counts as active",
    state: card({ status: "active" }),
    is: "done",
  },
  unknown,
  { when: "no card is named", with: { card_id: "" }, is: "missing-value" },
  ...statuses("card-not-active", "FROZEN", "PENDING", "CLOSED"),
  { when: "the card has no status", state: card({ status: null }), is: "card-not-active" },
]);

const pinTool = { args: { card_id: "ann-pin", new_pin: "5936" }, needed: ["card_id", "new_pin"] };
const badPins = [
  { when: "the new PIN has three digits", with: { new_pin: "593" }, is: "malformed-pin" },
  { when: "the new PIN has five digits", with: { new_pin: "59360" }, is: "malformed-pin" },
  { when: "the new PIN is no digits", with: { new_pin: "abcd" }, is: "malformed-pin" },
  { when: "the new PIN runs up", with: { new_pin: "3456" }, is: "weak-pin" },
  { when: "the new PIN runs down", with: { new_pin: "6543" }, is: "weak-pin" },
  { when: "the new PIN repeats one digit", with: { new_pin: "9999" }, is: "weak-pin" },
];
const locked = (status: string) => ({
  when: `the card is ${status}`,
  state: card({ status }, "ann-pin"),
  is: "card-not-active",
  says: [status],
});

bankTable(
  "reset_debit_card_pin_6284",
  {
    ...pinTool,
    args: { ...pinTool.args, last_4_digits: "4821" },
    needed: [...pinTool.needed, "last_4_digits"],
  },
  [
    {
      when: "a locked card gets a new PIN and three attempts",
      state: card({ pin_locked: true }, "ann-pin"),
      is: "done",
      says: ["ann-pin has a new PIN and is unlocked"],
      writes: {
        "debit_cards/ann-pin": {
          pin_last_changed: [null, today],
          pin_locked: [true, false],
          pin_attempts_remaining: [null, 3],
          pin: ["4829", "5936"],
        },
      },
    },
    {
      when: "a card whose record holds no PIN is given none",
      with: { card_id: "ann-card" },
      is: "done",
      writes: {
        "debit_cards/ann-card": {
          pin_last_changed: [null, today],
          pin_locked: [null, false],
          pin_attempts_remaining: [null, 3],
        },
      },
    },
    ...badPins,
    { when: "there are three last digits", with: { last_4_digits: "482" }, is: "malformed-digits" },
    { when: "there are five last digits", with: { last_4_digits: "48210" }, is: "malformed-digits" },
    { when: "the last digits are other ones", with: { last_4_digits: "4820" }, is: "digits-differ" },
    unknown,
    ...["PENDING", "FROZEN", "CLOSED"].map(locked),
  ],
);

bankTable(
  "change_debit_card_pin_6285",
  { ...pinTool, args: { ...pinTool.args, current_pin: "4829" }, needed: [...pinTool.needed, "current_pin"] },
  [
    {
      when: "the present PIN is right, it is replaced",
      is: "done",
      says: ["ann-pin has a new PIN"],
      writes: { "debit_cards/ann-pin": { pin_last_changed: [null, today], pin: ["4829", "5936"] } },
    },
    { when: "the present PIN is wrong", with: { current_pin: "4828" }, is: ["done", "wrong-pin"] },
    {
      when: "the card's record holds no PIN, any present one passes",
      with: { card_id: "ann-card", current_pin: "1357" },
      is: "done",
      writes: { "debit_cards/ann-card": { pin_last_changed: [null, today] } },
    },
    { when: "the new PIN is the present one", with: { new_pin: "4829" }, is: "same-pin" },
    { when: "the present PIN has three digits", with: { current_pin: "482" }, is: "malformed-pin" },
    { when: "the present PIN has five digits", with: { current_pin: "48290" }, is: "malformed-pin" },
    ...badPins,
    unknown,
    ...["PENDING", "FROZEN", "CLOSED"].map(locked),
  ],
);
