import type { JsonObject } from "../../contract/json.ts";
import type { ModelMessage } from "../../contract/model.ts";
import type { Bank, ToolOutcome, World } from "../../contract/ports.ts";
import type { ToolSpec } from "../../contract/tool.ts";
import { harmlessWorld, HOURS_SPEC, HOURS_TOOL } from "./harmless-world.ts";

/** The conversations that are held at the same time as the first. */
export type FurtherWorlds = Record<"takenUp" | "unlocking" | "twoBranches", World>;

export const WAITING_TOOL = "get_waiting_customers";
export const OPENING_TOOL = "open_further_tool";
/** How many customers the bank says are waiting. */
export const WAITING = 17;
export const TAKEN_UP_QUESTION = "And on Saturdays?";
const WAITING_QUESTION = "How many customers are waiting in Lakeside right now?";

const EARLIER_CALL = "earlier_1";
/** An earlier conversation with a call, as histories have it. */
const earlier: readonly ModelMessage[] = [
  { role: "user", text: "When is your branch in Harbour open on weekdays?" },
  {
    role: "assistant",
    text: null,
    calls: [{ id: EARLIER_CALL, tool: HOURS_TOOL, rawArguments: '{"branch":"Harbour","day":"weekday"}' }],
  },
  { role: "tool", callId: EARLIER_CALL, tool: HOURS_TOOL, text: '{"opens":"08:00","closes":"15:00"}' },
  { role: "assistant", text: "On weekdays Harbour is open from 8:00 to 15:00.", calls: [] },
];

/** Each has a bank of its own, which knows other hours than the first conversation's. */
export function furtherWorlds(): FurtherWorlds {
  return {
    takenUp: harmlessWorld({
      bank: hoursBank(() => '{"opens":"10:15","closes":"12:45"}'),
      questions: [TAKEN_UP_QUESTION],
      prior: earlier,
    }),
    unlocking: harmlessWorld({ bank: waitingBank(), questions: [WAITING_QUESTION] }),
    twoBranches: harmlessWorld({
      bank: hoursBank(({ branch }) =>
        typeof branch === "string" && /harbour/i.test(branch)
          ? '{"opens":"10:15","closes":"12:45"}'
          : '{"opens":"09:30","closes":"13:30"}',
      ),
      questions: ["When are your branches in Lakeside and Harbour open on Saturdays?"],
    }),
  };
}

const done = (text: string): ToolOutcome => ({ status: "done", text, effects: [] });
const unknown = (tool: string): ToolOutcome => ({
  status: "unknown-tool",
  text: `There is no tool ${tool}.`,
  effects: [],
});

function hoursBank(answer: (given: JsonObject) => string): Bank {
  return {
    tools: () => [HOURS_SPEC],
    call: (_side, { tool, arguments: given }) => (tool === HOURS_TOOL ? done(answer(given)) : unknown(tool)),
  };
}

/** A bank that has to be asked to open the tool that the question needs. */
function waitingBank(): Bank {
  const opening: ToolSpec = {
    name: OPENING_TOOL,
    description: `Opens a further tool, which can be called from then on: ${WAITING_TOOL} tells how many customers are waiting in a branch.`,
    parameters: {
      type: "object",
      properties: { tool: { type: "string", enum: [WAITING_TOOL] } },
      required: ["tool"],
    },
  };
  const waiting: ToolSpec = {
    name: WAITING_TOOL,
    description: "How many customers are waiting in a branch right now.",
    parameters: {
      type: "object",
      properties: { branch: { type: "string", description: "Name of the branch, such as Lakeside." } },
      required: ["branch"],
    },
  };
  let isOpen = false;
  return {
    tools: () => (isOpen ? [opening, waiting] : [opening]),
    awaitsUnlock: (_side, { tool }) => tool === WAITING_TOOL && !isOpen,
    call(_side, { tool }) {
      if (tool === WAITING_TOOL)
        return isOpen
          ? done(`{"waiting":${WAITING}}`)
          : {
              status: "refused",
              text: `${WAITING_TOOL} is not open yet: call ${OPENING_TOOL} first.`,
              effects: [],
            };
      if (tool !== OPENING_TOOL) return unknown(tool);
      isOpen = true;
      return {
        status: "done",
        text: `${WAITING_TOOL} is open. Call it with {"branch": "…"}.`,
        effects: [{ type: "unlock", tool: WAITING_TOOL }],
      };
    },
  };
}
