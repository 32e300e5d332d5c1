import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { bundledSuites } from "../src/suites/index.ts";
import { suiteKind, suiteKinds } from "../src/suites/kinds.ts";
import { suiteAt } from "../src/suites/load-playable-suite.ts";
import { readConditions } from "../src/suites/play-conditions.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Rooms that must not know which kinds there are. */
const ENGINE = [
  "episode", "models", "agents", "callers", "store", "statistics", "corpus", "bank-server", "guards", "telemetry", "grading", "reports", "viewer-server",
  "exporters/inspect-log", "runs", "transcripts",
]; // prettier-ignore
const KIND = /["'`](?:fraud|retail|tau2)["'`]|\b(?:Fraud(?!Bench)|Retail|Tau2)[A-Z]/;

test("the engine names no kind of suite", () => {
  const files = [
    ...ENGINE.flatMap((room) => globSync(`src/${room}/**/*.ts`, { cwd: root })),
    ...globSync("viewer/src/**/*.{ts,tsx}", { cwd: root }),
  ].filter((file) => !/\.(?:test|fixture)\.|conformance/.test(file));
  const naming = files.filter((file) => KIND.test(readFileSync(join(root, file), "utf8")));
  expect(files.length).toBeGreaterThan(300);
  expect(naming).toEqual([]);
});

describe.each(suiteKinds())("the kind $id", (kind) => {
  test("has a name of its own, by which it is found", () => {
    expect(suiteKind(kind.id)).toBe(kind);
    expect(suiteKinds().filter(({ id }) => id === kind.id)).toHaveLength(1);
    expect(kind.title).not.toBe("");
  });

  test("has no view of a text of another form", () => {
    for (const text of ["", "no JSON", "{}", '{"format": 1}']) expect(kind.view(text)).toBeUndefined();
  });
});

describe.each(bundledSuites)("the bundled suite $id", ({ id, kind: kindId }) => {
  const { kind, place } = suiteAt(id);
  const suite = kind.load(place, id, readConditions({}));
  const [scenario] = suite.scenarios;
  if (scenario === undefined) throw new Error("no scenarios");

  test("is of its kind, and knows whether it is live", () => {
    expect([kind.id, suite.kind, suite.live]).toEqual([kindId, kindId, kind.live]);
  });

  test("is read back from what a run keeps of it, for grading, for its page and as a task", () => {
    const profile = suite.profiles[0];
    expect(kind.restore(scenario.text).grader(profile, "open").version).toBe(
      scenario.grader(profile, "open").version,
    );
    expect(kind.view(scenario.text)?.rules.length).toBeGreaterThan(0);
    expect(kind.task(scenario.text).instructions).not.toBe("");
  });
});

test("a folder that says another kind is told which are known", () => {
  const other = { folder: "x", holds: "suite", says: { kind: "chess" } } as const;
  expect(suiteKinds().filter((kind) => kind.recognises(other))).toEqual([]);
});
