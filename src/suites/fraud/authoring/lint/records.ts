import type { InputProblem } from "../../../../contract/errors.ts";
import type { Json } from "../../../../contract/json.ts";
import type { FraudSuite } from "../load-suite.ts";
import { baseRecords, patchedRecords, recordOf, type SeenRecord } from "./bank-view.ts";
import { suiteRule } from "./lint-rule.ts";
import { leavesOf } from "./values-within.ts";

const everywhere = (suite: FraudSuite): (SeenRecord & { side?: Parameters<typeof recordOf>[1] })[] => [
  ...baseRecords(suite),
  ...patchedRecords(suite),
];

export const references = suiteRule(
  "bank-reference",
  "a record that another refers to is in the bank (accounts at other banks belong to `external`)",
  (suite) =>
    everywhere(suite).flatMap(({ table, written, problem, side = { bank: {} } }) =>
      leavesOf(written).flatMap(({ path, value }): InputProblem[] => {
        const field = String(path.at(-1));
        const target = suite.core.references[field];
        if (target === undefined || typeof value !== "string" || value === "external") return [];
        if (path.length === 1 && suite.core.tables[table]?.key === field) return [];
        if (recordOf(suite, side, [target, value]) !== undefined) return [];
        return [problem(path, { problem: `not in ${target}`, value })];
      }),
    ),
);

const DATES = {
  "month-first":
    /(?<!\d)(?<month>\d{2})\/(?<day>\d{2})\/(?<year>\d{4})(?: (?<hour>\d{2}):(?<minute>\d{2}))?(?!\d)/g,
  iso: /(?<!\d)(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?: (?<hour>\d{2}):(?<minute>\d{2}))?(?!\d)/g,
};
/** Fields that look ahead, and texts that may speak of any day. */
const ahead = /expir|valid_until|^to$|^from$|due|text|description|expected/;

export const dates = suiteRule(
  "dates",
  "dates are written as the bank writes them (MM/DD/YYYY or YYYY-MM-DD), exist, and have not come after the suite's clock where they tell what happened",
  (suite) =>
    everywhere(suite).flatMap(({ written, problem }) =>
      leavesOf(written).flatMap(({ path, value }) =>
        typeof value === "string" ? dateFaults(path, value, suite).map((facts) => problem(path, facts)) : [],
      ),
    ),
);

function dateFaults(
  path: readonly (string | number)[],
  text: string,
  { clock, core: { dates: form = "month-first" } }: FraudSuite,
): Omit<InputProblem, "file" | "path">[] {
  const other = form === "iso" ? DATES["month-first"] : DATES.iso;
  const foreign = [...text.matchAll(other)].map(([value]) => ({
    problem: `not as the bank writes days (${form})`,
    value,
  }));
  return [
    ...foreign,
    ...[...text.matchAll(DATES[form])].flatMap((found) => {
      const [value] = found;
      const { month = "", day = "", year = "", hour = "00", minute = "00" } = found.groups ?? {};
      const moment = new Date(`${year}-${month}-${day}T${hour}:${minute}:00Z`);
      if (Number.isNaN(moment.getTime()) || moment.getUTCDate() !== Number(day)) {
        return [{ problem: "no such day", value }];
      }
      const field = String(path.at(-1));
      const now = `${clock.slice(0, 10)}T${clock.slice(11, 16)}`;
      const late = moment.toISOString().slice(0, 16) > now;
      return late && !ahead.test(field) ? [{ problem: `after the clock (${clock})`, value }] : [];
    }),
  ];
}

const money = /^-?\$?\d{1,3}(?:,?\d{3})*\.\d{2}$/;
/** Fields that hold dollars, as text. */
const moneyFields = [
  "current_holdings",
  "current_balance",
  "credit_limit",
  "transaction_amount",
  "past_due_amount",
];
/** Fields that are digits and must not be read as numbers. */
const digitFields = ["last_4_digits", "card_last_4_digits", "cvv", "code", "pin"];

export const textForms = suiteRule(
  "text-form",
  "money fields are text with two decimals, amounts have no more than two, and digits are quoted",
  (suite) =>
    everywhere(suite).flatMap(({ written, problem }) =>
      leavesOf(written).flatMap(({ path, value }) => {
        const fault = formFault(String(path.at(-1)), value);
        return fault === undefined ? [] : [problem(path, { problem: fault, value })];
      }),
    ),
);

function formFault(field: string, value: Json): string | undefined {
  if (moneyFields.includes(field) && !(typeof value === "string" && money.test(value))) {
    return 'money is text with two decimals, such as "1250.00"';
  }
  if (digitFields.includes(field) && typeof value !== "string") return "digits must be quoted";
  if (typeof value === "number" && Math.abs(value * 100 - Math.round(value * 100)) > 1e-6) {
    return "more than two decimals";
  }
  return undefined;
}
