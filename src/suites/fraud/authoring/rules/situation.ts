import type { FraudScenario } from "../../fraud-scenario.ts";
import type { Json, JsonObject } from "../../../../contract/json.ts";
import { deepMerge } from "../../../../contract/deep-merge.ts";
import type { BankDatabase } from "../bank-files.ts";
import { recordOwners } from "../record-owners.ts";

/** Something that an agent does for a caller. Saying a value is an act of the tool `say`. */
export type Act = { tool: string; args: JsonObject };

/** What a rule is read against: the records, the caller's words, and what is to be done. */
export type Situation = {
  act: Act;
  /** Table → key → record, as the scenario has it. */
  bank: { readonly [table: string]: { readonly [key: string]: JsonObject } };
  /** All that the caller may say, and what he says unasked, in the order in which he says it. */
  words: readonly string[];
  unasked: readonly string[];
  /** Names in braces: arguments of the act, `holder`, `verified`, and records that a clause has found. */
  names: { readonly [name: string]: Json };
  /** Now, as the bank writes it: `11/16/2026 10:15`. */
  now: string;
  holidays: readonly string[];
  figures: ReadonlyMap<string, number>;
};

export type Surroundings = {
  bank: BankDatabase;
  now: string;
  holidays: readonly string[];
  figures: ReadonlyMap<string, number>;
  /** Who is verified in the conversation; left out, the customer as whom the caller speaks. */
  verified: string | undefined;
};

/** A scenario as the rules see it at the moment of an act. */
export function situationOf(
  scenario: Pick<FraudScenario, "bank" | "caller">,
  act: Act,
  { bank, now, holidays, figures, verified }: Surroundings,
): Situation {
  const { phases, knows } = scenario.caller;
  const unasked = phases.map(({ says }) => says);
  const asked = phases.flatMap(({ reactions, otherwise }) => [
    ...reactions.flatMap(({ say }) => (say === undefined ? [] : [say])),
    ...otherwise,
  ]);
  const owners = recordOwners(bank, scenario.bank);
  const holder = holderOf(act, owners) ?? verified;
  return {
    act,
    bank: merged(bank, scenario.bank),
    words: [...unasked, ...asked, ...Object.values(knows)],
    unasked,
    names: {
      ...act.args,
      ...(holder === undefined ? {} : { holder }),
      ...(verified === undefined ? {} : { verified }),
    },
    now,
    holidays,
    figures,
  };
}

/** Arguments that name whose matter it is, the most telling first. */
const NAMING = [
  "user_id",
  "source_account_id",
  "account_id",
  "card_id",
  "credit_card_account_id",
  "transaction_id",
  "value",
] as const;

function holderOf({ args }: Act, owners: Readonly<Record<string, string>>): string | undefined {
  for (const name of NAMING) {
    const id = args[name];
    if (typeof id !== "string") continue;
    if (name === "user_id") return id;
    if (owners[id] !== undefined) return owners[id];
  }
  return undefined;
}

function merged(bank: BankDatabase, patch: FraudScenario["bank"]): Situation["bank"] {
  const tables = [...new Set([...Object.keys(bank), ...Object.keys(patch)])];
  return Object.fromEntries(
    tables.map((table) => {
      const records: Record<string, JsonObject> = { ...bank[table]?.data };
      for (const [key, changes] of Object.entries(patch[table] ?? {})) {
        records[key] = deepMerge(records[key] ?? {}, changes);
      }
      return [table, records];
    }),
  );
}
