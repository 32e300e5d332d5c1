import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { InputError, RunStopper } from "../contract/errors.ts";
import { writeWhole } from "./write-whole.ts";

const folder = mkdtempSync(join(tmpdir(), "write-whole-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("what cannot be written is said by its place, and nothing is left of it", () => {
  expect(() => writeWhole(join(folder, "none", "report.md"), "x")).toThrow(RunStopper);
  expect(readdirSync(folder)).toEqual([]);
});

test("what is no file is not replaced by one", () => {
  expect(() => writeWhole(folder, "x")).toThrow(InputError);
  expect(() => writeWhole(folder, "x")).toThrow(/is there and is no file/);
});
