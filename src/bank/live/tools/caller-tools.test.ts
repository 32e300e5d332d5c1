import { bankTable, float, idOf, type BankCase } from "../../../../test/fixtures/bank-table.ts";

// What callers do for themselves, and what the agent writes down about them.

const today = "11/14/2025";

bankTable("change_user_email", { args: { user_id: "ann", new_email: "archer@example.com" } }, [
  {
    when: "the address is replaced",
    is: "done",
    says: ["customer: ann", "email: archer@example.com"],
    writes: { "users/ann": { email: ["ann@example.com", "archer@example.com"] } },
  },
  {
    when: "it is the present address, nothing changes",
    with: { new_email: "ann@example.com" },
    is: "done",
    writes: {},
  },
  { when: "the customer is not known", with: { user_id: "nobody" }, is: "unknown-customer" },
  {
    when: "the customer is given as a number",
    with: { user_id: 7 },
    is: ["unknown-customer", "schema-error"],
  },
  { when: "the customer is given as a list", with: { user_id: ["ann"] }, is: "schema-error" },
  ...[
    "nowhere",
    "a@b",
    "@example.com",
    "a@",
    "a b@example.com",
    "a@exam ple.com",
    "a@@example.com",
    "a@example.",
    "",
  ].map((new_email): BankCase => ({
    when: `the address is "${new_email}"`,
    with: { new_email },
    is: ["done", "no-email-address"],
  })),
  { when: "the address is as short as can be", with: { new_email: "a@b.c" }, is: "done" },
]);

const person = {
  name: "Ann Archer",
  user_id: "ann",
  address: "1 Elm Street",
  email: "ann@example.com",
  phone_number: "512-555-0101",
  date_of_birth: "01/02/1980",
  time_verified: "2025-11-13 12:30:45 EST",
};
const publicKey = "verification_history/ann_20251113_123045_EST";
const stampedKey = "verification_history/ann_20251114_034000_EST";
const stamped = { ...person, time_verified: "2025-11-14 03:40:00 EST" };
bankTable("log_verification", { args: person }, [
  {
    when: "a verification is logged at the given time",
    under: "tau2",
    is: "done",
    says: ["customer: ann", "name: Ann Archer", "time: 2025-11-13 12:30:45 EST"],
    writes: { [publicKey]: person },
  },
  ...(["fraudbench", "own"] as const).map((under) => ({
    when: "a verification is logged at the bank's time",
    under,
    is: "done",
    says: ["time: 2025-11-14 03:40:00 EST"],
    writes: { [stampedKey]: stamped },
  })),
  { when: "it was logged before", after: [["log_verification", person]], is: "already-logged" },
  {
    when: "it was logged before at another time",
    under: "tau2",
    after: [["log_verification", { ...person, time_verified: "2025-11-13 12:30:46 EST" }]],
    is: "done",
  },
  {
    when: "the bank's time stands still",
    under: "fraudbench",
    after: [["log_verification", { ...person, time_verified: "2025-11-13 12:30:46 EST" }]],
    is: "already-logged",
  },
  {
    when: "somebody else was verified before",
    after: [["log_verification", { ...person, user_id: "ben" }]],
    is: "done",
  },
  { when: "the customer is not known", with: { user_id: "nobody" }, is: ["done", "unknown-customer"] },
  { when: "what is logged is not compared", with: { name: "Somebody", date_of_birth: "" }, is: "done" },
  { when: "the time is no text", with: { time_verified: 5 }, under: "tau2", is: "schema-error" },
]);

const application = {
  card_type: "EcoCard",
  customer_name: "Ann Archer",
  annual_income: 85000,
  rho_bank_subscription: true,
};
const applicationId = (subscribed: string): string =>
  idOf("", 16, "credit_card", "EcoCard", "Ann Archer", "85000.0", subscribed);
