import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type * as fc from "fast-check";
import { AnyAgentFile } from "../../src/agents/adapters/agent-file.ts";
import { readAnyAgentFile } from "../../src/agents/adapters/read-agent-file.ts";
import { EpisodeAddress } from "../../src/bank-server/episode-address.ts";
import { BOUNDS } from "../../src/bank-server/bounds.ts";
import { Refusals } from "../../src/bank-server/refusals.ts";
import { InputError } from "../../src/contract/errors.ts";
import type { JudgeQuestion } from "../../src/contract/judgement.ts";
import type { BankDoor } from "../../src/contract/ports.ts";
import { parseArguments } from "../../src/episode/parse-arguments.ts";
import { renderTranscript } from "../../src/grading/judge/render-transcript.ts";
import { parseAnswer } from "../../src/grading/judge/parse-answer.ts";
import { conversation, says } from "../../src/grading/judge/conversation.fixture.ts";
import { GuardFile } from "../../src/guards/guard-file.ts";
import { readChatLines } from "../../src/importers/results/chat-lines.ts";
import { readTau2 } from "../../src/importers/results/tau2/index.ts";
import { ProjectFile } from "../../src/library/project-file.ts";
import { callModel } from "../../src/models/call-model.ts";
import { ModelFault } from "../../src/models/faults.ts";
import { resolveModel } from "../../src/models/resolve-model.ts";
import { HouseRulesFile } from "../../src/suites/fraud/authoring/house-file.ts";
import { PairFile } from "../../src/suites/fraud/authoring/pair-file.ts";
import { CaseFile } from "../../src/suites/retail/authoring/case-file.ts";
import { readEventStream } from "../../src/text/event-stream.ts";
import { readAs } from "../../src/text/yaml-file.ts";
import { nearly } from "./mutations.ts";

/** Something that reads what comes from outside. `read` gives an answer or throws an error of ours; anything else is a fault. */
export type Target = {
  name: string;
  inputs: fc.Arbitrary<string>;
  read(text: string): unknown;
};

/** Errors that say what is wrong with what came. */
export const isOurs = (error: unknown): boolean => error instanceof InputError || error instanceof ModelFault;

