import type { Side } from "../../contract/actor.ts";
import type { BankTool } from "./bank-tool.ts";
import { readClock, type DateForm } from "./clock.ts";
import type { BankRules } from "./rules.ts";

/** One table: the field of a record that repeats its key, and what its records are to the rules about people. */
export type TableDefinition = {
  readonly key?: string;
  /** `customers`: whom the bank knows. `held`: what a customer has, such as accounts and cards. `log`: notes that tools were used. */
  readonly holds?: "customers" | "held" | "log";
};

/** A live bank as data. Which records there are is the suite's or the pack's. */
export type BankDefinition = {
  /** What a suite's folder calls it. */
  readonly id: string;
  /** What it is, for people. */
  readonly title: string;
  /** By name, in the order in which they are listed. */
  readonly tables: Readonly<Record<string, TableDefinition>>;
  /** Fields that hold the key of a record of another table, by field. */
  readonly references: Readonly<Record<string, string>>;
  /** Of both sides, in the order in which they are shown. */
  readonly tools: readonly BankTool[];
  /** Now, unless a suite says otherwise: `2025-11-14 03:40:00 EST`. */
  readonly clock: string;
  /** How its records write days; month first where left out. */
  readonly dates?: DateForm;
  readonly rules: BankRules;
};

/** A bank that tools, suites and episodes can work with. */
export type DefinedBank = BankDefinition & {
  /** A side's tools that are there from the start. */
  standing(side: Side): readonly BankTool[];
  /** A side's tools that must be unlocked or granted, by name. */
  discoverable(side: Side): ReadonlyMap<string, BankTool>;
  hasTable(name: string): boolean;
  /** Names of its tables. */
  readonly tableNames: readonly string[];
};

/**
 * Makes a bank of its parts. To extend one, spread it: `defineBank({ ...ownBank, id: "mine", tools: [...ownBank.tools, mine] })`.
 *
 * @throws RangeError for two tools of one name and side, a reference to a table that there is none of, or a clock that is no time.
 */
export function defineBank(definition: BankDefinition): DefinedBank {
  const { id, tables, references, tools, clock } = definition;
  const reached = (side: Side, reach: BankTool["reach"]): BankTool[] =>
    tools.filter((tool) => tool.side === side && tool.reach === reach);
  const standing = { agent: reached("agent", "standing"), caller: reached("caller", "standing") };
  const discoverable = {
    agent: byName(reached("agent", "discoverable")),
    caller: byName(reached("caller", "discoverable")),
  };
  const taken = tools.find((tool, at) =>
    tools.slice(0, at).some(({ name, side }) => name === tool.name && side === tool.side),
  );
  if (taken !== undefined) throw new RangeError(`bank ${id}: two tools are called ${taken.name}`);
  const lost = Object.entries(references).find(([, table]) => !Object.hasOwn(tables, table));
  if (lost !== undefined)
    throw new RangeError(`bank ${id}: ${lost[0]} refers to ${lost[1]}, which is no table`);
  readClock(clock);
  return {
    ...definition,
    standing: (side) => standing[side],
    discoverable: (side) => discoverable[side],
    hasTable: (name) => Object.hasOwn(tables, name),
    tableNames: Object.keys(tables),
  };
}

function byName(tools: readonly BankTool[]): ReadonlyMap<string, BankTool> {
  return new Map(tools.map((tool) => [tool.name, tool]));
}
