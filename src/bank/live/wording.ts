import type { ExactJson } from "../../contract/json.ts";
import { keysOf } from "../../exact-json/index.ts";
import { fieldIn, type BankRecord } from "./bank-record.ts";
import { textOf } from "./lenient-values.ts";
import type { Row } from "./table-snapshot.ts";

/** A headline, and facts beneath it, one a line. Facts without a value are left out. */
export function report(headline: string, facts: { readonly [label: string]: ExactJson | undefined }): string {
  const lines = Object.entries(facts).flatMap(([label, value]) =>
    value === undefined ? [] : [`  ${label}: ${textOf(value)}`],
  );
  return [headline, ...lines].join("\n");
}

/** Records of a table with all their fields, numbered, beneath a title and how many they are. */
export function listing(title: string, rows: readonly Row[]): string {
  const count = rows.length === 0 ? "none" : rows.length === 1 ? "1 record" : `${rows.length} records`;
  const entries = rows.map(([key, record], at) => `\n\n${at + 1}. ${key}\n${fieldLines(record)}`);
  return `${title}: ${count}${entries.join("")}`;
}

function fieldLines(record: BankRecord): string {
  return keysOf(record)
    .map((field) => `   ${field}: ${textOf(fieldIn(record, field))}`)
    .join("\n");
}

/** The texts joined as a choice: `a, b or c`. */
export function choice(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} or ${texts.at(-1)}`;
}
