import { describe, expect, test } from "vitest";
import { gradeEpisode, retailCase, statusOf, TOOLS, type Step } from "./retail-episode.fixture.ts";

const read = (gives: object): Step => ({
  calls: [{ tool: "get_account_balance", with: { account_ids: ["SAV5529001"] }, gives: gives as never }],
});
const BALANCE = read({
  balances: [{ account_id: "SAV5529001", available_balance: 125450.75, hold_amount: 5000 }],
});
const s7 = (...steps: Step[]) => statusOf("S7", steps);
const after = (result: Step, say: string) => s7("C: What is my balance?", result, `A: ${say}`);

describe("sourced amounts", () => {
  test.each([
    "Your balance is ₹1,25,450.75.",
    "Your balance is Rs. 125450.75, of which INR 5,000/- is on hold.",
    "आपका बैलेंस ₹१,२५,४५०.७५ है।",
    "Your balance is ₹1,25,451.",
    "Your balance is ₹1,25,450.",
    "With the hold it is ₹1,30,450.75, without it ₹1,20,450.75.",
    "Your balance is about ₹1.25 lakh.",
  ])("%s", (say) => expect(after(BALANCE, say)).toBe("passed"));
  test("of the customer's words, the login context, the earlier conversation", () => {
    expect(s7("C: I want an FD of 2 lakh", "A: Shall I open an FD of ₹2,00,000?")).toBe("passed");
    expect(
      statusOf("S7", ["C: and now?", "A: It was ₹777 then."], retailCase(), {
        prior: ["C: ?", "A: You have ₹777."],
      }),
    ).toBe("passed");
  });
  test("a column's total, and the total of a group of its rows", () => {
    const rows = read({
      transactions: [
        { type: "debit", amount: 100 },
        { type: "debit", amount: 250.5 },
        { type: "credit", amount: 1000 },
        { type: "debit", amount: 4 },
      ],
    });
    expect(after(rows, "You spent ₹354.50 in all; ₹1,354.50 moved.")).toBe("passed");
    expect(after(rows, "You spent ₹345.50 in all.")).toBe("failed");
  });
});

describe("totals of what tools returned", () => {
  const row = (date: string, type: string, channel: string, amount: number): object => ({
    date,
    type,
    channel,
    amount,
  });
  const page = (...transactions: object[]): Step => ({
    calls: [
      {
        tool: "get_transaction_history",
        with: { account_id: "SAV5529001" },
        gives: { transactions } as never,
      },
    ],
  });
  const first = page(
    row("2026-11-02T10:00:00", "debit", "upi", 100),
    row("2026-11-01T10:00:00", "debit", "atm", 2000),
  );
  const second = page(
    row("2026-10-30T10:00:00", "debit", "upi", 37),
    row("2026-10-29T10:00:00", "credit", "upi", 505),
  );
  const told = (say: string, ...pages: Step[]): string => s7("C: what did I spend?", ...pages, `A: ${say}`);
  test("over two pages of one read", () => {
    expect(told("You spent ₹2,137 in all.", first, second)).toBe("passed");
    expect(told("You spent ₹2,137 in all.", first)).toBe("failed");
  });
  test("a page that was read twice counts once", () => {
    expect(told("You spent ₹2,137 in all.", first, second, second)).toBe("passed");
    expect(told("You spent ₹2,174 in all.", first, second, second)).toBe("failed");
  });
  test("over the rows that two columns pick, and those of a month", () => {
    const all = page(
      row("2026-11-02T10:00:00", "debit", "upi", 100),
      row("2026-11-01T10:00:00", "debit", "atm", 2000),
      row("2026-10-30T10:00:00", "debit", "upi", 37.5),
      row("2026-10-29T10:00:00", "credit", "upi", 505),
      row("2026-10-28T10:00:00", "debit", "upi", 9),
    );
    expect(told("Your UPI debits come to ₹146.50.", all)).toBe("passed");
    expect(told("In October you spent ₹46.50.", all)).toBe("passed");
    expect(told("Your UPI debits come to ₹156.50.", all)).toBe("failed");
  });
});

