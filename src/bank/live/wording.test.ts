import { expect, it } from "vitest";
import { choice, listing, report } from "./wording.ts";

it("a choice reads as one", () => {
  expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map(choice)).toEqual(["", "a", "a or b", "a, b or c"]);
});

it("a report has a line for each fact with a value", () => {
  expect(report("Done.", { to: "ann", note: undefined, cents: 5, memo: null })).toBe(
    "Done.\n  to: ann\n  cents: 5\n  memo: None",
  );
});

it("a listing counts its records and numbers them", () => {
  expect(listing("Cards", [])).toBe("Cards: none");
  expect(listing("Cards", [["c-1", { id: "c-1", on: true }]])).toBe(
    "Cards: 1 record\n\n1. c-1\n   id: c-1\n   on: True",
  );
  expect(
    listing("Cards", [
      ["c-1", {}],
      ["c-2", { id: "c-2" }],
    ]),
  ).toBe("Cards: 2 records\n\n1. c-1\n\n\n2. c-2\n   id: c-2");
});
