import { join } from "node:path";
import { z } from "zod";
import type { InputProblem } from "../../../contract/errors.ts";
import { Json, JsonObject } from "../../../contract/json.ts";
import type { DefinedBank } from "../../../bank/live/index.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";
import { isThere } from "../../../files/file-problem.ts";
import { filesBelow } from "../../../files/files-below.ts";
import { readSuiteYaml } from "../../authoring/read-suite-file.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";
import { parseYaml } from "../../../text/yaml-file.ts";

/** A database in the public form. */
export type BankDatabase = { [table: string]: { data: { [key: string]: JsonObject }; notes: string } };

/**
 * bank/<table>.yaml: `records` by key, or `columns` and `rows` (one record a line), or both. The field that repeats the
 * key may be left out of a record.
 */
export const BankTableFile = z
  .strictObject({
    notes: z.string().default("").describe("What the fields mean, for authors. No tool shows it."),
    records: z.record(z.string(), JsonObject).default({}).describe("Key → record."),
    columns: z.array(z.string()).optional().describe("Field names of the rows; the first is the key."),
    rows: z.array(z.array(Json)).optional().describe("One record a line, fields as in `columns`."),
  })
  .refine(
    ({ columns, rows }) => (columns === undefined) === (rows === undefined),
    "`columns` and `rows` go together",
  );
export type BankTableFile = z.infer<typeof BankTableFile>;

/** Where a record of the base bank is written. */
type BankSource = { yaml: YamlFile; path: (string | number)[] };

/** The base bank and where each of its records is written, by `table/key`. */
export type LoadedBank = {
  database: BankDatabase;
  sources: ReadonlyMap<string, BankSource>;
  files: readonly YamlFile[];
};

/** Reads all tables of a suite's bank. Faults go to `problems`. */
export function loadBank(suite: string, core: DefinedBank, problems: InputProblem[]): LoadedBank {
  const folder = join(suite, "bank");
  const database: BankDatabase = {};
  const sources = new Map<string, BankSource>();
  const files: YamlFile[] = [];
  if (!isThere(folder)) {
    problems.push({
      file: folder,
      problem: "missing",
      remedy: "The bank's tables lie in bank/<table>.yaml.",
    });
    return { database, sources, files };
  }
  const { files: names, problems: unread } = filesBelow(folder, { within: suite });
  problems.push(...unread);
  for (const name of names) {
    const table = name.replace(/\.yaml$/, "");
    const file = join(folder, name);
    if (!core.hasTable(table)) {
      const remedy = didYouMean(table, core.tableNames);
      problems.push({ file, problem: "the bank has no table of this name", value: table, remedy });
      continue;
    }
    const yaml = readSuiteYaml(file, suite, problems);
    if (yaml === undefined) continue;
    const { value, problems: faults } = parseYaml(yaml, BankTableFile);
    problems.push(...faults);
    if (value === undefined) continue;
    files.push(yaml);
    const { data, problems: more } = readTable({ table, keyField: core.tables[table]?.key }, value, {
      yaml,
      sources,
    });
    problems.push(...more);
    database[table] = { data, notes: value.notes.trim() };
  }
  return { database, sources, files };
}

/** A whole record, its key among its fields as in the public database. */
export function withKey(keyField: string | undefined, key: string, record: JsonObject): JsonObject {
  return keyField === undefined ? record : { [keyField]: key, ...record };
}

function readTable(
  { table, keyField }: { table: string; keyField: string | undefined },
  file: BankTableFile,
  { yaml, sources }: { yaml: YamlFile; sources: Map<string, BankSource> },
): { data: { [key: string]: JsonObject }; problems: InputProblem[] } {
  const problems: InputProblem[] = [];
  const data: { [key: string]: JsonObject } = {};
  const add = (key: string, record: JsonObject, path: (string | number)[]): void => {
    const named = keyField === undefined ? undefined : record[keyField];
    if (key in data) problems.push(yaml.problem(path, { problem: "the key is already taken", value: key }));
    if (named !== undefined && named !== key) {
      problems.push(yaml.problem(path, { problem: `${keyField} is not the record's key`, value: named }));
    }
    data[key] = withKey(keyField, key, record);
    sources.set(`${table}/${key}`, { yaml, path });
  };
  for (const [key, record] of Object.entries(file.records)) add(key, record, ["records", key]);
  const columns = file.columns ?? [];
  for (const [index, row] of (file.rows ?? []).entries()) {
    const path = ["rows", index];
    const [key] = row;
    if (row.length !== columns.length || typeof key !== "string") {
      const problem = `a row has ${columns.length} values and begins with its key`;
      problems.push(yaml.problem(path, { problem, value: row.length }));
      continue;
    }
    add(key, Object.fromEntries(columns.map((column, at) => [column, row[at] ?? null])), path);
  }
  return { data, problems };
}
