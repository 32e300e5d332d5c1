import type { RunState } from "../../../src/reports/view/run-view.ts";
import { durationText } from "../../../src/reports/view/quantity-text.ts";

/** Whether a run goes on, and how far it is. */
export function RunStateText({ state }: { state: RunState }) {
  switch (state.type) {
    case "finished":
      return <span className="text-soft">finished</span>;
    case "stopped":
      return <span className="text-odd">stopped, {state.missing.toLocaleString("en")} episodes missing</span>;
    case "running":
      return state.live === undefined ? (
        <span className="text-accent">running</span>
      ) : (
        <LiveProgress live={state.live} />
      );
  }
}

function LiveProgress({ live }: { live: NonNullable<Extract<RunState, { type: "running" }>["live"]> }) {
  const { done, total } = live.episodes;
  const left = live.leftMs === undefined ? "" : `, about ${durationText(live.leftMs)} left`;
  return (
    <span className="text-accent">
      <progress className="me-2 h-2 w-28 align-middle" value={done} max={Math.max(total, 1)}>
        {done} of {total}
      </progress>
      running: {done.toLocaleString("en")} of {total.toLocaleString("en")}
      {left}
    </span>
  );
}