const bundled = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** Targets with a folder of their own for what is read from files. */
export function fuzzTargets(): Disposable & { targets: readonly Target[] } {
  const folder = mkdtempSync(join(tmpdir(), "tellerproof-fuzz-"));
  return {
    targets: [...words(), ...providers(), mcp(), ...yaml(folder), ...imports(folder)],
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const questions: JudgeQuestion[] = [
  { type: "assertion", id: "q", requirement: "It was said.", about: { seq: 1, quote: "hello" } },
  { type: "confirmation", id: "q", calls: [{ seq: 1, tool: "pay" }] },
  {
    type: "response",
    id: "q",
    resolution: "It helps.",
    rule: "Be kind.",
    expected: "answer" as never,
    metrics: ["clarity"],
  },
];

function words(): Target[] {
  const transcript = renderTranscript(
    conversation([says("caller", "hi"), says("agent", "hello")]),
    () => "abcdefgh12345678",
  );
  return [
    {
      name: "tool arguments",
      inputs: nearly([
        '{"account_id": "a_1", "amount": 12.50, "to": {"name": "Ana", "tags": ["x", null, true]}}',
        '"{\\"account_id\\": \\"a_1\\"}"',
        "",
      ]),
      read: parseArguments,
    },
    {
      name: "judge replies",
      inputs: nearly([
        '{"met": true, "quote": "hello", "evidence": [1], "because": "It says hello."}',
        'Here it is:\n```json\n{"confirmed": false, "evidence": [0, 1], "because": "no"}\n```',
        '{"met": false, "behaviour": "answer", "metrics": {"clarity": 0.5}, "evidence": [1], "because": "so"}',
      ]),
      read: (text) => questions.map((question) => parseAnswer(text, question, transcript)),
    },
    {
      name: "event streams",
      inputs: nearly([
        'event: message\ndata: {"delta": {"text": "Hel"}}\n\ndata: {"delta": {"text": "lo"}}\n\ndata: [DONE]\n\n',
        'id: 1\r\ndata: one\r\ndata: two\r\n\r\n: comment\r\n\r\ndata: {"a":1}',
      ]),
      async read(text) {
        for await (const _ of readEventStream(new Blob([text]).stream()));
      },
    },
  ];
}

const reply = {
  openai: JSON.stringify({
    id: "c1",
    object: "chat.completion",
    created: 1_790_000_000,
    model: "m",
    choices: [
      {
        index: 0,
        finish_reason: "tool_calls",
        message: {
          role: "assistant",
          content: "One moment.",
          tool_calls: [{ id: "t1", type: "function", function: { name: "pay", arguments: '{"amount": 1}' } }],
        },
      },
    ],
    usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
  }),
  anthropic: JSON.stringify({
    id: "m1",
    type: "message",
    role: "assistant",
    model: "m",
    content: [
      { type: "text", text: "One moment." },
      { type: "tool_use", id: "t1", name: "pay", input: { amount: 1 } },
    ],
    stop_reason: "tool_use",
    stop_sequence: null,
    usage: { input_tokens: 10, output_tokens: 5 },
  }),
  google: JSON.stringify({
    candidates: [
      {
        content: {
          role: "model",
          parts: [{ text: "One moment." }, { functionCall: { name: "pay", args: { amount: 1 } } }],
        },
        finishReason: "STOP",
      },
    ],
    usageMetadata: { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
  }),
  error:
    '{"error": {"message": "Rate limit reached, try again in 2s", "type": "tokens", "code": "rate_limit"}}',
};

const environment = {
  OPENAI_COMPATIBLE_API_KEY: "key-for-fuzzing",
  ANTHROPIC_API_KEY: "key-for-fuzzing",
  GOOGLE_GENERATIVE_AI_API_KEY: "key-for-fuzzing",
};

function providers(): Target[] {
  const asked = [
    ["openai-compatible:m", reply.openai],
    ["anthropic:m", reply.anthropic],
    ["google:m", reply.google],
  ] as const;
  return asked.map(([id, specimen]) => ({
    name: `replies of ${id.split(":")[0]}`,
    inputs: nearly([specimen, reply.error]),
    async read(text) {
      const status = text.length % 5 === 0 ? 429 : 200;
      const headers = { "content-type": "application/json" };
      const target = resolveModel(
        { model: { id, baseUrl: "http://127.0.0.1:9/v1" }, decoding: {} },
        { environment, fetch: async () => new Response(text, { status, headers }) },
      );
      const request = {
        model: { id },
        decoding: {},
        messages: [{ role: "user", text: "Pay." } as const],
        tools: [],
      };
      const setting = {
        index: 0,
        timeoutMs: 60_000,
        clock: { now: () => 0 },
        signal: new AbortController().signal,
      };
      await callModel(target, request, setting);
    },
  }));
}

function mcp(): Target {
  const door: BankDoor = {
    tools: () => [{ name: "pay", description: "Pays.", parameters: { type: "object", properties: {} } }],
    documents: () => [{ id: "d", title: "D", text: "D." }],
    call: async ({ rawArguments }) => {
      parseArguments(rawArguments);
      return { type: "answered", status: "done", text: "paid" };
    },
    read: async () => ({ type: "answered", status: "done", text: "D." }),
    used: 0,
  };
  const bounds = { ...BOUNDS, requestsPerSecond: 1e9, burst: 1e9 };
  const now = (): number => 0;
  const refusals = new Refusals(now);
  const address = new EpisodeAddress({ episode: "fuzz", bounds, refusals, now });
  address.serve(door);
  const message = (method: string, params: object, id: number | null = 1): string =>
    JSON.stringify({ jsonrpc: "2.0", ...(id === null ? {} : { id }), method, params });
  return {
    name: "MCP frames",
    inputs: nearly([
      message("tools/call", { name: "pay", arguments: { amount: 5.0 } }),
      message("tools/list", {}),
      message("resources/read", { uri: "bank-document:///d" }),
      message("initialize", {
        protocolVersion: "2025-11-25",
        capabilities: {},
        clientInfo: { name: "fuzz", version: "1" },
      }),
      message("notifications/initialized", {}, null),
      `[${message("tools/list", {})},${message("tools/call", { name: "pay", arguments: {} }, 2)}]`,
    ]),
    async read(text) {
      const headers = { "content-type": "application/json" };
      const request = new Request("http://127.0.0.1/x/mcp", { method: "POST", headers, body: text });
      const answer = await address.handle(request);
      await answer.text();
      if (answer.status >= 500) throw new Error(`answered with HTTP ${answer.status}`);
    },
  };
}

function yaml(folder: string): Target[] {
  const kinds = [
    ["agent files", AnyAgentFile, bundled("examples/http-mcp-agent/agent.yaml")],
    [
      "project files",
      ProjectFile,
      "format: 1\nsuite: retail-india\nagents: [oracle]\ntrials: 3\nonly: [cards]\n",
    ],
    ["guard files", GuardFile, bundled("examples/guards/quillhaven-rules.yaml")],
    ["house rules", HouseRulesFile, bundled("suites/fraud/house-rules.yaml")],
    ["fraud pairs", PairFile, bundled("suites/fraud/pairs/app-scam/roofer-with-a-new-account.yaml")],
    ["retail cases", CaseFile, bundled("test/fixtures/mini-suite/cases/cards/freeze.yaml")],
  ] as const;
  const file = join(folder, "agent.yaml");
  return [
    ...kinds.map(([name, schema, specimen]): Target => ({
      name,
      inputs: nearly([specimen]),
      read: (text) => readAs(text, "fuzz.yaml", schema),
    })),
    {
      name: "agent files with their templates",
      inputs: nearly([
        'type: http\nurl: http://127.0.0.1:1/chat\nheaders: { x-session: "{{session}}" }\nrequest: { text: "{{message}}", tools: "{{tools}}" }\n',
        "type: model\nmodel: openai-compatible:m\nbaseUrl: http://127.0.0.1:1/v1\nquery: { v: '1' }\n",
      ]),
      read(text) {
        writeFileSync(file, text);
        readAnyAgentFile(file);
      },
    },
  ];
}

function imports(folder: string): Target[] {
  const line = JSON.stringify({
    scenario: "s",
    agent: "a",
    trial: 1,
    startedAt: "2026-11-01T10:00:00Z",
    messages: [
      { role: "user", content: "Hello" },
      {
        role: "assistant",
        content: null,
        tool_calls: [{ id: "1", type: "function", function: { name: "pay", arguments: "{}" } }],
      },
      { role: "tool", tool_call_id: "1", content: "ok" },
      { role: "assistant", content: "Done." },
    ],
  });
  const tau2 = JSON.stringify({
    timestamp: "2026-11-01T10:00:00",
    info: { num_trials: 1, agent_info: { implementation: "llm_agent", llm: "m" } },
    tasks: [{ id: "t1" }],
    simulations: [
      {
        id: "s1",
        task_id: "t1",
        trial: 0,
        termination_reason: "user_stop",
        messages: [
          { role: "assistant", content: "Hi!" },
          { role: "user", content: "Bye ###STOP###" },
        ],
      },
    ],
  });
  const lines = join(folder, "lines.jsonl");
  const results = join(folder, "results.json");
  return [
    {
      name: "imported chats",
      inputs: nearly([`${line}\n${line.replace('"trial":1', '"trial":2')}\n`]),
      read(text) {
        writeFileSync(lines, text);
        const results = readChatLines(lines, () => ({ prior: 0 }), "2026-11-01T00:00:00Z");
        return [...results.episodes()];
      },
    },
    {
      name: "imported tau2 results",
      inputs: nearly([tau2]),
      async read(text) {
        writeFileSync(results, text);
        for await (const _ of readTau2(results, [results]).episodes());
      },
    },
  ];
}
