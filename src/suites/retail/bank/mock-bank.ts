import type { Side } from "../../../contract/actor.ts";
import type { ExactObject } from "../../../contract/json.ts";
import type { Bank, BankCall, ToolOutcome } from "../../../contract/ports.ts";
import { isExactObject, parseExact } from "../../../exact-json/index.ts";
import { executeMock, noMock, schemaError } from "./execute-mock.ts";
import { executeStrictMock } from "./execute-strict-mock.ts";
import { exposedSpecs, type MockCase } from "./mock-case.ts";
import type { MockState } from "./mock-state.ts";

/** Which rules decide whether a call's arguments fit: the public harness's, or the shown schema to the letter. */
export type MockBankProfile = "public" | "strict";

/**
 * The bank of one retail episode: it answers from the case's mocks and keeps only what merged writes changed. The
 * same calls always get the same answers. The case is shared between episodes and never changed.
 */
export function createMockBank(scenario: MockCase, profile: MockBankProfile): Bank {
  const execute = profile === "public" ? executeMock : executeStrictMock;
  let state: MockState = [];
  return {
    tools: (side) => (side === "agent" ? exposedSpecs(scenario) : []),
    call(side: Side, { tool, rawArguments }: BankCall): ToolOutcome {
      if (side === "caller") return outcomeOf(noMock(tool, state));
      const args = readArguments(rawArguments);
      const reply = args.ok ? execute(tool, args.value, scenario, state) : schemaError([args], state);
      state = reply.state;
      return outcomeOf(reply);
    },
  };
}

function outcomeOf({ status, text, effects }: ToolOutcome): ToolOutcome {
  return { status, text, effects };
}

type ReadArguments = { ok: true; value: ExactObject } | { ok: false; text: string };

/** Reads the model's own text, so that 5.0 stays 5.0. No text at all means no arguments. */
function readArguments(raw: string): ReadArguments {
  if (raw.trim() === "") return { ok: true, value: {} };
  try {
    const value = parseExact(raw);
    return isExactObject(value) ? { ok: true, value } : { ok: false, text: "arguments are no JSON object" };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { ok: false, text: `arguments cannot be read: ${error.message}` };
  }
}
