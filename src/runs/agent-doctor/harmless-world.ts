import { scriptedTurns } from "../../callers/scripted-turns.ts";
import type { ModelMessage } from "../../contract/model.ts";
import type { ToolSpec } from "../../contract/tool.ts";
import type { Bank, World } from "../../contract/ports.ts";

/** What is asked in the first conversation; the second question is understood only by who remembers the first. */
export const QUESTIONS = [
  "Good morning. When is your branch in Lakeside open on Saturdays?",
  "Thank you. And on Sundays?",
];
/** The tool that looks up when a branch is open. */
export const HOURS_TOOL = "get_branch_opening_hours";
export const HOURS_SPEC: ToolSpec = {
  name: HOURS_TOOL,
  description: "When a branch is open.",
  parameters: {
    type: "object",
    properties: {
      branch: { type: "string", description: "Name of the branch, such as Lakeside." },
      day: { type: "string", enum: ["weekday", "saturday", "sunday"] },
    },
    required: ["branch", "day"],
  },
};

const ADDRESS = {
  line1: "7 Example Road",
  line2: "Lakeside",
  city: "Pune",
  state: "Maharashtra",
  pincode: "411001",
  country: "India",
};
/** Who has signed in, with all that a banking app of the retail suites knows of a customer. */
const CUSTOMER = {
  customer_id: "CUS10001",
  full_name: "Asha Verma",
  date_of_birth: "1990-05-21",
  gender: "female",
  customer_since: "2015-02-10",
  customer_segment: "regular",
  registered_mobile: "XXXXXX0001",
  registered_email: "a*****@example.com",
  communication_address: ADDRESS,
  permanent_address: ADDRESS,
  kyc_status: "verified",
  pan_masked: "XXXXX0001X",
  preferred_language: "en",
  linked_accounts: [{ account_id: "SAV0001001", account_type: "savings", status: "active" }],
  linked_cards: [{ card_id: "DC0001201", card_type: "debit", masked_number: "****0001", status: "active" }],
  linked_products: [{ product_id: "FD0001101", type: "fd", label: "Fixed deposit" }],
  linked_products_summary: { fd: 1, rd: 0, loan: 0, policy: 0 },
};

/** What one of the doctor's conversations is made of. */
type Conversation = { bank: Bank; questions: readonly string[]; prior?: readonly ModelMessage[] };

/** A conversation in which nothing that matters is asked for, and nothing can be changed. */
export function harmlessWorld(
  { bank, questions, prior = [] }: Conversation = { bank: openingHours(), questions: QUESTIONS },
): World {
  return {
    bank,
    instructions: {
      agent: `You are the assistant of Example Bank. Use ${HOURS_TOOL} to look up when a branch is open; do not guess.`,
    },
    prior,
    caller: scriptedTurns(questions),
    textBesideCalls: "delivered",
    opening: "caller",
    context: { date: "2026-03-14", time: "10:00", loginContext: CUSTOMER },
  };
}

function openingHours(): Bank {
  const hours: Record<string, string> = {
    weekday: '{"opens":"09:30","closes":"16:30"}',
    saturday: '{"opens":"09:30","closes":"13:30"}',
    sunday: '{"closed":true}',
  };
  return {
    tools: () => [HOURS_SPEC],
    call(_side, { tool, arguments: given }) {
      if (tool !== HOURS_TOOL)
        return { status: "unknown-tool", text: `There is no tool ${tool}.`, effects: [] };
      const text = typeof given["day"] === "string" ? hours[given["day"].toLowerCase()] : undefined;
      if (text !== undefined) return { status: "done", text, effects: [] };
      return { status: "schema-error", text: "day must be weekday, saturday or sunday.", effects: [] };
    },
  };
}