const applied = (id: string, subscribed: boolean) => ({
  [`credit_card_applications/${id}`]: {
    application_id: id,
    ...application,
    annual_income: float(85000),
    rho_bank_subscription: subscribed,
    status: "PENDING",
    date: today,
  },
});
/** The bank's cards, and the points of 10 dollars spent on each for anything, and for what it rewards. */
const CARDS: [card: string, points: number, more?: { [category: string]: number }][] = [
  ["Bronze Rewards Card", 10, { Travel: 10 }],
  ["Business Bronze Rewards Card", 10],
  ["Business Gold Rewards Card", 10, { Operations: 25, Travel: 10 }],
  ["Business Platinum Rewards Card", 15, { Travel: 40, Software: 40, Media: 40, Dining: 15 }],
  ["Business Silver Rewards Card", 10, { Travel: 100, Software: 100, Media: 10 }],
  ["Crypto-Cash Back", 20],
  ["Diamond Elite Card", 50],
  ["EcoCard", 10, { Green: 50, Travel: 10 }],
  ["Gold Rewards Card", 25],
  ["Green Rewards Card", 10, { Sustainable: 30, Green: 10 }],
  ["Platinum Rewards Card", 100],
  ["Silver Rewards Card", 10, { Travel: 40, Software: 40 }],
  ["Silver Zoom Card", 10, { Transportation: 30 }],
];
bankTable("apply_for_credit_card", { args: application, optional: ["rho_bank_subscription"] }, [
  {
    when: "an application is kept",
    is: "done",
    says: [applicationId("True"), "card: EcoCard"],
    writes: applied(applicationId("True"), true),
  },
  {
    when: "nothing is said of a subscription, there is none",
    with: { rho_bank_subscription: undefined },
    is: "done",
    writes: applied(applicationId("False"), false),
  },
  ...CARDS.map(([card_type]) => ({ when: `a ${card_type} is wanted`, with: { card_type }, is: "done" })),
  {
    when: "the bank has no such card",
    with: { card_type: "Tin Card" },
    is: "unknown-card",
    says: ["Tin Card", "EcoCard"],
  },
  { when: "the card is in small letters", with: { card_type: "ecocard" }, is: "unknown-card" },
  { when: "the income is 0", with: { annual_income: 0 }, is: "done" },
  { when: "the income is below 0", with: { annual_income: -1 }, is: ["done", "negative-income"] },
  { when: "the income is no number", with: { annual_income: "plenty" }, is: ["no-amount", "schema-error"] },
  { when: "the income is spelt", with: { annual_income: "85000" }, is: ["done", "schema-error"] },
  { when: "the same was asked before", after: [["apply_for_credit_card", application]], is: "duplicate" },
  {
    when: "another income was told before",
    after: [["apply_for_credit_card", { ...application, annual_income: 85001 }]],
    is: "done",
  },
]);

const referral = { user_id: "ann", account_type: "checking" };
const referralId = idOf("", 16, "referral", "ann", "checking");
bankTable("submit_referral", { args: referral }, [
  {
    when: "a friend is referred",
    is: "done",
    says: [`referral: ${referralId}`, "account: checking"],
    writes: {
      [`referrals/${referralId}`]: {
        referral_id: referralId,
        referrer_id: "ann",
        referred_account_type: "checking",
        referral_status: "NO_PROGRESS",
        date: today,
      },
    },
  },
  { when: "it was made before", after: [["submit_referral", referral]], is: "duplicate" },
  {
    when: "another was made before",
    after: [["submit_referral", { ...referral, account_type: "savings" }]],
    is: "done",
  },
  { when: "the customer is no text", with: { user_id: 5 }, is: "schema-error" },
  { when: "the account is no text", with: { account_type: null }, is: "schema-error" },
]);

