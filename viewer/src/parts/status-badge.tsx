import type { Finding, Verdict } from "../../../src/contract/verdict.ts";
import { classes } from "./classes.ts";

type Status = Verdict["status"] | Finding["status"];

/** Sign, word and colour of each outcome: no outcome is told by its colour alone. */
const LOOKS: Record<Status, { sign: string; word: string; ink: string; wash: string }> = {
  passed: { sign: "✓", word: "passed", ink: "text-good", wash: "bg-good-wash" },
  failed: { sign: "✕", word: "failed", ink: "text-bad", wash: "bg-bad-wash" },
  open: { sign: "…", word: "open", ink: "text-odd", wash: "bg-odd-wash" },
  invalid: { sign: "?", word: "invalid", ink: "text-odd", wash: "bg-odd-wash" },
  error: { sign: "!", word: "error", ink: "text-broken", wash: "bg-broken-wash" },
  unjudged: { sign: "–", word: "unjudged", ink: "text-odd", wash: "bg-odd-wash" },
  "not-observed": { sign: "○", word: "not observed", ink: "text-odd", wash: "bg-odd-wash" },
  "not-applicable": { sign: "·", word: "not applicable", ink: "text-soft", wash: "bg-sunken" },
};

/** An outcome as a word with its sign. */
export function StatusBadge({ status, label }: { status: Status; label?: string }) {
  const { sign, word, ink, wash } = LOOKS[status];
  return (
    <span
      className={classes(
        "inline-flex items-baseline gap-1 rounded px-1.5 text-[0.85em] font-medium whitespace-nowrap",
        ink,
        wash,
      )}
    >
      <span aria-hidden="true">{sign}</span>
      {label ?? word}
    </span>
  );
}

/** An outcome as its sign alone; its word is for screen readers and on hover. */
export function StatusSign({ status }: { status: Status }) {
  const { sign, word, ink } = LOOKS[status];
  return (
    <span className={classes("inline-block w-[1.1em] text-center font-semibold", ink)} title={word}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{word}</span>
    </span>
  );
}
