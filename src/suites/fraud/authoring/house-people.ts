import type { DefinedBank } from "../../../bank/live/index.ts";
import type { BankPatch, FraudScenario } from "../fraud-scenario.ts";
import type { HousePerson } from "../house-rules.ts";
import type { Json, JsonObject } from "../../../contract/json.ts";
import { deepMerge } from "../../../contract/deep-merge.ts";
import type { BankDatabase } from "./bank-files.ts";
import { customersOf, tablesThatHold } from "./customers.ts";
import { recordOwners } from "./record-owners.ts";

/** A bank with a scenario's changes. */
export type PatchedBank = { bank: BankDatabase; patch: BankPatch };

/**
 * Who may speak or be spoken about in a scenario: customers that its scripts, checks or changes name, by id or by name,
 * and those for whom these may act.
 */
export function housePeople(
  scenario: Pick<FraudScenario, "caller" | "checks" | "proof" | "story" | "bank">,
  place: PatchedBank,
  core: DefinedBank,
): Record<string, HousePerson> {
  const users = customersOf(core, (table) => merged(table, place));
  const held = new Set(tablesThatHold(core, "held").flatMap((table) => Object.keys(merged(table, place))));
  const told = JSON.stringify(scenario);
  const named = Object.entries(users).filter(
    ([id, { name }]) => told.includes(id) || (typeof name === "string" && told.includes(name)),
  );
  const ids = new Set(named.map(([id]) => id));
  const owners = recordOwners(place.bank, place.patch);
  for (const [record, owner] of Object.entries(owners))
    if (told.includes(record) && owner in users) ids.add(owner);
  const first = [...ids];
  for (const id of first) for (const other of Object.keys(objectOf(users[id]?.["acts_for"]))) ids.add(other);
  const records = Map.groupBy(Object.entries(owners), ([, owner]) => owner);
  return Object.fromEntries(
    [...ids].sort().flatMap((id) => {
      const record = users[id];
      if (record === undefined) return [];
      const own = (records.get(id) ?? []).map(([key]) => key).filter((key) => held.has(key));
      return [
        [id, person(id, record, { users, records: own, accounts: merged("accounts", place) })] as const,
      ];
    }),
  );
}

type Surroundings = {
  users: Record<string, JsonObject>;
  accounts: Record<string, JsonObject>;
  records: string[];
};

function person(id: string, record: JsonObject, { users, accounts, records }: Surroundings): HousePerson {
  const session = objectOf(record["call_session"]);
  const calledBack = Object.values(objectOf(record["callbacks"])).some(
    (entry) => objectOf(entry)["outcome"] === "CONFIRMED",
  );
  const code = textOf(session["code"]);
  return {
    details: {
      ...some("date", record["date_of_birth"]),
      ...some("phone", record["phone_number"]),
      ...some("email", record["email"]),
      ...some("address", record["address"]),
    },
    ...(code === undefined ? {} : { code }),
    proven: session["app_approval"] === "APPROVED" || calledBack,
    actsFor: actsFor(id, record, { users, accounts, records }),
    records,
  };
}

/** By a role on an account of a business, or by a registered representation, whose scope is the role. */
function actsFor(id: string, record: JsonObject, { users, accounts }: Surroundings): Record<string, string> {
  const roles: Record<string, string> = {};
  for (const [owner, entry] of Object.entries(objectOf(record["acts_for"]))) {
    const role = textOf(objectOf(entry)["role"]);
    if (role !== undefined) roles[owner] = role;
  }
  for (const account of Object.values(accounts)) {
    const entry = objectOf(objectOf(account["authorized_users"])[id]);
    const [owner, role] = [textOf(account["user_id"]), textOf(entry["role"])];
    if (owner === undefined || role === undefined) continue;
    if (entry["status"] === "ACTIVE") roles[owner] = role;
    else delete roles[owner];
  }
  for (const [owner, user] of Object.entries(users)) {
    for (const entry of Object.values(objectOf(user["representatives"]))) {
      const { name, status, scope } = objectOf(entry);
      if (name !== record["name"] || typeof scope !== "string") continue;
      if (status === undefined || status === "ACTIVE") roles[owner] = scope;
    }
  }
  return roles;
}

function merged(table: string, { bank, patch }: PatchedBank): Record<string, JsonObject> {
  const records: Record<string, JsonObject> = { ...bank[table]?.data };
  for (const [key, change] of Object.entries(patch[table] ?? {})) {
    records[key] = deepMerge(records[key] ?? {}, change);
  }
  return records;
}

function some(name: string, value: Json | undefined): Record<string, string> {
  const text = textOf(value);
  return text === undefined ? {} : { [name]: text };
}

const textOf = (value: Json | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
