import { expect, it } from "vitest";
import { HEARING_VERSION } from "../text/hearing/hear.ts";
import { parseEarSpec, readEar, recordEar } from "../callers/ears/ear-spec.ts";
import { parsePlayConditions, readConditions, recordConditions, withEar } from "./play-conditions.ts";

it("is recorded with all that may change what is heard, and read back", () => {
  const address = { baseUrl: "http://127.0.0.1:9/v1", apiKeyEnv: "EAR_KEY", decoding: { temperature: 0.1 } };
  for (const spec of [parseEarSpec("rules", {}), parseEarSpec("openai-compatible:m", address)]) {
    expect(readEar(recordEar(spec))).toEqual(spec);
  }
  expect(recordEar(parseEarSpec("rules", {}))).toEqual({ ear: "rules", earVersion: HEARING_VERSION });
  expect(recordEar(parseEarSpec("openai:m", {}))["earVersion"]).toMatch(/^[0-9a-f]{16}$/);
});

it("is a condition of a run; runs that name none were heard by rules", () => {
  const conditions = withEar(parsePlayConditions("bm25", "script", {}), "openai:m", {});
  expect(readConditions(recordConditions(conditions))).toEqual(conditions);
  expect(readConditions({}).ear).toEqual({ kind: "rules" });
});

it("must be rules or a model that is known", () => {
  expect(() => parseEarSpec("trumpet", {})).toThrow(/--ear: no such model.*rules/);
});
