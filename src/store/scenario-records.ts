import type { ScenarioText } from "../contract/ports.ts";
import { sha256 } from "../files/sha256.ts";
import type { ScenarioRecord } from "./record-kind.ts";

/** Under this id, which no scenario has, and its hash lies a text that many scenarios end with. */
export const SHARED_END = "";

type Records = { own: ScenarioRecord; shared?: { hash: string; record: ScenarioRecord } };

/**
 * A scenario's text as a store keeps it: its own part, and apart from it what it shares with others.
 *
 * @throws TypeError when the text does not end so.
 */
export function scenarioRecords({ text, sharedEnd }: ScenarioText): Records {
  if (sharedEnd === undefined) return { own: { format: 2, text } };
  if (!text.endsWith(sharedEnd)) throw new TypeError("a scenario's text does not end with what it shares");
  const hash = sha256(sharedEnd);
  const own = text.slice(0, text.length - sharedEnd.length);
  return {
    own: { format: 2, text: own, sharedEnd: hash },
    shared: { hash, record: { format: 2, text: sharedEnd } },
  };
}
