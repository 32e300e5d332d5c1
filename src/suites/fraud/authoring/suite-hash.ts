import { sha256 } from "../../../files/sha256.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { FraudContent } from "./fraud-content.ts";
import { clockStamp } from "./resolve-pair.ts";

/**
 * SHA-256 (hex) of what all scenarios of a suite share: clock, prompt, base bank and documents. A document that no
 * scenario requires counts too, for a search may find it.
 */
export function sharedHash({ suite, promptTemplate, bank, policies }: FraudContent): string {
  const documents = policies.map(({ document }) => document);
  return sha256(JSON.stringify([clockStamp(suite), suite.bank, promptTemplate, bank, documents]));
}

/**
 * SHA-256 (hex) of all that decides how a scenario is played and graded. Its oracle and foils are left out: mending one
 * does not make stored results stale.
 */
export function scenarioHash(scenario: FraudScenario, shared: string): string {
  const { proof: _, ...played } = scenario;
  return sha256(JSON.stringify([shared, played]));
}

/** SHA-256 (hex) over the scenarios' ids and hashes, whatever their order. */
export function suiteHash(hashes: ReadonlyMap<string, string>): string {
  return sha256(JSON.stringify([...hashes].sort(([a], [b]) => (a < b ? -1 : 1))));
}
