import { execFileSync } from "node:child_process";
import { array, constantFrom, oneof, sample, string } from "fast-check";
import { expect, test } from "vitest";
import { shellPath, shellWord } from "./shell-word.ts";

/** What a shell makes of words. */
function arrived(words: readonly string[]): string[] {
  const out = execFileSync("sh", ["-c", String.raw`printf '%s\0' ${words.join(" ")}`], { encoding: "utf8" });
  return out.split("\0").slice(0, -1);
}

test("names with spaces, quotes, signs and line breaks come through a shell as they are", () => {
  const hard = constantFrom(
    ..." '\"`$\\!*?[]{}()<>|&;#~=-\n\té₹😀aZ0".split(""),
    "'\\''",
    "$(id)",
    "${HOME}",
  );
  const text = oneof(
    string({ unit: "grapheme", maxLength: 12 }),
    array(hard, { maxLength: 12 }).map((parts) => parts.join("")),
  );
  const sayable = text.filter((word) => word.isWellFormed() && !word.includes("\0"));
  // All in one shell: to start one for each takes longer than all the rest.
  const words = sample(sayable, { numRuns: 1000, seed: 1 });
  expect(arrived(words.map(shellWord))).toEqual(words);
});

test("a name that needs no quotes has none", () => {
  expect(shellWord("nightly-2026.11_30")).toBe("nightly-2026.11_30");
  expect(shellWord("openai:gpt-5-mini")).toBe("openai:gpt-5-mini");
});

test("no path looks like an option", () => {
  expect(shellPath("-rf runs")).toBe("'./-rf runs'");
  expect(shellPath("/var/runs")).toBe("/var/runs");
  expect(shellPath("")).toBe("''");
});
