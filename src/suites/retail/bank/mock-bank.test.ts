import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { IntegralFloat, type ExactJson, type ExactObject } from "../../../contract/json.ts";
import type { Bank, ToolOutcome } from "../../../contract/ports.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { exactEqual, printExact, toJson, parseExact } from "../../../exact-json/index.ts";
import { modelSpec, normaliseTool } from "../../../tool-schema/index.ts";
import { createMockBank } from "./mock-bank.ts";
import { filterRecords } from "./filter-records.ts";
import type { MockCase } from "./mock-case.ts";
import { MockFault } from "./mock-fault.ts";
import { pageRows } from "./page-rows.ts";

const tool = (raw: ExactObject): ExposedTool => ({ spec: modelSpec(raw), definition: normaliseTool(raw) });

const text = (name: string, required = true): ExactObject => ({ name, type: "string", required });
const scenario: MockCase = {
  tools: [
    tool({
      name: "list_cards",
      inputs: [
        { name: "card_ids", type: "array<string>" },
        { name: "limit", type: "integer" },
        { name: "offset", type: "integer" },
      ],
      outputs: [{ name: "cards" }, { name: "total_count" }],
    }),
    tool({
      name: "set_limits",
      action_type: "write",
      inputs: [text("card_id"), { name: "atm", type: "object" }],
      outputs: [{ name: "status" }, { name: "card_id" }],
    }),
    tool({
      name: "block_card",
      action_type: "write",
      inputs: [text("card_id"), { name: "reason", type: "string", enum: ["lost", "stolen"], required: true }],
      outputs: [{ name: "status" }, { name: "card_id" }],
    }),
    tool({ name: "close_card", action_type: "write", inputs: [text("card_id")] }),
    tool({ name: "rate", inputs: [], outputs: [{ name: "rate" }] }),
    tool({ name: "misaimed", inputs: [text("card_id")] }),
  ],
  mock: {
    list_cards: {
      kind: "record_set_filtered",
      records: [
        { card_id: "CRD-1", limits: { atm: { daily: 100, on: true } } },
        { card_id: "CRD-2", limits: {} },
      ],
    },
    set_limits: {
      kind: "outcome_merged",
      merge: { stateFrom: "list_cards", matchOn: "card_id", field: "limits" },
      output: { status: "success" },
      rejectWhen: { payloadHasAllOf: ["daily", "on"], output: { status: "failed" } },
    },
    block_card: { kind: "outcome_fixed", output: { status: "success" } },
    close_card: { kind: "outcome_fixed", output: { status: "failed", message: "A balance is due." } },
    rate: { kind: "outcome_fixed", output: { rate: new IntegralFloat(7) } },
    misaimed: {
      kind: "outcome_merged",
      merge: { stateFrom: "nowhere", matchOn: "card_id", field: "limits" },
      output: {},
    },
    hidden: { kind: "outcome_fixed", output: { secret: true } },
  },
};

async function call(bank: Bank, name: string, args: ExactObject | string = {}): Promise<ToolOutcome> {
  const rawArguments = typeof args === "string" ? args : printExact(args);
  return await bank.call("agent", { tool: name, rawArguments, arguments: {} });
}

const answer = async (bank: Bank, name: string, args?: ExactObject | string): Promise<unknown> =>
  JSON.parse((await call(bank, name, args)).text);

