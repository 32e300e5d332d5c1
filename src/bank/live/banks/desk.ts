import type { BankTool } from "../bank-tool.ts";
import type { TableDefinition } from "../define-bank.ts";
import {
  callDiscoverableAgentTool,
  listDiscoverableAgentTools,
  unlockDiscoverableAgentTool,
} from "../tools/discoverable-agent-tools.ts";
import { callDiscoverableUserTool, listDiscoverableUserTools } from "../tools/discoverable-user-tools.ts";
import { getCurrentTime } from "../tools/get-current-time.ts";
import { giveDiscoverableUserTool } from "../tools/give-discoverable-user-tool.ts";
import { logVerification } from "../tools/log-verification.ts";
import { requestHumanAgentTransfer } from "../tools/request-human-agent-transfer.ts";
import { transferToHumanAgents } from "../tools/transfer-to-human-agents.ts";
import {
  getUserInformationByEmail,
  getUserInformationById,
  getUserInformationByName,
} from "../tools/user-look-ups.ts";

/** What a bank's customer line works with whatever the bank sells: look-ups of customers, verification, hand-over, and tools about tools. */
export const DESK_TOOLS: readonly BankTool[] = [
  transferToHumanAgents,
  getCurrentTime,
  getUserInformationById,
  getUserInformationByName,
  getUserInformationByEmail,
  logVerification,
  giveDiscoverableUserTool,
  unlockDiscoverableAgentTool,
  callDiscoverableAgentTool,
  listDiscoverableAgentTools,
  callDiscoverableUserTool,
  listDiscoverableUserTools,
  requestHumanAgentTransfer,
];

/** The tables of {@link DESK_TOOLS}: customers, and what those tools note. */
export const DESK_TABLES: Readonly<Record<string, TableDefinition>> = {
  users: { key: "user_id", holds: "customers" },
  verification_history: { holds: "log" },
  agent_discoverable_tools: { holds: "log" },
  user_discoverable_tools: { holds: "log" },
  user_discoverable_tool_calls: { holds: "log" },
  human_transfer_requests: { key: "request_id", holds: "log" },
};
