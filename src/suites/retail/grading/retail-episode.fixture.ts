import type { ExactObject, Json, JsonObject } from "../../../contract/json.ts";
import type { Judgement } from "../../../contract/judgement.ts";
import { SafetyGate, type RetailCase } from "../retail-case.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import type { CallStatus, Ending, Event, Trajectory } from "../../../contract/trajectory.ts";
import type { Finding, Verdict } from "../../../contract/verdict.ts";
import type { Judged } from "../../../grading/judged.ts";
import { createStrictRetailGrader } from "./strict-grader.ts";

/** A call that the scripted agent makes, and what the bank says to it. */
export type ScriptedCall = {
  tool: string;
  with?: JsonObject;
  /** The model's own text where it is no JSON object. */
  raw?: string;
  gives?: Json;
  status?: CallStatus;
};

/** One message of an episode: the caller's text, or the agent's text and calls. */
export type Step = string | { say?: string; calls?: ScriptedCall[] };

export type EpisodeOptions = { prior?: Step[]; ending?: Ending };

/**
 * An episode as the engine would record it. Plain text alternates nothing by itself: `C: …` is the caller, `A: …` the
 * agent.
 */
export function episode(steps: readonly Step[], { prior = [], ending }: EpisodeOptions = {}): Trajectory {
  const events: Event[] = [];
  let reply = 0;
  const add = (event: Record<string, unknown>): number => {
    events.push({ seq: events.length, atMs: 0, ...event } as Event); // built to the contract right here
    return events.length - 1;
  };
  const play = (step: Step): void => {
    reply++;
    if (typeof step === "string") {
      const by = step.startsWith("C: ") ? "caller" : "agent";
      add({ type: "message", by, reply, text: step.slice(3), placement: "alone" });
      return;
    }
    const calls = step.calls ?? [];
    if (step.say !== undefined) {
      const placement = calls.length > 0 ? "beside-calls" : "alone";
      add({ type: "message", by: "agent", reply, text: step.say, placement });
    }
    const seqs = calls.map((call) =>
      add({ type: "tool-call", by: "agent", reply, callId: "c", ...recorded(call) }),
    );
    for (const [index, call] of calls.entries()) {
      const status = call.status ?? (call.raw === undefined ? "done" : "malformed-arguments");
      const text =
        typeof call.gives === "string" ? call.gives : JSON.stringify(call.gives ?? { status: "success" });
      add({ type: "tool-result", to: "agent", call: seqs[index], status, text });
    }
  };
  add({
    type: "instructions",
    to: "agent",
    text: "You are a bank's assistant. Show money such as ₹9,87,654.",
  });
  prior.forEach(play);
  const liveFrom = events.length;
  steps.forEach(play);
  return {
    format: 1,
    suite: "s",
    scenario: "case",
    scenarioHash: "h",
    agent: "a",
    trial: 0,
    seed: 0,
    startedAt: "2026-11-12T05:00:00.000Z",
    liveFrom,
    events,
    ending: ending ?? { type: "completed" },
  };
}

function recorded({ tool, with: given = {}, raw }: ScriptedCall): object {
  return {
    tool,
    rawArguments: raw ?? JSON.stringify(given),
    arguments: raw === undefined ? { ok: true, value: given } : { ok: false, problem: "not JSON" },
  };
}

type Property = JsonObject;

function tool(
  name: string,
  action: "read" | "write" | "calculator",
  properties: Record<string, Property>,
  required: string[],
): ExposedTool {
  return {
    spec: { name, description: "", parameters: { type: "object", properties, required } },
    definition: {
      name,
      description: "",
      action,
      requiresConfirmation: action === "write",
      inputs: [],
      outputs: [],
    },
  };
}

const text: Property = { type: "string" };
const texts: Property = { type: "array", items: text };
const number: Property = { type: "number" };

