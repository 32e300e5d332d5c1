import { describe, expect, it } from "vitest";
import { IntegralFloat, type ExactJson, type ExactObject } from "../../../contract/json.ts";
import type { Mock } from "../retail-case.ts";
import { modelSpec, normaliseTool } from "../../../tool-schema/index.ts";
import { executeMock } from "./execute-mock.ts";
import { executeStrictMock } from "./execute-strict-mock.ts";
import type { MockCase, MockReply } from "./mock-case.ts";
import { MockFault } from "./mock-fault.ts";
import { findMerged, withMerged, type MockState } from "./mock-state.ts";
import { pageRows } from "./page-rows.ts";

/** A case with one tool that is shown, and mocks. */
function caseOf(raw: ExactObject, mock: { [tool: string]: Mock }): MockCase {
  return { tools: [{ spec: modelSpec(raw), definition: normaliseTool(raw) }], mock };
}
const fixed = (output: ExactObject): Mock => ({ kind: "outcome_fixed", output });
const records = (...rows: ExactObject[]): Mock => ({ kind: "record_set_filtered", records: rows });

describe("arguments that are no object", () => {
  const scenario = caseOf({ name: "rate" }, { rate: fixed({ rate: 7 }) });
  it.each<[ExactJson]>([[null], [false], [0], [""], [[]], [{}]])("%j count as none", (args) => {
    expect(executeMock("rate", args, scenario, [])).toMatchObject({ status: "done", output: { rate: 7 } });
  });

  it.each<[ExactJson]>([[true], [5], ["x"], [["x"]]])("%j end the episode", (args) => {
    expect(() => executeMock("rate", args, scenario, [])).toThrow(MockFault);
    expect(() => executeMock("rate", args, scenario, [])).toThrow("not an object");
  });
});

it("an error is told as the public harness tells it", () => {
  const scenario = caseOf({ name: "rate" }, {});
  expect(executeMock("rate", {}, scenario, [])).toEqual({
    status: "unknown-tool",
    output: {
      error_code: "UNEXPECTED_TOOL_CALL",
      error_message: "No mock configured for 'rate' in this case.",
      retriable: false,
    },
    text: '{"error_code": "UNEXPECTED_TOOL_CALL", "error_message": "No mock configured for \'rate\' in this case.", "retriable": false}',
    effects: [],
    state: [],
  });
});

describe("a fixed outcome", () => {
  const tool = (action: string): ExactObject => ({
    name: "act",
    action_type: action,
    inputs: [
      { name: "id", type: "string" },
      { name: "note", type: "string" },
      { name: "kind", type: "string" },
    ],
    outputs: [{ name: "id" }, { name: "kind" }],
  });

  it("echoes arguments that are declared as outputs and not answered yet", () => {
    const scenario = caseOf(tool("read"), { act: fixed({ kind: "own" }) });
    const args = { id: "1", note: "n", kind: "given" };
    expect(executeMock("act", args, scenario, []).output).toEqual({ kind: "own", id: "1" });
    expect(executeMock("act", {}, scenario, []).output).toEqual({ kind: "own" });
  });

  it.each([
    ["write", "success", 1],
    ["write", "failed", 0],
    ["read", "success", 0],
  ])("of a %s tool that says %s makes %i writes", (action, status, writes) => {
    const scenario = caseOf(tool(action), { act: fixed({ status }) });
    expect(executeMock("act", {}, scenario, []).effects).toHaveLength(writes);
  });

  it("of a tool that is not shown writes nothing", () => {
    const scenario = caseOf(tool("write"), { hidden: fixed({ status: "success" }) });
    expect(executeMock("hidden", { id: "1" }, scenario, [])).toMatchObject({
      output: { status: "success" },
      effects: [],
    });
  });
});

