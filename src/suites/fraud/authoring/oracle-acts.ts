import { sha256 } from "../../../files/sha256.ts";
import { runBankCalls, type BankSnapshot, type DefinedBank } from "../../../bank/live/index.ts";
import type { BankPatch } from "../fraud-scenario.ts";
import type { HouseRules } from "../house-rules.ts";
import type { ExactObject, JsonObject } from "../../../contract/json.ts";
import type { ScriptStep } from "../../../contract/script-step.ts";
import { isExactObject, parseExact, toJson } from "../../../exact-json/index.ts";
import type { HouseRulesFile } from "./house-file.ts";

/** What an oracle is played in. */
export type OraclePlace = {
  core: DefinedBank;
  base: BankSnapshot;
  patch: BankPatch;
  clock: string;
  callerTools: readonly string[];
};

/**
 * What the oracle itself does at the bank: those of its calls that, played in order, change more than free tables, and
 * the tools that it hands out.
 */
export function oracleActs(
  oracle: readonly ScriptStep[],
  { freeTables, tools }: HouseRulesFile,
  { core, base, patch, clock, callerTools }: OraclePlace,
): HouseRules["acts"] {
  const calls = oracle
    .flatMap((step) => step.calls ?? [])
    .map(({ tool, with: given }) => ({ by: "agent" as const, tool, arguments: given }));
  const { results } = runBankCalls({
    base,
    patch,
    bank: core,
    calls,
    clock,
    callerTools: [...callerTools],
    sha256,
  });
  return calls.flatMap((call, index) => {
    const result = results[index];
    if (result?.outcome !== "ok") return [];
    const act = unwrapped(call.tool, call.arguments);
    const writes = result.writes.some(({ table }) => !freeTables.includes(table));
    return writes || tools[act.tool]?.does === "write" ? [act] : [];
  });
}

/** The call that a wrapper carries. */
function unwrapped(tool: string, given: ExactObject): HouseRules["acts"][number] {
  const [name, inner] = [given["agent_tool_name"], given["arguments"]];
  if (tool !== "call_discoverable_agent_tool" || typeof name !== "string") return { tool, with: json(given) };
  const args = typeof inner === "string" ? parseExact(inner) : inner;
  return { tool: name, with: isExactObject(args) ? json(args) : {} };
}

/** An object stays one. */
const json = (given: ExactObject): JsonObject => toJson(given);
