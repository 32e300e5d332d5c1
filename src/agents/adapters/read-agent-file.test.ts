import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openAdapter } from "./open-adapter.ts";
import { readAgentFile } from "./read-agent-file.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tellerproof-agent-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(text: string, name = "agent.yaml"): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

describe("an agent's file", () => {
  test("needs no more than its type and where the agent is", () => {
    const { config } = readAgentFile(file("type: http\nurl: https://assistant.example.com/chat\n"));
    expect(config).toMatchObject({
      type: "http",
      timeoutSeconds: 120,
      tools: "bank",
      response: { reply: "reply" },
    });
  });

  test.each([
    ["type: htpp\nurl: x\n", /agent\.yaml:1:1: type: not a type of agent; known are http.* \(got "htpp"\)/],
    ["type: http\n", /url: /],
    ["type: http\nurl: x\nrequset: {}\n", /requset/],
    [
      "type: http\nurl: x\nrequest: { text: '{{mesage}}' }\n",
      /request: stands for nothing \(got "\{\{mesage\}\}"\)\. Known are message/,
    ],
    [
      "type: http\nurl: x\nrequest: { at: '{{bank.mpc}}' }\n",
      /stands for nothing \(got "\{\{bank\.mpc\}\}"\)\. Known are bank, bank\.mcp/,
    ],
    [
      "type: http\nurl: x\nheaders: { X-Said: '{{message}}' }\n",
      /headers\.X-Said: stands for nothing \(got "\{\{message\}\}"\)\. Known are session, turn/,
    ],
    ["type: http\nurl: x\nhangUp: { url: 'x/{{message}}' }\n", /hangUp\.url: stands for nothing/],
    ["type: http\n  url: x\n", /agent\.yaml:1:7: Nested mappings/],
    [
      "type: http\nurl: x\ntimeout: 5\n",
      /agent\.yaml:3:1: timeout: unknown field \(got 5\)\. Known are .*timeoutSeconds/,
    ],
    [
      "type: http\nurl: x\nresponse: { rply: a }\n",
      /agent\.yaml:3:13: response\.rply: unknown field \(got "a"\)\. Known are reply, session, poll, leaves, pieces/,
    ],
    ["type: http\nurl: x\ntools: mine\n", /agent\.yaml:3:1: tools: .*bank-and-own.* \(got "mine"\)/],
    ["type: openai-endpoint\nurl: x\n", /agent\.yaml:1:1: model: missing/],
  ])("says what is wrong with %j", (text, words) => {
    expect(() => readAgentFile(file(text))).toThrow(words);
  });

  test("that is not there is said to be so", () => {
    expect(() => readAgentFile(join(folder, "none.yaml"))).toThrow(/none\.yaml: there is no such file$/);
    expect(() => readAgentFile("none.yaml")).toThrow(`none.yaml: there is no such file in ${process.cwd()}`);
  });

  test("has another hash once it or its module says something else", () => {
    file("export const agent = 1;", "agent.ts");
    const path = file("type: function\nmodule: ./agent.ts\n");
    const before = readAgentFile(path).hash;
    expect(readAgentFile(path).hash).toBe(before);
    file("export const agent = 2;", "agent.ts");
    expect(readAgentFile(path).hash).not.toBe(before);
  });
});

describe("a function's module", () => {
  test.each([
    ["export const agent = 1;", /export: agent was not made by defineAgent/],
    ["export const other = 1;", /exports no agent\. It exports other/],
    ["export const agent = ;", /module: does not load: /],
    ["import './nowhere.ts'; export const agent = 1;", /does not load: .*nowhere/],
  ])("that holds %j is refused", async (text, words) => {
    file(text, "agent.ts");
    const read = readAgentFile(file("type: function\nmodule: ./agent.ts\n"));
    await expect(openAdapter(read, {})).rejects.toThrow(words);
  });
});
