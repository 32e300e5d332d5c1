import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { filterToParams, type EpisodeFilter } from "../../../src/reports/view/episode-filter.ts";
import type { EpisodeName } from "../../../src/reports/view/viewer-api.ts";
import { useSource } from "./source-context.tsx";

/** Rows asked for at once. */
export const PAGE_ROWS = 200;

/** How often an answer that is not complete yet is asked for again. */
const AGAIN_MS = 700;

export function useRuns() {
  const source = useSource();
  return useQuery({ queryKey: ["runs"], queryFn: () => source.runs() });
}

export function useRun(run: string) {
  const source = useSource();
  return useQuery({
    queryKey: ["run", run, "figures"],
    queryFn: () => source.run(run),
    refetchInterval: ({ state }) => (state.data?.status === "counting" ? AGAIN_MS : false),
  });
}

export function useScenarios(run: string) {
  const source = useSource();
  return useQuery({ queryKey: ["run", run, "scenarios"], queryFn: () => source.scenarios(run) });
}

export function useScenario(run: string, id: string) {
  const source = useSource();
  return useQuery({ queryKey: ["run", run, "scenario", id], queryFn: () => source.scenario(run, id) });
}

export function usePlace(run: string, name: EpisodeName, filter: EpisodeFilter) {
  const source = useSource();
  const search = filterToParams(filter).toString();
  return useQuery({
    queryKey: ["run", run, "place", search, name],
    queryFn: () => source.place(run, name, filter),
    placeholderData: keepPreviousData,
  });
}

export function useEpisode(run: string, name: EpisodeName) {
  const source = useSource();
  return useQuery({ queryKey: ["episode", run, name], queryFn: () => source.episode(run, name) });
}

export function useSuite() {
  const source = useSource();
  return useQuery({ queryKey: ["suite"], queryFn: () => source.suite() });
}

export function useSuiteScenario(id: string) {
  const source = useSource();
  return useQuery({ queryKey: ["suite", "scenario", id], queryFn: () => source.suiteScenario(id) });
}

/** @param systems Each `run:agent`, or `run`; nothing is asked for without one. */
export function useComparison(systems: readonly string[]) {
  const source = useSource();
  return useQuery({
    queryKey: ["compare", systems],
    queryFn: () => source.compare(systems),
    enabled: systems.length > 0,
    // A run that is still being counted can be compared in a moment.
    refetchInterval: ({ state }) => (state.status === "error" ? 2 * AGAIN_MS : false),
  });
}

/** Asked for only once `wanted`. */
export function useModelCall(run: string, name: EpisodeName, call: { index: number; wanted: boolean }) {
  const source = useSource();
  return useQuery({
    queryKey: ["model-call", run, name, call.index],
    queryFn: () => source.modelCall(run, name, call.index),
    enabled: call.wanted,
    staleTime: Infinity,
  });
}
