import type { EpisodeTrace } from "../../contract/trajectory.ts";

const PLACES = /\{(traceId|spanId)\}/g;

/** What is wrong with a template of links into a tracing UI; `undefined` where nothing is. */
export function traceLinkProblem(template: string): string | undefined {
  if (!template.includes("{traceId}")) return "has no {traceId} in it";
  const url = linkTo(template, { traceId: "0".repeat(32), spanId: "0".repeat(16) });
  if (!URL.canParse(url) || !/^https?:\/\//i.test(url)) return "is not an http(s) address";
  const { username, password } = new URL(url);
  return username === "" && password === "" ? undefined : "holds credentials";
}

/** Where a tracing UI shows an episode. Both ids are hexadecimal digits, so they need no escaping. */
export function linkTo(template: string, trace: Pick<EpisodeTrace, "traceId" | "spanId">): string {
  return template.replace(PLACES, (_, place: "traceId" | "spanId") => trace[place]);
}

/** The link of an episode that has a trace, where there is a template, as part of what its page shows. */
export function traceUrl(
  template: string | undefined,
  trace: EpisodeTrace | undefined,
): { traceUrl?: string } {
  return template === undefined || trace === undefined ? {} : { traceUrl: linkTo(template, trace) };
}
