import { bankTool, done, optional, refused, text } from "../bank-tool.ts";
import { asText } from "../lenient-values.ts";
import { argumentNames, readCallArguments } from "../read-call-arguments.ts";
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
  run({ discoverable_tool_name, arguments: written }, { desk }) {
    const name = asText(discoverable_tool_name);
    const tool = desk.discoverable("caller", name);
    if (tool === undefined) return refused("unknown-tool", `There is no tool "${name}".`);
    const args = readCallArguments(asText(written));
    if (!args.ok) return refused("unreadable-arguments", `The arguments are no JSON: ${args.problem}.`);
    const given = argumentNames(args.value);
    const isGiven = (key: string): boolean =>
      typeof args.value === "string" ? args.value.includes(key) : given.includes(key);
    const missing = Object.keys(tool.parameters).find((key) => !isGiven(key));
    if (missing !== undefined) return refused("missing-argument", `${name} needs ${missing}.`);
    const unknown = given.find((key) => !Object.hasOwn(tool.parameters, key));
    if (unknown !== undefined) return refused("unknown-argument", `${name} takes no ${unknown}.`);
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
  run: (_, { db }) => done(listing("Tools given to you", [...db.rows("user_discoverable_tools")])),
});
