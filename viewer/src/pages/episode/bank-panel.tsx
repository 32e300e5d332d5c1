import { useMemo } from "react";
import { bankChanges, recordChange, type BankChange } from "../../../../src/reports/view/bank-changes.ts";
import type { Transcript } from "../../../../src/reports/view/transcript.ts";
import { FieldChanges } from "../../parts/field-changes.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import type { EvidenceState } from "./use-evidence.ts";

/** What calls did to the bank, in order, each with its turn. */
export function BankPanel({ transcript, evidence }: { transcript: Transcript; evidence: EvidenceState }) {
  const changes = useMemo(() => bankChanges(transcript.items), [transcript]);
  return (
    <section aria-labelledby="bank" className="mt-6">
      <h2 id="bank">Bank changes</h2>
      {changes.length === 0 ? (
        <p className="mt-1 text-[0.9rem] text-soft">Nothing was written, granted or unlocked.</p>
      ) : (
        <ol className="mt-2 space-y-2 border-s-2 border-line-strong ps-3">
          {changes.map((change) => (
            <li key={change.seq} className="text-[0.9rem]">
              <button
                type="button"
                className="text-[0.8rem] text-accent underline"
                onClick={() => evidence.showEvent(change.seq)}
              >
                turn {change.turn}, <SafeText text={change.tool} />
              </button>
              <Change change={change} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function Change({ change: { effect } }: { change: BankChange }) {
  switch (effect.type) {
    case "write":
      return (
        <div>
          <SafeText text={`${effect.table} / ${effect.key}`} />
          <FieldChanges change={recordChange(effect)} most={8} />
        </div>
      );
    case "grant":
      return (
        <p>
          gave the caller{" "}
          <code>
            <SafeText text={effect.tool} />
          </code>
        </p>
      );
    case "unlock":
      return (
        <p>
          unlocked{" "}
          <code>
            <SafeText text={effect.tool} />
          </code>
        </p>
      );
    case "retrieved":
      return (
        <p className="[overflow-wrap:anywhere]">
          retrieved <SafeText text={effect.documents.join(", ")} />
        </p>
      );
  }
}
