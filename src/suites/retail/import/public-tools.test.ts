import { describe, expect, it } from "vitest";
import { InputError } from "../../../contract/errors.ts";
import { readPublicTools } from "./index.ts";

type Raw = { name: string; [key: string]: unknown };
const names = Array.from({ length: 30 }, (_, index) => `tool_${index}`);
const toolsText = (tools: Raw[]): string =>
  JSON.stringify({ tools: tools.map((tool) => ({ type: "function", function: tool })) });
const harnessText = (tools: Raw[]): string => JSON.stringify({ tools });
const plain: Raw[] = names.map((name) => ({ name }));

function problems(tools: string, harness: string): string[] {
  try {
    readPublicTools(tools, harness);
    return [];
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return error.problems.map(({ file, path = "", problem }) => `${file} ${path}: ${problem}`);
  }
}

describe("the public tool files", () => {
  it("are joined by name", () => {
    const shown = plain.with(0, {
      name: "tool_0",
      description: "Pays.",
      parameters: {
        type: "object",
        properties: { amount: { type: "number", examples: [5] } },
        required: ["amount"],
      },
    });
    const known = plain.toReversed().with(29, {
      name: "tool_0",
      action_type: "write",
      requires_confirmation: true,
      output_schema: { type: "object", properties: { status: { type: "string" } }, required: ["status"] },
    });
    const pay = readPublicTools(toolsText(shown), harnessText(known)).get("tool_0");
    expect(pay?.spec.parameters).toEqual(shown[0]?.["parameters"]);
    expect(pay?.definition).toEqual({
      name: "tool_0",
      description: "Pays.",
      action: "write",
      requiresConfirmation: true,
      inputs: [{ name: "amount", type: "number", required: true }],
      outputs: [{ name: "status", type: "string", required: true }],
    });
  });

  it.each<[string, string, string, string[]]>([
    [
      "text that is no JSON, in both",
      "{",
      "[",
      [
        "tools.json : not JSON: expected a key in double quotes, found the end at position 1 (line 1, column 2)",
        "harness_tool_spec.json : not JSON: expected a value, found the end at position 1 (line 1, column 2)",
      ],
    ],
    ["no list of tools", "{}", harnessText(plain), ["tools.json tools: expected a list of tools"]],
    [
      "a harness file that is not whole, and names that do not match",
      toolsText(plain.slice(0, 2)),
      harnessText([...plain.slice(1, 2), { name: "other" }]),
      [
        "harness_tool_spec.json tools: only 2 tools, where at least 30 belong",
        "harness_tool_spec.json tools: this tool is in tools.json only",
        "tools.json tools: this tool is in harness_tool_spec.json only",
      ],
    ],
    [
      "a name twice, and a tool without one",
      toolsText([...plain, { name: "tool_3" }]),
      JSON.stringify({ tools: [...plain, {}] }),
      [
        "tools.json tools[30]: a tool of this name came before",
        "harness_tool_spec.json tools[30]: expected a tool with a name",
      ],
    ],
    [
      "a description without a canonical form",
      toolsText(
        plain.with(4, {
          name: "tool_4",
          parameters: { properties: { a: { type: "string", pattern: "x" } } },
        }),
      ),
      harnessText(plain),
      ["tools.json tools[4]: tool_4: parameters.a: JSON Schema keywords without a canonical form: pattern"],
    ],
  ])("are refused for %s", (_, tools, harness, expected) => {
    expect(problems(tools, harness)).toEqual(expected);
  });
});
