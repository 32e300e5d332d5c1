import { hookUpLines } from "../../../../src/reports/view/hook-up-lines.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { SafeText } from "../../parts/safe-text.tsx";

/** Above the figures: where agents outside our loop were not joined to their banks. */
export function HookUpNote({ view }: { view: RunView }) {
  const lines = hookUpLines(view.agents);
  if (lines.length === 0) return null;
  return (
    <div role="note" className="mt-4 max-w-[85ch] rounded bg-odd-wash px-3 py-2 text-[0.9rem]">
      {lines.map((line) => (
        <p key={line}>
          <SafeText text={line} />
        </p>
      ))}
    </div>
  );
}
