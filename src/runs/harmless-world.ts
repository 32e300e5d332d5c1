import { scriptedTurns } from "../callers/scripted-turns.ts";
import type { Bank, World } from "../contract/ports.ts";

/** What is asked; the second question is understood only by who remembers the first. */
export const QUESTIONS = [
  "Good morning. When is your branch in Lakeside open on Saturdays?",
  "Thank you. And on Sundays?",
];
/** The one tool of its bank. */
export const HOURS_TOOL = "get_branch_opening_hours";
/** A conversation in which nothing that matters is asked for, and nothing can be changed. */
export function harmlessWorld(): World {
  return {
    bank: openingHours(),
    instructions: {
      agent: `You are the assistant of Example Bank. Use ${HOURS_TOOL} to look up when a branch is open; do not guess.`,
    },
    prior: [],
    caller: scriptedTurns(QUESTIONS),
    textBesideCalls: "delivered",
    opening: "caller",
    context: { date: "2026-03-14", time: "10:00", loginContext: { customer_name: "Asha Verma" } },
  };
}

function openingHours(): Bank {
  const day = { type: "string", enum: ["weekday", "saturday", "sunday"] };
  const parameters = {
    type: "object",
    properties: { branch: { type: "string", description: "Name of the branch, such as Lakeside." }, day },
    required: ["branch", "day"],
  };
  const hours: Record<string, string> = {
    weekday: '{"opens":"09:30","closes":"16:30"}',
    saturday: '{"opens":"09:30","closes":"13:30"}',
    sunday: '{"closed":true}',
  };
  return {
    tools: () => [{ name: HOURS_TOOL, description: "When a branch is open.", parameters }],
    call(_side, { tool, arguments: given }) {
      if (tool !== HOURS_TOOL)
        return { status: "unknown-tool", text: `There is no tool ${tool}.`, effects: [] };
      const text = typeof given["day"] === "string" ? hours[given["day"].toLowerCase()] : undefined;
      if (text !== undefined) return { status: "done", text, effects: [] };
      return { status: "schema-error", text: "day must be weekday, saturday or sunday.", effects: [] };
    },
  };
}
