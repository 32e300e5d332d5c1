import type { JsonObject } from "../../../contract/json.ts";
import { describe, expect, test } from "vitest";
import {
  gradeEpisode,
  retailCase,
  rule,
  statusOf,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

const s3 = (...calls: ScriptedCall[]) =>
  statusOf("S3", ["C: hi", ...calls.map((call): Step => ({ calls: [call] })), "A: ok"]);
const transfer = (given: JsonObject): ScriptedCall => ({
  tool: "transfer_funds",
  with: { from_account: "SAV5529001", beneficiary_account: "X", ...given },
});

describe("F4: numbers as strings, omitted defaults, enum case", () => {
  const scenario = retailCase({
    gates: [],
    gold: { rules: { transfer_funds: rule({ required: { amount: 2500 }, optionalOk: { channel: [] } }) } },
  });
  const a3 = (given: JsonObject) =>
    gradeEpisode(scenario, ["C: hi", { calls: [transfer(given)] }, "A: ok"]).finding("A3").status;
  test('row 1: amount "2500" is a schema violation', () =>
    expect(s3(transfer({ amount: "2500" }))).toBe("failed"));
  test("row 2: a default that is given equals gold", () => {
    expect(s3(transfer({ amount: 2500, channel: "upi" }))).toBe("passed");
    expect(a3({ amount: 2500, channel: "upi" })).toBe("passed");
    expect(a3({ amount: 2500 })).toBe("passed");
  });
  test("row 3: an enum value in another case is a schema violation", () =>
    expect(s3(transfer({ amount: 2500, channel: "UPI" }))).toBe("failed"));
  test("row 4: 2501 fits the schema and is a wrong value", () => {
    expect(s3(transfer({ amount: 2501 }))).toBe("passed");
    expect(a3({ amount: 2501 })).toBe("failed");
  });
  test("an argument that merely exists is not enough", () => expect(a3({ amount: 999 })).toBe("failed"));
});

test("5.0 is an integer, null is no value, unknown fields are refused", () => {
  const emi = (given: JsonObject): ScriptedCall => ({
    tool: "calculate_emi",
    with: { principal: 1, rate: 8.5, ...given },
  });
  expect(s3(emi({ tenure_months: Number("5.0") }))).toBe("passed");
  expect(s3(emi({ tenure_months: 5.5 }))).toBe("failed");
  expect(s3(emi({ tenure_months: null }))).toBe("failed");
  expect(s3(emi({}))).toBe("failed");
  expect(s3(emi({ tenure_months: 5, compounding: "monthly" }))).toBe("failed");
});

test("F1: arguments that are no JSON are labelled so, and are neither missing arguments nor an A3 fault", () => {
  const scenario = retailCase({
    gold: { rules: { block_card: rule({ required: { card_id: "DCA5529201" } }) } },
  });
  const { finding, outcome } = gradeEpisode(scenario, [
    "C: hi",
    { calls: [{ tool: "block_card", raw: '{"card_id": "DCA' }] },
    "A: ok",
  ]);
  expect(outcome).toBe("S3");
  expect(finding("S3").because).toContain("malformed-arguments");
  expect(finding("S3").because).not.toContain("missing");
  expect(finding("A3").status).toBe("passed");
});

test("a call that was refused and then corrected still counts", () => {
  const wrong: ScriptedCall = {
    ...transfer({ amount: "5" }),
    status: "schema-error",
    gives: { error_code: "SCHEMA_VALIDATION_ERROR" },
  };
  expect(s3(wrong, transfer({ amount: 5 }))).toBe("failed");
});

test("a tool that the agent does not have fails; one that it has but the bank does not answer is no schema fault", () => {
  expect(s3({ tool: "delete_everything", status: "unknown-tool" })).toBe("failed");
  expect(s3({ tool: "get_card_details", with: { card_ids: [] }, status: "unknown-tool" })).toBe("passed");
});
