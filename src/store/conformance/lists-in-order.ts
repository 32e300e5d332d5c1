import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { EpisodeKey } from "../../contract/ports.ts";
import type { Ending } from "../../contract/trajectory.ts";
import { all, everyEnding, type OpenStore, sampleKey, sampleTrajectory } from "./samples.ts";

export function listingPromises(open: OpenStore): void {
  it("lists by agent, scenario, trial and hash whatever the order of writing", async () => {
    await fc.assert(
      fc.asyncProperty(shuffledKeys, async (keys) => {
        await using store = await open();
        for (const key of keys)
          await store.putTrajectory(key, sampleTrajectory(key, { ending: endingOf(key) }));
        const expected = [...keys].sort(byCodePoint).map((key) => ({ ...key, ending: endingOf(key).type }));
        expect(await all(store.episodes())).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it("lists more episodes than fit a page, while more are written", async () => {
    await using store = await open();
    const keyOf = (trial: number): EpisodeKey => ({ ...sampleKey, trial });
    for (let trial = 0; trial < 1000; trial += 2) {
      await store.putTrajectory(keyOf(trial), sampleTrajectory(keyOf(trial)));
    }
    const listed: number[] = [];
    for await (const { trial } of store.episodes()) {
      listed.push(trial);
      await store.putTrajectory(keyOf(trial + 1), sampleTrajectory(keyOf(trial + 1)));
      if (listed.length > 2000) break;
    }
    const even = listed.filter((trial) => trial % 2 === 0);
    expect(even).toEqual(Array.from({ length: 500 }, (_, index) => index * 2));
    expect(new Set(listed).size).toBe(listed.length);
  });
}

/** Names whose order by UTF-16 units, by locale, by case or by number differs from that by code point. */
const name = fc.constantFrom("", "a", "B", "b", "a\u0000", "ä", "10", "9", "\uFFFD", "😀", "a-b", "ab");

const shuffledKeys: fc.Arbitrary<EpisodeKey[]> = fc.uniqueArray(
  fc.record({
    agent: name,
    scenario: name,
    scenarioHash: fc.constantFrom("x", "y"),
    trial: fc.nat({ max: 11 }),
  }),
  { selector: (key) => JSON.stringify(key), maxLength: 25 },
);

function endingOf(key: EpisodeKey): Ending {
  return everyEnding[key.trial]?.ending ?? { type: "completed" };
}

function byCodePoint(a: EpisodeKey, b: EpisodeKey): number {
  return (
    compareCodePoints(a.agent, b.agent) ||
    compareCodePoints(a.scenario, b.scenario) ||
    a.trial - b.trial ||
    compareCodePoints(a.scenarioHash, b.scenarioHash)
  );
}

function compareCodePoints(a: string, b: string): number {
  const [left, right] = [codePoints(a), codePoints(b)];
  const at = left.findIndex((point, index) => point !== right[index]);
  return at === -1 ? left.length - right.length : (left[at] ?? 0) - (right[at] ?? -1);
}

function codePoints(text: string): number[] {
  return Array.from(text, (character) => character.codePointAt(0) ?? 0);
}
