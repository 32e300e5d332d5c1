import { expect, test } from "vitest";
import type { Json } from "../../../contract/json.ts";
import { callOutcome, type CallOutcome } from "./call-outcome.ts";

test.each<[Json | undefined, CallOutcome]>([
  [undefined, "succeeded"],
  [null, "succeeded"],
  ["failed", "succeeded"],
  [["failed"], "succeeded"],
  [{}, "succeeded"],
  [{ status: 500 }, "succeeded"],
  [{ status: "success" }, "succeeded"],
  [{ status: "not failed" }, "succeeded"],
  [{ status: " Failed " }, "failed"],
  [{ status: "timed out" }, "failed"],
  [{ status: "pending" }, "pending"],
  [{ status: " awaiting approval" }, "pending"],
  [{ status: "success", error_code: "NO" }, "failed"],
  [{ status: "success", error: "no" }, "failed"],
  [{ error_code: 0 }, "failed"],
  [{ error_code: "", error: null }, "succeeded"],
  [{ error: false }, "succeeded"],
  [{ success: false }, "failed"],
  [{ success: true }, "succeeded"],
  [{ success: "false" }, "succeeded"],
])("an answer of %j: %s", (json, outcome) => {
  expect(callOutcome({ status: "done", json })).toBe(outcome);
  expect(callOutcome({ status: "refused", json })).toBe("not-run");
});

test("a call without an answer was not run", () => {
  expect(callOutcome(undefined)).toBe("not-run");
});
