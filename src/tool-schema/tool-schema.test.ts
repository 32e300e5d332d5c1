import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { JsonObject } from "../contract/json.ts";
import type { ToolDefinition, ToolSpec } from "../contract/tool.ts";
import {
  isWrite,
  modelSpec,
  normaliseTool,
  publicSchemaErrors,
  strictSchemaErrors,
  ToolFormError,
  UncheckableArguments,
} from "./index.ts";

const transfer: ToolSpec = {
  name: "transfer",
  description: "Moves money.",
  parameters: {
    type: "object",
    properties: {
      amount: { type: "number" },
      channel: { type: "string", enum: ["upi", "neft"], default: "upi" },
      times: { type: "integer" },
      on: { type: "string", format: "date" },
      note: { type: ["string", "null"] },
      limits: { type: "object", properties: { daily: { type: "number" } }, required: ["daily"] },
      extras: { type: "object" },
    },
    required: ["amount"],
  },
};

const found = (args: JsonObject, spec = transfer): string[] =>
  strictSchemaErrors(spec, args).map(({ kind, path }) => `${kind} ${path}`);

describe("the strict check", () => {
  it.each<[JsonObject, string[]]>([
    [{ amount: 2500, channel: "upi" }, []],
    [{ amount: 2500, times: 5.0, note: null, extras: { any: 1 } }, []],
    [{ amount: "2500" }, ["type amount"]],
    [{ amount: 2500, channel: "UPI" }, ["enum channel"]],
    [{ amount: 2500, chanel: "upi" }, ["unexpected chanel"]],
    [{ amount: null }, ["type amount"]],
    [{}, ["missing amount"]],
    [{ amount: 1, times: 1.5 }, ["type times"]],
    [{ amount: 1, on: "soon" }, ["constraint on"]],
    [{ amount: 1, on: "2026-02-29" }, ["constraint on"]],
    [{ amount: 1, limits: {} }, ["missing limits.daily"]],
    [{ amount: 1, limits: { daily: 1, weekly: 2 } }, ["unexpected limits.weekly"]],
    [{ amount: "1", channel: "x", b: 1 }, ["type amount", "enum channel", "unexpected b"]],
  ])("of %j finds %j", (args, expected) => {
    expect(found(args).toSorted()).toEqual(expected.toSorted());
  });

  it("says what is wrong and shows the value", () => {
    const texts = (args: JsonObject): string[] => strictSchemaErrors(transfer, args).map(({ text }) => text);
    expect(texts({ amount: "2500" })).toEqual(['amount: must be number, got "2500"']);
    expect(texts({ amount: 1, channel: "UPI" })).toEqual([
      'channel: must be one of ["upi","neft"], got "UPI"',
    ]);
    expect(texts({ amount: 1, on: "x".repeat(500) })[0]?.length).toBeLessThan(150);
  });

  it("refuses every argument of a tool that declares none", () => {
    expect(found({}, { name: "ping", description: "" })).toEqual([]);
    expect(found({ a: 1 }, { name: "ping", description: "" })).toEqual(["unexpected a"]);
  });

  it("closes an object that is combined of parts, but not the parts", () => {
    const parts: ToolSpec = {
      name: "pay",
      description: "",
      parameters: {
        type: "object",
        allOf: [{ properties: { a: { type: "string" } } }, { properties: { b: { type: "string" } } }],
      },
    };
    expect(found({ a: "x", b: "y" }, parts)).toEqual([]);
    expect(found({ a: "x", c: "y" }, parts)).toEqual(["unexpected c"]);
  });

  it("lets a schema that allows further fields have them", () => {
    const open = { ...transfer, parameters: { ...transfer.parameters, additionalProperties: true } };
    expect(found({ amount: 1, anything: 2 }, open)).toEqual([]);
  });
});

const definition: ToolDefinition = normaliseTool({
  name: "transfer",
  inputs: [
    { name: "amount", type: "number", required: true },
    { name: "to", type: "object", properties: { id: { type: "string", required: true } } },
    { name: "free", properties: { id: {} } },
  ],
});

describe("the public check", () => {
  it("never objects to arguments that satisfy the strict check of the same tool", () => {
    const spec = modelSpec({
      name: "t",
      inputs: [
        { name: "a", type: "string", required: true },
        { name: "b", type: "integer" },
      ],
    });
    const form = normaliseTool({
      name: "t",
      inputs: [
        { name: "a", type: "string", required: true },
        { name: "b", type: "integer" },
      ],
    });
    const args = fc.dictionary(
      fc.constantFrom("a", "b", "c"),
      fc.oneof(fc.string(), fc.integer(), fc.constant(null)),
    );
    fc.assert(
      fc.property(args, (values) => {
        fc.pre(strictSchemaErrors(spec, values).length === 0);
        expect(publicSchemaErrors(form, values)).toEqual([]);
      }),
    );
  });

  it("cannot look into a value that should have fields but is no object", () => {
    expect(() => publicSchemaErrors(definition, { amount: 1, free: "x" })).toThrow(UncheckableArguments);
  });

  it("tells apart the kinds of error and their places", () => {
    const errors = publicSchemaErrors(definition, { to: { x: 1 }, other: 2 });
    expect(errors.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      "missing amount",
      "missing to.id",
      "unexpected to.x",
      "unexpected other",
    ]);
  });
});

describe("tool descriptions", () => {
  it("count as writes by action or by the confirmation they require", () => {
    const write = (facts: object): boolean => isWrite(normaliseTool({ name: "t", ...facts }));
    expect(write({ action_type: "write" })).toBe(true);
    expect(write({ action_type: "read", requires_confirmation: true })).toBe(true);
    expect(write({ action_type: "calculator" })).toBe(false);
    expect(write({})).toBe(false);
  });

  it.each<[string, object, string]>([
    ["no name", {}, "name"],
    ["a keyword without a canonical form", { name: "t", parameters: { oneOf: [] } }, "parameters"],
    [
      "an input type without a check",
      { name: "t", parameters: { properties: { a: { type: "null" } } } },
      "parameters.a",
    ],
    ["inputs that are no list", { name: "t", inputs: {} }, "inputs"],
    ["an input without a name", { name: "t", inputs: [{ type: "string" }] }, "inputs[0]"],
  ])("are refused with their place: %s", (_, raw, path) => {
    const refused = ((): unknown => {
      try {
        return normaliseTool({ ...raw });
      } catch (error) {
        return error;
      }
    })();
    expect(refused).toBeInstanceOf(ToolFormError);
    expect(refused).toMatchObject({ path });
  });

  it("are sent as they stand when wrapped, and rendered when listed", () => {
    const wrapped = {
      type: "function",
      function: {
        name: "t",
        description: "d",
        parameters: { properties: { a: { type: "string", examples: ["x"] } } },
      },
    };
    expect(modelSpec(wrapped)).toEqual({
      name: "t",
      description: "d",
      parameters: wrapped.function.parameters,
    });
    expect(() => modelSpec({ name: "t", inputs: [{ name: "a" }] })).toThrow("a: an input needs a type");
  });
});
