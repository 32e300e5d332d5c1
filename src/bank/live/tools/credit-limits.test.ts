import { bankTable, float, idOf, type BankCase } from "../../../../test/fixtures/bank-table.ts";

// A higher limit on a credit card: asked for, approved, denied.

const today = "11/14/2025";
const SUBMIT = "submit_credit_limit_increase_request_7392";
const APPROVE = "approve_credit_limit_increase_5847";
const DENY = "deny_credit_limit_increase_5848";
const table = "credit_limit_increase_requests";
const parties = { credit_card_account_id: "ann-gold", user_id: "ann" };
const gold = (fields: { [name: string]: string | number }) => ({
  credit_card_accounts: { "ann-gold": fields },
});
const idFor = (increase: string) => idOf("cli_", 12, "cli_request", "ann-gold", "ann", increase);
const notKnown: BankCase = {
  when: "the card account is not known",
  with: { credit_card_account_id: "nowhere" },
  is: "unknown-card-account",
};
const someoneElses = (is: BankCase["is"]): BankCase => ({
  when: "the card account is somebody else's",
  with: { credit_card_account_id: "ben-gold" },
  is,
});

const request = { ...parties, requested_increase_amount: 1000 };
bankTable(SUBMIT, { args: request, needed: Object.keys(request) }, [
  {
    when: "a request is kept",
    is: "done",
    says: [`request: ${idFor("1000.00")}`, "increase: $1000"],
    writes: {
      [`${table}/${idFor("1000.00")}`]: {
        request_id: idFor("1000.00"),
        ...request,
        requested_increase_amount: 1000,
        submitted_at: today,
        status: "PENDING",
      },
    },
  },
  { when: "the increase is a dollar", with: { requested_increase_amount: 1 }, is: "done" },
  { when: "the increase is 0", with: { requested_increase_amount: 0 }, is: "missing-value" },
  { when: "the increase is below 0", with: { requested_increase_amount: -1 }, is: "amount-not-positive" },
  {
    when: "the increase has cents",
    with: { requested_increase_amount: 10.5 },
    is: ["no-whole-number", "schema-error"],
  },
  {
    when: "the increase is no number",
    with: { requested_increase_amount: "more" },
    is: ["no-whole-number", "schema-error"],
  },
  {
    when: "the increase is spelt",
    with: { requested_increase_amount: "1000" },
    is: ["done", "schema-error"],
  },
  notKnown,
  someoneElses("not-owner"),
  { when: "this increase was asked for before", after: [[SUBMIT, request]], is: "duplicate" },
  {
    when: "another increase was asked for before",
    after: [[SUBMIT, { ...request, requested_increase_amount: 999 }]],
    is: "done",
  },
]);

