import { z } from "zod";
import { InputError, StoreCorrupt } from "../contract/errors.ts";
import { isRecord } from "../contract/is-record.ts";
import { Judgement } from "../contract/judgement.ts";
import { manifestFrom1To2 } from "../contract/migrations/manifest-1-to-2.ts";
import { verdictFrom1To2 } from "../contract/migrations/verdict-1-to-2.ts";
import { Manifest } from "../contract/manifest.ts";
import { ModelReply } from "../contract/model.ts";
import { Trajectory } from "../contract/trajectory.ts";
import { VerdictRecord } from "../contract/verdict.ts";

/** One kind of stored record: JSON text with a `format` number, valid by its schema when written and when read. */
export type RecordKind<Record> = {
  readonly name: string;
  readonly schema: z.ZodType<Record>;
  /** The format that this version writes. */
  readonly format: number;
  /** Brings a record of an older format up to date; one that it does not know is returned as it is. */
  readonly migrate?: (record: unknown) => unknown;
};

const inFormat = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ format: z.literal(1), ...shape });

export const manifestKind: RecordKind<Manifest> = {
  name: "manifest",
  schema: Manifest,
  format: 2,
  migrate: manifestFrom1To2,
};
export const trajectoryKind: RecordKind<Trajectory> = { name: "trajectory", schema: Trajectory, format: 1 };
export const verdictKind: RecordKind<VerdictRecord> = {
  name: "verdict",
  schema: VerdictRecord,
  format: 2,
  migrate: verdictFrom1To2,
};
export const judgementsKind = {
  name: "judgements",
  schema: inFormat({ judgements: z.array(Judgement) }),
  format: 1,
};
/** Its own text, and the hash of the record that holds how the text ends, where it shares that with others. */
export const ScenarioRecord = z.strictObject({
  format: z.literal(2),
  text: z.string(),
  sharedEnd: z.string().optional(),
});
export type ScenarioRecord = z.infer<typeof ScenarioRecord>;
export const scenarioKind: RecordKind<ScenarioRecord> = {
  name: "scenario",
  schema: ScenarioRecord,
  format: 2,
  migrate: (record) => (isRecord(record) && record["format"] === 1 ? { ...record, format: 2 } : record),
};
export const replyKind = { name: "reply", schema: inFormat({ reply: ModelReply }), format: 1 };

/** Where a record lies, for messages. `key` describes its key in words. */
export type RecordPlace = { file: string; table: string; key: string };

/**
 * The JSON text of a record.
 *
 * @throws TypeError when the record is not valid by its schema: what is written can be read.
 */
export function encodeRecord<Record>(kind: RecordKind<Record>, key: string, record: Record): string {
  const checked = kind.schema.safeParse(record);
  if (!checked.success) {
    throw new TypeError(`${kind.name} ${key} cannot be stored: ${describeIssues(checked.error)}`);
  }
  return JSON.stringify(record);
}

/**
 * Reads a record's JSON text. The value is the text's own: parsing by the schema only checks it, and so cannot drop
 * what the schema's library takes for unsafe, such as a tool argument named `__proto__`.
 *
 * @throws StoreCorrupt naming file, table, key and the place within the record.
 * @throws InputError when a newer version wrote it.
 */
export function decodeRecord<Record>(kind: RecordKind<Record>, place: RecordPlace, text: string): Record {
  const written = parseJson(place, text);
  const format = formatOf(written);
  if (format !== undefined && format > kind.format) throw newerFormat(place, format, kind.format);
  const value = kind.migrate === undefined ? written : kind.migrate(written);
  const checked = kind.schema.safeParse(value);
  if (!checked.success) throw corruptRecord(place, describeIssues(checked.error));
  return value as Record;
}

/** The error for a record that cannot be read. */
export function corruptRecord(place: RecordPlace, problem: string, options?: ErrorOptions): StoreCorrupt {
  return new StoreCorrupt({ file: place.file, record: `${place.table} ${place.key}` }, problem, options);
}

function parseJson(place: RecordPlace, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw corruptRecord(place, `no JSON (${error instanceof Error ? error.message : String(error)})`, {
      cause: error,
    });
  }
}

function formatOf(value: unknown): number | undefined {
  if (typeof value !== "object" || value === null || !("format" in value)) return undefined;
  return typeof value.format === "number" ? value.format : undefined;
}

function newerFormat(place: RecordPlace, format: number, known: number): InputError {
  return new InputError([
    {
      file: place.file,
      path: `${place.table} ${place.key}`,
      problem: `written in format ${format}, this version reads up to ${known}`,
      remedy: "Use the version that wrote it, or a later one.",
    },
  ]);
}

function describeIssues(error: z.ZodError): string {
  const [first, ...more] = error.issues;
  if (first === undefined) return "not valid";
  const path = z.core.toDotPath(first.path);
  const rest = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `${path === "" ? "" : `${path}: `}${first.message}${rest}`;
}
