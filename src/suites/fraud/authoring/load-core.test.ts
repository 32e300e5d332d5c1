import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { ownBank } from "../../../bank/live/index.ts";
import type { InputProblem } from "../../../contract/errors.ts";
import { loadCore } from "./load-core.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function load(name: string, module?: string) {
  const directory = mkdtempSync(join(tmpdir(), "core-"));
  folders.push(directory);
  if (module !== undefined) writeFileSync(join(directory, "bank.ts"), module);
  const problems: InputProblem[] = [];
  return { core: loadCore(name, directory, problems), problems };
}

const library = new URL("../../../bank/live/index.ts", import.meta.url).href;
const MINE = `import { defineBank, ownBank } from ${JSON.stringify(library)};
export const bank = defineBank({ ...ownBank, id: "mine" });`;

describe("the bank that a suite's folder names", () => {
  it("is one of ours by its id, or what a module of the folder defines", () => {
    expect(load("own")).toEqual({ core: ownBank, problems: [] });
    const { core, problems } = load("./bank.ts", MINE);
    expect(problems).toEqual([]);
    expect(core.id).toBe("mine");
    expect(core.tableNames).toEqual(ownBank.tableNames);
  });

  it.each([
    ["owm", undefined, "no such bank"],
    ["../bank.ts", undefined, "no such bank"],
    ["./bank.ts", undefined, "does not load"],
    ["./bank.ts", "export const bank = {};", "the module exports no bank"],
  ])("%s with %o is told: %s", (name, module, problem) => {
    const { core, problems } = load(name, module);
    expect(core).toBe(ownBank);
    expect(problems).toMatchObject([{ path: "core", value: name }]);
    expect(problems[0]?.problem).toContain(problem);
  });
});
