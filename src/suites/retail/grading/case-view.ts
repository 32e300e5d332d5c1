import type { Seq, Side } from "../../../contract/actor.ts";
import type { Json, JsonObject } from "../../../contract/json.ts";
import type { ArgumentRule, RetailCase } from "../retail-case.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import type { CallStatus, EventOf, Trajectory } from "../../../contract/trajectory.ts";
import { parseExact, toJson } from "../../../exact-json/index.ts";
import { isWrite } from "../../../tool-schema/index.ts";
import { callOutcome, type CallOutcome } from "./call-outcome.ts";

/** Something said, by either side, before or in the graded conversation. */
export type Said = {
  seq: Seq;
  by: Side;
  reply: number;
  text: string;
  live: boolean;
  /** Whether it came in one reply with tool calls. */
  besideCalls: boolean;
};

/** What came back for a call of the agent's. `json` is `undefined` where the text is no JSON. */
export type Answer = { seq: Seq; status: CallStatus; text: string; json: Json | undefined };

/** A call of the agent's and what became of it. */
export type AgentCall = {
  seq: Seq;
  reply: number;
  tool: string;
  live: boolean;
  /** `undefined` where the model's text was no JSON object; `problem` says why then. */
  args: JsonObject | undefined;
  problem: string | undefined;
  answer: Answer | undefined;
  exposed: ExposedTool | undefined;
  isWrite: boolean;
  outcome: CallOutcome;
};

/** One trajectory, indexed once for all checks of its grading. */
export type CaseView = {
  scenario: RetailCase;
  trajectory: Trajectory;
  /** All messages, earlier conversation included, in order. */
  said: readonly Said[];
  /** What the agent under test said. */
  agentSaid: readonly Said[];
  /** Calls of the agent under test. */
  calls: readonly AgentCall[];
  /** Calls of the earlier conversation. */
  priorCalls: readonly AgentCall[];
  /** What the agent said last, if nothing of the caller's stands after it. */
  finalReply: Said | undefined;
};

/** What the case requires of calls of this tool. An agent may call for anything, `constructor` as well. */
export function ruleFor({ gold }: RetailCase, tool: string): ArgumentRule | undefined {
  return Object.hasOwn(gold.rules, tool) ? gold.rules[tool] : undefined;
}

/** Indexes a trajectory for the checks. */
export function viewCase(scenario: RetailCase, trajectory: Trajectory): CaseView {
  const exposed = new Map(scenario.tools.map((tool) => [tool.spec.name, tool]));
  const answers = new Map<Seq, EventOf<"tool-result">>();
  for (const event of trajectory.events) if (event.type === "tool-result") answers.set(event.call, event);
  const said: Said[] = [];
  const calls: AgentCall[] = [];
  for (const event of trajectory.events) {
    const live = event.seq >= trajectory.liveFrom;
    if (event.type === "message") {
      const { seq, by, reply, text } = event;
      said.push({ seq, by, reply, text, live, besideCalls: event.placement === "beside-calls" });
    } else if (event.type === "tool-call" && event.by === "agent") {
      calls.push(
        agentCall(event, { live, answer: answers.get(event.seq), exposed: exposed.get(event.tool) }),
      );
    }
  }
  const last = said.findLast(({ text }) => text.trim() !== "");
  return {
    scenario,
    trajectory,
    said,
    agentSaid: said.filter(({ by, live }) => by === "agent" && live),
    calls: calls.filter(({ live }) => live),
    priorCalls: calls.filter(({ live }) => !live),
    finalReply: last?.by === "agent" && last.live && !last.besideCalls ? last : undefined,
  };
}

/** A value without parts, and the key it stands under; members of a list stand under the list's key. */
export type Leaf = { key: string; value: string | number | boolean | null };

/** Every leaf of a JSON value, in order. */
export function leavesOf(value: Json): Leaf[] {
  const leaves: Leaf[] = [];
  collect(value, "", leaves);
  return leaves;
}

/** The leaves of a tool's answer; none where it is no JSON. Found once. */
export function answerLeaves(answer: Answer): readonly Leaf[] {
  let leaves = answered.get(answer);
  if (leaves === undefined) {
    leaves = answer.json === undefined ? [] : leavesOf(answer.json);
    answered.set(answer, leaves);
  }
  return leaves;
}

/** A case's login context. Converted once for all gradings of the case. */
export function loginJson(scenario: RetailCase): Json {
  return loginOf(scenario).json;
}

/** The leaves of a case's login context. Found once for all gradings of the case. */
export function loginLeaves(scenario: RetailCase): readonly Leaf[] {
  return loginOf(scenario).leaves;
}

type Login = { json: Json; leaves: readonly Leaf[] };

function loginOf(scenario: RetailCase): Login {
  let login = logins.get(scenario);
  if (login === undefined) {
    const json = toJson(scenario.setup.loginContext);
    login = { json, leaves: leavesOf(json) };
    logins.set(scenario, login);
  }
  return login;
}

const answered = new WeakMap<Answer, readonly Leaf[]>();
const logins = new WeakMap<RetailCase, Login>();

function collect(value: Json, key: string, leaves: Leaf[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, key, leaves);
  } else if (typeof value === "object" && value !== null) {
    for (const [name, item] of Object.entries(value)) collect(item, name, leaves);
  } else {
    leaves.push({ key, value });
  }
}

type CallContext = {
  live: boolean;
  answer: EventOf<"tool-result"> | undefined;
  exposed: ExposedTool | undefined;
};

function agentCall(event: EventOf<"tool-call">, { live, answer, exposed }: CallContext): AgentCall {
  const { seq, reply, tool, arguments: given } = event;
  const came =
    answer === undefined
      ? undefined
      : { seq: answer.seq, status: answer.status, text: answer.text, json: readJson(answer.text) };
  return {
    seq,
    reply,
    tool,
    live,
    args: given.ok ? given.value : undefined,
    problem: given.ok ? undefined : given.problem,
    answer: came,
    exposed,
    isWrite: exposed !== undefined && isWrite(exposed.definition),
    outcome: callOutcome(came),
  };
}

/** Tool results may hold NaN, which plain JSON does not know. */
function readJson(text: string): Json | undefined {
  if (!/^\s*[[{"\d]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Json; // what JSON.parse returns is JSON
  } catch {
    // Not plain JSON: it may still be JSON with NaN in it.
  }
  try {
    return toJson(parseExact(text));
  } catch {
    return undefined; // prose, or a garbled result: there is nothing to read
  }
}
