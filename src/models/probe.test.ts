import { describe, expect, test } from "vitest";
import { startOpenAiServer, type Reply, type ReplyFunction } from "../../test/fixtures/openai-server.ts";
import type { ModelRef } from "../contract/model.ts";
import { probeModel, type ProbeFinding } from "./probe.ts";

const setting = {
  environment: {},
  clock: { now: () => Date.now() },
  timeoutMs: 2000,
  signal: new AbortController().signal,
};

const ready: Reply = { type: "answer", content: "ready" };
const sum = (written: string, name = "add_numbers"): Reply => ({
  type: "answer",
  content: null,
  calls: [{ name, arguments: written }],
});

/** Answers the greeting and the request for a tool call. */
const model =
  (greeting: Reply, call: Reply): ReplyFunction =>
  ({ body }) =>
    body.tools === undefined ? greeting : call;

async function probe(reply: ReplyFunction, ref: Partial<ModelRef> = {}): Promise<ProbeFinding[]> {
  await using server = await startOpenAiServer(reply);
  return await probeModel(
    { model: { id: "openai-compatible:m", baseUrl: server.url, ...ref }, decoding: {} },
    setting,
  );
}

const statuses = (findings: ProbeFinding[]): Record<string, string> =>
  Object.fromEntries(findings.map(({ check, status }) => [check, status]));

describe("probeModel", () => {
  test("a model that can be tested", async () => {
    const findings = await probe(model(ready, sum('{"first": 19, "second": 23}')));
    expect(statuses(findings)).toEqual({
      reachable: "ok",
      reasoning: "ok",
      usage: "ok",
      "tool-calling": "ok",
      sampling: "ok",
    });
    expect(findings[0]?.detail).toMatch(/^answered as m in \d+ ms$/);
  });

  test.each<[string, Reply, string]>([
    ["words instead of a call", { type: "answer", content: "42" }, "answered with words"],
    ["broken arguments", sum('{"first": 19'), "no JSON object"],
    ["other arguments", sum('{"first": 1, "second": 2}'), "other arguments"],
    ["arguments as text", sum('{"first": "19", "second": "23"}'), "other arguments"],
    ["an unknown tool", sum("{}", "subtract"), "called subtract"],
    [
      "a refusal of tools",
      { type: "error", status: 400, message: "tools are not supported" },
      "tools are not supported",
    ],
  ])("tool calling fails: %s", async (_, reply, detail) => {
    const finding = (await probe(model(ready, reply))).find(({ check }) => check === "tool-calling");
    expect(finding?.status).toBe("failed");
    expect(finding?.detail).toContain(detail);
  });

  test.each<[string, Reply, string]>([
    ["in tags", { type: "answer", content: "<think>The user wants…</think>ready" }, "warning"],
    [
      "untagged",
      { type: "answer", content: `The user wants one word. ${"So I think about it. ".repeat(9)}ready` },
      "warning",
    ],
    ["in its own field", { type: "answer", content: "ready", reasoning: "The user wants…" }, "ok"],
    ["nothing but reasoning", { type: "answer", content: "", reasoning: "The user wants…" }, "failed"],
  ])("reasoning %s", async (_, greeting, status) => {
    const findings = await probe(model(greeting, sum('{"first": 19, "second": 23}')));
    expect(statuses(findings)["reasoning"]).toBe(status);
  });

  test("missing token counts and refused sampling settings are warnings", async () => {
    const findings = await probe(({ body }) => {
      if (body["seed"] !== undefined) return { type: "error", status: 400, message: "seed is not supported" };
      return model({ ...ready, usage: false }, sum('{"first": 19, "second": 23}'))({ body } as never);
    });
    expect(statuses(findings)).toMatchObject({ usage: "warning", sampling: "warning" });
    expect(findings.find(({ check }) => check === "sampling")?.detail).toContain("seed is not supported");
  });

  test("an endpoint that refuses or is not there: one finding", async () => {
    const refused = await probe(() => ({ type: "error", status: 401, message: "no" }));
    expect(refused).toMatchObject([{ check: "reachable", status: "failed" }]);
    expect(refused[0]?.detail).toContain("401 no (check the API key)");
    const nobody = await probe(() => ready, { baseUrl: "http://127.0.0.1:9/v1" });
    expect(nobody).toMatchObject([{ check: "reachable", status: "failed" }]);
  });

  test("a model that can't be set up: one finding that says what is missing", async () => {
    const findings = await probeModel({ model: { id: "openai:gpt-4o" }, decoding: {} }, setting);
    expect(findings).toMatchObject([{ check: "configured", status: "failed" }]);
    expect(findings[0]?.detail).toContain("OPENAI_API_KEY");
    const unknown = await probeModel({ model: { id: "bedrock:x" }, decoding: {} }, setting);
    expect(unknown).toMatchObject([{ check: "configured", status: "failed" }]);
  });
});
