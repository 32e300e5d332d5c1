import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { parseAgentSpec } from "./agent-spec.ts";

const place = mkdtempSync(join(tmpdir(), "agent-spec-"));
afterAll(() => rmSync(place, { recursive: true }));

function read(text: string, label = "") {
  const file = join(place, "local.yaml");
  writeFileSync(file, text);
  return parseAgentSpec(
    `${label}${file}`,
    { baselines: {} },
    { baseUrl: "http://127.0.0.1:1/v1", decoding: { temperature: 1 } },
  );
}

test("a model with an endpoint of its own stands in the manifest with all that its file says, and no secret", () => {
  const spec = read(`
type: model
model: openai-compatible:qwen3-32b
baseUrl: http://127.0.0.1:8000/v1
headers: { api-key: "\${BANK_KEY}" }
query: { api-version: "2026-06-01" }
decoding: { temperature: 0, maxOutputTokens: 800 }
price: { input: "0.20", output: "0.80" }
timeoutSeconds: 30
history: latest-turn
`);
  expect(spec).toEqual({
    kind: "model",
    label: "local",
    model: {
      id: "openai-compatible:qwen3-32b",
      baseUrl: "http://127.0.0.1:8000/v1",
      headers: { "api-key": "${BANK_KEY}" },
      query: { "api-version": "2026-06-01" },
      timeoutMs: 30_000,
      price: { input: "0.20", output: "0.80" },
    },
    decoding: { temperature: 0, maxOutputTokens: 800 },
    history: "latest-turn",
  });
});

test("what a file leaves out is the provider's own, not what the command line says of other agents", () => {
  expect(read("type: model\nname: Mini\nmodel: openai:gpt-5-mini\n")).toEqual({
    kind: "model",
    label: "Mini",
    model: { id: "openai:gpt-5-mini" },
    decoding: {},
    history: "full",
  });
  expect(read("type: model\nmodel: openai:gpt-5-mini\n", "mine=").label).toBe("mine");
});

test.each([
  ["type: model\nmodel: nobody:x\n", "no such model"],
  ["type: model\n", "model"],
  ["type: model\nmodel: openai:x\nprice: { input: 0.2, output: '1' }\n", "price.input"],
  ["type: modle\nmodel: openai:x\n", "known are model, http"],
])("%j is refused: %s", (text, problem) => {
  expect(() => read(text)).toThrow(problem);
});
