import type { Heard } from "../../src/contract/ear.ts";

/** Whether all five labels are the same. */
export function heardAlike(one: Heard, other: Heard): boolean {
  return (
    one.asksFor.toSorted().join() === other.asksFor.toSorted().join() &&
    one.asksToConfirm === other.asksToConfirm &&
    one.refuses === other.refuses &&
    one.handsOver === other.handsOver &&
    one.reportsDone === other.reportsDone
  );
}
