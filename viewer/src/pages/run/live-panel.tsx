import { countText, durationText, usdText } from "../../../../src/reports/view/quantity-text.ts";
import type { RunState } from "../../../../src/reports/view/run-view.ts";
import { SafeText } from "../../parts/safe-text.tsx";

/** How a run goes that is being played now: pace, money, and what each endpoint lets through. */
export function LivePanel({ state }: { state: RunState }) {
  if (state.type !== "running" || state.live === undefined) return null;
  const { episodes, verdicts, tokens, usd, unpriced, endpoints, leftMs, updatedAt } = state.live;
  const facts = [
    `${countText(episodes.done)} of ${countText(episodes.total)} episodes done`,
    ...(episodes.kept > 0 ? [`${countText(episodes.kept)} kept from before`] : []),
    `${countText(episodes.underWay)} under way`,
    ...Object.entries(verdicts)
      .filter(([, count]) => count > 0)
      .map(([status, count]) => `${countText(count)} ${status}`),
    ...(tokens > 0 ? [`${countText(tokens)} tokens`] : []),
    ...(usd > 0 ? [`${usdText(usd)}${unpriced ? " and more (some prices unknown)" : ""}`] : []),
    ...(leftMs === undefined ? [] : [`about ${durationText(leftMs)} left`]),
  ];
  return (
    <section aria-label="Progress" className="mt-3 rounded border border-accent bg-accent-wash px-3 py-2">
      <progress
        className="h-2 w-full"
        aria-label="Episodes done"
        value={episodes.done}
        max={Math.max(episodes.total, 1)}
      />
      <p>{facts.join(" · ")}</p>
      {endpoints.map(({ endpoint, inFlight, limit, pausedUntil }) => (
        <p key={endpoint} className="text-[0.9rem]">
          <SafeText text={endpoint} />: {inFlight} of {limit} calls at once
          {pausedUntil !== undefined && Date.parse(pausedUntil) > Date.parse(updatedAt) && (
            <strong className="text-odd">
              {" "}
              rate limited for another {durationText(Date.parse(pausedUntil) - Date.parse(updatedAt))}
            </strong>
          )}
        </p>
      ))}
      <p className="text-[0.85rem] text-soft">The figures below are of the episodes graded so far.</p>
    </section>
  );
}
