import { filterToParams } from "../../../src/reports/view/episode-filter.ts";
import type { EpisodeName, ViewerSource } from "../../../src/reports/view/viewer-api.ts";
import { ViewerProblem } from "./viewer-problem.ts";

/** Everything from the server that served this page. */
export function httpSource(): ViewerSource {
  return {
    kind: "server",
    runs: () => ask("/api/runs", {}),
    run: (run) => ask(at(run, ""), {}),
    scenarios: (run) => ask(at(run, "/scenarios"), {}),
    episodes: (run, filter, { offset, limit }) =>
      ask(at(run, "/episodes"), { offset: String(offset), limit: String(limit) }, filterToParams(filter)),
    place: (run, name, filter) =>
      ask(at(run, "/place"), { episode: episodeParam(name) }, filterToParams(filter)),
    episode: (run, name) => ask(at(run, "/episode"), { episode: episodeParam(name) }),
    modelCall: (run, name, index) =>
      ask(at(run, "/model-call"), { episode: episodeParam(name), index: String(index) }),
    scenario: (run, id) => ask(at(run, "/scenario"), { id }),
    suite: () => ask("/api/suite", {}),
    suiteScenario: (id) => ask("/api/suite/scenario", { id }),
    compare: (systems) =>
      ask("/api/compare", {}, new URLSearchParams(systems.map((system) => ["system", system]))),
  };
}

function at(run: string, what: string): string {
  return `/api/runs/${encodeURIComponent(run)}${what}`;
}

function episodeParam({ agent, scenario, trial }: EpisodeName): string {
  return JSON.stringify([agent, scenario, trial]);
}

/** @throws ViewerProblem */
async function ask<Answer>(
  path: string,
  params: Record<string, string>,
  filter = new URLSearchParams(),
): Promise<Answer> {
  const search = new URLSearchParams([...filter, ...Object.entries(params)]).toString();
  const response = await fetch(search === "" ? path : `${path}?${search}`).catch(() => undefined);
  if (response === undefined)
    throw new ViewerProblem("The viewer's server does not answer. Is it still running?");
  const body: unknown = await response.json().catch(() => undefined);
  // The server and this page are of one version: what it sends is what viewer-api.ts says.
  if (response.ok) return body as Answer;
  throw new ViewerProblem(problemIn(body) ?? `The viewer's server answered ${response.status}.`);
}

function problemIn(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("problem" in body)) return undefined;
  return typeof body.problem === "string" ? body.problem : undefined;
}