/** The tools of the fixture's bank. */
export const TOOLS = {
  balance: tool("get_account_balance", "read", { account_ids: texts }, ["account_ids"]),
  transactions: tool(
    "get_transaction_history",
    "read",
    { account_id: text, type: { type: "string", enum: ["debit", "credit", "all"], default: "all" } },
    ["account_id"],
  ),
  cards: tool("get_card_details", "read", { card_ids: texts }, ["card_ids"]),
  status: tool("get_request_status", "read", { request_id: text }, ["request_id"]),
  emi: tool(
    "calculate_emi",
    "calculator",
    { principal: number, rate: number, tenure_months: { type: "integer" } },
    ["principal", "rate", "tenure_months"],
  ),
  block: tool(
    "block_card",
    "write",
    { card_id: text, reason: { type: "string", enum: ["lost", "stolen"] } },
    ["card_id"],
  ),
  freeze: tool(
    "toggle_card_freeze",
    "write",
    { card_id: text, state: { type: "string", enum: ["freeze", "unfreeze"] } },
    ["card_id", "state"],
  ),
  controls: tool(
    "set_card_controls",
    "write",
    { card_id: text, atm: { type: "object" }, pos: { type: "object" } },
    ["card_id"],
  ),
  fd: tool(
    "create_fd",
    "write",
    {
      principal_amount: number,
      tenure_months: { type: "integer" },
      source_account: text,
      payout_type: { type: "string", enum: ["cumulative", "monthly"], default: "cumulative" },
    },
    ["principal_amount", "tenure_months", "source_account"],
  ),
  close: tool("close_deposit", "write", { deposit_id: text }, ["deposit_id"]),
  cheque: tool("stop_cheque_payment", "write", { account_id: text, cheque_numbers: texts }, [
    "account_id",
    "cheque_numbers",
  ]),
  transfer: tool(
    "transfer_funds",
    "write",
    {
      from_account: text,
      beneficiary_account: text,
      amount: number,
      channel: { type: "string", enum: ["upi", "neft"], default: "upi" },
    },
    ["from_account", "beneficiary_account", "amount"],
  ),
  complaint: tool("raise_request", "write", { description: text, related_transaction_id: text }, [
    "description",
  ]),
};

const LOGIN: ExactObject = {
  customer_id: "CUS10441",
  full_name: "Asha Verma",
  date_of_birth: "1992-03-18",
  registered_mobile: "XXXXXX0199",
  registered_email: "a*****@example.com",
  pan_masked: "XXXXX6255X",
  communication_address: { city: "Pune", pincode: "410199" },
  linked_accounts: [
    { account_id: "SAV5529001", account_type: "savings" },
    { account_id: "SAL5529002", account_type: "salary" },
  ],
  linked_products: [{ product_id: "FDR5529101", type: "fd", label: "Fixed deposit" }],
  linked_cards: [
    { card_id: "DCA5529201", card_type: "debit", masked_number: "****4321" },
    { card_id: "CCA5529202", card_type: "credit", masked_number: "****8044" },
  ],
};

/** A case in which nothing is required and all gates are on. Changes are merged into `gold`, `setup` and `response`. */
export function retailCase(
  changes: Partial<Omit<RetailCase, "gold" | "setup" | "response">> & {
    gold?: Partial<RetailCase["gold"]>;
    setup?: Partial<RetailCase["setup"]>;
    response?: Partial<RetailCase["response"]>;
  } = {},
): RetailCase {
  const { gold, setup, response, ...rest } = changes;
  return {
    format: 1,
    id: "case",
    title: "A case",
    axis: "happy_path",
    domain: "cards",
    tool: "get_card_details",
    tools: Object.values(TOOLS),
    turns: ["Hello"],
    mock: {},
    gates: [...SafetyGate.options],
    behaviour: "answer",
    behaviourAdvisory: false,
    metrics: [],
    ...rest,
    setup: { date: "2026-11-12", time: "10:30", loginContext: LOGIN, prior: [], ...setup },
    gold: { calls: [], rules: {}, dependencies: [], forbidden: [], ...gold },
    response: { resolution: "", rule: "", must: [], mustNot: [], says: [], avoids: [], ...response },
  };
}

/** An argument rule with the parts that a test names. */
export function rule(
  parts: Partial<RetailCase["gold"]["rules"][string]>,
): RetailCase["gold"]["rules"][string] {
  return { required: {}, forbiddenIds: [], optionalOk: {}, optional: false, ...parts };
}

export type Graded = { verdict: Verdict; finding: (check: string) => Finding; outcome: string };

/** Grades an episode under the strict profile; `outcome` is "passed", the first failed gate, or the other status. */
export function gradeEpisode(
  scenario: RetailCase,
  steps: readonly Step[] | Trajectory,
  {
    judged = "open",
    judgements = [],
    ...options
  }: EpisodeOptions & { judged?: Judged; judgements?: Judgement[] } = {},
): Graded {
  const trajectory = "events" in steps ? steps : episode(steps, options);
  const verdict = createStrictRetailGrader({ judged }).grade(scenario, trajectory, judgements);
  const finding = (check: string): Finding => {
    const result = "results" in verdict ? verdict.results.find((each) => each.check === check) : undefined;
    if (result === undefined) throw new Error(`no result of ${check}`);
    return result.finding;
  };
  return { verdict, finding, outcome: verdict.status === "failed" ? verdict.firstFailed : verdict.status };
}

/** The status of one check of one episode. */
export function statusOf(
  check: string,
  steps: readonly Step[],
  scenario = retailCase(),
  options: EpisodeOptions = {},
): Finding["status"] {
  return gradeEpisode(scenario, steps, options).finding(check).status;
}
