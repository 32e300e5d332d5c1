import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { filterOf, type EpisodeFilter } from "../../../src/reports/view/episode-filter.ts";
import { searchOfFilter } from "../app/search-params.ts";

/** A figure that opens the episodes behind it. */
export function EpisodesLink({
  run,
  filter,
  label,
  children,
}: {
  run: string;
  filter: Partial<EpisodeFilter>;
  /** For screen readers, where the figure alone does not say what it counts. */
  label?: string;
  children: ReactNode;
}) {
  return (
    <Link
      to="/runs/$run/episodes"
      params={{ run }}
      search={searchOfFilter(filterOf(filter))}
      {...(label === undefined ? {} : { "aria-label": label })}
    >
      {children}
    </Link>
  );
}
