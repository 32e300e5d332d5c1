import {
  filterFromParams,
  filterToParams,
  type EpisodeFilter,
} from "../../../src/reports/view/episode-filter.ts";

/** Search parameters as the router holds them: every name with all its values. */
export type SearchParams = Record<string, string[]>;

/** The router's own form would write JSON into the address; ours is plain names and values. */
export function parseSearch(text: string): SearchParams {
  const params = new URLSearchParams(text);
  return Object.fromEntries([...new Set(params.keys())].map((name) => [name, params.getAll(name)]));
}

export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, values] of Object.entries(search)) {
    for (const value of Array.isArray(values) ? values : [values]) {
      if (typeof value === "string") params.append(name, value);
    }
  }
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** The filter that the address asks for. */
export function filterInSearch(search: SearchParams): EpisodeFilter {
  return filterFromParams(new URLSearchParams(stringifySearch(search)));
}

/** A filter as the router's search parameters. */
export function searchOfFilter(filter: EpisodeFilter): SearchParams {
  return parseSearch(filterToParams(filter).toString());
}

/** All values of a parameter as texts, whatever the address holds. */
export function readSearch(raw: Record<string, unknown>): SearchParams {
  return parseSearch(stringifySearch(raw));
}
