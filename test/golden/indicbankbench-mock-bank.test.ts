import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createMockBank } from "../../src/suites/retail/bank/mock-bank.ts";
import { executeMock } from "../../src/suites/retail/bank/execute-mock.ts";
import type { MockCase, MockReply } from "../../src/suites/retail/bank/mock-case.ts";
import { MockFault } from "../../src/suites/retail/bank/mock-fault.ts";
import type { MockState } from "../../src/suites/retail/bank/mock-state.ts";
import { InputError, type InputProblem } from "../../src/contract/errors.ts";
import type { ExactJson, ExactObject } from "../../src/contract/json.ts";
import { exactEqual, isExactObject, parseExact, printExact, toJson } from "../../src/exact-json/index.ts";
import { caseMocks } from "../../src/suites/retail/import/case-mocks.ts";
import { exposedTools } from "../../src/suites/retail/import/exposed-tools.ts";
import { readPublicTools, toRetailCase } from "../../src/suites/retail/import/index.ts";
import { publicReference, readPublicJson, readPublicText } from "./indicbankbench-vectors.ts";

type StateRow = {
  state_from: string;
  match_on: string;
  match_value: ExactJson;
  field: string;
  value: ExactJson;
};
type Execution = {
  tool: string;
  arguments_json?: string;
  args_json?: string;
  state_before: StateRow[] | null;
  state_after: StateRow[] | null;
  output?: string;
  raises?: { type: string };
  key_order_unspecified?: boolean;
};
type Handed = {
  case_path: string;
  runs: { name: string; tool_executions?: Execution[] }[];
  extra_executions: Execution[];
};
type Sequence = { name: string; case: { mock: ExactObject; tools_exposed: ExactJson[] }; calls: Execution[] };

const tools =
  publicReference === undefined
    ? new Map()
    : readPublicTools(readPublicText("tools.json"), readPublicText("harness_tool_spec.json"));

function stateOf(rows: StateRow[] | null): MockState {
  return (rows ?? []).map(({ state_from, match_on, match_value, field, value }) => ({
    stateFrom: state_from,
    matchOn: match_on,
    matchValue: match_value,
    field,
    value,
  }));
}

/** Plays one recorded call and compares everything that was recorded of it. @returns Whether it raised. */
function replay(execution: Execution, scenario: MockCase, where: string): boolean {
  const args = parseExact(execution.arguments_json ?? execution.args_json ?? "");
  const before = printExact(toPlain(scenario));
  const run = (): MockReply => executeMock(execution.tool, args, scenario, stateOf(execution.state_before));
  if (execution.raises !== undefined) {
    expect(run, where).toThrow(MockFault);
    return true;
  }
  const reply = run();
  if (execution.key_order_unspecified === true) {
    const equal = exactEqual(parseExact(reply.text), parseExact(execution.output ?? ""));
    expect(equal, `${where}: ${reply.text}`).toBe(true);
  } else {
    expect(reply.text, where).toBe(execution.output);
  }
  if (execution.state_after !== null) expect(reply.state, where).toEqual(stateOf(execution.state_after));
  expect(printExact(toPlain(scenario)), `${where} changed the case`).toBe(before);
  return false;
}

function toPlain(scenario: MockCase): ExactJson {
  return JSON.parse(
    JSON.stringify(scenario, (_, value: unknown) => (typeof value === "bigint" ? `${value}` : value)),
  );
}

describe.skipIf(publicReference === undefined)(
  "the mock bank against the public harness (reference data)",
  () => {
    const files = publicReference === undefined ? [] : readdirSync(join(publicReference, "vectors/handed"));

    it.each(files)("answers every recorded call of %s", (file) => {
      const handed = readPublicJson(`vectors/handed/${file}`) as Handed;
      const scenario = toRetailCase(readPublicJson(`cases/${handed.case_path}`) as ExactObject, tools);
      for (const run of handed.runs) {
        for (const [index, execution] of (run.tool_executions ?? []).entries()) {
          replay(execution, scenario, `${run.name} #${index}`);
        }
      }
      for (const [index, execution] of handed.extra_executions.entries()) {
        replay(execution, scenario, `extra #${index}`);
      }
      expect(handed.extra_executions.length).toBeGreaterThan(0);
    });

    it.each(files)(
      "answers the same through the bank's port, one episode after the other: %s",
      async (file) => {
        const handed = readPublicJson(`vectors/handed/${file}`) as Handed;
        const scenario = toRetailCase(readPublicJson(`cases/${handed.case_path}`) as ExactObject, tools);
        for (const { name, tool_executions = [] } of handed.runs) {
          if (tool_executions.some(({ state_before }) => state_before === null)) continue;
          const bank = createMockBank(scenario, "public");
          for (const {
            tool,
            arguments_json = "{}",
            output,
            raises,
            key_order_unspecified,
          } of tool_executions) {
            const given = parseExact(arguments_json);
            if (!isExactObject(given)) break; // such arguments never reach a bank
            const call = { tool, rawArguments: arguments_json, arguments: toJson(given) };
            if (raises !== undefined) {
              expect(() => bank.call("agent", call)).toThrow(MockFault);
              break;
            }
            const { text } = await bank.call("agent", call);
            if (key_order_unspecified !== true) expect(text, name).toBe(output);
          }
        }
      },
    );

    it("plays the recorded sequences of edge cases", () => {
      const sequences = readPublicJson("vectors/edges/executor.json") as Sequence[];
      expect(sequences.length).toBe(30);
      let raised = 0;
      for (const { name, case: raw, calls } of sequences) {
        const problems: InputProblem[] = [];
        const scenario = {
          tools: exposedTools(raw.tools_exposed, tools, problems),
          mock: caseMocks(raw.mock, problems),
        };
        if (problems.length > 0) {
          // A mock that always raises there is refused here when the case is read.
          expect(
            calls.every(({ raises }) => raises !== undefined),
            new InputError(problems).message,
          ).toBe(true);
          raised++;
          continue;
        }
        for (const [index, call] of calls.entries()) {
          if (replay(call, scenario, `${name} #${index}`)) raised++;
        }
      }
      expect(raised).toBeGreaterThan(5);
    });
  },
);
