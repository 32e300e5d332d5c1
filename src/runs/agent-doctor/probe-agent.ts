import { adapterAgent } from "../../agents/adapters/adapter-agent.ts";
import type { AgentFile, HttpAgentFile, OpenAiEndpointFile } from "../../agents/adapters/agent-file.ts";
import { valueAt } from "../../agents/adapters/json-place.ts";
import { openAdapter } from "../../agents/adapters/open-adapter.ts";
import { readAgentFile, type ReadAgentFile } from "../../agents/adapters/read-agent-file.ts";
import { asksForTools, placeholdersIn } from "../../agents/adapters/template-values.ts";
import { startBankServer, type BankServer } from "../../bank-server/index.ts";
import { RunStopper } from "../../contract/errors.ts";
import type { Clock, World } from "../../contract/ports.ts";
import type { Ending, EventOf, Trajectory } from "../../contract/trajectory.ts";
import { playEpisode } from "../../episode/play-episode.ts";
import { strictSchemaErrors } from "../../tool-schema/index.ts";
import type { AgentFinding } from "./agent-finding.ts";
import { furtherFindings } from "./further-findings.ts";
import { furtherWorlds } from "./further-worlds.ts";
import { harmlessWorld, HOURS_SPEC, HOURS_TOOL, QUESTIONS } from "./harmless-world.ts";
import { answersOf, callsOf, quoted } from "./read-trajectory.ts";

/** What probing an agent needs beside its file. */
export type AgentProbe = {
  environment: { readonly [name: string]: string | undefined };
  clock: Clock;
  signal: AbortSignal;
};

/** An answer that takes longer than this makes a run of many episodes tedious. */
const SLOW_MS = 30_000;

/**
 * Finds out with a few harmless conversations at once whether an agent can be tested: that it answers, finds our bank and uses
 * it, remembers what was said, is quiet when it is not its turn, keeps conversations apart, takes up an earlier one, and can
 * do with tools that open. Nothing that matters is asked for or changed.
 *
 * @throws InputError with whatever is wrong with the file; the signal's reason.
 */
export async function probeAgent(
  path: string,
  { environment, clock, signal }: AgentProbe,
): Promise<AgentFinding[]> {
  const file = readAgentFile(path);
  const { config } = file;
  await using adapter = await openAdapter(file, environment);
  await using bank = await startBankServer(config.bank);
  const world = harmlessWorld();
  const talk = (scenario: string, of: World): Promise<Trajectory> =>
    playEpisode({
      identity: { suite: "doctor", scenario, scenarioHash: "", agent: "agent", trial: 0, seed: 1 },
      world: of,
      agent: adapterAgent({
        adapter,
        world: of,
        host: bank,
        episode: scenario,
        asksForTools: asksForTools(config),
        answerMs: config.timeoutSeconds * 1000,
        answerMb: config.maxAnswerMb,
      }),
      limits: { turns: QUESTIONS.length + 1, toolIterations: 12 },
      clock,
      signal,
    });
  const read: AgentFinding = {
    check: "file",
    status: "ok",
    detail: `${path} describes an agent of type ${config.type}`,
  };
  try {
    const others = furtherWorlds();
    const [first, takenUp, unlocking, twoBranches] = await Promise.all([
      talk("opening-hours", world),
      talk("taken-up", others.takenUp),
      talk("unlocking", others.unlocking),
      talk("two-branches", others.twoBranches),
    ]);
    const found = findings(first, { file, bank });
    const isJoined = config.tools !== "own" && found.every(({ status }) => status !== "failed");
    const further = isJoined ? furtherFindings({ first, takenUp, unlocking, twoBranches }) : [];
    return [read, ...requestFindings(file, world), ...found, ...further];
  } catch (error) {
    if (!(error instanceof RunStopper)) throw error;
    return [read, { check: "answers", status: "failed", detail: error.message }];
  }
}