describe.each(["public", "strict"] as const)("the mock bank, %s rules", (profile) => {
  it("offers the exposed tools to the agent and nothing to the caller", async () => {
    const bank = createMockBank(scenario, profile);
    expect(bank.tools("agent")).toEqual(scenario.tools.map(({ spec }) => spec));
    expect(bank.tools("agent")).toBe(createMockBank(scenario, profile).tools("agent"));
    expect(bank.tools("caller")).toEqual([]);
    const asCaller = await bank.call("caller", { tool: "rate", rawArguments: "{}", arguments: {} });
    expect(asCaller.status).toBe("unknown-tool");
  });

  it("keeps a merged write for later reads of this episode only, and reports it", async () => {
    const bank = createMockBank(scenario, profile);
    const other = createMockBank(scenario, profile);
    const wrote = await call(bank, "set_limits", { card_id: "CRD-1", atm: { daily: 50 } });
    expect(wrote.effects).toEqual([
      {
        type: "write",
        table: "list_cards",
        key: "CRD-1",
        before: { limits: { atm: { daily: 100, on: true } } },
        after: { limits: { atm: { daily: 50, on: true } } },
      },
    ]);
    const again = await call(bank, "set_limits", { card_id: "CRD-1", atm: { on: false } });
    expect(again.effects).toMatchObject([{ before: { limits: { atm: { daily: 50, on: true } } } }]);
    expect(await answer(bank, "list_cards", { card_ids: ["CRD-1"] })).toEqual({
      cards: [{ card_id: "CRD-1", limits: { atm: { daily: 50, on: false } } }],
      total_count: 1,
    });
    expect(await answer(other, "list_cards")).toMatchObject({
      cards: [{ limits: { atm: { daily: 100 } } }, {}],
    });
  });

  it("changes nothing when the mock turns the payload down", async () => {
    const bank = createMockBank(scenario, profile);
    const outcome = await call(bank, "set_limits", { card_id: "CRD-1", atm: { daily: 1, on: false } });
    expect(outcome).toEqual({ status: "done", text: '{"status": "failed"}', effects: [] });
    expect(await answer(bank, "list_cards")).toMatchObject({
      cards: [{ limits: { atm: { daily: 100 } } }, {}],
    });
  });

  it("reports a fixed outcome of a write as a write, unless it failed", async () => {
    const bank = createMockBank(scenario, profile);
    const after = { status: "success", card_id: "CRD-1" };
    expect(await call(bank, "block_card", { card_id: "CRD-1", reason: "lost" })).toEqual({
      status: "done",
      text: '{"status": "success", "card_id": "CRD-1"}',
      effects: [{ type: "write", table: "block_card", key: "call", before: null, after }],
    });
    expect(await call(bank, "close_card", { card_id: "CRD-1" })).toMatchObject({
      status: "done",
      effects: [],
    });
    expect((await call(bank, "rate")).effects).toEqual([]);
  });

  it("answers in the written form of numbers", async () => {
    expect((await call(createMockBank(scenario, profile), "rate", "")).text).toBe('{"rate": 7.0}');
  });

  it.each(["nothing", "constructor", "__proto__"])("does not know the tool %s", async (name) => {
    const outcome = await call(createMockBank(scenario, profile), name);
    expect(outcome).toMatchObject({ status: "unknown-tool", effects: [] });
    expect(outcome.text).toContain("UNEXPECTED_TOOL_CALL");
  });

  it("names what is wrong with arguments and changes nothing", async () => {
    const bank = createMockBank(scenario, profile);
    const outcome = await call(bank, "block_card", { card_id: "CRD-1", reason: "LOST", note: "x" });
    expect(outcome).toMatchObject({ status: "schema-error", effects: [] });
    expect(outcome.text).toMatch(
      /SCHEMA_VALIDATION_ERROR.*reason.*note|SCHEMA_VALIDATION_ERROR.*note.*reason/,
    );
  });

  it.each([
    ["[]", "no JSON object"],
    ["null", "no JSON object"],
    ["{", "cannot be read"],
  ])("takes no arguments that are %s", async (args, problem) => {
    const outcome = await call(createMockBank(scenario, profile), "rate", args);
    expect(outcome.status).toBe("schema-error");
    expect(outcome.text).toContain(problem);
  });

  it("survives arguments nested beyond reason", async () => {
    const deep = `{"card_id": ${"[".repeat(5000)}${"]".repeat(5000)}}`;
    const outcome = await call(createMockBank(scenario, profile), "block_card", deep);
    expect(outcome.status).toBe("schema-error");
  });

  it("raises for a case that is broken itself", () => {
    const bank = createMockBank(scenario, profile);
    const misaimed = { tool: "misaimed", rawArguments: '{"card_id": "CRD-1"}', arguments: {} };
    expect(() => bank.call("agent", misaimed)).toThrow(MockFault);
  });
});

describe("where the profiles differ", () => {
  it("null satisfies a required argument of the public rules only", async () => {
    const args = { card_id: null, reason: "lost" };
    expect((await call(createMockBank(scenario, "public"), "block_card", args)).status).toBe("done");
    expect((await call(createMockBank(scenario, "strict"), "block_card", args)).status).toBe("schema-error");
  });

  it("5.0 is an integer under strict rules only, and pages as one", async () => {
    const args = { limit: new IntegralFloat(1) };
    const strict = createMockBank(scenario, "strict");
    expect((await call(createMockBank(scenario, "public"), "list_cards", args)).status).toBe("schema-error");
    expect(await answer(strict, "list_cards", args)).toMatchObject({
      cards: [{ card_id: "CRD-1" }],
      total_count: 2,
    });
  });

  it("an unknown entity ends the episode under public rules and is refused under strict ones", async () => {
    const unknown = { tool: "set_limits", rawArguments: '{"card_id": "CRD-9", "atm": {}}', arguments: {} };
    expect(() => createMockBank(scenario, "public").call("agent", unknown)).toThrow(MockFault);
    const outcome = await createMockBank(scenario, "strict").call("agent", unknown);
    expect(outcome).toMatchObject({ status: "refused", effects: [] });
    expect(outcome.text).toContain("CRD-9");
  });

  it("a tool that is mocked but not shown answers under public rules only", async () => {
    expect((await call(createMockBank(scenario, "public"), "hidden", { a: 1 })).status).toBe("done");
    expect((await call(createMockBank(scenario, "strict"), "hidden", { a: 1 })).status).toBe("unknown-tool");
  });
});

