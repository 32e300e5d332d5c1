import { bankTool, done } from "../bank-tool.ts";

/** The public bank's own example of a special tool, which no policy names. */
export const exampleAgentTool = bankTool({
  name: "example_agent_tool_0000",
  side: "agent",
  reach: "discoverable",
  kind: "write",
  description: "Does nothing; shows what a special tool looks like.",
  parameters: {},
  run: () => done("Nothing needed to be done."),
});
