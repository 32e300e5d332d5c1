import type { ExactJson } from "../../contract/json.ts";
import type { ToolBank } from "./bank-tool.ts";
import { asText, textOf } from "./lenient-values.ts";
import { queryTable, type QueryResult } from "./query.ts";

/**
 * The records whose field equals a value given by the agent. The public tools paste it between quotes into the text of
 * a query, so that a quotation mark in it breaks the query or adds constraints; under our own rules it is only a value.
 */
export function findPasted(bank: ToolBank, table: string, field: string, value: ExactJson): QueryResult {
  if (bank.rules.mended) return { ok: true, rows: bank.db.rowsWhere(table, field, asText(value)) };
  return queryTable(bank.db, table, `{"${field}": "${textOf(value)}"}`);
}
