import type { ReactNode } from "react";

/** A part of a page under a heading. `note` says what the figures in it mean. */
export function Section({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id}>{title}</h2>
      {note !== undefined && <p className="mt-0.5 max-w-[75ch] text-[0.9em] text-soft">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
