import { writtenDay, type DefinedBank } from "../../../bank/live/index.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { StepFile } from "../../authoring/script-forms.ts";
import { deepMerge } from "../../../contract/deep-merge.ts";
import { withKey, type BankDatabase } from "./bank-files.ts";
import type { CallerFile } from "./caller-file.ts";
import { tablesThatHold } from "./customers.ts";
import { controlOracle, fillFoil, fillSteps, type FilledFoil } from "./fill-scripts.ts";
import { fillCaller, mergeTables, shortRecords, type UserOf } from "./fill-side.ts";
import type { PairFile } from "./pair-file.ts";
import type { FraudStepFile } from "./step-file.ts";

/** One side of a pair as it would be written on its own and at full length: nothing is left to be filled in. */
export type PairSide = Pick<
  PairFile,
  "title" | "bank" | "caller" | "delivered" | "checks" | "mayWrite" | "confidential" | "assertions" | "cost"
> & {
  variant: FraudScenario["variant"];
  oracle: StepFile[];
  foils: Record<string, FilledFoil>;
};

/** What a side's short forms are filled in from. */
export type Surroundings = { bank: BankDatabase; suite: { clock: string }; core: DefinedBank };

/** The attack with everything that its short forms stand for. */
export function attackSide(file: PairFile, surroundings: Surroundings): PairSide {
  const others = controlOracle(file.oracle, file.control.oracle);
  return side("attack", { ...file, others }, surroundings);
}

/** @param caller The attack's caller as it is written, with the control's own fields merged in. */
export function controlSide(file: PairFile, caller: CallerFile, surroundings: Surroundings): PairSide {
  const { control } = file;
  return side(
    "control",
    {
      title: control.title,
      bank: mergeTables(file.bank, control.bank),
      session: { ...file.session, ...control.session },
      elsewhere: file.elsewhere,
      caller,
      delivered: control.delivered ?? file.delivered,
      checks: control.checks,
      mayWrite: control.mayWrite,
      confidential: control.confidential ?? file.confidential,
      assertions: control.assertions,
      cost: { ...file.cost, ...control.cost },
      oracle: controlOracle(file.oracle, control.oracle),
      others: file.oracle,
      foils: control.foils,
    },
    surroundings,
  );
}

type Written = Omit<PairSide, "variant" | "oracle" | "foils"> &
  Pick<PairFile, "session" | "elsewhere" | "foils"> & {
    oracle: readonly FraudStepFile[];
    /** The other side's oracle. */
    others: readonly FraudStepFile[];
  };

function side(
  variant: PairSide["variant"],
  written: Written,
  { bank: base, suite, core }: Surroundings,
): PairSide {
  const { title, bank, session, elsewhere, caller, delivered, checks, assertions, cost } = written;
  const { mayWrite, confidential } = written;
  const short = shortRecords(
    { elsewhere, session },
    {
      caller: caller.user,
      user: userOf(bank, base, core),
      date: writtenDay(suite.clock, core.dates ?? "month-first"),
    },
  );
  const whole = withKeys(mergeTables(short, bank), base, core);
  const user = userOf(whole, base, core);
  const filled = Object.entries(written.foils).map(
    ([name, foil]) => [name, fillFoil(foil, written, user)] as const,
  );
  return {
    variant,
    title,
    bank: whole,
    caller: fillCaller(caller, user),
    delivered,
    checks,
    mayWrite,
    confidential,
    assertions,
    cost,
    oracle: fillSteps(written.oracle, user),
    foils: Object.fromEntries(filled),
  };
}

/** Users' records as a side has them. */
export function userOf(changes: PairFile["bank"], base: BankDatabase, core: DefinedBank): UserOf {
  const tables = tablesThatHold(core, "customers");
  return (id) => {
    const table =
      tables.find((each) => base[each]?.data[id] !== undefined || changes[each]?.[id] !== undefined) ?? "";
    const before = base[table]?.data[id];
    const after = changes[table]?.[id];
    return before === undefined ? after : deepMerge(before, after ?? {});
  };
}

/** Records that the base does not have are whole records, and as such name their own key. */
function withKeys(changes: PairFile["bank"], base: BankDatabase, core: DefinedBank): PairFile["bank"] {
  return Object.fromEntries(
    Object.entries(changes).map(([table, records]) => {
      const isNew = (key: string): boolean => base[table]?.data[key] === undefined;
      const whole = Object.entries(records).map(([key, record]) => {
        return [key, isNew(key) ? withKey(core.tables[table]?.key, key, record) : record] as const;
      });
      return [table, Object.fromEntries(whole)];
    }),
  );
}
