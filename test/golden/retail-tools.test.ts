import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { Json, JsonObject } from "../../src/contract/json.ts";
import { JsonObject as JsonObjectSchema } from "../../src/contract/json.ts";
import { bundledSuites } from "../../src/suites/index.ts";
import { ToolsFile } from "../../src/suites/retail/authoring/suite-file.ts";
import type { ToolEntry } from "../../src/suites/retail/authoring/tool-entry.ts";
import { exposeTool } from "../../src/suites/retail/authoring/tool-entry.ts";
import { readYaml } from "../../src/text/yaml-file.ts";
import { isWrite } from "../../src/tool-schema/index.ts";
import { referenceDir } from "../reference.ts";

const reference = referenceDir();
const directory = bundledSuites[0]?.directory ?? "";
const tools = ToolsFile.parse(
  readYaml(readFileSync(join(directory, "tools.yaml"), "utf8"), "tools.yaml").yaml.value,
);

const Builtin = z.object({
  is_write_for_s2: z.boolean(),
  requires_confirmation: z.boolean(),
  action_type: z.string(),
  inputs: z.array(z.tuple([z.string(), z.string(), z.boolean()])),
  outputs: z.array(z.tuple([z.string(), z.string()])),
  prerequisites: z.array(z.string()),
  result_wrapper: z.string(),
});

/** A schema without what is only for reading: what remains is what calls and answers are checked against. */
function bare(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(bare);
  if (typeof schema !== "object" || schema === null) return schema;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]): [string, Json][] => {
      if (key === "properties" && isObject(value)) {
        return [[key, Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, bare(inner)]))]];
      }
      return key === "description" || key === "examples" ? [] : [[key, bare(value)]];
    }),
  );
}

const isObject = (value: Json): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every description of a tool, its parameters' included. */
function descriptions(tool: ToolEntry): string[] {
  const within = (value: Json): string[] => {
    if (Array.isArray(value)) return value.flatMap(within);
    if (!isObject(value)) return [];
    const own = typeof value["description"] === "string" ? [value["description"]] : [];
    return [...own, ...Object.values(value).flatMap(within)];
  };
  return [tool.description, ...within(tool.parameters), ...within(tool.outputs)];
}

/** Runs of eight words: longer than names and phrases that any description of the same fact would share. */
function phrases(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9_]+/g) ?? [];
  return words.slice(0, Math.max(0, words.length - 7)).map((_, at) => words.slice(at, at + 8).join(" "));
}

describe("the bundled suite's tools", () => {
  it("are 32, each with a description of every parameter's tool", () => {
    expect(tools.length).toBe(32);
    for (const tool of tools) expect(tool.description.length).toBeGreaterThan(20);
  });
});

describe.skipIf(reference === undefined)("the bundled suite's tools against the public surface", () => {
  const read = (name: string): JsonObject =>
    JsonObjectSchema.parse(JSON.parse(readFileSync(join(reference ?? "", "indicbankbench", name), "utf8")));
  const Entry = z.object({
    function: z.object({ name: z.string(), description: z.string(), parameters: JsonObjectSchema }),
  });
  const HarnessEntry = z.object({ name: z.string(), output_schema: JsonObjectSchema });
  const shown = z.array(Entry).parse(reference === undefined ? [] : read("tools.json")["tools"]);
  const harness = z
    .array(HarnessEntry)
    .parse(reference === undefined ? [] : read("harness_tool_spec.json")["tools"]);
  const builtin = z
    .record(z.string(), Builtin)
    .parse(reference === undefined ? {} : read("vectors/edges/contract.json")["builtin"]);

  it("have the same names, in the same order", () => {
    expect(tools.map((tool) => tool.name)).toEqual(Object.keys(builtin));
  });

  it.each(tools)("$name: inputs, outputs, wrapper, action and prerequisites", (tool) => {
    const facts = builtin[tool.name];
    const { definition } = exposeTool(tool);
    expect({
      is_write_for_s2: isWrite(definition),
      requires_confirmation: definition.requiresConfirmation,
      action_type: definition.action,
      inputs: definition.inputs.map((field) => [field.name, field.type, field.required]),
      outputs: definition.outputs.map((field) => [field.name, field.type]),
      prerequisites: tool.after,
      result_wrapper: definition.outputs[0]?.name,
    }).toEqual(facts);
  });

  it.each(tools)("$name: schemas equal down to enums, defaults and nested fields", (tool) => {
    const entry = shown.find((other) => other.function.name === tool.name);
    expect(bare(tool.parameters)).toEqual(bare(entry?.function.parameters ?? null));
    const outputs = harness.find((other) => other.name === tool.name)?.output_schema;
    expect(bare(tool.outputs)).toEqual(bare(outputs ?? null));
  });

  it.each(tools)("$name: described in our own words", (tool) => {
    const theirs = new Set(
      shown.flatMap(({ function: { description, parameters } }) => [
        ...phrases(description),
        ...phrases(JSON.stringify(parameters)),
      ]),
    );
    const shared = descriptions(tool)
      .flatMap(phrases)
      .filter((phrase) => theirs.has(phrase));
    expect(shared).toEqual([]);
  });
});
