import { expect, test } from "vitest";
import { checkTitle } from "./check-title.ts";

test("a check that its suite has a title for is called so", () => {
  expect(checkTitle("K1", { K1: "Asked who calls" })).toBe("Asked who calls");
});

test("a check that an author named is called so", () => {
  expect(checkTitle("money-stays", {})).toBe("Money stays");
});
