import { expect, test } from "vitest";
import { Manifest } from "../manifest.ts";

const before = (kind: string) => ({
  format: 1,
  run: "nightly",
  createdAt: "2026-11-12T10:30:00Z",
  codeVersion: "0.1.0",
  suite: { id: "s", kind, title: "S", hash: "h", source: "s" },
  profile: "p",
  promptHash: "p",
  scenarios: [{ id: "one", title: "One", hash: "h", groups: { variant: "attack" } }],
  trials: 1,
  seed: 1,
  agents: [{ kind: "baseline", label: "a", name: "oracle" }],
  judge: { kind: "rules" },
  limits: { turns: 5, toolIterations: 5 },
});

test("a manifest of before is told by the figures that its suite's kind stood for", () => {
  const { format, suite } = Manifest.parse(before("fraud"));
  expect(format).toBe(2);
  expect(suite.figures.sides.map(({ id, where }) => [id, where.value])).toEqual([
    ["security", "attack"],
    ["utility", "control"],
  ]);
  expect(suite.figures.measures.map(({ id }) => id)).toContain("costMinor");
  for (const kind of ["retail", "tau2"]) expect(Manifest.parse(before(kind)).suite.figures.sides).toEqual([]);
});

test("a manifest reads the same however often it was read", () => {
  const once = Manifest.parse(before("fraud"));
  expect(Manifest.parse(once)).toEqual(once);
});

test("a manifest of before whose kind there never was is refused", () => {
  expect(Manifest.safeParse(before("insurance")).success).toBe(false);
});