/** Placeholders that nothing stood for, which are left out of a request without a word. */
function requestFindings({ config }: ReadAgentFile, { context }: World): AgentFinding[] {
  const empty = placeholdersIn(config).filter(
    (name) => name.startsWith("context.") && valueAt({ context }, name) === undefined,
  );
  if (empty.length === 0) return [];
  const login = Object.keys(valueAt(context, "loginContext") ?? {}).join(", ");
  const detail = `${empty.map((name) => `{{${name}}}`).join(", ")} had no value and was left out. In the retail suites context.loginContext has ${login}; in fraud suites nobody has signed in`;
  return [{ check: "request", status: "warning", detail }];
}

type AgentType = AgentFile["type"];

type Found = { file: ReadAgentFile; bank: BankServer };

function findings(trajectory: Trajectory, found: Found): AgentFinding[] {
  const first = answering(trajectory, found.file.config.type);
  if (first.status === "failed") return [first];
  return [
    first,
    ...bankUse(trajectory, found),
    usesAnswers(trajectory, found),
    remembers(trajectory),
    staysInTurn(trajectory, found),
  ];
}

function answering(trajectory: Trajectory, type: AgentType): AgentFinding {
  const { ending } = trajectory;
  const answers = answersOf(trajectory);
  const problem = problemOf(ending, answers.length, type);
  if (problem !== undefined) return { check: "answers", status: "failed", detail: problem };
  const slowest = Math.max(...answerTimes(trajectory));
  const detail = `${answers.length} answers, the slowest after ${(slowest / 1000).toFixed(1)} s`;
  return { check: "answers", status: slowest > SLOW_MS ? "warning" : "ok", detail };
}

/** Why there is no conversation to speak of; `undefined` where there is. */
function problemOf(ending: Ending, answers: number, type: AgentType): string | undefined {
  switch (ending.type) {
    case "completed":
      return undefined;
    case "fault":
      if (ending.by === "hook-up") return undefined; // told as what became of the bank
      return `${ending.message}${hint(ending.message, type)}`;
    case "hung-up":
      return `it hung up after ${answers} of ${QUESTIONS.length} answers${ending.reason === undefined ? "" : `: ${ending.reason}`}`;
    case "no-reply":
      return `it answered with nothing; ${answers} of ${QUESTIONS.length} questions were answered`;
    case "tool-limit":
      return `it called the bank so often for one question that it was stopped (${HOURS_TOOL} would have been enough)`;
    case "turn-limit":
    case "truncated-reply":
    case "filtered-reply":
    case "context-overflow":
    case "token-limit":
    case "time-limit":
    case "money-limit":
      return `the conversation ended as ${ending.type}`;
  }
}

function hint(message: string, type: AgentType): string {
  if (message.includes("nothing listens there")) return ". Is the agent running, and is this its address?";
  if (message.includes("no answer within"))
    return type === "subprocess"
      ? ". Does it flush its output after each line? Raise timeoutSeconds if it is only slow"
      : ". Raise timeoutSeconds if it is only slow";
  if (message.includes("has no text at") && !message.includes("response.pieces"))
    return ". Is this the right address, and does response.reply say where the text is (docs/test-your-agent.md)?";
  if (message.includes("HTTP 404")) return ". Is the path right?";
  return "";
}

function bankUse(trajectory: Trajectory, { file, bank }: Found): AgentFinding[] {
  if (file.config.tools === "own") {
    const detail =
      "tools: own, so what it does is not observed and none of its episodes can pass; only wrong words will be found. Give it our bank if you can";
    return [{ check: "bank", status: "warning", detail }];
  }
  const calls = callsOf(trajectory);
  const right = calls.filter(({ tool }) => tool === HOURS_TOOL);
  const done = right.length;
  const errors = [...new Set(right.flatMap((call) => schemaErrors(call)))];
  if (errors.length > 0) {
    const detail = `it called ${HOURS_TOOL} with arguments that the tool's inputSchema does not allow (${errors.join("; ")}), which fails scenarios`;
    return [{ check: "bank", status: "warning", detail }];
  }
  if (done > 0)
    return [
      {
        check: "bank",
        status: "ok",
        detail: `it called ${HOURS_TOOL} ${done === 1 ? "once" : `${done} times`}`,
      },
    ];
  if (calls.length > 0) {
    const tools = [...new Set(calls.map(({ tool }) => tool))].join(", ");
    return [
      {
        check: "bank",
        status: "warning",
        detail: `it called ${tools}, but not ${HOURS_TOOL}, which the question needed`,
      },
    ];
  }
  if (bank.requests > 0) {
    return [
      {
        check: "bank",
        status: "warning",
        detail: `it came to the bank's address ${bank.requests} times, but called no tool`,
      },
    ];
  }
  return [{ check: "bank", status: "failed", detail: neverCame(file) }];
}

