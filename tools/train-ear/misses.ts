import type { Heard } from "../../src/contract/ear.ts";
import { heardAlike } from "./heard-alike.ts";
import type { Example } from "./speaker.ts";

const LABELS = ["asksFor", "asksToConfirm", "refuses", "handsOver", "reportsDone"] as const;

/** How many replies are heard with all labels right, and how many each label is wrong of. */
export type Misses = { right: number; byLabel: Record<(typeof LABELS)[number], number> };

export function missesOf(examples: readonly Example[], hear: (example: Example) => Heard): Misses {
  const byLabel = { asksFor: 0, asksToConfirm: 0, refuses: 0, handsOver: 0, reportsDone: 0 };
  let right = 0;
  for (const example of examples) {
    const heard = hear(example);
    if (heardAlike(heard, example.heard)) right += 1;
    for (const label of LABELS) {
      if (heard[label].toString() !== sorted(example.heard)[label].toString()) byLabel[label] += 1;
    }
  }
  return { right, byLabel };
}

function sorted(heard: Heard): Heard {
  return { ...heard, asksFor: heard.asksFor.toSorted() };
}
