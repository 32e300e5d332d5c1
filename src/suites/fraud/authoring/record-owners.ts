import type { BankPatch } from "../fraud-scenario.ts";
import type { JsonObject } from "../../../contract/json.ts";
import type { BankDatabase } from "./bank-files.ts";

/**
 * Whose each record is, over a bank with a scenario's changes: the record's own user, else its account's.
 *
 * @returns Record id → user id. A user's own record is his; records that belong to nobody are left out.
 */
export function recordOwners(bank: BankDatabase, patch: BankPatch): Record<string, string> {
  const tables = new Set([...Object.keys(bank), ...Object.keys(patch)]);
  const records = [...tables].flatMap((table) => {
    const merged: Record<string, JsonObject> = { ...bank[table]?.data };
    for (const [key, changes] of Object.entries(patch[table] ?? {}))
      merged[key] = { ...merged[key], ...changes };
    return Object.entries(merged);
  });
  const direct = new Map(
    records.flatMap(([id, { user_id: user }]) => (typeof user === "string" ? [[id, user] as const] : [])),
  );
  const owners = records.flatMap(([id, { account_id: account }]) => {
    const owner = direct.get(id) ?? (typeof account === "string" ? direct.get(account) : undefined);
    return owner === undefined ? [] : [[id, owner] as const];
  });
  return Object.fromEntries(owners);
}
