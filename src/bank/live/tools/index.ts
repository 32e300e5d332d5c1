import type { Side } from "../../../contract/actor.ts";
import type { BankTool } from "../bank-tool.ts";
import type { BankRules } from "../rules.ts";
import { freezeDebitCard, unfreezeDebitCard } from "./freeze-debit-card.ts";
import { closeDebitCard } from "./close-debit-card.ts";
import { clearDebitCardFraudAlert } from "./clear-debit-card-fraud-alert.ts";
import { resetDebitCardPin, changeDebitCardPin } from "./debit-card-pin.ts";
import { setDebitCardRecurringBlock } from "./set-debit-card-recurring-block.ts";
import {
  activateNewDebitCard,
  activateReplacementDebitCard,
  activateReissuedDebitCard,
} from "./activate-debit-card.ts";
import { getDebitCardsByAccountId } from "./get-debit-cards-by-account.ts";
import { requestTemporaryDebitCardLimitIncrease } from "./request-temporary-debit-card-limit-increase.ts";
import { applyForCreditCard } from "./apply-for-credit-card.ts";
import { depositCheck } from "./deposit-check.ts";
import { getCardLast4Digits } from "./get-card-last-4-digits.ts";
import { getReferralLink } from "./get-referral-link.ts";
import { submitCashBackDispute } from "./submit-cash-back-dispute.ts";
import { submitTransaction } from "./submit-transaction.ts";
import { changeUserEmail } from "./change-user-email.ts";
import {
  getCreditCardAccountsByUser,
  getCreditCardTransactionsByUser,
  getReferralsByUser,
} from "./customer-listings.ts";
import {
  callDiscoverableAgentTool,
  listDiscoverableAgentTools,
  unlockDiscoverableAgentTool,
} from "./discoverable-agent-tools.ts";
import { callDiscoverableUserTool, listDiscoverableUserTools } from "./discoverable-user-tools.ts";
import { getCurrentDisputeCount } from "./get-current-dispute-count.ts";
import { getCurrentTime } from "./get-current-time.ts";
import { giveDiscoverableUserTool } from "./give-discoverable-user-tool.ts";
import { logVerification } from "./log-verification.ts";
import { requestHumanAgentTransfer } from "./request-human-agent-transfer.ts";
import { submitReferral } from "./submit-referral.ts";
import { getHumanTransferRequestCount, transferToHumanAgents } from "./transfer-to-human-agents.ts";
import {
  getUserInformationByEmail,
  getUserInformationById,
  getUserInformationByName,
} from "./user-look-ups.ts";

const AGENT_TOOLS: readonly BankTool[] = [
  transferToHumanAgents,
  getCurrentTime,
  getUserInformationById,
  getUserInformationByName,
  getUserInformationByEmail,
  changeUserEmail,
  getReferralsByUser,
  getCreditCardTransactionsByUser,
  getCreditCardAccountsByUser,
  logVerification,
  giveDiscoverableUserTool,
  unlockDiscoverableAgentTool,
  callDiscoverableAgentTool,
  listDiscoverableAgentTools,
];

const FORK_AGENT_TOOLS: readonly BankTool[] = [
  ...AGENT_TOOLS,
  getHumanTransferRequestCount,
  getCurrentDisputeCount,
];

const CALLER_TOOLS: readonly BankTool[] = [
  applyForCreditCard,
  submitReferral,
  callDiscoverableUserTool,
  listDiscoverableUserTools,
  requestHumanAgentTransfer,
  submitTransaction,
];

const AGENT_DISCOVERABLE = byName([
  freezeDebitCard,
  unfreezeDebitCard,
  closeDebitCard,
  clearDebitCardFraudAlert,
  resetDebitCardPin,
  changeDebitCardPin,
  setDebitCardRecurringBlock,
  activateNewDebitCard,
  activateReplacementDebitCard,
  activateReissuedDebitCard,
  getDebitCardsByAccountId,
  requestTemporaryDebitCardLimitIncrease,
]);

const CALLER_DISCOVERABLE = byName([
  submitCashBackDispute,
  getReferralLink,
  getCardLast4Digits,
  depositCheck,
]);

/** A side's tools that are there from the start, in the order in which they are shown. */
export function standingTools(side: Side, rules: BankRules): readonly BankTool[] {
  if (side === "caller") return CALLER_TOOLS;
  return rules.forkTools ? FORK_AGENT_TOOLS : AGENT_TOOLS;
}

/** A side's tools that must be unlocked or granted, by name. */
export function discoverableTools(side: Side): ReadonlyMap<string, BankTool> {
  return side === "agent" ? AGENT_DISCOVERABLE : CALLER_DISCOVERABLE;
}

function byName(tools: readonly BankTool[]): ReadonlyMap<string, BankTool> {
  return new Map(tools.map((tool) => [tool.name, tool]));
}