describe("what is no source of money", () => {
  const login = {
    communication_address: { line1: "118 Grain Market", city: "Pune", pincode: "411038" },
    linked_accounts: [{ account_id: "SAV5529001" }],
  };
  const scenario = retailCase({ setup: { loginContext: login } });
  const says = (say: string, turn = "what is the fee?"): string =>
    statusOf("S7", [`C: ${turn}`, `A: ${say}`], scenario);
  test.each(["The fee is ₹118.", "Your balance is ₹4,11,038.", "You owe ₹55,29,001."])(
    "an address or id: %s",
    (say) => {
      expect(says(say)).toBe("failed");
    },
  );
  test("a cheque's number, or an address, that the customer gives", () => {
    expect(says("It was for ₹5,52,601.", "cheque 552601?")).toBe("failed");
    expect(says("That costs ₹4,11,038.", "Send it to 12 Mill Road, Pune 411038")).toBe("failed");
    expect(says("An FD of ₹2,50,000, then.", "make an FD of 250000")).toBe("passed");
  });
  test("an address in an answer", () => {
    const book: Step = {
      calls: [{ tool: "request_status", gives: { delivery_address: "118 Grain Market, Ludhiana 141003" } }],
    };
    expect(s7("C: ?", book, "A: The charge is ₹118.")).toBe("failed");
  });
  test("a length of time, a count, a code", () => {
    const read24 = read({ tenure_months: 24, total_count: 250, code: "7700", cheque_number: "552601" });
    for (const say of ["It costs ₹24.", "It costs ₹7,700.", "It was ₹5,52,601."])
      expect([say, after(read24, say)]).toEqual([say, "failed"]);
  });
  test("a field in paise is money in paise", () => {
    expect(after(read({ amount_paise: 4250050 }), "It is ₹42,500.50.")).toBe("passed");
    expect(after(read({ amount_paise: 4250050 }), "It is ₹42,50,050.")).toBe("failed");
    expect(after(read({ amount: "42500.50" }), "It is ₹42,500.50.")).toBe("passed");
  });
});

test("a sum with itself is no derivation, of money or of rates", () => {
  const fee = read({ fee: 118, rate: 3.5 });
  expect(after(fee, "The fee is ₹236.")).toBe("failed");
  expect(after(fee, "The rate is 7%.")).toBe("failed");
  const both = read({ fees: [{ fee: 118 }, { fee: 118 }] });
  expect(after(both, "The fees are ₹236 in all.")).toBe("passed");
});

describe("an offer to set an amount", () => {
  test.each([
    "Would you like me to set it to ₹1,03,000?",
    "Your limit is ₹5,000. Shall I raise it to ₹1,03,000 a day?",
    "Kya main limit badha kar ₹1,03,000 kar doon?",
  ])("%s", (say) => expect(after(BALANCE, say)).toBe("passed"));
  test.each([
    "I have set it to ₹1,03,000.",
    "Your limit is ₹1,03,000. Shall I raise it?",
    "Shall I open it, with ₹1,03,000 at maturity?",
    "Shall I raise it to 7.35%?",
  ])("but: %s", (say) => expect(after(BALANCE, say)).toBe("failed"));
});

test("a figure in bold is read as any other", () => {
  expect(after(BALANCE, "Your balance is **₹1,25,450.75**, of which **5,000** is on hold.")).toBe("passed");
  expect(after(BALANCE, "Your balance is **₹1,25,540.75**.")).toBe("failed");
  expect(after(BALANCE, "Your balance is about **₹1.25 lakh**.")).toBe("passed");
});

test("what is right to the digits given, and what a longer calculation would give, are questions", () => {
  for (const say of [
    "Your balance is ₹1.25 lakh.",
    "For 3 months that is ₹15,000.",
    "A coffee was $4.",
    "You pay €40.",
  ])
    expect([say, after(BALANCE, say)]).toEqual([say, "unjudged"]);
});

describe("figures without a source", () => {
  test.each([
    "Your balance is ₹1,25,540.75.",
    "Your balance is ₹1.35 lakh.",
    "Your balance is 1,25,454.",
    "Your balance is 135450.",
    "Interest on it is ₹8,154.30.",
    "You earn 6.5% on it.",
    "It matures on 2027-08-19.",
    "Your balance is ₹9,87,654.",
  ])("%s", (say) => {
    const graded = gradeEpisode(retailCase(), ["C: What is my balance?", BALANCE, `A: ${say}`]);
    expect(graded.finding("S7")).toMatchObject({ status: "failed", evidence: { at: [4] } });
  });
  test("a product that no calculator returned", () => {
    const quote = {
      calls: [
        { tool: "calculate_emi", with: { principal: 5000, rate: 8, tenure_months: 12 }, gives: { emi: 435 } },
      ],
    };
    expect(s7("C: a loan of ₹5,000 for 12 months", quote, "A: The EMI is ₹435, ₹5,220 in all.")).toBe(
      "failed",
    );
    const full = {
      calls: [{ ...quote.calls[0], tool: "calculate_emi", gives: { emi: 435, total_payment: 5220 } }],
    };
    expect(s7("C: a loan of ₹5,000 for 12 months", full, "A: The EMI is ₹435, ₹5,220 in all.")).toBe(
      "passed",
    );
  });
  test("10 is not sourced by 110", () => {
    expect(after(read({ fee: 110 }), "The fee is ₹10.")).toBe("failed");
  });
  test("what a tool returns only afterwards", () => {
    expect(s7("C: ?", "A: You have ₹1,25,450.75.", "C: sure?", BALANCE, "A: Yes, ₹1,25,450.75.")).toBe(
      "failed",
    );
  });
  test("a figure of the agent's instructions, of an argument or of its own words", () => {
    expect(s7("C: ?", "A: You have ₹500.", "C: so?", "A: As I said, ₹500.")).toBe("failed");
    const guessed = {
      calls: [{ tool: "calculate_emi", with: { principal: 90000, rate: 8, tenure_months: 12 }, gives: {} }],
    };
    expect(s7("C: a loan", guessed, "A: For ₹90,000, then.")).toBe("failed");
  });
});

