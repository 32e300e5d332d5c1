import type { DefinedBank } from "../../../bank/live/index.ts";
import type { JsonObject } from "../../../contract/json.ts";

/** Records of customers by id, over the tables in which a bank has them. @param of The records of one table. */
export function customersOf(
  core: DefinedBank,
  of: (table: string) => Readonly<Record<string, JsonObject>> | undefined,
): Record<string, JsonObject> {
  return Object.fromEntries(
    tablesThatHold(core, "customers").flatMap((table) => Object.entries(of(table) ?? {})),
  );
}

/** Names of the tables whose records are of a kind. */
export function tablesThatHold(core: DefinedBank, what: "customers" | "held"): string[] {
  return core.tableNames.filter((table) => core.tables[table]?.holds === what);
}
