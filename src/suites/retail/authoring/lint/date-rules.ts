import { caseRule } from "./lint-rule.ts";
import { isRecord } from "../../../../contract/is-record.ts";
import { mockRule, mockValues } from "./mock-site.ts";

/** Fields that tell of something that has happened. */
const past = [
  "date",
  "open_date",
  "start_date",
  "raised_date",
  "last_update",
  "last_updated_date",
  "rate_date",
  "effective_date",
];
/** Fields of active things that tell of something to come. */
const future = ["maturity_date", "next_debit_date"];

export const pastAndFuture = mockRule(
  "date-against-clock",
  "what has happened lies before the clock, what is to come after it",
  ({ mock, clock, problem }) => {
    if (mock.broken) return [];
    return mockValues(mock).flatMap(({ path, value }) => {
      if (!isRecord(value)) return [];
      const active = value["status"] === undefined || value["status"] === "active";
      return Object.entries(value).flatMap(([key, when]) => {
        const order = typeof when === "string" ? compareToClock(when, clock) : undefined;
        if (order === undefined) return [];
        if (past.includes(key) && order > 0) {
          return [problem([...path, key], { problem: `lies after the clock, ${clock}`, value: when })];
        }
        if (future.includes(key) && active && order < 0) {
          return [problem([...path, key], { problem: `lies before the clock, ${clock}`, value: when })];
        }
        return [];
      });
    });
  },
);

export const loginDates = caseRule(
  "login-date",
  "birth and first day as a customer lie before the clock, in this order",
  ({ case: { setup }, yaml }) => {
    const born = setup.loginContext["date_of_birth"];
    const since = setup.loginContext["customer_since"];
    const known = [born, since].filter((date) => typeof date === "string");
    const ordered = [...known, setup.date].every(
      (date, index, all) => index === 0 || (all[index - 1] ?? "") < date,
    );
    return ordered
      ? []
      : [
          yaml.problem(["customer"], {
            problem: "dates of the login context are out of order",
            value: known,
          }),
        ];
  },
);

/** Negative: before. A day counts as a whole, so the clock's own day is neither. `undefined`: no date. */
function compareToClock(when: string, clock: string): number | undefined {
  if (/^\d{4}-\d{2}-\d{2}$/.test(when)) return when === clock.slice(0, 10) ? 0 : when < clock ? -1 : 1;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(when)) return undefined;
  const difference = Date.parse(when) - Date.parse(clock);
  return Number.isNaN(difference) ? undefined : difference;
}
