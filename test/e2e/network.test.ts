import { readFileSync } from "node:fs";
import { createServer as createHttpServer, request as httpRequest } from "node:http";
import { createServer as createHttpsServer } from "node:https";
import { connect, type AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { startOpenAiServer, toolsReply } from "../fixtures/openai-server.ts";
import { startOtlpSink } from "../fixtures/otlp-sink.ts";
import { runCli, scratchFolder } from "./run-cli.ts";

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));
const ca = (name: string): string =>
  fileURLToPath(new URL(`../fixtures/private-ca/${name}`, import.meta.url));
const NOBODY = "http://127.0.0.1:9";

/** A proxy through which every host is a server on this machine. It notes what it was asked for. */
async function startProxy(portOf: (host: string) => number) {
  const asked: string[] = [];
  const server = createHttpServer((request, response) => {
    const { host, pathname, search } = new URL(request.url ?? "");
    asked.push(host);
    const { method, headers } = request;
    const to = { host: "127.0.0.1", port: portOf(host), path: pathname + search, method, headers };
    request.pipe(
      httpRequest(to, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      }),
    );
  });
  server.on("connect", ({ url = "" }, socket) => {
    const host = url.replace(/:80$/, "");
    asked.push(host);
    const target = connect(portOf(host), "127.0.0.1", () => {
      socket.write("HTTP/1.1 200 Connection established\r\n\r\n");
      target.pipe(socket).pipe(target);
    });
    target.on("error", () => socket.destroy());
    socket.on("error", () => target.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

describe("a proxy", () => {
  test("is used for models and for telemetry, and not for this machine", async () => {
    using place = scratchFolder();
    await using model = await startOpenAiServer(toolsReply);
    await using sink = await startOtlpSink();
    const ports = {
      "model.example.com": new URL(model.url).port,
      "otlp.example.com": new URL(sink.url).port,
    };
    await using proxy = await startProxy((host) => Number(ports[host as keyof typeof ports]));
    const env = { HTTP_PROXY: proxy.url, NO_PROXY: undefined, no_proxy: undefined, http_proxy: undefined };
    const run = ["run", mini, "--trials", "1", "--runs-dir", join(place.path, "runs")];
    const away = ["--base-url", "http://model.example.com/v1", "--otlp", "http://otlp.example.com"];
    const { code, stderr } = await runCli(
      [...run, "--run-id", "away", "--agent", "openai-compatible:a", ...away],
      { env },
    );
    expect([0, 3], stderr).toContain(code);
    expect(stderr).toMatch(/Traces: \d+ spans sent to http:\/\/otlp\.example\.com/);
    expect(new Set(proxy.asked)).toEqual(new Set(["model.example.com", "otlp.example.com"]));
    const [, before] = [proxy.asked.length, model.requests.length];
    const here = await runCli(
      [...run, "--run-id", "here", "--agent", "openai-compatible:a", "--base-url", model.url],
      { env },
    );
    expect([0, 3], here.stderr).toContain(here.code);
    expect(model.requests.length).toBeGreaterThan(before);
    expect(new Set(proxy.asked).size).toBe(2);
  });

  test("that does not answer is named, with the variable that names it and without its password", async () => {
    const env = { HTTPS_PROXY: "http://user:secret-of-the-proxy@127.0.0.1:9", https_proxy: undefined };
    const asked = ["doctor", "openai-compatible:a", "--base-url", "https://model.example.com/v1"];
    const { code, stdout } = await runCli(asked, { env });
    expect(code).toBe(1);
    expect(stdout).toContain(`(through the proxy ${NOBODY}, as HTTPS_PROXY says)`);
    expect(stdout).not.toContain("secret-of-the-proxy");
  });
});

test("a server whose certificate a private authority signed: what to do is said, and works", async () => {
  const keys = { cert: readFileSync(ca("server.pem")), key: readFileSync(ca("server-key.pem")) };
  const server = createHttpsServer(keys, (request, response) => {
    request.resume().on("end", () => {
      const message = { role: "assistant", content: "Hello." };
      const choices = [{ index: 0, finish_reason: "stop", message }];
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ id: "1", object: "chat.completion", created: 1, model: "a", choices }));
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // it listens on TCP
  const doctor = ["doctor", "openai-compatible:a", "--base-url", `https://localhost:${port}/v1`];
  const refused = await runCli(doctor, { env: { NODE_EXTRA_CA_CERTS: undefined } });
  expect(refused.stdout).toMatch(/FAILED +reachable: .*name your CA's file in NODE_EXTRA_CA_CERTS/);
  const trusted = await runCli(doctor, { env: { NODE_EXTRA_CA_CERTS: ca("ca.pem") } });
  expect(trusted.stdout).toMatch(/^ok +reachable/m);
  server.closeAllConnections();
  server.close();
});
