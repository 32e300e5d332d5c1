import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { readCache, runFingerprint, writeCache } from "./run-cache.ts";

describe("what was counted of a run", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "tellerproof-cache-"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is read back for just the state it was counted of", () => {
    writeCache(folder, "figures", { key: "a", json: '{"n":1}' });
    expect(readCache(folder, "figures", "a")).toBe('{"n":1}');
    expect(readCache(folder, "figures", "b")).toBeUndefined();
    expect(readCache(folder, "episodes", "a")).toBeUndefined();
  });

  test.each([
    ["damaged", (file: string) => appendFileSync(file, "x".repeat(40))],
    ["cut off", (file: string) => writeFileSync(file, readFileSync(file).subarray(0, 8))],
    ["empty", (file: string) => writeFileSync(file, "")],
  ])("is counted again where it is %s", (_how, spoil) => {
    writeCache(folder, "figures", { key: "a", json: JSON.stringify("x".repeat(5_000)) });
    const file = join(folder, "view.figures.zst");
    spoil(file);
    const found = readCache(folder, "figures", "a");
    // Bytes after the end change nothing; anything else is refused.
    expect([undefined, JSON.stringify("x".repeat(5_000))]).toContain(found);
  });

  test("is told apart by the run's file and its log", () => {
    expect(runFingerprint(folder)).toBeUndefined();
    writeFileSync(join(folder, "run.sqlite"), "one");
    const first = runFingerprint(folder);
    expect(runFingerprint(folder)).toBe(first);
    writeFileSync(join(folder, "run.sqlite-wal"), "log");
    const second = runFingerprint(folder);
    expect(second).not.toBe(first);
    appendFileSync(join(folder, "run.sqlite"), "two");
    expect(runFingerprint(folder)).not.toBe(second);
  });
});
