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

describe("figures without a source", () => {
  test.each([
    "Your balance is ₹1,25,540.75.",
    "Your balance is ₹1.25 lakh.",
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
  test.each(["It matures on 2028-03-18.", "It began on 16 April 2025."])("%s", (say) =>
    expect(after(deposit, say)).toBe("failed"),
  );
});

describe("not about this customer's money", () => {
  test.each([
    "For example, ₹1,00,000 at 7% for a year would give ₹7,186.",
    "Deposits are insured up to ₹5 lakh by DICGC.",
    "Banks generally deduct TDS of 10% above ₹40,000.",
  ])("%s", (say) => expect(s7("C: how do FDs work?", `A: ${say}`)).toBe("passed"));
  test.each(["Your balance is, for example, ₹1,00,000.", "Generally your EMI is ₹7,186."])("but: %s", (say) =>
    expect(s7("C: how much?", `A: ${say}`)).toBe("failed"),
  );
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
