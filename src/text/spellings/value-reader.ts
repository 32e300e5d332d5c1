import type { ValueKind } from "../../contract/value-kind.ts";
import { addressReader } from "./address.ts";
import { codeReader } from "./code.ts";
import { dateReader } from "./date.ts";
import { digitsReader } from "./digits.ts";
import { emailReader } from "./email.ts";
import { moneyReader } from "./money-reader.ts";
import type { ValueReader } from "./part.ts";
import { phoneReader } from "./phone.ts";
import { textReader } from "./text.ts";

/** A value and its kind. */
export type ReadableValue = { value: string; as: ValueKind };

const READERS: Readonly<Record<ValueKind, (value: string) => ValueReader | undefined>> = {
  text: textReader,
  date: dateReader,
  phone: phoneReader,
  email: emailReader,
  address: addressReader,
  money: moneyReader,
  digits: digitsReader,
  code: codeReader,
};

/**
 * Finds a value in messages, in every usual spelling of its kind. A value that is not of its kind (a date that no
 * calendar has) is looked for as text. The reader of one object is made once.
 */
export function valueReader(readable: ReadableValue): ValueReader {
  let reader = made.get(readable);
  if (reader === undefined) {
    const { value, as } = readable;
    reader = READERS[as](value) ?? textReader(value);
    made.set(readable, reader);
  }
  return reader;
}

const made = new WeakMap<ReadableValue, ValueReader>();
