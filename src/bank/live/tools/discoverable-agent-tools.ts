import type { ExactJson } from "../../../contract/json.ts";
import { bankTool, done, optional, refused, text, type BankTool, type ToolBank } from "../bank-tool.ts";
import { asKey, asText, textOf } from "../lenient-values.ts";
import { readCallArguments } from "../read-call-arguments.ts";
import { listing } from "../wording.ts";

/** Opens a tool that a policy document names. The public bank remembers this beside its database. */
export const unlockDiscoverableAgentTool = bankTool({
  name: "unlock_discoverable_agent_tool",
  side: "agent",
  reach: "standing",
  kind: "generic",
  description: "Opens a special tool that a policy document names, so that it can be called afterwards.",
  parameters: { agent_tool_name: text("The tool's exact name as the document gives it.") },
  run({ agent_tool_name }, bank) {
    const tool = named(agent_tool_name, bank);
    if (tool === undefined) return unknownTool(agent_tool_name);
    bank.desk.unlock(tool);
    const wrapper = "through call_discoverable_agent_tool";
    const how = bank.rules.mended ? `by its own name, or ${wrapper}` : wrapper;
    return done(`${tool.name} is unlocked. Call it ${how}.\n\n${bank.desk.describe(tool)}`);
  },
});

/** Calls an unlocked tool and logs that. */
export const callDiscoverableAgentTool = bankTool({
  name: "call_discoverable_agent_tool",
  side: "agent",
  reach: "standing",
  kind: "write",
  description: "Calls a special tool that has been unlocked.",
  parameters: {
    agent_tool_name: text("The unlocked tool's name."),
    arguments: optional(text("The tool's arguments: a JSON object as text."), "{}"),
  },
  run({ agent_tool_name, arguments: given }, bank) {
    const tool = named(agent_tool_name, bank);
    if (tool === undefined) {
      const standing =
        bank.rules.namesStandingTools && bank.desk.standing("agent", textOf(agent_tool_name)) !== undefined;
      if (!standing) return unknownTool(agent_tool_name);
      return refused(
        "not-discoverable",
        `${textOf(agent_tool_name)} needs no unlocking: call it by its own name.`,
      );
    }
    if (!bank.desk.isUnlocked(tool)) {
      return refused("not-unlocked", `${tool.name} must be unlocked before it can be called.`);
    }
    const args = readCallArguments(asText(given));
    if (!args.ok) return refused("unreadable-arguments", `The arguments are no JSON: ${args.problem}.`);
    return bank.desk.runLogged(tool, args.value);
  },
});

export const listDiscoverableAgentTools = bankTool({
  name: "list_discoverable_agent_tools",
  side: "agent",
  reach: "standing",
  kind: "read",
  description: "Lists the special tools that have been called.",
  parameters: {},
  run: (_, { db }) => done(listing("Special tools called", [...db.rows("agent_discoverable_tools")])),
});

function named(name: ExactJson, { desk }: ToolBank): BankTool | undefined {
  const key = asKey(name);
  return key === undefined ? undefined : desk.discoverable("agent", key);
}

function unknownTool(name: ExactJson) {
  return refused("unknown-tool", `There is no special tool "${textOf(name)}".`);
}
