import type { Side } from "../../contract/actor.ts";
import type { ExactObject, JsonObject } from "../../contract/json.ts";
import type { Bank, BankCall, ToolOutcome } from "../../contract/ports.ts";
import type { ToolSpec } from "../../contract/tool.ts";
import type { Effect } from "../../contract/trajectory.ts";
import { isExactObject, parseExact, toJson } from "../../exact-json/index.ts";
import { BankSession } from "./bank-session.ts";
import type { BankChanges, BankSnapshot } from "./base-snapshot.ts";
import type { Sha256 } from "./database-hash.ts";
import type { DefinedBank } from "./define-bank.ts";
import type { Write } from "./episode-database.ts";
import type { Wording } from "./tool-specs.ts";

/** An agent's tool that lies outside the bank, such as a search of the policies. */
export type KnowledgeTool = {
  readonly spec: ToolSpec;
  call(args: JsonObject): ToolOutcome | Promise<ToolOutcome>;
};

/** What a live bank is made of. */
export type LiveBankOptions = {
  readonly base: BankSnapshot;
  /** What the scenario changes in the base: records by table and key, merged field by field. */
  readonly patch?: BankChanges;
  readonly bank: DefinedBank;
  /** The caller's tools at the start. Without it: all that are not discoverable. */
  readonly callerTools?: readonly string[];
  /** Discoverable tools whose calls are logged although they only read (a public task's read-log allowlist). */
  readonly readLog?: readonly string[];
  /** Further tools of the agent, shown before the bank's own. */
  readonly knowledge?: readonly KnowledgeTool[];
  /** The time at which the episode takes place, such as `2025-11-14 03:40:00 EST`; the bank's own where it is left out. */
  readonly clock?: string;
  /** Descriptions to be shown instead of ours, by name of the tool. */
  readonly words?: Wording;
  readonly sha256: Sha256;
};

/** A bank with tables and rules, for one episode. */
export interface LiveBank extends Bank {
  /** The record as it is now; `undefined` when there is none. */
  finalRecord(table: string, key: string): JsonObject | undefined;
}

const NO_PATCH: BankChanges = {};
const OUR_WORDS: Wording = {};

/**
 * The live bank of one episode. It shares the base with all others and holds only its own writes; creating one costs
 * next to nothing, and the same calls always get the same answers.
 *
 * @throws InputError for a patch that does not fit the bank's tables; RangeError for a clock that is no time.
 */
export function createLiveBank(options: LiveBankOptions): LiveBank {
  const { knowledge = [], words = OUR_WORDS } = options;
  const session = new BankSession({
    snapshot: options.base.with(options.patch ?? NO_PATCH),
    bank: options.bank,
    clock: options.clock,
    sha256: options.sha256,
    callerTools: options.callerTools,
    readLog: new Set(options.readLog),
    words,
  });
  return {
    tools: (side) => [
      ...(side === "agent" ? knowledge.map(({ spec }) => spec) : []),
      ...session.visible(side),
    ],
    call(side: Side, call: BankCall): ToolOutcome | Promise<ToolOutcome> {
      const outside = side === "agent" ? knowledge.find(({ spec }) => spec.name === call.tool) : undefined;
      if (outside !== undefined) return outside.call(call.arguments);
      const args = exactArguments(call);
      if (args === undefined)
        return { status: "schema-error", text: "The arguments are no JSON object.", effects: [] };
      const { status, text, effects, writes } = session.invoke(side, call.tool, args);
      return { status, text, effects: [...writes.map(writeEffect), ...effects] };
    },
    awaitsUnlock(side, { tool, arguments: { agent_tool_name } }) {
      const wrapped = tool === "call_discoverable_agent_tool" ? agent_tool_name : tool;
      return side === "agent" && typeof wrapped === "string" && session.isLocked(wrapped);
    },
    finalRecord(table, key) {
      const record = session.db.get(table, key);
      return record === undefined ? undefined : toJson(record);
    },
  };
}

/** The arguments as they were written, so that 5.0 stays 5.0. No text at all means none. */
function exactArguments({ rawArguments }: BankCall): ExactObject | undefined {
  if (rawArguments.trim() === "") return {};
  try {
    const args = parseExact(rawArguments);
    return isExactObject(args) ? args : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function writeEffect({ table, key, before, after }: Write): Effect {
  return {
    type: "write",
    table,
    key,
    before: before === undefined ? null : toJson(before),
    after: after === undefined ? null : toJson(after),
  };
}
