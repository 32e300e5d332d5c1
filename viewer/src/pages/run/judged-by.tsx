import { judgedLines } from "../../../../src/reports/view/open-lines.ts";
import type { RunView } from "../../../../src/reports/view/run-view.ts";
import { EpisodesLink } from "../../parts/episodes-link.tsx";
import { SafeText } from "../../parts/safe-text.tsx";

/** Below the figures: which questions are open, and which rows are judged by the authors of their scripts. */
export function JudgedBy({ run, view }: { run: string; view: RunView }) {
  const lines = judgedLines(view);
  if (lines.length === 0) return null;
  const open = view.agents.some(({ episodes }) => episodes.open > 0);
  return (
    <div className="mt-3 max-w-[85ch] text-[0.9rem]">
      {lines.map((line) => (
        <p key={line}>
          <SafeText text={line} />
        </p>
      ))}
      {open && (
        <p className="no-print">
          <EpisodesLink run={run} filter={{ status: ["open"] }}>
            All open episodes
          </EpisodesLink>
        </p>
      )}
    </div>
  );
}
