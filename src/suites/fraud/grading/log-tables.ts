/** Tables in which tools only note that they were used: no check of writes takes them for a change, unless it says so. */
export const LOG_TABLES: ReadonlySet<string> = new Set([
  "verification_history",
  "agent_discoverable_tools",
  "user_discoverable_tools",
  "user_discoverable_tool_calls",
  "human_transfer_requests",
]);
