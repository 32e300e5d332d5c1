import { createHash, randomBytes } from "node:crypto";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { hostHeaderValidationResponse, localhostAllowedHostnames } from "@modelcontextprotocol/server";
import { Hono } from "hono";
import { InputError } from "../contract/errors.ts";
import type { BankHost } from "../contract/ports.ts";
import { BOUNDS, type Bounds } from "./bounds.ts";
import { EpisodeAddress, late } from "./episode-address.ts";
import { Refusals, type Refusal } from "./refusals.ts";
import { rpcError } from "./rpc-error.ts";

/** Where the bank listens, and under what address agents reach it. */
export type BankServerOptions = {
  /** Address of the interface, 127.0.0.1 unless agents run elsewhere. */
  host?: string | undefined;
  /** 0 or left out: any free port. */
  port?: number | undefined;
  /** The address as agents see it, such as `http://host.docker.internal:8700`; that of the interface otherwise. */
  url?: string | undefined;
  bounds?: Partial<Bounds>;
  now?: () => number;
  /** Told of the first thousand refusals as they happen. */
  refused?: (refusal: Refusal) => void;
};

/** The bank for agents outside this process: one HTTP server, one address for each episode. */
export interface BankServer extends BankHost, AsyncDisposable {
  readonly refusals: Refusals;
  /** Requests that came to an episode's address while it lasted. */
  readonly requests: number;
}

/** @throws InputError when the interface or the port cannot be had. */
export async function startBankServer(options: BankServerOptions = {}): Promise<BankServer> {
  const { host = "127.0.0.1", port = 0, now = Date.now } = options;
  const bounds = { ...BOUNDS, ...options.bounds };
  const refusals = new Refusals(now, options.refused);
  const addresses = new Map<string, EpisodeAddress>();
  /** Names of episodes that are over, so that who comes late is told from who never had an address. */
  const ended = new Map<string, string>();
  const reached = options.url === undefined ? undefined : new URL(options.url);
  const hosts = [...localhostAllowedHostnames(), host, ...(reached === undefined ? [] : [reached.hostname])];
  let requests = 0;
  // Some clients end an address with a slash.
  const app = new Hono({ strict: false });
  app.all("/:secret/mcp", async ({ req }) => {
    const foreign = hostHeaderValidationResponse(req.raw, hosts);
    if (foreign !== undefined) {
      refusals.record({ reason: "foreign-host" });
      return foreign;
    }
    const key = digest(req.param("secret"));
    const address = addresses.get(key);
    if (address !== undefined) {
      requests += 1;
      return address.handle(req.raw);
    }
    const episode = ended.get(key);
    return episode === undefined ? unknown(refusals) : late(req.raw, { episode, bounds, refusals });
  });
  app.notFound(() => unknown(refusals));
  const server = await listen(app, { host, port });
  const origin = reached?.href.replace(/\/$/, "") ?? `http://${bracketed(host)}:${portOf(server)}`;
  return {
    refusals,
    get requests() {
      return requests;
    },
    open(episode) {
      const secret = randomBytes(24).toString("base64url");
      const key = digest(secret);
      const address = new EpisodeAddress({ episode, bounds, refusals, now });
      addresses.set(key, address);
      const url = `${origin}/${secret}/mcp`;
      return {
        url,
        stdio: { command: process.execPath, args: [COMMAND_LINE, "bank", "serve", url] },
        get seen() {
          return address.seen;
        },
        serve: (door) => address.serve(door),
        async [Symbol.asyncDispose]() {
          ended.set(key, episode);
          addresses.delete(key);
          await address.close();
        },
      };
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...addresses.values()].map((address) => address.close()));
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Our own command line: beside this folder, compiled or as source. */
const COMMAND_LINE = fileURLToPath(
  new URL(`../cli/main.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url),
);

/** Addresses are looked up by digest, so that how long it takes tells nothing of a secret. */
function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

function unknown(refusals: Refusals): Response {
  refusals.record({ reason: "unknown-address" });
  return rpcError(404, -32001, "There is no bank at this address.");
}

function bracketed(host: string): string {
  return host.includes(":") ? `[${host}]` : host;
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port; // it listens on TCP
}

async function listen(app: Hono, { host, port }: { host: string; port: number }): Promise<Server> {
  const options = { fetch: app.fetch, hostname: host, port, overrideGlobalObjects: false };
  return new Promise((resolve, reject) => {
    const server = serve(options, () => resolve(server)) as Server; // no other kind was asked for
    server.once("error", (error: NodeJS.ErrnoException) => {
      const why = error.code === "EADDRINUSE" ? "something else does already" : (error.code ?? error.message);
      const problem = `the bank cannot listen there: ${why}`;
      const remedy = "Choose another bank.port in the agent's file, or leave it out for any free one";
      reject(new InputError([{ path: "bank", value: `${host}:${port}`, problem, remedy }]));
    });
  });
}
