import type { ReactNode } from "react";

/** Something that is read only when asked for. */
export function Fold({
  open,
  toggle,
  summary,
  children,
}: {
  open: boolean;
  toggle: () => void;
  summary: ReactNode;
  children: ReactNode;
}) {
  return (
    <div>
      <button
        type="button"
        aria-expanded={open}
        onClick={toggle}
        className="flex items-baseline gap-1.5 text-start text-[0.85rem] text-soft hover:text-ink"
      >
        <span aria-hidden="true" className="inline-block w-3">
          {open ? "▾" : "▸"}
        </span>
        {summary}
      </button>
      {open && <div className="mt-1 mb-2 border-s border-line ps-3">{children}</div>}
    </div>
  );
}
