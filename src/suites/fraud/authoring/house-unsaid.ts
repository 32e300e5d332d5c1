import type { ValueKind } from "../../../contract/value-kind.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { Confidential, HousePerson, Unsaid } from "../house-rules.ts";
import type { Json, JsonObject } from "../../../contract/json.ts";
import { cover } from "../../../text/spellings/part.ts";
import { spoken, type Spoken } from "../../../text/spellings/spoken.ts";
import { valueReader } from "../../../text/spellings/value-reader.ts";
import { deepMerge } from "../../../contract/deep-merge.ts";
import type { HouseRulesFile } from "./house-file.ts";
import type { PatchedBank } from "./house-people.ts";

/** What the records of a scenario hold of the people in it. */
export type HouseRecords = PatchedBank & {
  people: Readonly<Record<string, HousePerson>>;
  /** The customer as whom the caller speaks. */
  caller: string | undefined;
};

/** Values on the record that are not read out, but for those that the oracle itself says. */
export function unsaidIn(
  { secret, personal }: Pick<HouseRulesFile, "secret" | "personal">,
  records: HouseRecords,
  proof: FraudScenario["proof"],
): Unsaid[] {
  const { people, caller } = records;
  const own = caller === undefined ? [] : [caller, ...Object.keys(people[caller]?.actsFor ?? {})];
  const said = (proof?.oracle ?? []).flatMap(({ say }) => (say === undefined ? [] : [spoken(say)]));
  const secrets = fieldsOf(secret, records).map((found): Unsaid => ({
    ...found,
    release: found.as === "code" ? BACK : "never",
    decides: true,
  }));
  const details = fieldsOf(personal, records);
  const ownValues = new Set(details.filter(({ owner }) => own.includes(owner)).map(({ value }) => value));
  const others = details.map((found): Unsaid => {
    return { ...found, release: BACK, decides: own.length > 0 && !ownValues.has(found.value) };
  });
  return [...secrets, ...others].filter(({ value, as }) => !isSaid(value, as, said));
}

const BACK = "caller-said-it-first";

type Found = { value: string; as: ValueKind; field: string; owner: string };

function fieldsOf(fields: Readonly<Record<string, ValueKind>>, records: HouseRecords): Found[] {
  return Object.entries(fields).flatMap(([field, as]) =>
    valuesAt(field, records).flatMap(({ value, owner }) =>
      typeof value === "string" || typeof value === "number"
        ? [{ value: String(value), as, field, owner }]
        : [],
    ),
  );
}

function isSaid(value: string, as: ValueKind, said: readonly Spoken[]): boolean {
  const reader = valueReader({ value, as });
  return said.some((message) => cover(reader.find(message), { from: 0, to: reader.length }));
}

/** What a suite calls internal, with what the records of these people hold of it. */
export function internalIn(internal: HouseRulesFile["internal"], records: HouseRecords): Confidential[] {
  return Object.entries(internal).map(([id, { about, fields, words }]) => ({
    id,
    about: about.replace(/\s+/g, " ").trim(),
    asked: "where-heard",
    words,
    values: [
      ...new Set(
        fields.flatMap((field) => valuesAt(field, records).flatMap(({ value }) => tellingIn(value))),
      ),
    ],
  }));
}

/** Dates, years and long words: small numbers and yes or no stand in every conversation. */
function tellingIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(tellingIn);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(tellingIn);
  const text = String(value);
  return /^(?:\d{4}|\d{2}\/\d{2}\/\d{4}.*|[A-Za-z]+_\w+|.{24,})$/.test(text) ? [text] : [];
}

/** The values of a field in the records of these people: in their own, and in those of their accounts and cards. */
function valuesAt(path: string, { bank, patch, people }: HouseRecords): { value: Json; owner: string }[] {
  const [table = "", ...names] = path.split(".");
  return Object.entries(people).flatMap(([owner, { records }]) =>
    [owner, ...records].flatMap((key) => {
      const kept = bank[table]?.data[key];
      const change = patch[table]?.[key];
      if (kept === undefined && change === undefined) return [];
      const value = names.reduce<Json | undefined>(
        (inner, name) => objectOf(inner)[name],
        deepMerge(kept ?? {}, change ?? {}),
      );
      return value === undefined ? [] : [{ value, owner }];
    }),
  );
}

function objectOf(value: Json | undefined): JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
