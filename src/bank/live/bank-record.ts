import { IntegralFloat, type ExactJson, type ExactObject } from "../../contract/json.ts";
import { copyObject, fieldOf, setField } from "../../exact-json/index.ts";

/** A record of a table. Records are never changed: a write replaces the whole record. */
export type BankRecord = Readonly<ExactObject>;

/** The record's field; null when it has none, as in the public bank. */
export function fieldIn(record: BankRecord, name: string): ExactJson {
  return fieldOf(record, name) ?? null;
}

/** The record with these fields set: known fields keep their place, new ones go last. */
export function withFields(record: BankRecord, fields: ExactObject): BankRecord {
  const copy = copyObject(record);
  for (const [name, value] of Object.entries(fields)) setField(copy, name, value);
  return copy;
}

/** Makes a value unchangeable at every depth; what is frozen already is taken to be so throughout. */
export function freezeDeep<Value extends ExactJson>(value: Value): Value {
  if (typeof value !== "object" || value === null || Object.isFrozen(value)) return value;
  if (!(value instanceof IntegralFloat)) {
    for (const item of Object.values(value)) freezeDeep(item);
  }
  return Object.freeze(value);
}
