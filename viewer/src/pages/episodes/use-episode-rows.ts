import { keepPreviousData, useQueries } from "@tanstack/react-query";
import { filterToParams, type EpisodeFilter } from "../../../../src/reports/view/episode-filter.ts";
import type { EpisodeLine } from "../../../../src/reports/view/episode-line.ts";
import type { EpisodePage } from "../../../../src/reports/view/viewer-api.ts";
import { PAGE_ROWS } from "../../source/queries.ts";
import { useSource } from "../../source/source-context.tsx";

/** Rows that were scrolled past are let go after this long, so that memory stays flat. */
const OUT_OF_SIGHT_MS = 5_000;

/** How often an answer that is not complete yet is asked for again. */
const AGAIN_MS = 700;

export type EpisodeRows = {
  /** Known once the first page is there. */
  total: number | undefined;
  row: (index: number) => EpisodeLine | undefined;
  searching: { done: number; of: number } | undefined;
  problem: string | undefined;
};

/** The rows in sight, fetched by the page. Only pages in sight are held on to. */
export function useEpisodeRows(
  run: string,
  filter: EpisodeFilter,
  { first, last }: { first: number; last: number },
): EpisodeRows {
  const source = useSource();
  const search = filterToParams(filter).toString();
  const [from, to] = [Math.floor(first / PAGE_ROWS), Math.floor(Math.max(first, last) / PAGE_ROWS)];
  const pages = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return useQueries({
    queries: pages.map((page) => ({
      queryKey: ["run", run, "episodes", search, page],
      queryFn: () => source.episodes(run, filter, { offset: page * PAGE_ROWS, limit: PAGE_ROWS }),
      placeholderData: keepPreviousData,
      gcTime: OUT_OF_SIGHT_MS,
      refetchInterval: ({ state }: { state: { data?: EpisodePage | undefined } }) =>
        state.data?.searching === undefined ? (false as const) : AGAIN_MS,
    })),
    combine: (results) => {
      const known = results.flatMap(({ data }) => data ?? []);
      return {
        total: known[0]?.total,
        row: (index: number) => {
          const page = known.find(({ offset, lines }) => index >= offset && index < offset + lines.length);
          return page?.lines[index - page.offset];
        },
        searching: known.find(({ searching }) => searching !== undefined)?.searching,
        problem: results.find(({ error }) => error !== null)?.error?.message,
      };
    },
  });
}