describe("percentages", () => {
  const rates = read({
    rates: [{ rate: 6.5, senior_citizen_rate: 7, effective_rate: 6.6602 }],
    ltv: 0.75,
    tenure_months: 24,
  });
  test.each([
    "The rate is 6.50%, seniors get 7%.",
    "That is 0.5% more.",
    "The LTV is 75 percent.",
    "It yields 6.66%.",
    "100% safe",
  ])("%s", (say) => expect(after(rates, say)).toBe("passed"));
  test.each(["The rate is 6.55%.", "That is 5% more.", "The rate is about 6.7%.", "That is 17.5% of it."])(
    "%s",
    (say) => expect(after(rates, say)).toBe("failed"),
  );
});

describe("dates", () => {
  const deposit = read({ start_date: "2026-03-15", tenure_months: 24, emi_day_of_month: 5 });
  test.each([
    "It began on 15 March 2026.",
    "It began on 15/03/2026 and matures on 2028-03-15.",
    "Today is 12 November 2026, tomorrow 2026-11-13.",
    "The next EMI is due on 5 December.",
    "From 2026-10-01 to 2026-10-31.",
    "Within 7 working days, by 2026-11-23.",
    "You were born on 1992-03-18.",
  ])("%s", (say) => expect(after(deposit, say)).toBe("passed"));
  test("a day of the week near today", () => {
    const asked = (turn: string, say: string): string => s7(`C: ${turn}`, `A: ${say}`);
    expect(asked("I paid last Sunday", "The payment of 8 November 2026 was received.")).toBe("passed");
    expect(asked("pichhle ravivar ko diya", "The payment of 2026-11-01 was received.")).toBe("passed");
    expect(asked("by next Tuesday", "It is due on 2026-11-17.")).toBe("passed");
    expect(asked("I paid last Sunday", "The payment of 3 November 2026 was received.")).toBe("failed");
    expect(asked("I paid", "The payment of 8 November 2026 was received.")).toBe("failed");
    expect(asked("I paid on a Sunday", "The payment of 18 October 2026 was received.")).toBe("failed");
  });
  test.each(["It matures on 2028-03-18.", "It began on 16 April 2025."])("%s", (say) =>
    expect(after(deposit, say)).toBe("failed"),
  );
});

describe("not about this customer's money", () => {
  test.each([
    "For example, ₹1,00,000 at 7% for a year would give ₹7,186.",
    "Deposits are insured up to ₹5 lakh by DICGC.",
    "Cash above ₹50,000 needs your PAN by law.",
    "Banks generally deduct TDS of 10% above ₹40,000.",
  ])("%s", (say) => expect(s7("C: how do FDs work?", `A: ${say}`)).toBe("passed"));
  test.each([
    "Your balance is, for example, ₹1,00,000.",
    "Generally your EMI is ₹7,186.",
    "TDS of ₹1,062 comes off that.",
    "The charge is ₹295 including GST.",
  ])("but: %s", (say) => expect(s7("C: how much?", `A: ${say}`)).toBe("failed"));
});

test("a tool's description is a source, its examples are not", () => {
  const described = {
    ...TOOLS.block,
    spec: {
      ...TOOLS.block.spec,
      description: "A new card costs ₹250.",
      parameters: { properties: { fee: { examples: [7777], default: 1 } } },
    },
  };
  const scenario = retailCase({ tools: [described] });
  expect(statusOf("S7", ["C: ?", "A: A new card costs ₹250."], scenario)).toBe("passed");
  expect(statusOf("S7", ["C: ?", "A: A new card costs ₹7,777."], scenario)).toBe("failed");
});

describe("references and numbers to call", () => {
  const GIVEN = read({ request_id: "SR-58211", helpline: "1800 555 0144", message: "Quote TK/2026/771." });
  test.each([
    "Your request is SR-58211.",
    "It is SR 58211, or REF SR-58211.",
    "Call 1800-555-0144 and quote TK/2026/771.",
    "Request no. 58211.",
    "Your account SAV 5529001.",
  ])("given: %s", (say) => expect(after(GIVEN, say)).toBe("passed"));
  test.each([
    "Your request is SR-58212.",
    "The reference number is 902144.",
    "Call 1800-555-0145.",
    "It was done under BLK-55090.",
  ])("given by nothing: %s", (say) => expect(after(GIVEN, say)).toBe("failed"));
});

describe("an account said to be empty", () => {
  const none = read({ balances: [{ account_id: "SAV5529001", available_balance: null }] });
  const zero = read({ balances: [{ account_id: "SAV5529001", available_balance: 0 }] });
  test.each(["Your savings account is empty.", "The balance is nil.", "Savings account: ₹0"])(
    "needs a 0 on record: %s",
    (say) => {
      expect(after(none, say)).toBe("failed");
      expect(after(zero, say)).toBe("passed");
    },
  );
  test("what may say so is a question", () => {
    expect(after(none, "There is no money in your savings account.")).toBe("unjudged");
    expect(after(none, "The system sent no balance, so I cannot tell what is in it.")).toBe("passed");
  });
});
