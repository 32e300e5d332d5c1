import { InputError } from "../contract/errors.ts";
import { readBytes, type ReadOptions } from "./read-bytes.ts";

/**
 * A file's text: UTF-8, or UTF-16 that says so in its byte order mark, which is no part of the text.
 *
 * @throws InputError where it is not there (saying from where a relative path was looked for), cannot be read, is no file
 *   (a pipe or device is never waited for), leads out of its folder, is too large, or is no text in one of these.
 */
export function readTextFile(file: string, options: ReadOptions = {}): string {
  const bytes = readBytes(file, options);
  const encoding = encodingOf(bytes);
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch {
    throw noText(file, `is not ${encoding.toUpperCase()}`);
  }
  throw noText(file, "holds zeros: it is no text, or UTF-16 without a byte order mark");
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
}

function noText(file: string, problem: string): InputError {
  return new InputError([{ file, problem, remedy: "Save it as UTF-8" }]);
}