const approval = { ...parties, new_credit_limit: 6000 };
const approved = {
  ...parties,
  previous_limit: "$5000.00",
  new_limit: "$6000.00",
  increase_amount: "$1000.00",
  decision_date: today,
  status: "APPROVED",
};
const raised = { "credit_card_accounts/ann-gold": { credit_limit: ["$5,000.00", "$6000.00"] } };
const disputed = (status: string, user = "ann") => ({
  transaction_disputes: { d: { user_id: user, status } },
});
const onOrder = (status: string, account = "ann-gold") => ({
  credit_card_orders: { o: { credit_card_account_id: account, status } },
});
const cases = (
  is: BankCase["is"],
  what: string,
  states: { [status: string]: BankCase["state"] & object },
): BankCase[] => Object.entries(states).map(([status, state]) => ({ when: `${what} ${status}`, state, is }));
bankTable(APPROVE, { args: approval, needed: Object.keys(approval) }, [
  {
    when: "a limit nobody asked for is raised",
    is: "done",
    says: ["account: ann-gold", "was: $5000.00", "now: $6000.00"],
    writes: {
      ...raised,
      [`${table}/${idFor("1000.00")}`]: { request_id: idFor("1000.00"), ...approved },
    },
  },
  {
    when: "a request is pending, the decision is written into it",
    after: [[SUBMIT, { ...parties, requested_increase_amount: 2000 }]],
    under: "own",
    is: "done",
    writes: {
      ...raised,
      [`${table}/${idFor("2000.00")}`]: {
        previous_limit: [null, "$5000.00"],
        new_limit: [null, "$6000.00"],
        increase_amount: [null, "$1000.00"],
        decision_date: [null, today],
        status: ["PENDING", "APPROVED"],
      },
    },
  },
  {
    when: "a request for the same increase is pending, the decision is dropped",
    after: [[SUBMIT, request]],
    under: "public",
    is: "done",
    writes: raised,
  },
  {
    when: "two requests are pending, the later one is decided",
    after: [
      [SUBMIT, { ...parties, requested_increase_amount: 2000 }],
      [SUBMIT, { ...parties, requested_increase_amount: 3000 }],
    ],
    under: "own",
    is: "done",
    writes: {
      ...raised,
      [`${table}/${idFor("3000.00")}`]: {
        previous_limit: [null, "$5000.00"],
        new_limit: [null, "$6000.00"],
        increase_amount: [null, "$1000.00"],
        decision_date: [null, today],
        status: ["PENDING", "APPROVED"],
      },
    },
  },
  {
    when: "a request was decided before, another record is written",
    state: { [table]: { old: { ...parties, status: "DENIED" } } },
    is: "done",
    writes: { ...raised, [`${table}/${idFor("1000.00")}`]: { request_id: idFor("1000.00"), ...approved } },
  },
  {
    when: "somebody else's request for the account is pending, it stays",
    state: { [table]: { other: { ...parties, user_id: "ben", status: "PENDING" } } },
    is: "done",
    writes: { ...raised, [`${table}/${idFor("1000.00")}`]: { request_id: idFor("1000.00"), ...approved } },
  },
  {
    when: "the limit is a dollar more",
    with: { new_credit_limit: 5001 },
    is: "done",
    says: ["now: $5001.00"],
  },
  { when: "the limit is the present one", with: { new_credit_limit: 5000 }, is: ["done", "no-increase"] },
  { when: "the limit is a dollar less", with: { new_credit_limit: 4999 }, is: ["done", "no-increase"] },
  { when: "the limit is no number", with: { new_credit_limit: "more" }, is: "schema-error" },
  { when: "the limit is spelt", with: { new_credit_limit: "6000" }, is: ["done", "schema-error"] },
  {
    when: "the present limit is unreadable, it counts as 0",
    state: gold({ credit_limit: "N/A" }),
    is: "done",
    says: ["was: $0.00"],
  },
  {
    when: "the present limit is a number",
    state: gold({ credit_limit: 5500 }),
    is: "done",
    says: ["was: $5500.00"],
  },
  notKnown,
  someoneElses("not-owner"),
  ...cases("not-eligible", "the customer has a dispute that is", {
    SUBMITTED: disputed("SUBMITTED"),
    UNDER_REVIEW: disputed("UNDER_REVIEW"),
    PENDING: disputed("PENDING"),
  }),
  ...cases("done", "no matter a dispute that is", {
    RESOLVED: disputed("RESOLVED"),
    "somebody else's": disputed("SUBMITTED", "ben"),
  }),
  ...cases("not-eligible", "a replacement card is", {
    PENDING: onOrder("PENDING"),
    PROCESSING: onOrder("PROCESSING"),
    SHIPPED: onOrder("SHIPPED"),
  }),
  { when: "a replacement card is ORDERED", state: onOrder("ORDERED"), is: ["done", "not-eligible"] },
  ...cases("done", "no matter a replacement card that is", {
    DELIVERED: onOrder("DELIVERED"),
    "for another account": onOrder("SHIPPED", "ben-gold"),
  }),
  ...["past_due", "delinquent", "collections", "CLOSED"].flatMap((standing): BankCase[] => [
    { when: `the account is ${standing}`, state: gold({ account_status: standing }), is: "not-eligible" },
    {
      when: `the account is ${standing} by its other field`,
      state: gold({ status: standing }),
      is: ["done", "not-eligible"],
    },
  ]),
  {
    when: "the account is in good standing",
    state: gold({ account_status: "current", status: "OPEN" }),
    is: "done",
  },
]);