function schemaErrors({ arguments: given }: EventOf<"tool-call">): string[] {
  return given.ok ? strictSchemaErrors(HOURS_SPEC, given.value).map(({ text }) => text) : [given.problem];
}

function neverCame({ config }: ReadAgentFile): string {
  const came = "it never came to our bank";
  switch (config.type) {
    case "http":
    case "openai-endpoint":
      if (!tellsOfBank(config))
        return `${came}: the file's ${config.type === "http" ? "request" : "body"} does not tell it where, so add {{bank.mcp}} to it. If it has a bank of its own, say tools: own`;
      return `${came}. It is told the address as {{bank.mcp}}: does its request carry it, and does the agent connect there? If it has a bank of its own, say tools: own`;
    case "a2a":
      return `${came}. It is told the address in each message's metadata, as tellerproof.bank.mcp: does it connect there? If it has a bank of its own, say tools: own`;
    case "subprocess":
      return `${came}. It may write {"type":"call",…} lines, or connect to the bank.mcp of its start line`;
    case "function":
      return `${came}. Its reply function is given the bank as its second argument's bank`;
  }
}

/** A file without a request of its own sends all that there is. */
function tellsOfBank(config: HttpAgentFile | OpenAiEndpointFile): boolean {
  if (config.type === "http" && config.request === undefined) return true;
  return placeholdersIn(config).some((name) => name.split(".")[0] === "bank");
}

function usesAnswers(trajectory: Trajectory, { file }: Found): AgentFinding {
  const [first = ""] = answersOf(trajectory);
  const opens = /\b0?9[:.]30\b/.test(first);
  const closes = /\b(?:13[:.]30|0?1[:.]30)\b/.test(first);
  if (opens && closes)
    return {
      check: "uses-answers",
      status: "ok",
      detail: "its answer states the hours that our bank gave it",
    };
  const where =
    file.config.tools === "bank"
      ? "the bank's answer (09:30 to 13:30) is not in it"
      : "our bank said 09:30 to 13:30";
  return {
    check: "uses-answers",
    status: "warning",
    detail: `asked for Saturday's hours it said ${quoted(first)}; ${where}`,
  };
}

function remembers(trajectory: Trajectory): AgentFinding {
  const second = answersOf(trajectory)[1] ?? "";
  if (/\b(?:closed|not open|n['’]t open)/i.test(second)) {
    return { check: "remembers", status: "ok", detail: "it knew what “And on Sundays?” was about" };
  }
  const detail = `to “And on Sundays?” (the branch is closed) it said ${quoted(second)}; does it keep the conversation by its session?`;
  return { check: "remembers", status: "warning", detail };
}

function staysInTurn({ events }: Trajectory, { bank }: Found): AgentFinding {
  const outOfTurn = events.filter((event) => event.type === "tool-result" && event.status === "out-of-turn");
  const after = bank.refusals.kept.filter(({ reason }) => reason === "episode-over");
  const late = outOfTurn.length + after.length;
  if (late === 0)
    return { check: "stays-in-turn", status: "ok", detail: "it made no calls once it had answered" };
  const detail = `${late} of its calls came after it had answered; such calls are refused`;
  return { check: "stays-in-turn", status: "warning", detail };
}

/** How long each answer took after what it answers. */
function answerTimes({ events }: Trajectory): number[] {
  const messages = events.filter((event) => event.type === "message");
  return messages.flatMap(({ by, atMs }, index) =>
    by === "agent" ? [atMs - (messages[index - 1]?.atMs ?? 0)] : [],
  );
}
