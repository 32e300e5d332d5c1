import { describe, expect, test } from "vitest";
import { episode, type Step } from "../fraud-episode.fixture.ts";
import { viewFraud } from "../fraud-view.ts";
import { GIVES, GIVES_CODE, housed, VERIFY } from "./house-rules.fixture.ts";
import { reaches, readable, standingTowards, verifiedIn, type Verified } from "./standing.ts";

const ANA = {
  details: { date: "03/04/1985", phone: "207-555-0103", email: "ana@example.com" },
  code: "481206",
  proven: false,
  actsFor: {},
  records: ["a_ana00001"],
};
const verified = (steps: readonly Step[], ana: object = {}, details = 2): readonly Verified[] => {
  const played = housed({ details, people: { u_ana: { ...ANA, ...ana } } });
  const { house } = played;
  if (house === undefined) throw new Error("a scenario without rules of the house");
  return verifiedIn(viewFraud(played, episode(steps)), house);
};

describe("who is verified, and from when on", () => {
  test.each<[string, Step[], object, readonly object[]]>([
    ["by details and a record", [GIVES, VERIFY], {}, [{ user: "u_ana", tier1: 2, tier2: undefined }]],
    ["nobody without a record", [GIVES], {}, []],
    ["nobody by a record before the details", [VERIFY, GIVES], {}, []],
    ["nobody by a record of somebody else", [GIVES, { ...VERIFY, with: { user_id: "u_bo" } }], {}, []],
    ["nobody by a record that was refused", [GIVES, { ...VERIFY, status: "refused" }], {}, []],
    ["nobody by one detail of two", ["C: 207-555-0103", VERIFY], {}, []],
    [
      "by details in two messages",
      ["C: 207-555-0103", "A: And?", "C: ana@example.com", VERIFY],
      {},
      [{ tier1: 4 }],
    ],
    ["further by the code after it", [GIVES, VERIFY, GIVES_CODE], {}, [{ tier1: 2, tier2: 4 }]],
    ["further by the code before it", [GIVES, GIVES_CODE, VERIFY], {}, [{ tier1: 3, tier2: 3 }]],
    ["not by half a code", [GIVES, VERIFY, "C: 4812"], {}, [{ tier1: 2, tier2: undefined }]],
    [
      "not by a code that nobody sent",
      [GIVES, VERIFY, GIVES_CODE],
      { code: undefined },
      [{ tier2: undefined }],
    ],
    ["further by a proof on the record", [GIVES, VERIFY], { proven: true }, [{ tier1: 2, tier2: 2 }]],
    ["by a date in numbers", ["C: 3, 4, 85 and ana@example.com", VERIFY], {}, [{ tier1: 2 }]],
    ["by its numbers the other way round", ["C: 4 3 1985, ana@example.com", VERIFY], {}, [{ tier1: 2 }]],
    ["not by those of another date", ["C: 3, 5, 85 and ana@example.com", VERIFY], {}, []],
    ["not by part of a longer number", ["C: 13, 4, 85 and ana@example.com", VERIFY], {}, []],
  ])("%s", (_, steps, ana, expected) => {
    const found = verified(steps, ana);
    expect(found).toMatchObject(expected);
    expect(found).toHaveLength(expected.length);
  });

  test("as many details as the house asks for", () => {
    expect(verified(["C: 207-555-0103", VERIFY], {}, 1)).toMatchObject([{ tier1: 2 }]);
    expect(verified([GIVES, VERIFY], {}, 3)).toEqual([]);
  });
});

describe("how far a caller stands", () => {
  const { house } = housed({
    people: {
      u_ana: { ...ANA, actsFor: { u_firm: "bookkeeper" } },
      u_bo: { ...ANA, actsFor: { u_firm: "owner" } },
    },
  });
  if (house === undefined) throw new Error("a scenario without rules of the house");
  const ana = { user: "u_ana", tier1: 3, tier2: 5 };
  const bo = { user: "u_bo", tier1: 4, tier2: undefined };
  test.each<[string, number, Verified[], string, string | undefined]>([
    ["u_ana", 2, [ana], "none", undefined],
    ["u_ana", 3, [ana], "tier1", undefined],
    ["u_ana", 5, [ana], "tier1", undefined],
    ["u_ana", 6, [ana], "tier2", undefined],
    ["u_bo", 6, [ana], "none", undefined],
    ["u_firm", 4, [ana], "tier1", "bookkeeper"],
    ["u_firm", 6, [ana], "tier2", "bookkeeper"],
    ["u_firm", 6, [bo, ana], "tier2", "bookkeeper"],
    ["u_firm", 6, [ana, bo], "tier2", "bookkeeper"],
    ["u_firm", 5, [bo, ana], "tier1", "owner"],
    ["u_firm", 5, [], "none", undefined],
  ])("towards %s at %d: %j", (owner, seq, known, ...[standing, role]) => {
    expect(standingTowards(owner, seq, { verified: known, house })).toEqual({ standing, role });
  });

  test("one standing reaches another", () => {
    expect([reaches("none", "none"), reaches("tier1", "tier1"), reaches("tier2", "tier1")]).toEqual([
      true,
      true,
      true,
    ]);
    expect([reaches("none", "tier1"), reaches("tier1", "tier2")]).toEqual([false, false]);
  });
});

test("one value is one object, of each kind", () => {
  expect(readable("481206", "code")).toBe(readable("481206", "code"));
  expect(readable("481206", "digits")).toEqual({ value: "481206", as: "digits" });
  expect(readable("481207", "code")).toEqual({ value: "481207", as: "code" });
});
