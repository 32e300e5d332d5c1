import type { ExactObject } from "../../../contract/json.ts";
import type { Mock } from "../retail-case.ts";
import type { ToolDefinition } from "../../../contract/tool.ts";
import type { Effect } from "../../../contract/trajectory.ts";
import {
  copyObject,
  exactEqual,
  fieldOf,
  keysOf,
  printExact,
  setField,
  toJson,
} from "../../../exact-json/index.ts";
import { isWrite } from "../../../tool-schema/index.ts";
import { filterRecords } from "./filter-records.ts";
import { isRejected, mergeOutcome } from "./merge-outcome.ts";
import { exposedTool, type MockCase, type MockReply } from "./mock-case.ts";
import type { MockState } from "./mock-state.ts";
import { pageRows } from "./page-rows.ts";

type Situation = { scenario: MockCase; state: MockState };
type RecordSet = Extract<Mock, { kind: "record_set_filtered" }>;

/**
 * Answers a call that has passed the checks, by the kind of its mock.
 *
 * @throws MockFault where the public harness ends the run.
 */
export function answerMock(tool: string, mock: Mock, args: ExactObject, situation: Situation): MockReply {
  const definition = exposedTool(situation.scenario, tool)?.definition;
  const { state } = situation;
  switch (mock.kind) {
    case "record_set_filtered":
      return done(recordSet(tool, mock, args, { definition, state }), [], state);
    case "outcome_fixed": {
      const output = withEcho(copyObject(mock.output), definition, args);
      const wrote = definition !== undefined && isWrite(definition) && output["status"] !== "failed";
      return done(output, wrote ? [fixedWrite(tool, output)] : [], state);
    }
    case "outcome_merged": {
      if (isRejected(mock, args)) return done(mock.rejectWhen?.output ?? {}, [], state);
      const merged = mergeOutcome(tool, mock, args, situation);
      const output = copyObject(mock.output);
      setField(output, mock.merge.field, merged.value);
      return done(withEcho(output, definition, args), [merged.effect], merged.state);
    }
  }
}

function done(output: ExactObject, effects: readonly Effect[], state: MockState): MockReply {
  return { status: "done", output, text: printExact(output), effects, state };
}

function recordSet(
  tool: string,
  mock: RecordSet,
  args: ExactObject,
  { definition, state }: { definition: ToolDefinition | undefined; state: MockState },
): ExactObject {
  const matching = filterRecords(mock.records, args);
  const page = pageRows(matching, args).map((row) => withMergedFields(row, tool, state));
  const output: ExactObject = {};
  setField(output, definition?.outputs[0]?.name ?? "records", page);
  const fixed = mock.staticOutput ?? {};
  for (const key of keysOf(fixed)) setField(output, key, fieldOf(fixed, key) ?? null);
  const counts = definition?.outputs.some(({ name }) => name === "total_count") ?? false;
  if (counts && !Object.hasOwn(output, "total_count")) setField(output, "total_count", matching.length);
  return output;
}

/** The row as earlier merged writes have left it; a row that none of them touched is the case's own object. */
function withMergedFields(row: ExactObject, tool: string, state: MockState): ExactObject {
  let shown = row;
  for (const entry of state) {
    if (entry.stateFrom !== tool) continue;
    if (!exactEqual(fieldOf(row, entry.matchOn) ?? null, entry.matchValue)) continue;
    if (shown === row) shown = copyObject(row);
    setField(shown, entry.field, entry.value);
  }
  return shown;
}

/** Adds the arguments that the tool declares as outputs too and that the output does not hold yet. */
function withEcho(
  output: ExactObject,
  definition: ToolDefinition | undefined,
  args: ExactObject,
): ExactObject {
  for (const { name } of definition?.inputs ?? []) {
    const given = fieldOf(args, name);
    if (given === undefined || Object.hasOwn(output, name)) continue;
    if (definition?.outputs.some((field) => field.name === name)) setField(output, name, given);
  }
  return output;
}

/** A fixed outcome names no entity, so the whole answer stands for what the write left behind. */
function fixedWrite(tool: string, output: ExactObject): Effect {
  return { type: "write", table: tool, key: "call", before: null, after: toJson(output) };
}
