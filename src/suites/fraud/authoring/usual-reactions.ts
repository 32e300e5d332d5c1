import type { PhaseFile, ReactionFile } from "./caller-file.ts";

/**
 * What any caller does once the reactions of his phase are used up: he says his yes, lets himself be handed over, insists
 * where he is refused, and then goes on with the next phase. To a report that his request is done the script itself reacts.
 */
export function usualReactions(
  { agrees, insists = [] }: PhaseFile,
  next: string | undefined,
): ReactionFile[] {
  const goesOn = next === undefined ? { leave: "was handed over" } : { goTo: next };
  return [
    ...(agrees === undefined ? [] : [{ when: "asksToConfirm", say: agrees, again: true } as const]),
    { when: "handsOver", ...goesOn },
    ...[insists].flat().map((say) => ({ when: "refuses", say }) as const),
    ...(next === undefined ? [] : [{ when: "refuses", goTo: next } as const]),
  ];
}
