import type { InputProblem } from "../../../../contract/errors.ts";
import type { Json, JsonObject } from "../../../../contract/json.ts";
import { expectedCalls } from "../derive-gold.ts";
import {
  addMonths,
  fixedDepositValue,
  goldLoan,
  monthlyInstalment,
  recurringDepositValue,
} from "../formulae.ts";
import type { RateCardFile } from "../suite-file.ts";
import { caseRule } from "./lint-rule.ts";
import { isRecord } from "../../../../contract/is-record.ts";
import { mockRule, mockValues } from "./mock-site.ts";

type Figures = { [field: string]: number | string };

export const calculatorFigures = caseRule(
  "calculated-figure",
  "what a calculator or a booking answers follows from the expected call by the rate card's formulas",
  ({ file, yaml }, { content }) =>
    expectedCalls(file).flatMap(({ tool, arguments: given }) => {
      const mock = file.bank[tool];
      if (mock?.answers === undefined || mock.broken) return [];
      const { answers } = mock;
      if (answers["status"] === "failed") return [];
      const expected = compute(tool, { ...answers, ...given }, content.rates);
      return differences(answers, expected, (field, facts) =>
        yaml.problem(["bank", tool, "answers", field], facts),
      );
    }),
);

export const depositFigures = mockRule(
  "deposit-figure",
  "a deposit's dates and maturity amount follow from its principal, rate and tenure",
  ({ mock, tool, problem }) => {
    if (mock.broken || (tool.name !== "get_fd_details" && tool.name !== "get_rd_details")) return [];
    return mockValues(mock).flatMap(({ path, value }) => {
      if (!isRecord(value) || typeof value["deposit_id"] !== "string") return [];
      return differences(value, depositTerms(value), (field, facts) => problem([...path, field], facts));
    });
  },
);

function differences(
  stated: JsonObject,
  expected: Figures,
  problem: (field: string, facts: Omit<InputProblem, "file" | "path">) => InputProblem,
): InputProblem[] {
  return Object.entries(expected).flatMap(([field, right]) => {
    const value = stated[field];
    if (value === undefined || agrees(value, right)) return [];
    return [problem(field, { problem: "not what the formula gives", value, remedy: `It gives ${right}.` })];
  });
}

/** Within a rupee: the rounding of a last step may fall either way. */
function agrees(stated: Json, right: number | string): boolean {
  return typeof right === "number" && typeof stated === "number"
    ? Math.abs(stated - right) <= 1
    : stated === right;
}

function compute(tool: string, given: JsonObject, rates: RateCardFile | undefined): Figures {
  const number = (field: string): number => {
    const value = given[field];
    return typeof value === "number" ? value : Number.NaN;
  };
  const months = number("tenure_months");
  const figures = ((): Figures => {
    switch (tool) {
      case "calculate_fd_maturity":
      case "create_fd": {
        const rate = tool === "create_fd" ? number("interest_rate") : number("rate");
        return fixedDeposit(number("principal_amount"), rate, months, given["payout_type"]);
      }
      case "calculate_rd_maturity":
      case "create_rd": {
        const rate = tool === "create_rd" ? number("interest_rate") : number("rate");
        return recurringDeposit(number("monthly_installment"), rate, months);
      }
      case "calculate_emi": {
        const emi = monthlyInstalment(number("principal"), number("rate"), months);
        return { emi };
      }
      case "calculate_gold_loan_ltv": {
        const value = number("gold_grams") * number("gold_rate_per_gram");
        const loan = rates === undefined ? undefined : goldLoan(value, rates.gold.ltv_tiers);
        if (loan === undefined) return { gold_value: value };
        return { gold_value: value, eligible_loan_amount: loan.amount, ltv_percent_used: loan.percent };
      }
      default:
        return {};
    }
  })();
  return Object.fromEntries(Object.entries(figures).filter(([, value]) => !Number.isNaN(value)));
}

function fixedDeposit(principal: number, rate: number, months: number, payout: Json | undefined): Figures {
  const value = fixedDepositValue(principal, rate, months);
  const cumulative = payout === undefined || payout === "cumulative";
  return {
    maturity_amount: cumulative ? value : principal,
    total_principal_invested: principal,
    ...(cumulative ? { interest_earned: value - principal } : {}),
  };
}

function recurringDeposit(instalment: number, rate: number, months: number): Figures {
  const value = recurringDepositValue(instalment, rate, months);
  return {
    maturity_amount: value,
    interest_earned: value - instalment * months,
    total_principal_invested: instalment * months,
  };
}

function depositTerms(row: JsonObject): Figures {
  const { interest_rate: rate, tenure_months: months, start_date: start } = row;
  if (typeof rate !== "number" || typeof months !== "number") return {};
  const dates: Figures = typeof start === "string" ? { maturity_date: addMonths(start, months) } : {};
  const { principal_amount: principal, monthly_installment: instalment, installments_paid: paid } = row;
  if (typeof principal === "number") {
    return {
      ...dates,
      maturity_amount: fixedDeposit(principal, rate, months, row["payout_type"])["maturity_amount"] ?? 0,
    };
  }
  if (typeof instalment !== "number" || typeof paid !== "number") return dates;
  return {
    ...dates,
    maturity_amount: recurringDepositValue(instalment, rate, months),
    total_deposited: instalment * paid,
  };
}
