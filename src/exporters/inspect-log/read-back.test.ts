import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Json } from "../../contract/json.ts";
import { Trajectory } from "../../contract/trajectory.ts";
import {
  awkwardText,
  sampleGrading,
  sampleKey,
  sampleManifest,
  sampleTrajectory,
  sampleVerdict,
} from "../../store/conformance/samples.ts";
import { readEpisode } from "./read-back.ts";
import { toSample, type WholeEpisode } from "./to-sample.ts";

const [planned] = sampleManifest.scenarios;
const setting = { logId: "log", kind: "retail", model: "tellerproof/teller-a" } as const;

function episode(made: { text?: string; args?: Record<string, Json> }): WholeEpisode & { scenario: string } {
  if (planned === undefined) throw new Error("the sample manifest has a scenario");
  return {
    planned,
    scenario: awkwardText,
    trajectory: sampleTrajectory(sampleKey, made),
    record: sampleVerdict(sampleGrading),
    judgements: [],
  };
}

function thereAndBack(given: WholeEpisode): WholeEpisode {
  const text = JSON.stringify(toSample(given, setting));
  // Inspect's reader refuses half a character pair wherever a text is read.
  expect(/(?<!\\)(?:\\\\)*\\ud[89a-f]/.test(text)).toBe(false);
  return readEpisode(JSON.parse(text), sampleManifest, { file: "x.json" });
}

test("whatever was said comes back as it was", () => {
  expect(thereAndBack(episode({ text: awkwardText }))).toEqual(episode({ text: awkwardText }));
  fc.assert(
    fc.property(
      fc.string({ unit: "binary" }),
      fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<Json>, {
        noNullPrototype: true,
      }),
      (text, args) => {
        const made = episode({ text, args });
        // As a store gives it: JSON has no minus nought, and no schema lets `__proto__` through.
        const trajectory = Trajectory.parse(JSON.parse(JSON.stringify(made.trajectory)));
        const given = { ...made, trajectory };
        expect(thereAndBack(given)).toEqual(given);
      },
    ),
  );
});

test("an episode of another run is refused", () => {
  const sample = toSample(episode({}), setting);
  const other = { ...sampleManifest, scenarios: [] };
  expect(() => readEpisode(sample, other, { file: "x.json", path: "samples[0]" })).toThrow(
    /x\.json: samples\[0\]: no scenario of the log's run/,
  );
});
