import { describe, expect, it } from "vitest";
import type { Json, JsonObject } from "../../src/contract/json.ts";
import type { ToolSpec } from "../../src/contract/tool.ts";
import { toolSpec } from "../../src/bank/live/bank-tool.ts";
import { fraudbenchBank, tau2Bank } from "../../src/bank/live/banks/index.ts";
import { readVectors, tau2Dir } from "./tau2-bank-vectors.ts";

type PublicParameter = { name: string; required: boolean; doc_type?: string };
type PublicTool = {
  name: string;
  kind: string;
  requestor: "assistant" | "user";
  description: string;
  parameters: PublicParameter[];
  exposed_schema?: { function: { parameters: { properties: JsonObject; required?: string[] } } };
};
type PublicTools = { [group: string]: PublicTool[] };

/** A parameter's name, type, need, default and allowed values: all but its words. */
type Shape = { name: string; type: Json; required: boolean; enum?: Json; default?: Json };

function shapeOf(name: string, schema: JsonObject, required: readonly string[]): Shape {
  const { type = null, enum: allowed, default: standard } = schema;
  return {
    name,
    type,
    required: required.includes(name),
    ...(allowed !== undefined && { enum: allowed }),
    ...(standard !== undefined && { default: standard }),
  };
}

function ourShapes({ parameters }: ToolSpec): Shape[] {
  const { properties, required } = parameters as { properties: JsonObject; required: string[] };
  return Object.entries(properties).map(([name, schema]) => shapeOf(name, schema as JsonObject, required));
}

function publicShapes({ parameters, exposed_schema }: PublicTool): Shape[] {
  if (exposed_schema === undefined) {
    return parameters.map(({ name, required, doc_type = null }) => ({ name, type: doc_type, required }));
  }
  const { properties, required = [] } = exposed_schema.function.parameters;
  return Object.entries(properties).map(([name, schema]) => shapeOf(name, schema as JsonObject, required));
}

/** Defaults of discoverable tools are in the public signature, not in what is shown. */
const withoutDefault = (shape: Shape): Shape => {
  const { default: _standard, ...rest } = shape;
  return rest;
};

describe.skipIf(tau2Dir === undefined)("the tools of the public bank", () => {
  const tools = tau2Dir === undefined ? {} : (readVectors("tool_schemas.json") as PublicTools);
  const group = (name: string): PublicTool[] => tools[name] ?? [];

  it("are shown in the same order, with the same parameters", () => {
    for (const [side, name] of [["agent", "agent_tools"] as const, ["caller", "user_tools"] as const]) {
      const ours = tau2Bank.standing(side);
      expect(ours.map((tool) => tool.name)).toEqual(group(name).map((tool) => tool.name));
      for (const [at, tool] of ours.entries()) {
        const theirs = group(name)[at];
        if (theirs === undefined) throw new Error("no such tool");
        expect([tool.name, ourShapes(toolSpec(tool))]).toEqual([tool.name, publicShapes(theirs)]);
        expect([tool.name, tool.kind]).toEqual([tool.name, theirs.kind]);
      }
    }
  });

  it("are discoverable under the same names, with the same parameters", () => {
    for (const [side, name] of [
      ["agent", "agent_discoverable_tools"] as const,
      ["caller", "user_discoverable_tools"] as const,
    ]) {
      const ours = tau2Bank.discoverable(side);
      expect([...ours.keys()]).toEqual(group(name).map((tool) => tool.name));
      for (const theirs of group(name)) {
        const tool = ours.get(theirs.name);
        if (tool === undefined) throw new Error("no such tool");
        const shapes = ourShapes(toolSpec(tool)).map(withoutDefault);
        expect([tool.name, shapes]).toEqual([tool.name, publicShapes(theirs)]);
        expect([tool.name, tool.kind]).toEqual([tool.name, theirs.kind]);
      }
    }
    expect([tau2Bank.discoverable("agent").size, tau2Bank.discoverable("caller").size]).toEqual([44, 4]);
  });

  it("are described in words of our own", () => {
    const ours = [...tau2Bank.standing("agent"), ...tau2Bank.discoverable("agent").values()];
    const theirs = new Map(
      Object.values(tools)
        .flatMap((list) => (Array.isArray(list) ? list : []))
        .map((tool) => [tool.name, tool]),
    );
    for (const tool of ours) {
      expect([tool.name, tool.description]).not.toEqual([tool.name, theirs.get(tool.name)?.description]);
    }
  });

  it("are two more in the fork", () => {
    const known = new Set(tau2Bank.standing("agent"));
    const added = fraudbenchBank.standing("agent").filter((tool) => !known.has(tool));
    expect(added.map((tool) => tool.name)).toEqual([
      "get_human_transfer_request_count",
      "get_current_dispute_count",
    ]);
  });
});
