import { assert, constantFrom, letrec, oneof, property, record, string, subarray, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import { selectScenarios } from "./select-scenarios.ts";

const scenario = (id: string, variant: string, mechanism: string, design: string) => ({
  id,
  groups: { variant, mechanism, design },
});

const scenarios = [
  scenario("app-scam.roofer/attack", "attack", "app-scam", "plain"),
  scenario("app-scam.roofer/control", "control", "app-scam", "plain"),
  scenario("chain.bicycle/attack", "attack", "chain", "two-phase"),
  scenario("chain.bicycle/control", "control", "chain", "two-phase"),
  scenario("money-mule.moped/attack", "attack", "money-mule", "chain"),
];
const idsOf = (...only: string[]): string[] => selectScenarios(scenarios, only).map(({ id }) => id);

describe("what an expression means", () => {
  test.each<[string, string[]]>([
    ["control and chain", ["chain.bicycle/control"]],
    ["chain", ["chain.bicycle/attack", "chain.bicycle/control", "money-mule.moped/attack"]],
    ["mechanism=chain", ["chain.bicycle/attack", "chain.bicycle/control"]],
    ["design=chain", ["money-mule.moped/attack"]],
    ["id=app-scam.roofer/c", ["app-scam.roofer/control"]],
    [
      "app-scam, money-mule",
      ["app-scam.roofer/attack", "app-scam.roofer/control", "money-mule.moped/attack"],
    ],
    ["not attack and not plain", ["chain.bicycle/control"]],
    [
      "control or attack and chain",
      ["app-scam.roofer/control", "chain.bicycle/attack", "chain.bicycle/control", "money-mule.moped/attack"],
    ],
    ["(control or attack) and mechanism=chain", ["chain.bicycle/attack", "chain.bicycle/control"]],
    ["not (app-scam or chain)", []],
    ["NOT not app-scam AND control", ["app-scam.roofer/control"]],
    ["*/control", ["app-scam.roofer/control", "chain.bicycle/control"]],
    ["*.bi*cle/*", ["chain.bicycle/attack", "chain.bicycle/control"]],
    ["variant=c*l", ["app-scam.roofer/control", "chain.bicycle/control"]],
    ['"app-scam.roofer/attack"', ["app-scam.roofer/attack"]],
  ])("%s", (text, ids) => {
    expect(idsOf(text)).toEqual(ids);
  });

  test("several expressions mean all that any of them means; none means all", () => {
    expect(idsOf("control and app-scam", "money-mule")).toEqual([
      "app-scam.roofer/control",
      "money-mule.moped/attack",
    ]);
    expect(idsOf()).toHaveLength(scenarios.length);
  });

  test("a name with spaces or parentheses is a name where a suite has it", () => {
    const odd = [
      { id: "one", groups: { axis: "not (yet) known" } },
      { id: "two", groups: { axis: "known" } },
    ];
    expect(selectScenarios(odd, ["not (yet) known"]).map(({ id }) => id)).toEqual(["one"]);
    expect(selectScenarios(odd, ['not "not (yet) known"']).map(({ id }) => id)).toEqual(["two"]);
  });
});

describe("what is refused, naming what is near", () => {
  test.each([
    ["contrl", 'no scenario matches (got "contrl"). Did you mean "control"?'],
    ["chain and not app-scan", 'no scenario matches (got "app-scan"). Did you mean "app-scam"?'],
    ["mechanisn=chain", 'no such grouping (got "mechanisn=chain"). Did you mean "mechanism"?'],
    ["mechanism=chian", 'no scenario matches (got "mechanism=chian"). Did you mean "chain"?'],
    ["variant=", 'no scenario matches (got "variant=")'],
    ["control and", "a scenario or group is missing here, at character 12"],
    ["and control", "a scenario or group is missing here, at character 1"],
    ["control chain", "`and` or `or` is missing before this, at character 9"],
    ["(control", "this parenthesis is never closed, at character 1"],
    ["control)", "this parenthesis closes nothing, at character 8"],
    ["control,,chain", "a scenario or group is missing here, at character 9"],
    ["()", "a scenario or group is missing here, at character 2"],
    ["   ", "a scenario or group is missing here"],
    [`${"(".repeat(60)}control${")".repeat(60)}`, "more than 50 parentheses"],
  ])("%s", (text, problem) => {
    expect(() => idsOf(text)).toThrow(problem);
  });

  test("each word that is unknown", () => {
    expect(() => idsOf("contrl or chian")).toThrow(/contrl[\s\S]*chian/);
  });
});

test("and, or and not are what they are in logic, however they are written", () => {
  type Tree = { text: string; means: (id: string) => boolean };
  const word = constantFrom("control", "attack", "chain", "app-scam", "plain").map((text): Tree => ({
    text,
    means: (id) => idsOf(text).includes(id),
  }));
  const { tree } = letrec<{ tree: Tree }>((tie) => ({
    tree: oneof(
      { depthSize: "small", withCrossShrink: true },
      word,
      tie("tree").map(({ text, means }): Tree => ({ text: `not (${text})`, means: (id) => !means(id) })),
      tuple(tie("tree"), tie("tree")).map(([a, b]): Tree => ({
        text: `(${a.text}) and (${b.text})`,
        means: (id) => a.means(id) && b.means(id),
      })),
      tuple(tie("tree"), tie("tree")).map(([a, b]): Tree => ({
        text: `(${a.text})or(${b.text})`,
        means: (id) => a.means(id) || b.means(id),
      })),
    ),
  }));
  assert(
    property(tree, ({ text, means }) => {
      expect(idsOf(text)).toEqual(scenarios.map(({ id }) => id).filter(means));
    }),
  );
});

test("any text is an expression or is refused with a clear problem", () => {
  const part = oneof(
    constantFrom("and", "or", "not", "(", ")", ",", '"', "*", "=", " ", "control", "chain"),
    string({ maxLength: 3 }),
  );
  const texts = record({
    parts: subarray(
      Array.from({ length: 8 }, (_, at) => at),
      { minLength: 1 },
    ),
    of: tuple(part, part, part, part, part, part, part, part),
  });
  assert(
    property(texts, ({ parts, of }) => {
      const text = parts.map((at) => of[at] ?? "").join("");
      try {
        idsOf(text);
      } catch (error) {
        expect(error).toMatchObject({ name: "InputError" });
      }
    }),
  );
});
