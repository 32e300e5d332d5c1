import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { readScripts } from "./read-scripts.ts";

const TASKS: ReadonlySet<string> = new Set(["t1", "t2"]);
const SCRIPT = `
persona: Ana
goal: her card back
knows: { email: "It is ana@example.com." }
phases:
  - id: ask
    says: I lost my card.
    reactions: [{ when: { refuses: true }, goTo: insist }]
  - { id: insist, says: "I need it today." }
`;

describe("callers' scripts", () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "tellerproof-scripts-"))));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const read = (files: { [name: string]: string }) => {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const problems: InputProblem[] = [];
    const { scripts } = readScripts(folder, TASKS, problems);
    const shown = problems.map(
      ({ file = "", path = "", problem }) => `${file.slice(folder.length + 1)} ${path} ${problem}`,
    );
    return { scripts, shown };
  };

  test("are plans by task id, with what says that the matter was put", () => {
    const { scripts, shown } = read({
      "t1.yaml": SCRIPT,
      "t2.yml": `${SCRIPT}\ndelivered: [{ text: my card }]`,
    });
    expect(shown).toEqual([]);
    expect(scripts.get("t1")).toMatchObject({
      plan: { persona: "Ana", doesNotKnow: [] },
      delivered: undefined,
    });
    expect(scripts.get("t2")).toMatchObject({ delivered: [{ text: "my card" }] });
    expect(scripts.get("t2")?.plan).not.toHaveProperty("delivered");
  });

  test("are written as docs/import.md shows", () => {
    const guide = readFileSync(fileURLToPath(new URL("../../../../docs/import.md", import.meta.url)), "utf8");
    const [, example = ""] = /```yaml\n([\s\S]*?)```/.exec(guide) ?? [];
    const { scripts, shown } = read({ "t1.yaml": example });
    expect(shown).toEqual([]);
    expect(scripts.get("t1")).toMatchObject({
      plan: { phases: [{ id: "ask" }, { id: "insist" }] },
      delivered: [{ text: "chk_0002bbbb" }],
    });
  });

  test("that are wrong are all named, with their places", () => {
    const { shown } = read({
      "t1.yaml": SCRIPT.replace("goTo: insist", "goTo: beg"),
      "t2.yaml": SCRIPT.replace("goal:", "aim:"),
      "t3.yaml": SCRIPT,
      "t4.yaml": "a: [",
    });
    expect(shown).toEqual([
      expect.stringMatching(/^t1\.yaml phases\[0\] there is no phase of this name$/),
      expect.stringMatching(/^t2\.yaml\S* goal/),
      expect.stringMatching(/^t2\.yaml\S* aim /),
      expect.stringMatching(/^t3\.yaml {2}there is no task t3$/),
      expect.stringMatching(/^t4\.yaml {2}there is no task t4$/),
      expect.stringMatching(/^t4\.yaml/),
    ]);
  });

  test("are none where no folder was named, and a mistake where it holds none or is not there", () => {
    expect(readScripts(undefined, TASKS, []).scripts.size).toBe(0);
    expect(read({}).shown).toEqual(["  no scripts here"]);
    mkdirSync(join(folder, "sub"));
    expect(() => readScripts(join(folder, "none"), TASKS, [])).toThrow(InputError);
  });
});
