import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { InputError } from "../contract/errors.ts";
import { viewerApi, type ViewerSources } from "./api.ts";
import { loopbackOnly, SAFE_HEADERS } from "./loopback-only.ts";
import { readPage, type Page } from "./page.ts";
import { RunLibrary } from "./run-library.ts";
import type { RunPlace } from "./run-shelf.ts";
import { SuiteDesk } from "./suite-desk.ts";
import { watchRuns } from "./watch-runs.ts";

/** What a viewer shows, and where. */
export type ViewerOptions = {
  /** The runs there are now; asked again and again. */
  list: () => readonly RunPlace[];
  /** A suite to be looked at beside the runs: a bundled one's name or a folder. */
  suite?: string | undefined;
  /** Where the user's tracing UI shows an episode, with {traceId} and, if need be, {spanId}. */
  traceLink?: string | undefined;
  /** The built page. */
  pageFolder: string;
  /** 0 for any free port. */
  port: number;
};

/** A viewer that is being served. */
export type ServedViewer = AsyncDisposable & { url: string };

/** Serves the viewer on loopback until it is disposed of. @throws InputError where the port cannot be had. */
export async function serveViewer(options: ViewerOptions): Promise<ServedViewer> {
  const { list, suite, traceLink, pageFolder, port } = options;
  const library = new RunLibrary(list);
  const desk = suite === undefined ? undefined : new SuiteDesk(suite);
  const page = readPage(pageFolder);
  let bound = port;
  const app = viewerApp({ library, desk, traceLink, page }, () => bound);
  const { promise: listening, resolve, reject } = Promise.withResolvers<AddressInfo>();
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, resolve);
  server.once("error", reject);
  const address = await listening.catch((error: unknown) => {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    const problem = taken ? "something else listens there" : String(error);
    throw new InputError([{ path: "--port", value: port, problem, remedy: "Name another, or none" }]);
  });
  bound = address.port;
  const unwatch = watchRuns(library);
  const unwatchSuite = desk?.watch(() => library.tell({ type: "suite" }));
  return {
    url: `http://127.0.0.1:${bound}`,
    async [Symbol.asyncDispose]() {
      unwatch();
      unwatchSuite?.();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await library[Symbol.asyncDispose]();
    },
  };
}

function viewerApp({ page, ...sources }: ViewerSources & { page: Page }, port: () => number): Hono {
  const app = new Hono();
  app.use(loopbackOnly(port));
  app.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(SAFE_HEADERS)) context.res.headers.set(name, value);
    if (!context.req.path.startsWith("/assets/")) context.res.headers.set("cache-control", "no-store");
  });
  app.route("/api", viewerApi(sources));
  app.get("/api/*", (context) => context.json({ problem: "there is nothing here" }, 404));
  app.get("/assets/*", (context) => {
    const asset = page.assets.get(context.req.path);
    if (asset === undefined) return context.notFound();
    // Names hold a hash of what they name.
    const headers = { "content-type": asset.type, "cache-control": "max-age=31536000, immutable" };
    return context.body(asset.body, 200, headers);
  });
  app.get("*", (context) => {
    const { html, policy } = page.document();
    return context.html(html, 200, { "content-security-policy": policy });
  });
  return app;
}
