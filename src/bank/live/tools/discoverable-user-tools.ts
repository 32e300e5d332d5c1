import { bankTool, done, optional, refused, text } from "../bank-tool.ts";
import { asText, BadArguments } from "../lenient-values.ts";
import { readCallArguments } from "../read-call-arguments.ts";
import { listing } from "../wording.ts";

/** Calls a tool that the agent has given to the caller. Whether it has been given, the tool itself asks. */
export const callDiscoverableUserTool = bankTool({
  name: "call_discoverable_user_tool",
  side: "caller",
  reach: "standing",
  kind: "write",
  description: "Uses a tool that the bank's agent has given you.",
  parameters: {
    discoverable_tool_name: text("The name of the tool."),
    arguments: optional(text("The tool's arguments: a JSON object as text."), "{}"),
  },
  run({ discoverable_tool_name, arguments: given }, { desk }) {
    const name = asText(discoverable_tool_name);
    const tool = desk.discoverable("caller", name);
    if (tool === undefined) return refused("unknown-tool", `There is no tool "${name}".`);
    const args = readCallArguments(asText(given));
    if (!args.ok) throw new BadArguments(`the arguments are no JSON: ${args.problem}`);
    return desk.run(tool, args.value);
  },
});

export const listDiscoverableUserTools = bankTool({
  name: "list_discoverable_user_tools",
  side: "caller",
  reach: "standing",
  kind: "read",
  description: "Lists the tools that the bank's agent has given you.",
  parameters: {},
  run: (_, { db }) => done(listing("tool(s) given to you", [...db.rows("user_discoverable_tools")])),
});
