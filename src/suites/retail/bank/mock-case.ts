import type { ExactObject } from "../../../contract/json.ts";
import type { Mock, RetailCase } from "../retail-case.ts";
import type { ExposedTool, ToolSpec } from "../../../contract/tool.ts";
import type { Effect, CallStatus } from "../../../contract/trajectory.ts";
import { printExact } from "../../../exact-json/index.ts";
import type { MockState } from "./mock-state.ts";

/** The part of a case that its bank is made of. Shared by all its episodes and never changed. */
export type MockCase = Pick<RetailCase, "tools" | "mock">;

/** What a mock answered: the object, the public harness's text of it, what it wrote, and the state after it. */
export type MockReply = {
  status: Exclude<CallStatus, "malformed-arguments" | "out-of-turn">;
  output: ExactObject;
  text: string;
  effects: readonly Effect[];
  state: MockState;
};

/** @returns The mock of this tool, or `undefined` where the case has none. */
export function mockOf(scenario: MockCase, tool: string): Mock | undefined {
  return Object.hasOwn(scenario.mock, tool) ? scenario.mock[tool] : undefined;
}

/** @returns The exposed tool of this name; of several with one name the last counts. */
export function exposedTool(scenario: MockCase, name: string): ExposedTool | undefined {
  return indexOf(scenario.tools).byName.get(name);
}

/** What the model is shown, in the case's order, repeated names included. */
export function exposedSpecs(scenario: MockCase): readonly ToolSpec[] {
  return indexOf(scenario.tools).specs;
}

type ToolIndex = { byName: ReadonlyMap<string, ExposedTool>; specs: readonly ToolSpec[] };

const indexes = new WeakMap<readonly ExposedTool[], ToolIndex>();

function indexOf(tools: readonly ExposedTool[]): ToolIndex {
  let index = indexes.get(tools);
  if (index === undefined) {
    index = {
      byName: new Map(tools.map((tool) => [tool.definition.name, tool])),
      specs: tools.map((tool) => tool.spec),
    };
    indexes.set(tools, index);
  }
  return index;
}

/** A reply that changed nothing, with the error object that the public harness gives. */
export function errorReply(
  status: "schema-error" | "unknown-tool" | "refused",
  code: string,
  message: string,
  state: MockState,
): MockReply {
  const output = { error_code: code, error_message: message, retriable: false };
  return { status, output, text: printExact(output), effects: [], state };
}
