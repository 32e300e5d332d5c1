import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Event } from "../contract/trajectory.ts";
import type { Verdict } from "../contract/verdict.ts";
import type { Episode } from "./episode.ts";
import { explain } from "./explain.ts";

const said = (seq: number, text: string): Event => {
  return { seq, atMs: 0, type: "message", by: "agent", reply: seq, text, placement: "alone" };
};

function episode(verdict: Verdict, events: Event[] = []): Episode {
  const trajectory: Episode["trajectory"] = {
    format: 1,
    suite: "s",
    scenario: "a.a",
    scenarioHash: "h",
    agent: "mine",
    trial: 0,
    seed: 1,
    startedAt: "2026-11-12T10:30:00Z",
    liveFrom: 0,
    events,
    ending: { type: "completed" },
  };
  return { agent: "mine", scenario: "a.a", trial: 0, trajectory, verdict };
}

function failed(because: string, at: [number, ...number[]]): Verdict {
  const finding = { status: "failed", because, evidence: { at } } as const;
  const result = { check: "S6", version: 1, stage: "S", gating: true, finding };
  const advisory = { ...result, check: "Q1", gating: false };
  return { status: "failed", firstFailed: "S6", results: [result, advisory], unjudged: [], patterns: [] };
}

test("names the deciding checks that failed, and the events that they rest on", () => {
  const text = explain(episode(failed("said a number", [2]), [said(1, "hello"), said(2, "it is 4111")]));
  expect(text).toBe("a.a, trial 1 of mine: failed at S6\n  S6: said a number\n    [2] agent: it is 4111");
});

test("says why there is no score", () => {
  const evidence = { noneAmong: "messages" } as const;
  expect(explain(episode({ status: "invalid", because: "the caller left", evidence }))).toBe(
    "a.a, trial 1 of mine: invalid: the caller left",
  );
});

test("nothing that an agent says begins a line or a command of a CI runner", () => {
  const piece = fc.constantFrom(
    "::error::x",
    "##[stop-commands]",
    "\n",
    "\r\n",
    "\u2028",
    "\u001B[2K",
    "words ",
  );
  const anyText = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(anyText, anyText, (because, text) => {
      const lines = explain(episode(failed(because, [1]), [said(1, text)])).split(/\r\n|[\n\r\u2028\u2029]/);
      expect(lines).toHaveLength(3);
      for (const line of lines) expect(line).not.toMatch(/^\s*::|##\[|\p{Cc}/u);
    }),
  );
});