describe("a set of records", () => {
  const raw = { name: "list", inputs: [{ name: "kind", type: "string" }], outputs: [{ name: "rows" }] };
  const counted = { ...raw, outputs: [{ name: "rows" }, { name: "total_count" }] };
  const mock = records({ kind: "a", n: 1 }, { kind: "b", n: 2 }, { kind: "a", n: 3 });

  it("is answered under the tool's first output, filtered", () => {
    const { output } = executeMock("list", { kind: "a" }, caseOf(raw, { list: mock }), []);
    expect(output).toEqual({
      rows: [
        { kind: "a", n: 1 },
        { kind: "a", n: 3 },
      ],
    });
  });

  it("without outputs is answered as records", () => {
    const scenario = caseOf({ name: "list" }, { list: mock, hidden: mock });
    expect(Object.keys(executeMock("list", {}, scenario, []).output)).toEqual(["records"]);
    expect(Object.keys(executeMock("hidden", {}, scenario, []).output)).toEqual(["records"]);
  });

  it("is counted before it is paged, where a count is declared", () => {
    const { output } = executeMock("list", { kind: "a" }, caseOf(counted, { list: mock }), []);
    expect(output["total_count"]).toBe(2);
    const authored: Mock = { ...mock, staticOutput: { total_count: 99, note: "n" } } as Mock;
    expect(executeMock("list", {}, caseOf(counted, { list: authored }), []).output).toMatchObject({
      total_count: 99,
      note: "n",
    });
    expect(executeMock("list", {}, caseOf(raw, { list: authored }), []).output).toMatchObject({ note: "n" });
  });

  it.each<[ExactObject, number[]]>([
    [{ kinds: ["a"] }, [1, 2, 3]],
    [{ ns: [1, 3] }, [1, 2, 3]],
    [{ ids: ["x"] }, [1]],
    [{ ids: "y" }, [2]],
    [{ ids: "all" }, [1, 2, 3]],
    [{ ids: null }, [1, 2, 3]],
    [{ n: new IntegralFloat(2) }, [2]],
    [{ n: true }, [1]],
    [{ unheard: 5 }, [1, 2, 3]],
  ])("with the arguments %j keeps %j", (args, kept) => {
    const rows = [1, 2, 3].map((n) => ({ id: "wxyz"[n] ?? "", n, kind: "a" }));
    const { output } = executeMock("hidden", args, caseOf(raw, { hidden: records(...rows) }), []);
    expect((output["records"] as { n: number }[]).map(({ n }) => n)).toEqual(kept);
  });

  it.each<[ExactObject, number[]]>([
    [{}, [1, 2, 3]],
    [{ offset: 0 }, [1, 2, 3]],
    [{ offset: null }, [1, 2, 3]],
    [{ offset: "" }, [1, 2, 3]],
    [{ offset: true }, [2, 3]],
    [{ offset: 1n, limit: 1n }, [2]],
    [{ offset: -1 }, [3]],
    [{ limit: 0 }, []],
    [{ limit: 2 }, [1, 2]],
    [{ limit: true }, [1]],
    [{ limit: null }, [1, 2, 3]],
  ])("paged by %s is %j", (args, page) => {
    expect(pageRows([1, 2, 3], args)).toEqual(page);
  });

  it("shows what merged writes have changed, of these records only", () => {
    const entry = { stateFrom: "list", matchOn: "n", matchValue: 1, field: "kind", value: "z" };
    const state: MockState = [
      entry,
      { ...entry, field: "more", value: "m" },
      { ...entry, stateFrom: "other", value: "o" },
    ];
    const { output } = executeMock("list", {}, caseOf(raw, { list: mock }), state);
    expect(output["rows"]).toEqual([
      { kind: "z", n: 1, more: "m" },
      { kind: "b", n: 2 },
      { kind: "a", n: 3 },
    ]);
    expect(mock).toEqual(records({ kind: "a", n: 1 }, { kind: "b", n: 2 }, { kind: "a", n: 3 }));
  });
});

