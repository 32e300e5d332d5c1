import type { Json, JsonObject } from "../../contract/json.ts";
import { isMoneyField, paiseOfField } from "./field-money.ts";

/**
 * Rows as reads of one tool have returned them, page by page. A row that several reads returned is one row, unless one
 * read had it more than once.
 */
export class ReadRows {
  readonly #pages: (readonly JsonObject[])[] = [];

  add(rows: readonly JsonObject[]): void {
    this.#pages.push(rows);
  }

  /** Column totals, in paise: of each page and of all of them, also over the rows that share one or two labels. */
  *totals(): Generator<number> {
    for (const rows of this.#pages) yield* totalsOf(rows);
    if (this.#pages.length > 1) yield* totalsOf(this.#merged());
  }

  #merged(): JsonObject[] {
    const most = new Map<string, { row: JsonObject; count: number }>();
    for (const page of this.#pages) {
      const counts = new Map<string, number>();
      for (const row of page) {
        const key = JSON.stringify(row);
        const count = (counts.get(key) ?? 0) + 1;
        counts.set(key, count);
        if (count > (most.get(key)?.count ?? 0)) most.set(key, { row, count });
      }
    }
    return [...most.values()].flatMap(({ row, count }) => Array<JsonObject>(count).fill(row));
  }
}

/** A pair of labels narrows a table as far as people do: "UPI debits", "debits in October". */
function* totalsOf(rows: readonly JsonObject[]): Generator<number> {
  const labelled = rows.map((row) => ({ row, labels: Object.entries(row).flatMap(labelsOf) }));
  const uses = new Map<string, number>();
  for (const { labels } of labelled) for (const label of labels) uses.set(label, (uses.get(label) ?? 0) + 1);
  const groups = new Map<string, number>();
  for (const { row, labels } of labelled) {
    const shared = labels.filter((label) => (uses.get(label) ?? 0) > 1);
    const pairs = shared.flatMap((one, index) => shared.slice(index + 1).map((other) => `${one} ${other}`));
    for (const [column, value] of Object.entries(row)) {
      const paise =
        typeof value === "number" && isMoneyField(column) ? paiseOfField(column, value) : undefined;
      if (paise === undefined) continue;
      for (const group of ["", ...shared, ...pairs]) {
        const name = `${column} ${group}`;
        groups.set(name, (groups.get(name) ?? 0) + paise);
      }
    }
  }
  yield* groups.values();
}

/** What a cell says of its row. A date says which day and which month it is. */
function labelsOf([column, value]: [string, Json]): string[] {
  if (typeof value !== "string") return [];
  const [day, month] = /^(\d{4}-\d{2})-\d{2}/.exec(value) ?? [];
  return day === undefined || month === undefined
    ? [`${column}=${value}`]
    : [`${column}=${day}`, `${column}=${month}`];
}
