import { Link, useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { knownTitle, plainName } from "../../../../src/reports/view/check-title.ts";
import { isNoFilter, type EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import { groupName } from "../../../../src/reports/view/group-name.ts";
import { countText, durationText } from "../../../../src/reports/view/quantity-text.ts";
import type { EpisodeDetail, EpisodeName, Neighbour } from "../../../../src/reports/view/viewer-api.ts";
import { searchOfFilter } from "../../app/search-params.ts";
import { useShortcuts } from "../../app/shortcuts.tsx";
import { SafeText } from "../../parts/safe-text.tsx";
import { StatusBadge } from "../../parts/status-badge.tsx";
import { usePlace } from "../../source/queries.ts";

/** What this episode is, what came of it, and the way to its neighbours in the list. */
export function EpisodeHeader({
  detail,
  name,
  filter,
}: {
  detail: EpisodeDetail;
  name: EpisodeName;
  filter: EpisodeFilter;
}) {
  const { planned, suite, trajectory, record } = detail;
  const verdict = record?.verdict;
  return (
    <header>
      <Neighbours run={detail.run} name={name} filter={filter} />
      <h1 className="mt-1 max-w-[60ch]">
        <SafeText text={planned.title} />
      </h1>
      <p className="no-print text-[0.85rem]">
        <Link to="/runs/$run/scenarios/$scenario" params={{ run: detail.run, scenario: planned.id }}>
          <SafeText text={planned.id} />
        </Link>
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3 gap-y-1 text-[0.9rem] *:min-w-0">
        {verdict === undefined ? (
          <span className="text-soft">not graded</span>
        ) : (
          <StatusBadge status={verdict.status} />
        )}
        {verdict?.status === "failed" && (
          <span className="font-medium">
            first at <SafeText text={verdict.firstFailed} />
            <span className="font-normal text-soft">
              {" "}
              {knownTitle(verdict.firstFailed, suite.figures.checks)}
            </span>
          </span>
        )}
        <span>
          <SafeText text={trajectory.agent} />, trial {trajectory.trial + 1}
        </span>
        <span className="text-soft">
          {Object.entries(planned.groups)
            // The pair is in the scenario's own name.
            .filter(([key]) => key !== suite.figures.pairedBy)
            .map(([key, value]) => `${groupName(key, suite.figures.groupings)}: ${plainName(value)}`)
            .join(" · ")}
        </span>
        {trajectory.unseen !== undefined && trajectory.unseen.length > 0 && (
          <span className="text-odd">
            the record does not show {trajectory.unseen.map(plainName).join(", ")}
          </span>
        )}
        <span className="text-soft">
          {durationText(trajectory.events.at(-1)?.atMs ?? 0)} · seed {trajectory.seed}
        </span>
        {detail.traceUrl !== undefined && (
          <a href={detail.traceUrl} target="_blank" rel="noopener noreferrer" className="no-print">
            Open trace
          </a>
        )}
      </p>
    </header>
  );
}

function Neighbours({ run, name, filter }: { run: string; name: EpisodeName; filter: EpisodeFilter }) {
  const place = usePlace(run, name, filter).data;
  const navigate = useNavigate();
  const search = useMemo(() => searchOfFilter(filter), [filter]);
  const shortcuts = useMemo(() => {
    const go = (to: Neighbour | undefined) => (): void => {
      if (to === undefined) return;
      const { agent, scenario, trial } = to;
      void navigate({
        to: "/runs/$run/episodes/$agent/$scenario/$trial",
        params: { run, agent, scenario, trial: String(trial + 1) },
        search,
      });
    };
    return [
      { key: "n", does: "next episode that did not pass", run: go(place?.nextFailure) },
      { key: "p", does: "previous episode that did not pass", run: go(place?.previousFailure) },
      { key: "j", does: "next episode of the list", run: go(place?.next) },
      { key: "k", does: "previous episode of the list", run: go(place?.previous) },
    ];
  }, [navigate, place, run, search]);
  useShortcuts(shortcuts);
  return (
    <nav
      aria-label="Neighbouring episodes"
      className="no-print flex flex-wrap items-center gap-2 text-[0.9rem]"
    >
      <Link to="/runs/$run/episodes" params={{ run }} search={search}>
        {isNoFilter(filter) ? "All episodes" : "Filtered list"}
      </Link>
      {place !== undefined && place.index >= 0 && (
        <span className="text-soft">
          {countText(place.index + 1)} of {countText(place.total)}
        </span>
      )}
      <span className="ms-auto flex flex-wrap gap-1.5">
        <Step run={run} search={search} to={place?.previous} label="Previous" hint="k" />
        <Step run={run} search={search} to={place?.next} label="Next" hint="j" />
        <Step run={run} search={search} to={place?.previousFailure} label="Previous failure" hint="p" />
        <Step run={run} search={search} to={place?.nextFailure} label="Next failure" hint="n" />
      </span>
    </nav>
  );
}

function Step(props: {
  run: string;
  search: Record<string, string[]>;
  to: Neighbour | undefined;
  label: string;
  hint: string;
}) {
  const { run, search, to, label, hint } = props;
  if (to === undefined) {
    return (
      <button type="button" className="button" disabled>
        {label}
      </button>
    );
  }
  return (
    <Link
      to="/runs/$run/episodes/$agent/$scenario/$trial"
      params={{ run, agent: to.agent, scenario: to.scenario, trial: String(to.trial + 1) }}
      search={search}
      className="button"
    >
      {label} <kbd aria-hidden="true">{hint}</kbd>
    </Link>
  );
}
