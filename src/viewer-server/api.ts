import { Hono, type Context } from "hono";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import { InputError, StoreCorrupt } from "../contract/errors.ts";
import { filterFromParams } from "../reports/view/episode-filter.ts";
import { placeAmong } from "../reports/view/episode-place.ts";
import type { EpisodeName, EpisodePage, RunAnswer } from "../reports/view/viewer-api.ts";
import { filteredLines } from "./filtered-lines.ts";
import { readComparison } from "./read-comparison.ts";
import { readEpisode } from "./read-episode.ts";
import { readModelCall } from "./read-model-call.ts";
import { readScenario } from "./read-scenario.ts";
import type { RunLibrary } from "./run-library.ts";
import type { RunShelf } from "./run-shelf.ts";
import type { SuiteDesk } from "./suite-desk.ts";

/** Rows of one page of episodes, at most. */
const MOST_ROWS = 500;

const Name = z.tuple([z.string(), z.string(), z.int().nonnegative()]);
const Window = z.object({
  offset: z.coerce.number().int().nonnegative().default(0),
  limit: z.coerce.number().int().positive().max(MOST_ROWS).default(100),
});

/** What a viewer answers from. `traceLink`: a template of links into the user's tracing UI. */
export type ViewerSources = {
  library: RunLibrary;
  desk: SuiteDesk | undefined;
  traceLink: string | undefined;
};

/** What the page asks of the server: reading only, of runs that are listed, by name, and of the one suite it was given. */
export function viewerApi({ library, desk, traceLink }: ViewerSources): Hono {
  const api = new Hono();
  api.onError((error, context) => context.json(problemOf(error), statusOf(error)));
  api.get("/runs", async (context) => context.json(await library.cards()));
  api.get("/runs/:run", async (context) => context.json(await runAnswer(shelfOf(library, context))));
  api.get("/runs/:run/scenarios", (context) => {
    const known = shelfOf(library, context).known();
    return context.json(known.status === "ready" ? known.figures.scenarios : []);
  });
  api.get("/runs/:run/scenario", async (context) =>
    context.json(await readScenario(shelfOf(library, context), context.req.query("id") ?? "")),
  );
  api.get("/runs/:run/episodes", (context) => context.json(episodePage(library, context)));
  api.get("/runs/:run/place", (context) => {
    const { lines } = filteredLines(library, shelfOf(library, context), filterOf(context));
    return context.json(placeAmong(lines, nameOf(context)));
  });
  api.get("/runs/:run/episode", async (context) =>
    context.json(await readEpisode(shelfOf(library, context), nameOf(context), traceLink)),
  );
  api.get("/runs/:run/model-call", async (context) => {
    const index = z.coerce.number().int().nonnegative().parse(context.req.query("index"));
    return context.json(await readModelCall(shelfOf(library, context), { ...nameOf(context), index }));
  });
  api.get("/compare", async (context) =>
    context.json(await readComparison(library, context.req.queries("system") ?? [])),
  );
  api.get("/suite", (context) => context.json(desk?.answer() ?? { status: "none" }));
  api.get("/suite/scenario", (context) => {
    const found = desk?.scenario(context.req.query("id") ?? "");
    if (found === undefined) throw new Unknown("the suite has no such scenario");
    return context.json(found);
  });
  api.get("/events", (context) => events(library, context));
  return api;
}

async function runAnswer(shelf: RunShelf): Promise<RunAnswer> {
  const known = shelf.known();
  if (known.status === "failed") throw new InputError([{ value: shelf.place.run, problem: known.problem }]);
  if (known.status === "ready") return { status: "ready", state: shelf.state(), view: known.figures.view };
  return { ...known, state: shelf.state(), card: await shelf.card() };
}

function episodePage(library: RunLibrary, context: Context): EpisodePage {
  const { offset, limit } = Window.parse(context.req.query());
  const { lines, searching } = filteredLines(library, shelfOf(library, context), filterOf(context));
  return {
    offset,
    lines: lines.slice(offset, offset + limit),
    total: lines.length,
    ...(searching === undefined ? {} : { searching }),
  };
}

/** Tells pages what changed; a comment now and then keeps the line open. */
function events(library: RunLibrary, context: Context): Response {
  return streamSSE(context, async (stream) => {
    const gone = Promise.withResolvers<void>();
    const stop = library.listen((change) => {
      void stream.writeSSE({ event: change.type, data: JSON.stringify(change) });
    });
    stream.onAbort(() => gone.resolve());
    const alive = setInterval(() => void stream.writeSSE({ event: "alive", data: "" }), 20_000);
    await stream.writeSSE({ event: "hello", data: "" });
    await gone.promise;
    clearInterval(alive);
    stop();
  });
}

class Unknown extends Error {}

function shelfOf(library: RunLibrary, context: Context): RunShelf {
  const shelf = library.shelf(context.req.param("run") ?? "");
  if (shelf === undefined) throw new Unknown("there is no such run");
  return shelf;
}

function filterOf(context: Context) {
  return filterFromParams(new URL(context.req.url).searchParams);
}

function nameOf(context: Context): EpisodeName {
  const [agent, scenario, trial] = Name.parse(JSON.parse(context.req.query("episode") ?? "null"));
  return { agent, scenario, trial };
}

function problemOf(error: Error): { problem: string } {
  if (error instanceof z.ZodError) return { problem: z.prettifyError(error) };
  return { problem: error.message };
}

function statusOf(error: Error): 400 | 404 | 500 {
  if (error instanceof Unknown) return 404;
  if (error instanceof z.ZodError || error instanceof SyntaxError) return 400;
  return error instanceof InputError || error instanceof StoreCorrupt ? 404 : 500;
}
