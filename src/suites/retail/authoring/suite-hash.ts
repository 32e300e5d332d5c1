import { sha256 } from "../../../files/sha256.ts";
import type { RetailCase } from "../retail-case.ts";

/**
 * SHA-256 (hex) of all that decides how a case is played and graded: the resolved case with its tools, and the
 * prompt. Its oracle and foils are left out: mending one does not make stored results stale.
 */
export function caseHash(retailCase: RetailCase, promptTemplate: string): string {
  const { proof: _, ...played } = retailCase;
  return sha256(JSON.stringify([promptTemplate, played]));
}

/** SHA-256 (hex) over the cases' ids and hashes, whatever their order. */
export function suiteHash(hashes: ReadonlyMap<string, string>): string {
  return sha256(JSON.stringify([...hashes].sort(([a], [b]) => (a < b ? -1 : 1))));
}
