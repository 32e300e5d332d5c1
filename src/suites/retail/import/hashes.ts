import { createHash } from "node:crypto";
import type { ExactJson, ExactObject } from "../../../contract/json.ts";
import type { FileBytes } from "../../import/write-pack.ts";
import { fieldOf, pythonRepr } from "../../../exact-json/index.ts";

/**
 * The public harness's hash of a case bank: the first 12 hex digits of SHA-256 over all files' bytes, one after the
 * other, ordered by path components.
 */
export function caseBankHash(files: readonly FileBytes[]): string {
  const hash = createHash("sha256");
  for (const { bytes } of files.toSorted((a, b) => comparePaths(a.path, b.path))) hash.update(bytes);
  return hash.digest("hex").slice(0, 12);
}

/** The public harness's hash of a prompt template: the first 12 hex digits of SHA-256 over its bytes. */
export function promptHash(template: Uint8Array | string): string {
  return createHash("sha256").update(template).digest("hex").slice(0, 12);
}

/**
 * The public harness's fingerprint of a case under a configuration: 16 hex digits over the file's bytes and the
 * settings below, as Python writes them. A setting that may be absent then counts as empty; null does not.
 *
 * @param config `candidate_model`, `temperature`, `judge_model`; maybe `seed`, `prompt_hash`, `candidate_reasoning`.
 */
export function caseFingerprint(caseFile: Uint8Array, config: ExactObject): string {
  const hash = createHash("sha256").update(caseFile);
  for (const name of FINGERPRINTED) hash.update(`|${pythonText(fieldOf(config, name))}`);
  return hash.digest("hex").slice(0, 16);
}

const FINGERPRINTED = [
  "candidate_model",
  "temperature",
  "seed",
  "judge_model",
  "prompt_hash",
  "candidate_reasoning",
];

function pythonText(value: ExactJson | undefined): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : pythonRepr(value);
}

/** Orders paths component by component, so that `a/b` comes before `a-b/x`. */
export function comparePaths(a: string, b: string): number {
  const left = a.split("/");
  const right = b.split("/");
  for (const [index, part] of left.entries()) {
    const other = right[index];
    if (other === undefined) return 1;
    if (part !== other) return part < other ? -1 : 1;
  }
  return left.length - right.length;
}
