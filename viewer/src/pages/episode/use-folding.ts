import { useCallback, useMemo, useState } from "react";
import { useShortcuts } from "../../app/shortcuts.tsx";

export type Folding = {
  allOpen: boolean;
  isOpen: (seq: number) => boolean;
  /** For parts that stay folded when all others open, such as pages of instructions. */
  isTurned: (seq: number) => boolean;
  toggle: (seq: number) => void;
  toggleAll: () => void;
};

/** Which folded parts of a transcript are open: all or none, but for those that the reader turned himself. */
export function useFolding(): Folding {
  const [state, setState] = useState({ allOpen: false, turned: new Set<number>() });
  const toggle = useCallback(
    (seq: number) =>
      setState(({ allOpen, turned }) => {
        const next = new Set(turned);
        if (!next.delete(seq)) next.add(seq);
        return { allOpen, turned: next };
      }),
    [],
  );
  const toggleAll = useCallback(
    () => setState(({ allOpen }) => ({ allOpen: !allOpen, turned: new Set() })),
    [],
  );
  const isOpen = useCallback((seq: number) => state.allOpen !== state.turned.has(seq), [state]);
  const isTurned = useCallback((seq: number) => state.turned.has(seq), [state]);
  useShortcuts(useMemo(() => [{ key: "e", does: "unfold or fold all calls", run: toggleAll }], [toggleAll]));
  return { allOpen: state.allOpen, isOpen, isTurned, toggle, toggleAll };
}
