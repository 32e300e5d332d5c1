import { bankTool, done, optional, refused, text } from "../bank-tool.ts";
import { isOneOf, textOf } from "../lenient-values.ts";
import { choice } from "../wording.ts";

/** Why a customer may be handed over to a person. */
const TRANSFER_REASONS = [
  "fraud_or_security_concern",
  "account_closure_request",
  "deceased_account_holder",
  "legal_or_regulatory_matter",
  "account_ownership_dispute",
  "complex_billing_dispute",
  "abusive_customer_behavior",
  "third_party_inquiry",
  "technical_system_error",
  "unconfirmed_external_communication",
  "customer_demands_after_unavailable_offer_refusal",
  "kb_search_unsuccessful_customer_requests_transfer",
  "specialized_department_required",
  "accessibility_or_special_needs",
  "customer_frustrated_demands_human",
  "supervisor_request_service_complaint",
  "customer_requests_human_no_specific_reason",
  "request_completed_customer_wants_human_followup",
  "other",
] as const;

/** Hands the customer over. The conversation goes on until somebody ends it. */
export const transferToHumanAgents = bankTool({
  name: "transfer_to_human_agents",
  side: "agent",
  reach: "standing",
  kind: "generic",
  description: "Hands the customer over to a member of staff. The policies say when, and for which reason.",
  parameters: {
    summary: text("What the customer wants and what has been tried so far."),
    reason: optional({ ...text("Why the customer is handed over."), values: TRANSFER_REASONS }, "other"),
  },
  run({ reason }) {
    if (!isOneOf(reason, TRANSFER_REASONS)) {
      return refused(
        "unknown-reason",
        `"${textOf(reason)}" is no reason; it must be ${choice(TRANSFER_REASONS)}.`,
      );
    }
    return done(`The customer is being handed over to a member of staff (reason: ${reason}).`);
  },
});

/** How often the caller has asked for a person; one of the fork's two tools. */
export const getHumanTransferRequestCount = bankTool({
  name: "get_human_transfer_request_count",
  side: "agent",
  reach: "standing",
  kind: "read",
  description: "Tells how often the customer has asked to be handed over to a person.",
  parameters: {},
  run: (_, { db }) =>
    done(`Requests of the customer for a person so far: ${db.size("human_transfer_requests")}`),
});
