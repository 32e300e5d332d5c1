import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { readGuardFile } from "./read-guard-file.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

function written(files: Record<string, string>): ReturnType<typeof readGuardFile> {
  const folder = mkdtempSync(join(tmpdir(), "tellerproof-guard-"));
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    return readGuardFile(join(folder, "guard.yaml"));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the example, and every file that the documentation shows, is a guard's file", () => {
  expect(readGuardFile(join(root, "examples/guards/quillhaven-rules.yaml")).config.kind).toBe("rules");
  const shown = readFileSync(join(root, "docs/guards.md"), "utf8").matchAll(/```yaml\n([^]*?)```/g);
  const kinds = [...shown].map(
    ([, text = ""]) => written({ "guard.yaml": text, "guard.ts": "" }).config.kind,
  );
  expect(kinds).toEqual(["rules", "http", "function"]);
});

test("a guard that is code is another one when its module changes", () => {
  const file = "format: 1\nkind: function\nmodule: ./guard.ts\n";
  const hash = (code: string) => written({ "guard.yaml": file, "guard.ts": code }).hash;
  expect(hash("1")).toBe(hash("1"));
  expect(hash("1")).not.toBe(hash("2"));
});

test.each([
  ["kind: [", "guard.yaml:1:8: Flow sequence"],
  [
    "format: 1\nkind: rule\n",
    'guard.yaml:2:1: kind: not a kind of guard; known are rules, http and function (got "rule")',
  ],
  [
    "format: 1\nkind: http\nurl: https://x.example.com\ntimeout: 3\n",
    "guard.yaml:4:1: timeout: unknown field (got 3). Known are kind, format, onFailure, url, headers, asks, timeoutSeconds",
  ],
  [
    "format: 1\nkind: rules\nrules:\n  - { id: a, call: { tool: x }, denny: no }\n",
    "guard.yaml:4:33: rules[0].denny: unknown field",
  ],
  ["format: 1\nkind: http\nurl: ftp://x\n", "url"],
  ["format: 1\nkind: rules\nrules: []\n", "rules"],
  ["format: 1\nkind: function\nmodule: ./none.ts\n", "there is no such file"],
  [
    "format: 1\nkind: rules\nrules:\n  - { id: a, mask: x, in: [replies] }\n  - { id: a, mask: y, in: [replies] }\n",
    "two rules have one id",
  ],
])("what is wrong with a file is said: %j", (text, problem) => {
  expect(() => written({ "guard.yaml": text })).toThrow(InputError);
  expect(() => written({ "guard.yaml": text })).toThrow(problem);
});
