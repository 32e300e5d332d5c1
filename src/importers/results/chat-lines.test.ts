import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readChatLines } from "./chat-lines.ts";

const folder = mkdtempSync(join(tmpdir(), "tellerproof-chat-lines-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.for([
  ['{"scenario": "x"', /chats\.jsonl:1: not JSON/],
  ["[]", /chats\.jsonl:1: each line is one JSON object/],
  ['{"messages": []}', /chats\.jsonl:1: scenario/],
  ['{"scenario": "x"}', /chats\.jsonl:1: messages: missing/],
  ['{"scenario": "x", "messages": [], "trial": 0}', /chats\.jsonl:1: trial.*A line has messages, scenario/],
  [
    '{"scenario": "x", "trial": 1, "messages": []}\n\n{"scenario": "x", "trial": 1, "messages": []}',
    /chats\.jsonl:3: trial: .*earlier line/,
  ],
  ["", /chats\.jsonl: holds no transcripts/],
] as const)("refuses %s", ([text, because]) => {
  const file = join(folder, "chats.jsonl");
  writeFileSync(file, text);
  expect(() => readChatLines(file, () => ({ prior: 0 }), "2026-11-30T09:00:00Z")).toThrow(because);
});
