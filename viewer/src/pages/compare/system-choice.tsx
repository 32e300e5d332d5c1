import { useNavigate } from "@tanstack/react-router";
import type { ComparedSystem } from "../../../../src/reports/view/compare-view.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { useRuns } from "../../source/queries.ts";

/** Chooses which agents of which runs are compared; the choice stands in the address. */
export function SystemChoice({
  systems,
  shown,
}: {
  systems: readonly string[];
  /** What the choice came to: a run stands for all its agents. */
  shown: readonly ComparedSystem[] | undefined;
}) {
  const navigate = useNavigate();
  const runs = useRuns().data ?? [];
  const chosen = shown?.map(({ run, agent }) => `${run}:${agent}`) ?? [...systems];
  const choose = (next: readonly string[]): void =>
    void navigate({ to: "/compare", search: { system: [...next] }, replace: true });
  const open = runs.flatMap(({ run, agents }) => (agents ?? []).map(({ label }) => `${run}:${label}`));
  return (
    <div className="no-print mt-2 flex flex-wrap items-center gap-1.5">
      {chosen.map((system) => (
        <button
          key={system}
          type="button"
          className="button"
          aria-pressed="true"
          aria-label={`Remove ${visibleText(system)}`}
          onClick={() => choose(chosen.filter((one) => one !== system))}
        >
          {visibleText(system)} <span aria-hidden="true">✕</span>
        </button>
      ))}
      <select
        aria-label="Add an agent to compare"
        className="field"
        value=""
        onChange={(event) => choose([...chosen, event.target.value])}
      >
        <option value="">Add an agent…</option>
        {open
          .filter((system) => !chosen.includes(system))
          .map((system) => (
            <option key={system} value={system}>
              {visibleText(system)}
            </option>
          ))}
      </select>
      {chosen.length < 2 && <span className="text-soft">Choose two agents or more.</span>}
    </div>
  );
}
