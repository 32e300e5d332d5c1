import type { BankTool } from "../bank-tool.ts";
import {
  activateNewDebitCard,
  activateReplacementDebitCard,
  activateReissuedDebitCard,
} from "./activate-debit-card.ts";
import { applyCheckingAccountCredit, applySavingsAccountCredit } from "./apply-account-credit.ts";
import { applyCreditCardAccountFlag } from "./apply-credit-card-account-flag.ts";
import { applyForCreditCard } from "./apply-for-credit-card.ts";
import { applyStatementCredit } from "./apply-statement-credit.ts";
import { changeUserEmail } from "./change-user-email.ts";
import { clearDebitCardFraudAlert } from "./clear-debit-card-fraud-alert.ts";
import { closeBankAccount } from "./close-bank-account.ts";
import { closeCreditCardAccount } from "./close-credit-card-account.ts";
import { closeDebitCard } from "./close-debit-card.ts";
import {
  getPendingReplacementOrders,
  getClosureReasonHistory,
  getCreditLimitIncreaseHistory,
} from "./credit-card-histories.ts";
import {
  getReferralsByUser,
  getCreditCardTransactionsByUser,
  getCreditCardAccountsByUser,
} from "./customer-listings.ts";
import { resetDebitCardPin, changeDebitCardPin } from "./debit-card-pin.ts";
import { approveCreditLimitIncrease, denyCreditLimitIncrease } from "./decide-credit-limit-increase.ts";
import { depositCheck } from "./deposit-check.ts";
import {
  unlockDiscoverableAgentTool,
  callDiscoverableAgentTool,
  listDiscoverableAgentTools,
} from "./discoverable-agent-tools.ts";
import { callDiscoverableUserTool, listDiscoverableUserTools } from "./discoverable-user-tools.ts";
import { getDebitDisputeStatus, getUserDisputeHistory } from "./dispute-histories.ts";
import { exampleAgentTool } from "./example-agent-tool.ts";
import { fileCreditCardTransactionDispute } from "./file-credit-card-transaction-dispute.ts";
import { fileDebitCardTransactionDispute } from "./file-debit-card-transaction-dispute.ts";
import { freezeDebitCard, unfreezeDebitCard } from "./freeze-debit-card.ts";
import { getAllUserAccounts } from "./get-all-user-accounts.ts";
import { getAtmDepositImages } from "./get-atm-deposit-images.ts";
import { getBankAccountTransactions } from "./get-bank-account-transactions.ts";
import { getCardLast4Digits } from "./get-card-last-4-digits.ts";
import { getCurrentDisputeCount } from "./get-current-dispute-count.ts";
import { getCurrentTime } from "./get-current-time.ts";
import { getDebitCardsByAccountId } from "./get-debit-cards-by-account-id.ts";
import { getPaymentHistory } from "./get-payment-history.ts";
import { getReferralLink } from "./get-referral-link.ts";
import { giveDiscoverableUserTool } from "./give-discoverable-user-tool.ts";
import {
  initialTransferBusy,
  initialTransferTooEarly,
  emergencyCreditBureauIncident,
} from "./hand-over-steps.ts";
import { logCreditCardClosureReason } from "./log-credit-card-closure-reason.ts";
import { logVerification } from "./log-verification.ts";
import { openBankAccount } from "./open-bank-account.ts";
import { orderDebitCard } from "./order-debit-card.ts";
import { orderReplacementCreditCard } from "./order-replacement-credit-card.ts";
import { payCreditCardFromChecking } from "./pay-credit-card-from-checking.ts";
import { requestHumanAgentTransfer } from "./request-human-agent-transfer.ts";
import { requestTemporaryDebitCardLimitIncrease } from "./request-temporary-debit-card-limit-increase.ts";
import { setDebitCardRecurringBlock } from "./set-debit-card-recurring-block.ts";
import { submitCashBackDispute } from "./submit-cash-back-dispute.ts";
import { submitCreditLimitIncreaseRequest } from "./submit-credit-limit-increase-request.ts";
import { submitInterestDiscrepancyReport } from "./submit-interest-discrepancy-report.ts";
import { submitReferral } from "./submit-referral.ts";
import { submitTransaction } from "./submit-transaction.ts";
import { transferFunds } from "./transfer-funds.ts";
import { transferToHumanAgents, getHumanTransferRequestCount } from "./transfer-to-human-agents.ts";
import { updateTransactionRewards } from "./update-transaction-rewards.ts";
import {
  getUserInformationById,
  getUserInformationByName,
  getUserInformationByEmail,
} from "./user-look-ups.ts";

/** The public bank's tools, in the order in which it shows them: the agent's, the caller's, and those of both that must be unlocked or granted. */
export const PUBLIC_TOOLS: readonly BankTool[] = [
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
  applyForCreditCard,
  submitReferral,
  callDiscoverableUserTool,
  listDiscoverableUserTools,
  requestHumanAgentTransfer,
  submitTransaction,
  exampleAgentTool,
  updateTransactionRewards,
  initialTransferBusy,
  initialTransferTooEarly,
  emergencyCreditBureauIncident,
  fileCreditCardTransactionDispute,
  fileDebitCardTransactionDispute,
  setDebitCardRecurringBlock,
  getDebitDisputeStatus,
  getAtmDepositImages,
  orderReplacementCreditCard,
  getUserDisputeHistory,
  getPendingReplacementOrders,
  logCreditCardClosureReason,
  getClosureReasonHistory,
  applyStatementCredit,
  applyCreditCardAccountFlag,
  closeCreditCardAccount,
  payCreditCardFromChecking,
  submitCreditLimitIncreaseRequest,
  getCreditLimitIncreaseHistory,
  getPaymentHistory,
  approveCreditLimitIncrease,
  denyCreditLimitIncrease,
  openBankAccount,
  closeBankAccount,
  getAllUserAccounts,
  transferFunds,
  applyCheckingAccountCredit,
  applySavingsAccountCredit,
  submitInterestDiscrepancyReport,
  getBankAccountTransactions,
  orderDebitCard,
  activateNewDebitCard,
  activateReplacementDebitCard,
  activateReissuedDebitCard,
  closeDebitCard,
  freezeDebitCard,
  unfreezeDebitCard,
  clearDebitCardFraudAlert,
  resetDebitCardPin,
  changeDebitCardPin,
  getDebitCardsByAccountId,
  requestTemporaryDebitCardLimitIncrease,
  submitCashBackDispute,
  getReferralLink,
  getCardLast4Digits,
  depositCheck,
];

/** What the FraudBench fork added. */
export const FORK_TOOLS: readonly BankTool[] = [getHumanTransferRequestCount, getCurrentDisputeCount];
