import { createServer, type RequestListener } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { GuardFault, type Guard, type GuardContext } from "../contract/guard.ts";
import { functionGuard, type GuardDefinition } from "./function-guard.ts";
import { HttpGuardFile } from "./guard-file.ts";
import { httpGuard } from "./http-guard.ts";

const context: GuardContext = {
  messages: [{ role: "user", text: "hello" }],
  calls: [],
  bank: { line: "phone" },
};
const call = { tool: "pay", arguments: { amount: 9 }, rawArguments: '{"amount":9}' };
const { signal } = new AbortController();
const ask = async (guard: Guard, on = signal) => guard.call(call, context, on);
const faultOf = (guard: Guard): Promise<string> =>
  ask(guard).then(
    (decision) => `decided ${decision.decision}`,
    (error: unknown) => (error instanceof GuardFault ? error.message : `not a fault: ${String(error)}`),
  );

const open: { close(): void; closeAllConnections(): void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function service(listener: RequestListener, change: Record<string, unknown> = {}): Promise<Guard> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const url = `http://127.0.0.1:${port}/`;
  const config = HttpGuardFile.parse({ format: 1, kind: "http", url, timeoutSeconds: 0.3, ...change });
  return httpGuard({ config, headers: { authorization: "Bearer x" }, fetch });
}

const answering = (body: string, status = 200): RequestListener => {
  return (request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  };
};

describe("a guard behind HTTP", () => {
  test("is asked with the call, the conversation and a session of its own, and decides", async () => {
    const bodies: Record<string, unknown>[] = [];
    const guard = await service((request, response) => {
      let text = "";
      request.on("data", (chunk: Buffer) => (text += chunk.toString()));
      request.on("end", () => {
        bodies.push({ ...(JSON.parse(text) as object), auth: request.headers.authorization });
        response.end(JSON.stringify({ decision: "deny", text: "no", rule: "r1", score: 0.9 }));
      });
    });
    expect(await ask(guard)).toEqual({ decision: "deny", text: "no", rule: "r1" });
    await guard.call(call, context, signal);
    expect(bodies[0]).toMatchObject({
      format: 1,
      on: "call",
      call: { tool: "pay", arguments: { amount: 9 } },
      messages: [{ role: "user", text: "hello" }],
      calls: [],
      bank: { line: "phone" },
      auth: "Bearer x",
    });
    expect(bodies[0]?.["session"]).toBe(bodies[1]?.["session"]);
  });

  test("is not asked about what it does not care for", async () => {
    let asked = 0;
    const guard = await service((_request, response) => void response.end(String((asked += 1))), {
      asks: ["reply"],
    });
    expect(await ask(guard)).toEqual({ decision: "allow" });
    expect(asked).toBe(0);
  });

  test.each([
    ["garbage", answering("<html>"), "answered with something that is no JSON"],
    ["no decision", answering('{"decision":"maybe"}'), "answered with no decision on this question"],
    [
      "a denial without words",
      answering('{"decision":"deny"}'),
      "answered with no decision on this question",
    ],
    [
      "text where arguments are due",
      answering('{"decision":"rewrite","text":"x"}'),
      "answered with no decision on this question",
    ],
    ["an error", answering("{}", 500), "answered with HTTP 500"],
    ["a redirect", answering("", 302), "answered with HTTP 302"],
    ["too much", answering(`"${"x".repeat(2 << 20)}"`), "answered with more than a million characters"],
    ["nothing, ever", () => undefined, "no decision within 0.3 s"],
    ["a body that never ends", (_request, response) => void response.write("{"), "no decision within 0.3 s"],
    ["a cut line", (request) => void request.socket.destroy(), expect.stringContaining("cannot be reached")],
  ] as [string, RequestListener, string][])(
    "that answers with %s could not decide",
    async (_name, listener, fault) => {
      expect(await faultOf(await service(listener))).toEqual(fault);
    },
  );

  test("lets go at once when the episode is over", async () => {
    const guard = await service(() => undefined, { timeoutSeconds: 60 });
    const over = new AbortController();
    setTimeout(() => over.abort(new Error("over")), 10);
    await expect(ask(guard, over.signal)).rejects.toThrow("over");
  });
});

describe("a guard that is code", () => {
  const guardOf = (definition: GuardDefinition) =>
    functionGuard({ guards: definition }, { onFailure: "deny", timeoutSeconds: 0.05 });

  test("decides, and lets pass what it says nothing about", async () => {
    const guard = guardOf({
      async call({ arguments: { amount } }) {
        return Number(amount) > 5 ? { decision: "deny", text: "no" } : undefined;
      },
    });
    expect(await ask(guard)).toEqual({ decision: "deny", text: "no" });
    expect(await guard.call({ ...call, arguments: {} }, context, signal)).toEqual({ decision: "allow" });
    expect(await guard.reply("hello", context, signal)).toEqual({ decision: "allow" });
  });

  test.each([
    [
      "throws",
      () => {
        throw new Error("oops");
      },
      "the guard threw: oops",
    ],
    ["rejects", () => Promise.reject(new Error("oops")), "the guard threw: oops"],
    ["never decides", () => new Promise<never>(() => undefined), "no decision within 0.05 s"],
    ["returns no decision", () => true as never, "the guard returned no decision"],
  ])("that %s could not decide", async (_name, call, fault) => {
    expect(await faultOf(guardOf({ call }))).toBe(fault);
  });
});
