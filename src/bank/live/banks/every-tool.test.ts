import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BANKS } from "./index.ts";

const folder = new URL("..", import.meta.url);
const tests = globSync("**/*.test.ts", { cwd: folder })
  .map((file) => readFileSync(new URL(file, folder), "utf8"))
  .join("\n");

test.each([...BANKS.values()])("every tool of the bank $id has a table of cases", ({ tools }) => {
  const named = (name: string): boolean => tests.includes(`"${name}"`) || tests.includes(`  ${name}: {`);
  expect(tools.length).toBeGreaterThan(20);
  expect(tools.map(({ name }) => name).filter((name) => !named(name))).toEqual([]);
});
