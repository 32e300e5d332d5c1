import { gradeCommand, regressionFoil } from "../../../../src/reports/view/copied-texts.ts";
import type { EpisodeDetail, EpisodeName } from "../../../../src/reports/view/viewer-api.ts";
import { CopyButton } from "../../parts/copy-button.tsx";

/** What a reader takes away: the address, a command that grades this episode again, or the conduct as a foil. */
export function CopyPanel({ detail, name }: { detail: EpisodeDetail; name: EpisodeName }) {
  const { run, suite, trajectory, record } = detail;
  const foil = regressionFoil(trajectory, record?.verdict);
  return (
    <section aria-labelledby="copy" className="no-print mt-6">
      <h2 id="copy">Take it along</h2>
      <div className="mt-2 flex flex-wrap gap-1.5">
        <CopyButton label="Copy the address" text={() => location.href} />
        <CopyButton label="Copy a grade command" text={() => gradeCommand(run, suite.source, name)} />
        {foil !== undefined && <CopyButton label="Copy as a regression foil" text={() => foil} />}
      </div>
      {foil !== undefined && (
        <p className="mt-1 text-[0.8rem] text-soft">
          The foil goes under <code>foils:</code> of the scenario's file; <code>tellerproof prove</code> then
          plays it and holds the checks to it.
        </p>
      )}
    </section>
  );
}