const value = fc.constantFrom<ExactJson>(
  "A",
  "B",
  "all",
  1,
  new IntegralFloat(1),
  true,
  null,
  ["A"],
  ["A", 1],
  {},
);
const record = fc.dictionary(fc.constantFrom("id", "kind", "n", "ids"), value);

describe("filtering", () => {
  it("never invents, changes or reorders rows", () => {
    fc.assert(
      fc.property(fc.array(record), record, (records, args) => {
        const kept = filterRecords(records, args);
        expect(kept).toEqual(records.filter((row) => kept.includes(row)));
        expect(kept.every((row) => records.includes(row))).toBe(true);
      }),
    );
  });

  it("keeps what each argument alone would keep, and more arguments never keep more", () => {
    fc.assert(
      fc.property(fc.array(record), record, (records, args) => {
        const kept = filterRecords(records, args);
        const each = Object.entries(args).map(([key, given]) => filterRecords(records, { [key]: given }));
        expect(kept).toEqual(records.filter((row) => each.every((rows) => rows.includes(row))));
      }),
    );
  });

  it("by a field of the records keeps exactly the rows with an equal value", () => {
    fc.assert(
      fc.property(fc.array(record), value, (records, wanted) => {
        fc.pre(records[0] !== undefined && "kind" in records[0] && wanted !== null && wanted !== "all");
        const isWanted = (row: ExactObject): boolean =>
          (Array.isArray(wanted) ? wanted : [wanted]).some((one) => exactEqual(row["kind"] ?? null, one));
        expect(filterRecords(records, { kind: wanted })).toEqual(records.filter(isWanted));
      }),
    );
  });
});

describe("paging", () => {
  /** Python's slice, index by index. */
  const slice = (rows: readonly number[], start: number, stop: number): number[] => {
    const clamp = (at: number): number => Math.min(Math.max(at < 0 ? at + rows.length : at, 0), rows.length);
    return rows.filter((_, index) => index >= clamp(start) && index < clamp(stop));
  };

  it("slices as Python does, whatever the numbers", () => {
    const bound = fc.option(fc.integer({ min: -12, max: 12 }), { nil: null });
    fc.assert(
      fc.property(fc.nat({ max: 8 }), bound, bound, (count, offset, limit) => {
        const rows = Array.from({ length: count }, (_, index) => index);
        const start = offset ?? 0;
        const stop = limit === null ? rows.length : start + limit;
        expect(pageRows(rows, { offset, limit })).toEqual(slice(rows, start, stop));
      }),
      { numRuns: 500 },
    );
  });

  it.each([[{ limit: "1" }], [{ limit: new IntegralFloat(1) }], [{ offset: 1.5 }], [{ offset: "x" }]])(
    "refuses %j",
    (args) => {
      expect(() => pageRows([1, 2], args)).toThrow(MockFault);
    },
  );
});

it("never changes the case and repeats itself, whatever is called", async () => {
  const before = JSON.stringify(scenario);
  const step = fc.tuple(
    fc.constantFrom("list_cards", "set_limits", "block_card", "close_card", "rate", "hidden"),
    fc.record({ card_id: fc.constantFrom("CRD-1", "CRD-2") }, { requiredKeys: [] }),
    fc.option(fc.dictionary(fc.constantFrom("daily", "on", "deep"), fc.jsonValue()), { nil: undefined }),
  );
  const played = async (
    steps: readonly [string, ExactObject, object | undefined][],
  ): Promise<ToolOutcome[]> => {
    const bank = createMockBank(scenario, "strict");
    const outcomes: ToolOutcome[] = [];
    for (const [name, args, atm] of steps) {
      outcomes.push(await call(bank, name, JSON.stringify(atm === undefined ? args : { ...args, atm })));
    }
    return outcomes;
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const first = await played(steps);
      expect(await played(steps)).toEqual(first);
      expect(first.every(({ status, effects }) => status === "done" || effects.length === 0)).toBe(true);
      expect(first.every((outcome) => toJson(parseExact(outcome.text)) !== null)).toBe(true);
    }),
  );
  expect(JSON.stringify(scenario)).toBe(before);
});
