import type { ReactNode } from "react";

/** Lets a table scroll sideways on its own where the screen is narrow, so that the page does not. */
export function WideTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // A region that scrolls has to be reached by keyboard.
    <div className="relative -mx-3 overflow-x-auto px-3" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
