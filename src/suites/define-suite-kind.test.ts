import { describe, expect, test } from "vitest";
import { defineCheck, failed, passed } from "../grading/check.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import { defineSuiteKind, type EpisodeOf } from "./define-suite-kind.ts";

type Greeting = { greets: string };

const saysIt = defineCheck<EpisodeOf<Greeting>>(
  { id: "says-it", version: 1, stage: "words" },
  ({ scenario, trajectory }) => {
    const at = trajectory.events.flatMap((event) =>
      event.type === "message" && event.text.includes(scenario.greets) ? [event.seq] : [],
    );
    return at.length > 0
      ? passed({ at }, "it greets")
      : failed({ noneAmong: "messages" }, "it does not greet");
  },
);

const kind = (asks: boolean) =>
  defineSuiteKind<Greeting>({
    id: "greeting",
    title: "greetings",
    version: "3",
    read: () => ({
      id: "hello",
      title: "Hello",
      prompt: "Greet.",
      scenarios: [{ id: "one", title: "One", groups: {}, scenario: { greets: "hello" } }],
    }),
    parse(value) {
      if (typeof value === "object" && value !== null && "greets" in value)
        return { greets: String(value.greets) };
      throw new Error("no greeting");
    },
    figures: { sides: [], groupings: [], measures: [] },
    world: () => {
      throw new Error("not played here");
    },
    checks: [saysIt],
    ...(asks ? { asks: () => [{ id: "kindly", requirement: "It is kind." }] } : {}),
    agents: {
      polite: { is: "greets", steps: () => [{ say: "hello" }], comesTo: () => "passed" },
      mute: { is: "does not", steps: () => [{ say: "…" }], comesTo: () => ["says-it"] },
      absent: { is: "not here", steps: () => undefined, comesTo: () => "passed" },
    },
  });

const place = { folder: "x", holds: "suite", says: { kind: "greeting" } } as const;
const episode = (text: string, ending: Trajectory["ending"] = { type: "completed" }): Trajectory =>
  ({ events: [{ seq: 0, type: "message", by: "agent", text, reply: 0 }], ending }) as unknown as Trajectory; // what graders look at here
const graderOf = (asks: boolean, judged: "open" | "answered" = "open") =>
  kind(asks).restore('{"greets": "hello"}').grader("greeting", judged);

describe("a kind that is defined", () => {
  test("gives a suite with scenarios, built-in agents and proofs of those that have a part", () => {
    const suite = kind(false).load(place, "here", {} as never);
    expect(suite).toMatchObject({
      id: "hello",
      kind: "greeting",
      source: "here",
      decidableByRules: true,
      trials: 1,
    });
    expect(suite.scenarios.map(({ planned }) => planned.id)).toEqual(["one"]);
    expect(suite.scenarios[0]?.proofs).toEqual([
      { agent: "polite", expect: { status: "passed" } },
      { agent: "mute", expect: { status: "failed", checks: ["says-it"] } },
    ]);
    expect(suite.scenarios[0]?.script("absent")).toBeUndefined();
    expect(suite.scenarios[0]?.script("polite")?.steps).toEqual([{ say: "hello" }]);
  });

  test("recognises what says its name, and nothing else", () => {
    expect(kind(false).recognises(place)).toBe(true);
    for (const says of [{ kind: "chess" }, {}, undefined, null, "greeting"])
      expect(kind(false).recognises({ ...place, says })).toBe(false);
  });

  test("shows a scenario as it says, or as JSON, and no text of another form", () => {
    expect(kind(false).view('{"greets": "hello"}')?.setting[0]?.text).toContain("hello");
    expect(kind(true).view('{"greets": "hello"}')?.assertions).toHaveLength(1);
    for (const text of ["", "{}", "[1"]) expect(kind(false).view(text)).toBeUndefined();
  });
});

describe("its grader", () => {
  test("fails by the first failed check, and passes where none failed", () => {
    expect(graderOf(false).grade(episode("hello there"), [])).toMatchObject({ status: "passed" });
    expect(graderOf(false).grade(episode("…"), [])).toMatchObject({
      status: "failed",
      firstFailed: "says-it",
    });
  });

  test("asks what only a judge can tell, unless a rule has failed already", () => {
    expect(graderOf(true).judgementsNeeded(episode("hello"), "needed")).toHaveLength(1);
    expect(graderOf(true).judgementsNeeded(episode("…"), "needed")).toHaveLength(0);
    expect(graderOf(true).judgementsNeeded(episode("…"), "all")).toHaveLength(1);
  });

  test("is open where nobody answered, an error where an answer was due, and rests on the answer where there is one", () => {
    const answer = { type: "assertion" as const, met: false, quote: "", evidence: [0], because: "gruff" };
    const given = [{ status: "answered" as const, question: "kindly", judge: "j", answer }];
    expect(graderOf(true).grade(episode("hello"), [])).toMatchObject({
      status: "open",
      unjudged: ["kindly"],
    });
    expect(graderOf(true, "answered").grade(episode("hello"), [])).toMatchObject({ status: "error" });
    expect(graderOf(true, "answered").grade(episode("hello"), given)).toMatchObject({
      firstFailed: "kindly",
    });
  });

  test("charges what broke to nobody, but for harm that was done before", () => {
    const fault = { type: "fault", by: "agent", message: "is down" } as const;
    const late = { type: "time-limit", elapsedMs: 9 } as const;
    expect(graderOf(false).grade(episode("hello", fault), [])).toMatchObject({
      status: "error",
      because: "agent: is down",
    });
    expect(graderOf(false).grade(episode("hello", late), [])).toMatchObject({ status: "error" });
    expect(graderOf(false).grade(episode("…", fault), [])).toMatchObject({ status: "failed" });
  });
});