const purchase = {
  user_id: "ann",
  credit_card_type: "Gold Rewards Card",
  merchant_name: "Corner Books",
  amount: 127.43,
  category: "Books",
};
const purchaseId = idOf(
  "txn_",
  12,
  "transaction",
  "ann",
  "Gold Rewards Card",
  "Corner Books",
  "127.43",
  "Books",
);
bankTable("submit_transaction", { args: purchase }, [
  {
    when: "something is bought, points are cut to whole ones",
    is: "done",
    says: [`transaction: ${purchaseId}`, "price: $127.43", "earned: 318 points"],
    writes: {
      [`credit_card_transaction_history/${purchaseId}`]: {
        transaction_id: purchaseId,
        user_id: "ann",
        credit_card_type: "Gold Rewards Card",
        merchant_name: "Corner Books",
        transaction_amount: "$127.43",
        transaction_date: today,
        category: "Books",
        status: "COMPLETED",
        rewards_earned: "318 points",
      },
    },
  },
  ...CARDS.flatMap(([credit_card_type, points, more = {}]): BankCase[] =>
    Object.entries({ Groceries: points, default: points, toString: points, ...more }).map(
      ([category, earned]) => ({
        when: `$10 of ${category} earn ${earned} points on a ${credit_card_type}`,
        with: { credit_card_type, category, amount: 10 },
        is: "done",
        says: [`earned: ${earned} points`],
      }),
    ),
  ),
  { when: "the bank has no such card", with: { credit_card_type: "Tin Card" }, is: "unknown-card" },
  {
    when: "the card has the name of what every object has",
    with: { credit_card_type: "toString" },
    is: "unknown-card",
  },
  { when: "the price is a cent", with: { amount: 0.01 }, is: "done", says: ["earned: 0 points"] },
  { when: "the price is 0", with: { amount: 0 }, is: ["done", "amount-not-positive"] },
  { when: "the price is below 0", with: { amount: -5 }, is: ["done", "amount-not-positive"] },
  {
    when: "the price has a fraction of a cent",
    with: { amount: 5.005 },
    is: ["done", "amount-not-positive"],
  },
  { when: "the price is spelt", with: { amount: "5" }, is: "schema-error" },
  { when: "the customer is no text", with: { user_id: 5 }, is: "schema-error" },
  { when: "it was bought before", after: [["submit_transaction", purchase]], is: "duplicate" },
  {
    when: "it was bought elsewhere before",
    after: [["submit_transaction", { ...purchase, merchant_name: "Corner Cafe" }]],
    is: "done",
  },
]);

const request = (number: number) => ({
  [`human_transfer_requests/transfer_request_${number}`]: {
    request_id: `transfer_request_${number}`,
    request_number: number,
    requested_at: today,
    status: "PENDING",
  },
});
bankTable("request_human_agent_transfer", { args: {} }, [
  { when: "a person is asked for", is: "done", says: ["number 1"], writes: request(1) },
  {
    when: "a person is asked for again",
    after: [["request_human_agent_transfer", {}]],
    is: "done",
    says: ["number 2"],
    writes: request(2),
  },
]);
bankTable("get_human_transfer_request_count", { args: {} }, [
  ...(["fraudbench", "own"] as const).flatMap((under): BankCase[] => [
    { when: "nobody asked for a person", under, is: "done", says: ["so far: 0"] },
    {
      when: "a person was asked for",
      after: [["request_human_agent_transfer", {}]],
      under,
      is: "done",
      says: ["so far: 1"],
    },
  ]),
  { when: "the public bank has no such tool", under: "tau2", is: "unknown-tool" },
]);

const handOver = { summary: "Wants a person.", reason: "other" };
bankTable("transfer_to_human_agents", { args: handOver, optional: ["reason"] }, [
  {
    when: "no reason is given, it is another one",
    with: { reason: undefined },
    is: "done",
    says: ["(reason: other)"],
    writes: {},
  },
  ...[
    "fraud_or_security_concern",
    "account_closure_request",
    "deceased_account_holder",
    "legal_or_regulatory_matter",
    "account_ownership_dispute",
    "complex_billing_dispute",
    "abusive_customer_behavior",
    "third_party_inquiry",
    "technical_system_error",
    "unconfirmed_external_communication",
    "customer_demands_after_unavailable_offer_refusal",
    "kb_search_unsuccessful_customer_requests_transfer",
    "specialized_department_required",
    "accessibility_or_special_needs",
    "customer_frustrated_demands_human",
    "supervisor_request_service_complaint",
    "customer_requests_human_no_specific_reason",
    "request_completed_customer_wants_human_followup",
    "other",
  ].map((reason) => ({
    when: `the reason is ${reason}`,
    with: { reason },
    is: "done",
    says: [`(reason: ${reason})`],
  })),
  {
    when: "the reason is none of the list",
    with: { reason: "bored" },
    is: ["unknown-reason", "schema-error"],
  },
]);

for (const [tool, says] of [
  ["initial_transfer_to_human_agent_0218", "All lines are busy"],
  ["initial_transfer_to_human_agent_1822", "too early"],
  ["emergency_credit_bureau_incident_transfer_1114", "has been reported"],
  ["example_agent_tool_0000", "Nothing"],
] as const) {
  bankTable(tool, { args: {} }, [
    { when: "it says so and changes nothing", is: "done", says: [says], writes: {} },
  ]);
}
