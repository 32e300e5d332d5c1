import type { InputProblem } from "../../../../contract/errors.ts";
import { patchedRecords } from "./bank-view.ts";
import { suiteRule } from "./lint-rule.ts";

/** A misspelt key would add a record beside the one that was meant, and nobody would find what it holds. */
export const addedRecords = suiteRule(
  "incomplete-record",
  "a record that a pair adds to the bank has at least half of the fields that all records of its table have",
  (suite) =>
    patchedRecords(suite).flatMap(({ table, key, record, problem }): InputProblem[] => {
      const known = Object.values(suite.bank[table]?.data ?? {});
      const [first, ...others] = known;
      if (first === undefined || suite.bank[table]?.data[key] !== undefined) return [];
      const always = Object.keys(first).filter((field) => others.every((other) => field in other));
      const missing = always.filter((field) => !(field in record));
      if (missing.length * 2 <= always.length) return [];
      const remedy = "If a record of the bank was meant, its key is misspelt.";
      return [problem([], { problem: `a new record without ${missing.join(", ")}`, value: key, remedy })];
    }),
);
