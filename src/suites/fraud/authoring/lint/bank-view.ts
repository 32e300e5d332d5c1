import type { InputProblem } from "../../../../contract/errors.ts";
import type { JsonObject } from "../../../../contract/json.ts";
import { deepMerge } from "../../../../contract/deep-merge.ts";
import type { FraudSuite } from "../load-suite.ts";
import type { PairSide } from "../pair-sides.ts";

type Path = (string | number)[];

/** A record that an agent may come to see, whole, and where an author wrote it. */
export type SeenRecord = {
  table: string;
  key: string;
  /** As the agent sees it. */
  record: JsonObject;
  /** What stands at this place: for a patch, only the patch. */
  written: JsonObject;
  problem: (path: Path, facts: Omit<InputProblem, "file" | "path">) => InputProblem;
};

/** The records of the base bank. */
export function baseRecords({ bank, bankFiles }: FraudSuite): SeenRecord[] {
  return Object.entries(bank).flatMap(([table, { data }]) =>
    Object.entries(data).map(([key, record]): SeenRecord => {
      const source = bankFiles.sources.get(`${table}/${key}`);
      return {
        table,
        key,
        record,
        written: record,
        problem: (path, facts) =>
          source === undefined
            ? { path: `${table}/${key}`, ...facts }
            : {
                ...source.yaml.problem([...source.path, ...path], facts),
                path: [table, key, ...path].join("."),
              },
      };
    }),
  );
}

/** The records that the pairs add or change, each where it is written, and as its side has it. */
export function patchedRecords(suite: FraudSuite): (SeenRecord & { pair: string; side: PairSide })[] {
  return suite.pairs.flatMap(({ id, sides, file, yaml }) =>
    sides.flatMap((side) =>
      Object.entries(side.variant === "control" ? file.control.bank : file.bank).flatMap(([table, records]) =>
        Object.entries(records).map(([key, written]) => {
          const at = side.variant === "control" ? ["control", "bank", table, key] : ["bank", table, key];
          return {
            pair: id,
            side,
            table,
            key,
            record: deepMerge(suite.bank[table]?.data[key] ?? {}, side.bank[table]?.[key] ?? written),
            written,
            problem: (path: Path, facts: Omit<InputProblem, "file" | "path">) =>
              yaml.problem([...at, ...path], facts),
          };
        }),
      ),
    ),
  );
}

/** A record of a side of a pair, else of the base bank. */
export function recordOf(
  suite: FraudSuite,
  { bank }: Pick<PairSide, "bank">,
  [table, key]: [table: string, key: string],
): JsonObject | undefined {
  const base = suite.bank[table]?.data[key];
  const patch = bank[table]?.[key];
  return base === undefined && patch === undefined ? undefined : deepMerge(base ?? {}, patch ?? {});
}
