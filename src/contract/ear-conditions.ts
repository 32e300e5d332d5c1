import type { Manifest } from "./manifest.ts";

/** Under which names a manifest's conditions hold the ear of its callers. */
const NAMES: ReadonlySet<string> = new Set([
  "ear",
  "earVersion",
  "earDecoding",
  "earBaseUrl",
  "earApiKeyEnv",
]);

/** A manifest's conditions, those of the callers' ear apart from the others. Runs of older versions name no ear. */
export function earApart(
  conditions: Manifest["conditions"],
): Record<"ear" | "others", Record<string, string>> {
  const entries = Object.entries(conditions);
  return {
    ear: Object.fromEntries(entries.filter(([name]) => NAMES.has(name))),
    others: Object.fromEntries(entries.filter(([name]) => !NAMES.has(name))),
  };
}