const denial = { ...parties, denial_reason: "high_utilization" };
const denied = { ...parties, denial_reason: "high_utilization", decision_date: today, status: "DENIED" };
bankTable(DENY, { args: denial, needed: Object.keys(denial) }, [
  {
    when: "nobody asked, the denial is kept",
    is: "done",
    says: ["account: ann-gold", "reason: high_utilization"],
    writes: { [`${table}/${idFor("0.00")}`]: { request_id: idFor("0.00"), ...denied } },
  },
  {
    when: "a request is pending, it is denied",
    after: [[SUBMIT, request]],
    under: "own",
    is: "done",
    writes: {
      [`${table}/${idFor("1000.00")}`]: {
        denial_reason: [null, "high_utilization"],
        decision_date: [null, today],
        status: ["PENDING", "DENIED"],
      },
    },
  },
  {
    when: "a request is pending, the denial stands beside it",
    after: [[SUBMIT, request]],
    under: "public",
    is: "done",
    writes: { [`${table}/${idFor("0.00")}`]: { request_id: idFor("0.00"), ...denied } },
  },
  { when: "it was denied before", after: [[DENY, denial]], is: ["done", "duplicate"], writes: {} },
  { when: "the reason is none of the list", with: { denial_reason: "no" }, is: "unknown-reason" },
  ...[
    "insufficient_account_age",
    "cooldown_period_active",
    "pending_disputes",
    "pending_replacement_card",
    "past_due_balance",
    "insufficient_payment_history",
    "requested_amount_exceeds_limit",
    "other",
  ].map((denial_reason) => ({ when: `the reason is ${denial_reason}`, with: { denial_reason }, is: "done" })),
  notKnown,
  someoneElses(["done", "not-owner"]),
]);

bankTable(
  "submit_interest_discrepancy_report_7294",
  {
    args: {
      account_id: "ann-savings",
      user_id: "ann",
      expected_apy: 2.775,
      actual_apy: 2.5,
      amount_difference: 3.2,
    },
    needed: ["account_id", "user_id"],
  },
  [
    {
      when: "a report of wrong interest is kept",
      under: "own",
      is: "done",
      says: [
        idOf("IDR_", 16, "interest_report", "ann-savings", "ann", "2.775", "2.5", today),
        "ann-savings",
        "0.275",
      ],
      writes: {
        [`interest_discrepancy_reports/${idOf("IDR_", 16, "interest_report", "ann-savings", "ann", "2.775", "2.5", today)}`]:
          {
            report_id: idOf("IDR_", 16, "interest_report", "ann-savings", "ann", "2.775", "2.5", today),
            account_id: "ann-savings",
            user_id: "ann",
            expected_apy: 2.775,
            actual_apy: 2.5,
            apy_difference: 0.275,
            amount_difference: 3.2,
            reported_at: today,
            status: "SUBMITTED",
          },
      },
    },
    {
      when: "a report of wrong interest is dropped",
      under: "public",
      is: "done",
      says: ["0.275"],
      writes: {},
    },
    { when: "the rates are the same", with: { actual_apy: 2.775 }, is: "done", says: ["0.0"] },
    {
      when: "the difference is rounded to four decimals",
      with: { expected_apy: float(1), actual_apy: 0.33334 },
      is: "done",
      says: ["0.6667"],
    },
    {
      when: "the expected rate is no number",
      with: { expected_apy: "high" },
      is: ["no-amount", "schema-error"],
    },
    { when: "the actual rate is no number", with: { actual_apy: "low" }, is: ["no-amount", "schema-error"] },
    {
      when: "the difference is no number",
      with: { amount_difference: "some" },
      is: ["no-amount", "schema-error"],
    },
    { when: "a rate is spelt", with: { actual_apy: "2.5" }, is: ["done", "schema-error"] },
    { when: "the account is not known", with: { account_id: "nowhere" }, is: "unknown-account" },
    { when: "the customer is not known", with: { user_id: "nobody" }, is: "unknown-customer" },
    { when: "the account is somebody else's", with: { user_id: "ben" }, is: ["done", "not-owner"] },
    {
      when: "the same was reported today",
      after: [
        [
          "submit_interest_discrepancy_report_7294",
          {
            account_id: "ann-savings",
            user_id: "ann",
            expected_apy: 2.775,
            actual_apy: 2.5,
            amount_difference: 1,
          },
        ],
      ],
      is: ["done", "duplicate"],
    },
  ],
);
