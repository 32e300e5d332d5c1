import type { JsonObject } from "../../../../contract/json.ts";
import { isRecord } from "../../../../contract/is-record.ts";
import { mockRule, mockValues } from "./mock-site.ts";

export const plainAmounts = mockRule(
  "amount-form",
  "numbers are not negative and have at most two decimals",
  ({ mock, problem }) => {
    if (mock.broken) return [];
    return mockValues(mock).flatMap(({ path, value }) => {
      if (typeof value !== "number") return [];
      if (value < 0) return [problem(path, { problem: "negative; direction is in `type`", value })];
      if (Math.abs(value * 100 - Math.round(value * 100)) < 1e-6) return [];
      return [problem(path, { problem: "more than two decimals", value })];
    });
  },
);

export const runningBalance = mockRule(
  "running-balance",
  "transactions are listed latest first and their balances chain",
  ({ mock, problem }) => {
    const rows = mock.records ?? [];
    if (mock.broken) return [];
    return rows.flatMap((row, index) => {
      const older = rows[index + 1];
      if (older === undefined || typeof row["running_balance"] !== "number") return [];
      const path = ["records", index];
      if (isEarlier(row["date"], older["date"])) {
        return [problem([...path, "date"], { problem: "older than the next row", value: row["date"] })];
      }
      const expected = balanceAfter(older["running_balance"], row);
      if (expected === undefined || Math.abs(expected - row["running_balance"]) < 0.005) return [];
      const remedy = `With the rows as they are it is ${expected.toFixed(2)}.`;
      const value = row["running_balance"];
      return [
        problem([...path, "running_balance"], {
          problem: "does not follow from the row below",
          value,
          remedy,
        }),
      ];
    });
  },
);

function isEarlier(date: unknown, other: unknown): boolean {
  return typeof date === "string" && typeof other === "string" && Date.parse(date) < Date.parse(other);
}

function balanceAfter(before: unknown, row: JsonObject): number | undefined {
  const amount = row["amount"];
  if (typeof before !== "number" || typeof amount !== "number") return undefined;
  if (row["status"] !== "success") return before;
  return row["type"] === "debit" ? before - amount : before + amount;
}

const sums: readonly { total: string; parts: [field: string, sign: 1 | -1][] }[] = [
  {
    total: "estimated_payout",
    parts: [
      ["principal_amount", 1],
      ["accrued_interest", 1],
      ["penalty_amount", -1],
    ],
  },
  {
    total: "total_payoff",
    parts: [
      ["outstanding_principal", 1],
      ["accrued_interest", 1],
      ["foreclosure_charges", 1],
    ],
  },
];

export const quotedSums = mockRule(
  "quoted-sum",
  "the total of a closure or payoff quote is the sum of its parts",
  ({ mock, problem }) => {
    if (mock.broken) return [];
    return mockValues(mock).flatMap(({ path, value }) => {
      if (!isRecord(value)) return [];
      return sums.flatMap(({ total, parts }) => {
        const stated = value[total];
        const terms = parts.map(([field, sign]) => {
          const term = value[field];
          return typeof term === "number" ? sign * term : Number.NaN;
        });
        const sum = terms.reduce((a, b) => a + b, 0);
        if (typeof stated !== "number" || Number.isNaN(sum) || Math.abs(sum - stated) < 0.005) return [];
        const remedy = `The parts come to ${sum.toFixed(2)}.`;
        return [problem([...path, total], { problem: "not the sum of its parts", value: stated, remedy })];
      });
    });
  },
);
