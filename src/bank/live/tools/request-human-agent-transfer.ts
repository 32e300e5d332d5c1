import { bankTool, done } from "../bank-tool.ts";

/** The caller asks for a person. Requests are numbered; the policies say after how many the agent must hand over. */
export const requestHumanAgentTransfer = bankTool({
  name: "request_human_agent_transfer",
  side: "caller",
  reach: "standing",
  kind: "write",
  description: "Asks to be handed over to a person.",
  parameters: {},
  run(_, { db, clock }) {
    const number = db.size("human_transfer_requests") + 1;
    const request_id = `transfer_request_${number}`;
    const record = { request_id, request_number: number, requested_at: clock.today, status: "PENDING" };
    db.add("human_transfer_requests", request_id, record);
    return done(`Your request for a person has been noted (number ${number}).`);
  },
});
