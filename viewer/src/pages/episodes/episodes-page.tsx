import { getRouteApi } from "@tanstack/react-router";
import { useCallback, useMemo } from "react";
import type { EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import type { RunAnswer } from "../../../../src/reports/view/viewer-api.ts";
import { filterInSearch, searchOfFilter } from "../../app/search-params.ts";
import { useTitle } from "../../app/use-title.ts";
import { RunNav } from "../../parts/run-nav.tsx";
import { Waiting } from "../../parts/waiting.tsx";
import { useRun } from "../../source/queries.ts";
import { EpisodeTable } from "./episode-table.tsx";
import { FilterBar } from "./filter-bar.tsx";

const route = getRouteApi("/runs/$run/episodes");

/** The episodes of a run, as many as the filter in the address leaves. */
export function EpisodesPage() {
  const { run } = route.useParams();
  useTitle(`Episodes of ${run}`);
  const query = useRun(run);
  return (
    <>
      <RunNav run={run} />
      <h1 className="sr-only">Episodes</h1>
      <Waiting query={query}>{(answer) => <Episodes run={run} answer={answer} />}</Waiting>
    </>
  );
}

function Episodes({ run, answer }: { run: string; answer: RunAnswer }) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const filter = useMemo(() => filterInSearch(search), [search]);
  const setFilter = useCallback(
    (next: EpisodeFilter) => void navigate({ search: searchOfFilter(next), replace: true }),
    [navigate],
  );
  if (answer.status === "counting") {
    return (
      <p role="status" className="py-4 text-soft">
        Counting this run's verdicts…
      </p>
    );
  }
  return (
    <>
      <FilterBar
        facets={answer.view.facets}
        titles={answer.view.manifest.suite.figures.checks}
        filter={filter}
        setFilter={setFilter}
      />
      <EpisodeTable run={run} filter={filter} groups={answer.view.facets.groups.map(({ key }) => key)} />
    </>
  );
}
