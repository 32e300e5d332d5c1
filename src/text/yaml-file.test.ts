import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stringify } from "yaml";
import { pathText } from "./schema-faults.ts";
import { readYaml } from "./yaml-file.ts";

describe("readYaml", () => {
  const text = "a: &shared\n  b: [1, {c: 2}]\nd: *shared\n";
  const { yaml } = readYaml(text, "x.yaml");

  it.each([
    [["a"], "x.yaml:1:1"],
    [["a", "b", 1, "c"], "x.yaml:2:11"],
    [["a", "b", 7], "x.yaml:2:3"],
    [["d", "b"], "x.yaml:2:3"],
    [["nowhere"], "x.yaml:1:1"],
  ])("places %j", (path, place) => {
    expect(yaml.place(path)).toBe(place);
  });

  it.each([
    ["a duplicate key", "a: 1\na: 2\n"],
    ["a broken flow", "a: [1, 2\n"],
    ["an unknown tag", "a: !secret x\n"],
  ])("reports %s with its place", (_, broken) => {
    expect(readYaml(broken, "x.yaml").problems[0]?.file).toMatch(/^x\.yaml:\d+:\d+$/);
  });

  it("takes over from an anchor what is not written anew", () => {
    const { yaml: merged, problems } = readYaml(
      "a: &call { b: 1, c: 2 }\nd: { <<: *call, c: 3 }\n",
      "x.yaml",
    );
    expect(problems).toEqual([]);
    expect(merged.value).toEqual({ a: { b: 1, c: 2 }, d: { b: 1, c: 3 } });
    expect([merged.place(["d", "c"]), merged.place(["d", "b"])]).toEqual(["x.yaml:2:17", "x.yaml:2:1"]);
  });

  it("reads dates, times and words such as yes and on as text", () => {
    const { yaml: plain } = readYaml("a: 2026-11-12\nb: 2026-11-12T10:30+05:30\nc: yes\nd: on\n", "x");
    expect(plain.value).toEqual({ a: "2026-11-12", b: "2026-11-12T10:30+05:30", c: "yes", d: "on" });
  });

  it("places every value of any document on a line that exists", () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 3 }), (text) => {
        const value: unknown = JSON.parse(JSON.stringify(JSON.parse(text)));
        const source = stringify({ value });
        const lines = source.split("\n").length;
        const { yaml: file } = readYaml(source, "f");
        expect(file.value).toEqual({ value });
        const [, line] = file.place(["value", 0, "x"]).split(":");
        expect(Number(line)).toBeLessThanOrEqual(lines);
      }),
    );
  });
});

describe("pathText", () => {
  it("writes indices in brackets", () => {
    expect(pathText(["expect", "calls", 1, "tool"])).toBe("expect.calls[1].tool");
  });
});

describe("names of fields", () => {
  it("a placeholder without quotes is named with its place and a remedy", () => {
    const { yaml, problems } = readYaml("request:\n  text: {{message}}\n", "agent.yaml");
    expect(problems).toEqual([
      {
        file: "agent.yaml:2:10",
        problem: "the name of a field is a text, not a list or a map",
        remedy: 'Put a placeholder in quotes: "{{message}}"',
      },
    ]);
    expect(yaml.value).toBeUndefined();
    expect(readYaml('text: "{{message}}"\n', "agent.yaml").problems).toEqual([]);
    expect(readYaml("[a]: 1\n", "x.yaml").problems).toHaveLength(1);
  });
});

describe("aliases and depth", () => {
  it("an alias of nothing is named with its place", () => {
    const { yaml, problems } = readYaml("url: *nope\nlater: &nope 1\n", "agent.yaml");
    expect(problems).toEqual([
      { file: "agent.yaml:1:6", problem: "nothing is named &nope before this", value: "*nope" },
    ]);
    expect(yaml.value).toBeUndefined();
  });

  it("aliases of aliases are bounded", () => {
    const levels = Array.from({ length: 12 }, (_, level) => {
      const below = level === 0 ? "x" : `*a${level - 1}`;
      return `a${level}: &a${level} [${Array.from({ length: 9 }, () => below).join(", ")}]`;
    });
    const { yaml, problems } = readYaml(levels.join("\n"), "bomb.yaml");
    expect(problems).toEqual([{ file: "bomb.yaml", problem: "its aliases stand for too much" }]);
    expect(yaml.value).toBeUndefined();
  });

  it("depth without end is a problem, not a crash", () => {
    const { problems } = readYaml("[".repeat(50_000), "deep.yaml");
    expect(problems).not.toEqual([]);
    const closed = readYaml(`${"[".repeat(20_000)}${"]".repeat(20_000)}`, "deep.yaml");
    expect(closed.problems[0]?.problem).toBe("is nested too deeply");
    expect(closed.yaml.value).toBeUndefined();
  });
});