describe("a merged outcome", () => {
  const raw = {
    name: "set",
    action_type: "write",
    inputs: [
      { name: "id", type: "string" },
      { name: "patch", type: "object" },
    ],
    outputs: [{ name: "id" }, { name: "status" }],
  };
  type MergedMock = Extract<Mock, { kind: "outcome_merged" }>;
  const mock: MergedMock = {
    kind: "outcome_merged",
    merge: { stateFrom: "list", matchOn: "id", field: "limits" },
    output: { status: "success" },
  };
  const run = (args: ExactObject, more: Partial<MergedMock> = {}, rows?: ExactObject[]): MockReply => {
    const list = records(...(rows ?? [{ id: 7, limits: { a: { x: 1 }, b: 2 } }]));
    return executeMock("set", args, caseOf({ name: "unshown" }, { set: { ...mock, ...more }, list }), []);
  };

  it("merges objects at every depth into the record's field, and says so", () => {
    const reply = run({ id: 7, patch: { a: { y: 3 } }, more: { b: 4 } });
    expect(reply.output).toEqual({
      status: "success",
      limits: { a: { x: 1 }, b: 2, patch: { a: { y: 3 } }, more: { b: 4 } },
    });
    expect(run({ id: 7, a: { y: 3 }, b: {} }).output["limits"]).toEqual({ a: { x: 1, y: 3 }, b: {} });
    expect(reply.effects).toMatchObject([{ type: "write", table: "list", key: "7" }]);
    expect(run({ id: "7", a: {} }, {}, [{ id: "7", limits: {} }]).effects).toMatchObject([{ key: "7" }]);
  });

  it("without anything to merge leaves the field as it is", () => {
    expect(run({ id: 7 }).output["limits"]).toEqual({ a: { x: 1 }, b: 2 });
    expect(run({ id: 7 }, {}, [{ id: 7, limits: 5 }]).output["limits"]).toBe(5);
  });

  it.each<[ExactObject, MockFault["blame"], string, ExactObject[]?]>([
    [{ id: ["7"], a: {} }, "arguments", "names no entity"],
    [{ id: { a: 1 } }, "arguments", "names no entity"],
    [{ id: 8 }, "arguments", "no list record with id=8"],
    [{}, "arguments", "no list record with id=None"],
    [{ id: 7 }, "case", "has no 'limits' field", [{ id: 7 }]],
    [{ id: 7, a: {} }, "case", "no object to merge into", [{ id: 7, limits: 5 }]],
  ])("of %j is the fault of the %s: %s", (args, blame, message, rows) => {
    let fault: unknown;
    try {
      run(args, {}, rows);
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(MockFault);
    expect(fault).toMatchObject({ blame, name: "MockFault" });
    expect(String(fault)).toContain(message);
  });

  it("that points nowhere is the case's fault", () => {
    const aimed = { ...mock.merge, stateFrom: "nowhere" };
    expect(() => run({ id: 7, a: {} }, { merge: aimed })).toThrow("is not a record_set_filtered mock");
    const own = { ...mock.merge, stateFrom: "set" };
    expect(() => run({ id: 7, a: {} }, { merge: own })).toThrow("is not a record_set_filtered mock");
  });

  it.each<[ExactObject, boolean]>([
    [{ id: 7, x: { p: 1, q: 2 } }, true],
    [{ id: 7, x: { y: { p: 1, q: 2 } } }, true],
    [{ id: 7, p: { z: 1 }, q: 2 }, true],
    [{ id: 7, x: { p: 1 }, y: { q: 2 } }, false],
    [{ id: 7, x: [{ p: 1, q: 2 }] }, false],
  ])("of %j is turned down: %s", (args, rejected) => {
    const reply = run(args, { rejectWhen: { payloadHasAllOf: ["p", "q"], output: { status: "failed" } } });
    expect(reply.output["status"]).toBe(rejected ? "failed" : "success");
    expect(reply.effects).toHaveLength(rejected ? 0 : 1);
  });

  it("that is turned down for no keys never is", () => {
    const never = { payloadHasAllOf: [], output: { status: "failed" } };
    expect(run({ id: 7 }, { rejectWhen: never }).output["status"]).toBe("success");
  });

  it("echoes declared outputs", () => {
    const list = records({ id: "7", limits: {} });
    const scenario = caseOf(raw, { set: mock, list });
    const { output } = executeMock("set", { id: "7", patch: {} }, scenario, []);
    expect(output).toEqual({ status: "success", limits: { patch: {} }, id: "7" });
  });
});

describe("strict rules", () => {
  const raw = {
    name: "list",
    inputs: [
      { name: "n", type: "integer" },
      { name: "rate", type: "number" },
    ],
  };
  it("take a whole fraction for an integer where one is declared, and leave the given arguments alone", () => {
    const scenario = caseOf(raw, { list: fixed({}) });
    const args = { n: new IntegralFloat(5), rate: new IntegralFloat(2) };
    expect(executeStrictMock("list", args, scenario, []).status).toBe("done");
    expect(args).toEqual({ n: new IntegralFloat(5), rate: new IntegralFloat(2) });
    expect(executeStrictMock("list", { n: 5.5 }, scenario, []).status).toBe("schema-error");
  });

  it("do so for each of several integers", () => {
    const paged = {
      name: "list",
      inputs: [
        { name: "offset", type: "integer" },
        { name: "limit", type: "integer" },
      ],
    };
    const scenario = caseOf(paged, { list: records({ n: 1 }, { n: 2 }, { n: 3 }) });
    const args = { offset: new IntegralFloat(1), limit: new IntegralFloat(1) };
    expect(executeStrictMock("list", args, scenario, []).output).toEqual({ records: [{ n: 2 }] });
  });
});

describe("the state of merged writes", () => {
  const entry = { stateFrom: "list", matchOn: "id", matchValue: 1, field: "f", value: "a" };
  it("keeps one entry for each field of an entity, where it was first written", () => {
    const other = { ...entry, field: "g" };
    const state = withMerged(withMerged([], entry), other);
    expect(withMerged(state, { ...entry, value: "b" })).toEqual([{ ...entry, value: "b" }, other]);
    expect(state).toEqual([entry, other]);
  });

  it.each(["stateFrom", "matchOn", "matchValue", "field"])("tells entries apart by %s", (part) => {
    expect(findMerged([entry], entry)).toBe(entry);
    expect(findMerged([entry], { ...entry, [part]: "else" })).toBeUndefined();
  });
});
