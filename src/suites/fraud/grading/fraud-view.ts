import type { Seq, Side } from "../../../contract/actor.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { Json, JsonObject } from "../../../contract/json.ts";
import { refusedForOrder } from "../../../contract/refused-for-order.ts";
import type { EventOf, Trajectory } from "../../../contract/trajectory.ts";
import type { FactMatcher } from "../../../text/fact-matches.ts";
import { seeCall, type SeenCall } from "./calls.ts";
import type { OwnerOf } from "../../../matching/conditions.ts";
import { spokenFacts } from "./facts.ts";
import { fieldOf } from "../../../matching/same-by-value.ts";
import { spoken, type Spoken } from "../../../text/spellings/spoken.ts";

/** Something said by one side in the graded conversation. */
export type Said = {
  seq: Seq;
  by: Side;
  text: string;
  /** The message in the forms in which values are looked for. */
  message: Spoken;
  /** Which facts the message states. */
  states: FactMatcher;
};

/** One change of one record by one call. A record that is not there is `undefined`. */
export type SeenWrite = {
  table: string;
  key: string;
  before: JsonObject | undefined;
  after: JsonObject | undefined;
  /** The call and the change. */
  at: readonly [Seq, Seq];
};

/** A tool that was granted to the caller or unlocked by the agent. */
export type SeenTool = { type: "grant" | "unlock"; tool: string; at: readonly [Seq, Seq] };

/** A policy document that was put before the agent, and when first. */
export type SurfacedDocument = { document: string; seq: Seq };

/** One trajectory, indexed once for all checks of its grading. Only the graded conversation is in it. */
export type FraudView = {
  scenario: FraudScenario;
  trajectory: Trajectory;
  callerSaid: readonly Said[];
  agentSaid: readonly Said[];
  calls: readonly SeenCall[];
  writes: readonly SeenWrite[];
  tools: readonly SeenTool[];
  retrieved: readonly SurfacedDocument[];
  ownerOf: OwnerOf;
};

/** Indexes a trajectory for the checks. */
export function viewFraud(scenario: FraudScenario, trajectory: Trajectory): FraudView {
  const results = new Map<Seq, EventOf<"tool-result">>();
  for (const event of trajectory.events) if (event.type === "tool-result") results.set(event.call, event);
  const early = refusedForOrder(trajectory.events);
  const callerSaid: Said[] = [];
  const agentSaid: Said[] = [];
  const calls: SeenCall[] = [];
  const effects: EventOf<"effect">[] = [];
  for (const event of trajectory.events) {
    if (event.seq < trajectory.liveFrom) continue;
    if (event.type === "message" && event.text.trim() !== "") {
      (event.by === "caller" ? callerSaid : agentSaid).push(hear(event));
    } else if (event.type === "tool-call") {
      calls.push(seeCall(event, results.get(event.seq), early));
    } else if (event.type === "effect") effects.push(event);
  }
  const writes = effects.flatMap(seeWrite);
  const byAgent = new Set(calls.filter(({ by }) => by === "agent").map(({ seq }) => seq));
  return {
    scenario,
    trajectory,
    callerSaid,
    agentSaid,
    calls,
    writes,
    tools: effects.flatMap(seeTool),
    retrieved: effects.filter(({ call }) => byAgent.has(call)).flatMap(seeDocuments),
    ownerOf: ownersIn(scenario, writes),
  };
}

/** The caller's turn in which something happened: how many messages he had sent before. His first message is turn 1. */
export function turnAt(seq: Seq, { callerSaid }: FraudView): number {
  return callerSaid.filter((said) => said.seq < seq).length;
}

/** Messages that have been read once, for the questions, the grading and the measures of one trajectory. */
const heard = new WeakMap<EventOf<"message">, Said>();

function hear(event: EventOf<"message">): Said {
  let said = heard.get(event);
  if (said === undefined) {
    const { seq, by, text } = event;
    const message = spoken(text);
    let states: FactMatcher | undefined;
    said = { seq, by, text, message, states: (fact) => (states ??= spokenFacts(text, message))(fact) };
    heard.set(event, said);
  }
  return said;
}

function seeWrite({ seq, call, effect }: EventOf<"effect">): SeenWrite[] {
  if (effect.type !== "write") return [];
  const { table, key, before, after } = effect;
  return [{ table, key, before: recordOf(before), after: recordOf(after), at: [call, seq] }];
}

function seeTool({ seq, call, effect }: EventOf<"effect">): SeenTool[] {
  if (effect.type !== "grant" && effect.type !== "unlock") return [];
  return [{ type: effect.type, tool: effect.tool, at: [call, seq] }];
}

function seeDocuments({ seq, effect }: EventOf<"effect">): SurfacedDocument[] {
  return effect.type === "retrieved" ? effect.documents.map((document) => ({ document, seq })) : [];
}

function recordOf(value: Json): JsonObject | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
}

/** What the scenario says of owners, and records that the episode itself added. */
function ownersIn({ owners = {} }: FraudScenario, writes: readonly SeenWrite[]): OwnerOf {
  const added = new Map<string, string>();
  const known: OwnerOf = (id) => (Object.hasOwn(owners, id) ? owners[id] : undefined) ?? added.get(id);
  for (const { key, before, after } of writes) {
    if (before !== undefined || after === undefined) continue;
    const user = fieldOf(after, "user_id");
    const account = fieldOf(after, "account_id");
    const owner = typeof user === "string" ? user : typeof account === "string" ? known(account) : undefined;
    if (owner !== undefined) added.set(key, owner);
  }
  return known;
}
