import type { Json } from "../../../src/contract/json.ts";
import { shortJson, type RecordChange } from "../../../src/reports/view/bank-changes.ts";
import { SafeText } from "./safe-text.tsx";

/** What a write did to a record, field by field. @param most Fields that are named; the rest is counted. */
export function FieldChanges({ change, most }: { change: RecordChange; most: number }) {
  if (change.kind === "replaced") {
    return (
      <p className="text-[0.85em]">
        <Value value={change.before} /> → <Value value={change.after} />
      </p>
    );
  }
  const left = change.fields.length - most;
  return (
    <>
      {change.kind !== "changed" && <span className="text-soft"> {change.kind}</span>}
      <ul className="text-[0.9em]">
        {change.fields.slice(0, most).map(({ field, before, after }) => (
          <li key={field} className="[overflow-wrap:anywhere]">
            <span className="text-soft">
              <SafeText text={field} />
            </span>{" "}
            {change.kind === "changed" && (
              <>
                <Value value={before} /> →{" "}
              </>
            )}
            <Value value={change.kind === "removed" ? before : after} />
          </li>
        ))}
      </ul>
      {left > 0 && <span className="text-[0.85em] text-soft">and {left} more fields</span>}
    </>
  );
}

function Value({ value }: { value: Json | undefined }) {
  return (
    <code className="text-[0.9em]">
      {value === undefined ? (
        <span className="text-soft">absent</span>
      ) : (
        <SafeText text={shortJson(value, 90)} />
      )}
    </code>
  );
}
