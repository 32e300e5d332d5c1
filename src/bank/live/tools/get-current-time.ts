import { bankTool, done } from "../bank-tool.ts";

/** The bank's time, which stands still. */
export const getCurrentTime = bankTool({
  name: "get_current_time",
  side: "agent",
  reach: "standing",
  kind: "read",
  description: "Tells the bank's present date and time.",
  parameters: {},
  run: (_, { clock }) => done(`It is now ${clock.stamp}.`),
});
