import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

test("equals the published values of FNV-1a with 64 bits", () => {
  expect(fingerprint("")).toBe("cbf29ce484222325");
  expect(fingerprint("a")).toBe("af63dc4c8601ec8c");
  expect(fingerprint("foobar")).toBe("85944171f73967e8");
});

test("tells apart texts that differ beyond ASCII", () => {
  expect(fingerprint("₹")).not.toBe(fingerprint("$"));
});
