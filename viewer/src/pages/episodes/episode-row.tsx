import { Link } from "@tanstack/react-router";
import type { EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import type { EpisodeLine } from "../../../../src/reports/view/episode-line.ts";
import { plainName } from "../../../../src/reports/view/check-title.ts";
import { countText } from "../../../../src/reports/view/quantity-text.ts";
import { searchOfFilter } from "../../app/search-params.ts";
import { classes } from "../../parts/classes.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { StatusBadge } from "../../parts/status-badge.tsx";

/** One episode. Its place is given, as most rows are not in the page. */
export function EpisodeRow(props: {
  run: string;
  filter: EpisodeFilter;
  line: EpisodeLine | undefined;
  index: number;
  groups: readonly string[];
  chosen: boolean;
  place: { height: number; top: number };
}) {
  const { run, filter, line, index, groups, chosen, place } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      className={classes(
        "absolute inset-x-0 top-0 overflow-hidden border-b border-line",
        chosen ? "bg-accent-wash" : "hover:bg-sunken",
      )}
      style={{ height: place.height, transform: `translateY(${place.top}px)` }}
    >
      {line === undefined ? (
        <span role="cell" className="p-2 text-soft">
          …
        </span>
      ) : (
        <Cells run={run} filter={filter} line={line} groups={groups} />
      )}
    </div>
  );
}

function Cells(props: { run: string; filter: EpisodeFilter; line: EpisodeLine; groups: readonly string[] }) {
  const { run, filter, line, groups } = props;
  const { agent, scenario, trial, title, status, firstFailed, because, facts } = line;
  return (
    <div className="max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:gap-x-2 max-lg:px-1 max-lg:py-2 lg:episode-grid lg:h-full">
      <span role="cell">
        <StatusBadge status={status} />
      </span>
      <span role="cell" className="min-w-0 max-lg:order-1 max-lg:w-full">
        <Link
          to="/runs/$run/episodes/$agent/$scenario/$trial"
          params={{ run, agent, scenario, trial: String(trial + 1) }}
          search={searchOfFilter(filter)}
          className="block truncate"
        >
          <SafeText text={title} />
        </Link>
        <span className="block truncate text-[0.8rem] text-soft">
          <SafeText text={scenario} />
          {groups.slice(0, 1).map((key) => ` · ${plainName(line.groups[key] ?? "")}`)}
        </span>
      </span>
      <span role="cell" className="truncate max-lg:text-[0.85rem]">
        <SafeText text={agent} />
      </span>
      <span role="cell" className="max-lg:text-[0.85rem] max-lg:before:content-['trial_']">
        {trial + 1}
      </span>
      <span
        role="cell"
        className="line-clamp-2 min-w-0 text-[0.85rem] leading-snug text-soft max-lg:order-2 max-lg:line-clamp-1 max-lg:w-full"
      >
        {firstFailed !== undefined && (
          <strong className="me-1.5 font-semibold text-ink">
            <SafeText text={firstFailed} />
          </strong>
        )}
        <SafeText text={because} />
      </span>
      <span role="cell" className="text-end max-lg:hidden">
        {facts.turns}
      </span>
      <span role="cell" className="text-end max-lg:hidden">
        {facts.calls}
      </span>
      <span role="cell" className="text-end max-lg:hidden">
        {facts.tokens === undefined ? <span className="text-soft">–</span> : countText(facts.tokens)}
      </span>
    </div>
  );
}
