import type { EventOf, Trajectory } from "../../contract/trajectory.ts";
import type { AgentFinding } from "./agent-finding.ts";
import { answersOf, callsOf, quoted } from "./read-trajectory.ts";
import { HOURS_TOOL } from "./harmless-world.ts";
import {
  OPENING_TOOL,
  TAKEN_UP_QUESTION,
  WAITING,
  WAITING_TOOL,
  type FurtherWorlds,
} from "./further-worlds.ts";

/** What came of the conversations that were held at the same time. */
export type FurtherTalks = { first: Trajectory } & Record<keyof FurtherWorlds, Trajectory>;

/** What they show: whether conversations mix, whether earlier ones are taken up, tools that open, several calls. */
export function furtherFindings(talks: FurtherTalks): AgentFinding[] {
  return [
    keptApart(talks),
    takesUp(talks.takenUp),
    unlocks(talks.unlocking),
    severalCalls(talks.twoBranches),
  ];
}

const FIRST_HOURS = /\b0?9[:.]30\b.*\b(?:13[:.]30|0?1[:.]30)\b/s;
const OTHER_HOURS = /\b10[:.]15\b.*\b12[:.]45\b/s;

function keptApart({ first, takenUp }: FurtherTalks): AgentFinding {
  const mixed =
    answersOf(first).some((text) => OTHER_HOURS.test(text)) ||
    answersOf(takenUp).some((text) => FIRST_HOURS.test(text)) ||
    branchesAsked(first).some((branch) => /harbour/i.test(branch));
  if (!mixed)
    return { check: "kept-apart", status: "ok", detail: "four conversations at once did not get mixed up" };
  const detail =
    "what belongs to one conversation turned up in another that was held at the same time: keep memory and the bank's address by the session, not in the service as a whole; a run plays many at once";
  return { check: "kept-apart", status: "failed", detail };
}

function takesUp(talk: Trajectory): AgentFinding {
  const [answer] = answersOf(talk);
  if (answer === undefined) return unanswered("takes-up", talk);
  if (OTHER_HOURS.test(answer))
    return {
      check: "takes-up",
      status: "ok",
      detail: "it took up an earlier conversation that had a call in it",
    };
  const detail = `after an earlier conversation about Harbour, to “${TAKEN_UP_QUESTION}” it said ${quoted(answer)}: some scenarios begin so. Put history, or historyText, before its first message`;
  return { check: "takes-up", status: "warning", detail };
}

function unlocks(talk: Trajectory): AgentFinding {
  const [answer] = answersOf(talk);
  if (answer === undefined) return unanswered("unlocks", talk);
  const called = wasDone(talk, WAITING_TOOL);
  if (called && new RegExp(`\\b${WAITING}\\b|seventeen`, "i").test(answer))
    return { check: "unlocks", status: "ok", detail: "it opened a tool and called it" };
  const detail = called
    ? `it opened ${WAITING_TOOL} and called it, and said ${quoted(answer)}; the bank said ${WAITING}`
    : wasDone(talk, OPENING_TOOL)
      ? `it opened ${WAITING_TOOL} and never called it: list the bank's tools again before each answer of the model, or when the bank says that they have changed`
      : `it did not open ${WAITING_TOOL}, which ${OPENING_TOOL} says is there: does its model see what tools say of themselves?`;
  return { check: "unlocks", status: "warning", detail };
}

function severalCalls(talk: Trajectory): AgentFinding {
  const [answer] = answersOf(talk);
  if (answer === undefined) return unanswered("several-calls", talk);
  if (FIRST_HOURS.test(answer) && OTHER_HOURS.test(answer))
    return {
      check: "several-calls",
      status: "ok",
      detail: "it made two calls for one question and told both",
    };
  const made = callsOf(talk).filter(({ tool }) => tool === HOURS_TOOL).length;
  const detail = `asked about two branches it made ${made} ${made === 1 ? "call" : "calls"} and said ${quoted(answer)}: may its model call more than one tool before it answers?`;
  return { check: "several-calls", status: "warning", detail };
}

function unanswered(check: AgentFinding["check"], { ending }: Trajectory): AgentFinding {
  const why = ending.type === "fault" ? ending.message : `the conversation ended as ${ending.type}`;
  return { check, status: "failed", detail: `it gave no answer beside other conversations: ${why}` };
}

function branchesAsked(talk: Trajectory): string[] {
  return callsOf(talk).flatMap(({ arguments: given }) =>
    given.ok && typeof given.value["branch"] === "string" ? [given.value["branch"]] : [],
  );
}

function wasDone(talk: Trajectory, tool: string): boolean {
  const done = new Set(
    talk.events.flatMap((event) =>
      event.type === "tool-result" && event.status === "done" ? [event.call] : [],
    ),
  );
  return callsOf(talk).some((call: EventOf<"tool-call">) => call.tool === tool && done.has(call.seq));
}
