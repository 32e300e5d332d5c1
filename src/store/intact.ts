import { StoreCorrupt } from "../contract/errors.ts";

/** What is read; nothing where the record is damaged, of which `damaged` is told. */
export function intact<Record>(
  read: () => Record,
  damaged?: (damage: StoreCorrupt) => void,
): Record | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof StoreCorrupt)) throw error;
    damaged?.(error);
    return undefined;
  }
}
