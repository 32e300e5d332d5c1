import type { Heard } from "../contract/ear.ts";
import { ParticipantFault } from "../contract/errors.ts";
import type { Utterance } from "../contract/utterance.ts";

/** What can be heard wrongly. */
export const LABELS = ["asksFor", "asksToConfirm", "refuses", "handsOver", "reportsDone"] as const;
export type Label = (typeof LABELS)[number];

/** What an ear made of one reply: every label as it should be, or which are not; or no answer at all. */
export type Hearing = { utterance: Utterance } & (
  | { status: "exact" }
  | { status: "wrong"; heard: Heard; labels: readonly Label[] }
  | { status: "unheard"; because: string }
);

/** Has an ear hear one labelled reply. An ear that cannot answer is wrong about that reply. */
export async function hearingOf(utterance: Utterance, hear: () => Promise<Heard>): Promise<Hearing> {
  try {
    const heard = await hear();
    const labels = LABELS.filter((label) => spelled(heard, label) !== spelled(utterance.hears, label));
    return labels.length === 0
      ? { utterance, status: "exact" }
      : { utterance, status: "wrong", heard, labels };
  } catch (error) {
    if (!(error instanceof ParticipantFault)) throw error;
    return { utterance, status: "unheard", because: error.message };
  }
}

/** One label of what was heard, as text. */
export function spelled(heard: Heard, label: Label): string {
  if (label !== "asksFor") return heard[label] ? "yes" : "no";
  return heard.asksFor.length === 0 ? "nothing" : [...new Set(heard.asksFor)].toSorted().join(", ");
}
