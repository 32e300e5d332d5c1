import { Link } from "@tanstack/react-router";
import type { TrialOutcomes } from "../../../src/reports/view/run-view.ts";
import { visibleText } from "../../../src/reports/view/unseen-characters.ts";
import { StatusSign } from "./status-badge.tsx";

/** A sign for each trial, in order, so that inconsistency is seen at once; each opens its episode. */
export function TrialSigns(props: { run: string; scenario: string; agent: string; trials: TrialOutcomes }) {
  const { run, scenario, agent, trials } = props;
  if (trials.length === 0) return <span className="text-soft">not played</span>;
  return trials.map(({ trial, status }) => (
    <Link
      key={trial}
      to="/runs/$run/episodes/$agent/$scenario/$trial"
      params={{ run, agent, scenario, trial: String(trial + 1) }}
      search={{}}
      aria-label={`${visibleText(agent)}, trial ${trial + 1}: ${status}`}
      className="rounded px-0.5 no-underline hover:bg-accent-wash"
    >
      <StatusSign status={status} />
    </Link>
  ));
}
