import { ONE_FIGURE } from "../../contract/suite-figures.fixture.ts";
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
import { toSample, type Sample } from "../../exporters/inspect-log/index.ts";
import { readEpisode, readRun } from "./logged-episode.ts";
import type { ExportedEpisode } from "./recorded-results.ts";

const [planned] = sampleManifest.scenarios;
const setting = { logId: "log", figures: ONE_FIGURE, model: "tellerproof/teller-a" } as const;

function episode(made: { text?: string; args?: Record<string, Json> }): Omit<ExportedEpisode, "place"> {
  return {
    scenario: awkwardText,
    trajectory: sampleTrajectory(sampleKey, made),
    graded: { record: sampleVerdict(sampleGrading), judgements: [] },
  };
}

function exported(given: Omit<ExportedEpisode, "place">): Sample {
  if (planned === undefined) throw new Error("the sample manifest has a scenario");
  return toSample({ ...given, planned }, setting);
}

function thereAndBack(given: Omit<ExportedEpisode, "place">): Omit<ExportedEpisode, "place"> {
  const text = JSON.stringify(exported(given));
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
  const sample = exported(episode({}));
  const other = { ...sampleManifest, scenarios: [] };
  expect(() => readEpisode(sample, other, { file: "x.json", path: "samples[0]" })).toThrow(
    /x\.json: samples\[0\]: no scenario of the log's run/,
  );
});

test("a log that does not carry its run is not one of ours", () => {
  expect(() => readRun({ eval: {} }, "x.eval")).toThrow(/not a log that Tellerproof exported/);
});
