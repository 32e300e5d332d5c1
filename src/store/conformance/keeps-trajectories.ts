import * as fc from "fast-check";
import { expect, it } from "vitest";
import { IntegralFloat, type Json } from "../../contract/json.ts";
import type { EpisodeKey } from "../../contract/ports.ts";
import { json, jsonObject } from "./any-json.ts";
import {
  all,
  awkwardText,
  everyEnding,
  type OpenStore,
  sampleCall,
  sampleGrading,
  sampleKey,
  sampleReply,
  sampleTrajectory,
  sampleVerdict,
} from "./samples.ts";

export function trajectoryPromises(open: OpenStore): void {
  it("gives a trajectory back, and nothing for an episode that was not stored", async () => {
    await using store = await open();
    const trajectory = sampleTrajectory(sampleKey, { text: awkwardText });
    expect(await store.getTrajectory(sampleKey)).toBeUndefined();
    expect(await store.putTrajectory(sampleKey, trajectory)).toBe("stored");
    expect(await store.getTrajectory(sampleKey)).toEqual(trajectory);
    for (const other of otherEpisodes) expect(await store.getTrajectory(other)).toBeUndefined();
  });

  it("keeps any JSON in it as it was", async () => {
    await using store = await open();
    let trial = 0;
    await fc.assert(
      fc.asyncProperty(jsonObject, json, async (args, before) => {
        const key = { ...sampleKey, trial: trial++ };
        const trajectory = sampleTrajectory(key, { args, before });
        await store.putTrajectory(key, trajectory);
        expect(await store.getTrajectory(key)).toStrictEqual(trajectory);
      }),
      { numRuns: 60 },
    );
  });

  it("keeps a tool argument named __proto__", async () => {
    await using store = await open();
    const args = JSON.parse('{"__proto__": {"admin": true}, "constructor": 1}') as { [name: string]: Json };
    await store.putTrajectory(sampleKey, sampleTrajectory(sampleKey, { args }));
    expect(JSON.stringify(await store.getTrajectory(sampleKey))).toBe(
      JSON.stringify(sampleTrajectory(sampleKey, { args })),
    );
  });

  it("keeps a trajectory of several megabytes", async () => {
    await using store = await open();
    const trajectory = sampleTrajectory(sampleKey, { text: awkwardText.repeat(40_000) });
    await store.putTrajectory(sampleKey, trajectory);
    const kept = await store.getTrajectory(sampleKey);
    expect(JSON.stringify(kept) === JSON.stringify(trajectory)).toBe(true);
  });

  it("shares nothing with what was put in or taken out", async () => {
    await using store = await open();
    const trajectory = sampleTrajectory(sampleKey);
    await store.putTrajectory(sampleKey, trajectory);
    trajectory.events.pop();
    (await store.getTrajectory(sampleKey))?.events.pop();
    expect(await store.getTrajectory(sampleKey)).toEqual(sampleTrajectory(sampleKey));
  });

  it("tells many concurrent writers of one episode apart, and loses none of many episodes", async () => {
    await using store = await open();
    const trials = Array.from({ length: 40 }, (_, trial) => ({ ...sampleKey, trial: trial % 20 }));
    const answers = await Promise.all(trials.map((key) => store.putTrajectory(key, sampleTrajectory(key))));
    expect(answers.filter((answer) => answer === "stored")).toHaveLength(20);
    expect(await all(store.episodes())).toHaveLength(20);
  });
}

export function replacementPromises(open: OpenStore): void {
  for (const { ending, replaceable } of everyEnding) {
    const rule = replaceable ? "is replaced" : "stays";
    it(`${rule} when an episode that ended as ${ending.type} is stored again`, async () => {
      await using store = await open();
      const first = sampleTrajectory(sampleKey, { ending, text: "first" });
      const second = sampleTrajectory(sampleKey, { text: "second" });
      await store.putTrajectory(sampleKey, first);
      await store.putVerdict(sampleKey, sampleVerdict(sampleGrading), []);
      expect(await store.putTrajectory(sampleKey, second)).toBe(replaceable ? "stored" : "already-stored");
      expect(await store.getTrajectory(sampleKey)).toEqual(replaceable ? second : first);
      const listed = await all(store.episodes());
      expect(listed).toEqual([{ ...sampleKey, ending: replaceable ? "completed" : ending.type }]);
      const verdict = await store.getVerdict(sampleKey, sampleGrading);
      expect(verdict === undefined, "a verdict goes with its trajectory").toBe(replaceable);
    });
  }
}

export function refusalPromises(open: OpenStore): void {
  const invalid: Record<string, object> = {
    "an unknown field": { colour: "red" },
    "a number that JSON has not": {
      events: [{ ...sampleTrajectory(sampleKey).events[0], atMs: Number.NaN }],
    },
    "another format": { format: 2 },
    "a float that is kept apart from integers": {
      events: sampleTrajectory(sampleKey).events.map((event) =>
        event.type === "effect"
          ? { ...event, effect: { ...event.effect, before: new IntegralFloat(5) } }
          : event,
      ),
    },
    "another episode's key": { trial: 9 },
  };
  for (const [what, change] of Object.entries(invalid)) {
    it(`refuses a trajectory with ${what} and stores nothing`, async () => {
      await using store = await open();
      const trajectory = { ...sampleTrajectory(sampleKey), ...change };
      await expect(store.putTrajectory(sampleKey, trajectory)).rejects.toThrow(TypeError);
      expect(await store.getTrajectory(sampleKey)).toBeUndefined();
      expect(await all(store.episodes())).toEqual([]);
    });
  }

  it("refuses keys that would be mistaken for one another", async () => {
    await using store = await open();
    for (const agent of ["\uD800", "\uD801"]) {
      const key = { ...sampleKey, agent };
      await expect(store.putTrajectory(key, sampleTrajectory(key))).rejects.toThrow(/agent/);
      expect(() => store.journal.put({ ...sampleCall, agent }, sampleReply("x"))).toThrow(/agent/);
    }
    const key = { ...sampleKey, trial: 0.5 };
    await expect(store.putTrajectory(key, sampleTrajectory(key))).rejects.toThrow(/trial/);
  });
}

/** Keys that differ from {@link sampleKey} in one part. */
const otherEpisodes: readonly EpisodeKey[] = [
  { ...sampleKey, agent: "teller-b" },
  { ...sampleKey, scenario: "lost-card.002" },
  { ...sampleKey, scenarioHash: "5c1f" },
  { ...sampleKey, trial: 1 },
];
