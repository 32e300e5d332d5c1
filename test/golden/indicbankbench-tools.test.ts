import { describe, expect, it } from "vitest";
import type { InputProblem } from "../../src/contract/errors.ts";
import type { ExactJson, ExactObject } from "../../src/contract/json.ts";
import type { ToolDefinition, ToolField } from "../../src/contract/tool.ts";
import { fieldOf, isExactObject, isTruthy, parseExact, toJson } from "../../src/exact-json/index.ts";
import { exposedTools } from "../../src/suites/retail/import/exposed-tools.ts";
import { readPublicTools } from "../../src/suites/retail/import/index.ts";
import {
  isWrite,
  modelSpec,
  normaliseTool,
  publicSchemaErrors,
  ToolFormError,
  UncheckableArguments,
} from "../../src/tool-schema/index.ts";
import { publicReference, readPublicJson, readPublicText } from "./indicbankbench-vectors.ts";

type Normalize = {
  tool_def: ExactObject;
  normalized: ExactObject;
  openai_schema: ExactObject;
  raises?: ExactObject;
};
type Contract = { normalize: Normalize[]; builtin: { [name: string]: ExactObject } };
type Resolve = { tools_exposed: ExactJson[]; names: string[]; schema_names: string[]; raises?: ExactObject };
type SchemaRow = {
  args_json: string;
  tool_def?: ExactObject | null;
  expected: string[];
  raises?: ExactObject;
};
type PublicFile<Tool> = { tools: Tool[] };

/** Picks our fields out of the reference's canonical form, which also keeps what nothing reads. */
function expectedDefinition(form: ExactObject): ToolDefinition {
  const field = (raw: ExactObject): ToolField => {
    const nested = fieldOf(raw, "properties");
    return {
      name: raw["name"] as string,
      required: isTruthy(raw["required"]),
      ...("type" in raw && { type: raw["type"] as string }),
      ...("description" in raw && { description: raw["description"] as string }),
      ...("enum" in raw && { enum: raw["enum"] as ExactJson[] }),
      ...(isExactObject(nested) && {
        properties: Object.fromEntries(
          Object.entries(nested as { [name: string]: ExactObject }).map(([name, entry]) => [
            name,
            field({ ...entry, name }),
          ]),
        ),
      }),
    };
  };
  const action = form["action_type"];
  return {
    name: form["name"] as string,
    description: form["description"] as string,
    action: action === "write" || action === "calculator" ? action : "read",
    requiresConfirmation: isTruthy(form["requires_confirmation"]),
    inputs: (form["inputs"] as ExactObject[]).map(field),
    outputs: (form["outputs"] as ExactObject[]).map(field),
  };
}

describe.skipIf(publicReference === undefined)(
  "tools as the public harness sees them (reference data)",
  () => {
    it("brings every description into the recorded canonical form and model schema, or refuses it", () => {
      const { normalize } = readPublicJson("vectors/edges/contract.json") as Contract;
      expect(normalize.length).toBe(16);
      for (const row of normalize) {
        if (row.raises !== undefined) {
          expect(() => normaliseTool(row.tool_def)).toThrow(ToolFormError);
          continue;
        }
        expect(normaliseTool(row.tool_def)).toEqual(expectedDefinition(row.normalized));
        expect(modelSpec(row.tool_def)).toEqual(toJson(row.openai_schema)["function"]);
      }
    });

    it("knows the 32 public tools' inputs, outputs, writes and result wrappers", () => {
      const { tools } = readPublicJson("tools.json") as PublicFile<{ function: { name: string } }>;
      const harness = (readPublicJson("harness_tool_spec.json") as PublicFile<ExactObject>).tools;
      const { builtin } = readPublicJson("vectors/edges/contract.json") as Contract;
      expect(tools.length).toBe(Object.keys(builtin).length);
      for (const raw of tools) {
        const { name } = raw.function;
        const definition = normaliseTool(
          raw,
          harness.find((entry) => entry["name"] === name),
        );
        expect({
          action_type: definition.action,
          requires_confirmation: definition.requiresConfirmation,
          is_write_for_s2: isWrite(definition),
          inputs: definition.inputs.map((field) => [field.name, field.type, field.required]),
          outputs: definition.outputs.map((field) => [field.name, field.type]),
          result_wrapper: definition.outputs[0]?.name,
        }).toEqual({ ...builtin[name], prerequisites: undefined });
      }
    });

    it("resolves exposed tools in order, repeated names included, or refuses them", () => {
      const { resolve } = readPublicJson("vectors/edges/contract.json") as { resolve: Resolve[] };
      const tools = readPublicTools(readPublicText("tools.json"), readPublicText("harness_tool_spec.json"));
      for (const row of resolve) {
        const problems: InputProblem[] = [];
        const exposed = exposedTools(row.tools_exposed, tools, problems);
        expect(problems.length > 0).toBe(row.raises !== undefined);
        if (row.raises !== undefined) continue;
        const shown = exposed.map(({ spec }) => spec.name);
        expect(shown).toEqual(row.schema_names);
        expect([...new Set(shown)]).toEqual(row.names);
      }
    });

    it("finds exactly the recorded schema errors, in words and order", () => {
      type Vectors = { tool_def: ExactObject; rows: SchemaRow[] };
      const { tool_def, rows } = readPublicJson("vectors/edges/schema_validation.json") as Vectors;
      expect(rows.length).toBeGreaterThan(60);
      for (const row of rows) {
        if (row.tool_def === null) continue; // a tool that is not exposed: said by the check, not by the schema
        const definition = { ...normaliseTool(row.tool_def ?? tool_def), name: "syn" };
        const given = parseExact(row.args_json);
        if (isTruthy(given) && !isExactObject(given)) {
          expect(row.raises).toBeDefined(); // arguments that are no object never come this far here
          continue;
        }
        const check = (): string[] =>
          publicSchemaErrors(definition, isExactObject(given) ? given : {}).map(({ text }) => text);
        if (row.raises === undefined) expect(check()).toEqual(row.expected);
        else expect(check).toThrow(UncheckableArguments);
      }
    });
  },
);
