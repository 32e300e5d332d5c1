import { bankTool, done, optional, refused, text } from "../bank-tool.ts";
import { asText } from "../lenient-values.ts";
import { argumentNames, readCallArguments } from "../read-call-arguments.ts";

/** Hands a caller-side tool to the caller. The arguments are only a hint: they are checked by name, and not kept. */
export const giveDiscoverableUserTool = bankTool({
  name: "give_discoverable_user_tool",
  side: "agent",
  reach: "standing",
  kind: "generic",
  description: "Gives the customer a tool that a policy document names, for the customer to use.",
  parameters: {
    discoverable_tool_name: text("The tool's exact name as the document gives it."),
    arguments: optional(text("Arguments that the customer should use: a JSON object as text."), "{}"),
  },
  run({ discoverable_tool_name, arguments: given }, { desk }) {
    const name = asText(discoverable_tool_name);
    const tool = desk.discoverable("caller", name);
    if (tool === undefined) return refused("unknown-tool", `There is no customer tool "${name}".`);
    const args = readCallArguments(asText(given));
    if (!args.ok) return refused("unreadable-arguments", `The arguments are no JSON: ${args.problem}.`);
    const known = (key: string): boolean => key === "self" || Object.hasOwn(tool.parameters, key);
    const unknown = argumentNames(args.value).find((key) => !known(key));
    if (unknown !== undefined) return refused("unknown-argument", `${name} takes no ${unknown}.`);
    desk.grant(tool);
    return done(`The customer has been given ${name} and may use it now.\n\n${desk.describe(tool)}`);
  },
});
