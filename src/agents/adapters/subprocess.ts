import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { createInterface } from "node:readline";
import { resolve } from "node:path";
import { z } from "zod";
import { ParticipantFault } from "../../contract/errors.ts";
import type { Json } from "../../contract/json.ts";
import { fieldOf, isExactObject, parseExact, printExact } from "../../exact-json/index.ts";
import { redact } from "../../models/redact.ts";
import type { SubprocessAgentFile } from "./agent-file.ts";
import type { AgentAdapter, AgentReply, Conversation, Opening, Turn } from "./conversation.ts";
import { fillEnvironment, type Environment } from "./environment.ts";

/** A line that the program writes. Arguments are read apart, with numbers as they were written. */
const Line = z.discriminatedUnion("type", [
  z.object({ type: z.literal("call"), id: z.union([z.string(), z.number()]), tool: z.string() }),
  z.object({
    type: z.literal("reply"),
    text: z.string(),
    leaves: z.union([z.boolean(), z.string()]).optional(),
  }),
]);
type Line = z.infer<typeof Line>;

const KEPT_ERROR_CHARACTERS = 2000;
const SHOWN_ERROR_CHARACTERS = 300;
/** How long a program may take to end once its input has, and again once it was asked to. */
const GRACE_MS = 2000;

type Setting = {
  config: SubprocessAgentFile;
  folder: string;
  env: NodeJS.ProcessEnv;
  secrets: readonly string[];
};

/**
 * Talks to an agent that is a program: JSON lines on its standard input and output, one process for each conversation.
 *
 * @throws InputError for an environment variable that is not set.
 */
export function subprocessAdapter(
  config: SubprocessAgentFile,
  environment: Environment,
  { path, folder }: { path: string; folder: string },
): AgentAdapter {
  const env = fillEnvironment(config.env, environment, { file: path, path: "env" });
  const running = new Set<ProcessConversation>();
  const setting = { config, folder, env: { ...environment, ...env.value }, secrets: env.secrets };
  return {
    secrets: setting.secrets,
    converse(opening) {
      const conversation = new ProcessConversation(setting, opening, () => running.delete(conversation));
      running.add(conversation);
      return conversation;
    },
    async [Symbol.asyncDispose]() {
      await Promise.all([...running].map((conversation) => conversation.end()));
    },
  };
}

class ProcessConversation implements Conversation {
  readonly #setting: Setting;
  readonly #opening: Opening;
  readonly #ended: () => void;
  #child: ChildProcessWithoutNullStreams | undefined;
  #lines: AsyncIterator<string> | undefined;
  #failed: Error | undefined;
  /** It wrote a longer line than may be. */
  #endless = false;
  #errors = "";

  constructor(setting: Setting, opening: Opening, ended: () => void) {
    this.#setting = setting;
    this.#opening = opening;
    this.#ended = ended;
  }

  async send(turn: Turn, signal: AbortSignal): Promise<AgentReply> {
    const child = (this.#child ??= this.#start(turn));
    const tools = toolsOf(turn);
    this.#write(child, { type: "message", text: turn.message ?? null, turn: turn.number, tools });
    for (;;) {
      signal.throwIfAborted();
      const { line, text } = await this.#next(child);
      if (line.type === "reply") return asReply(line);
      const rawArguments = argumentText(text);
      await this.#answer(child, { ...line, rawArguments }, turn);
    }
  }

  async end(): Promise<void> {
    const child = this.#child;
    this.#ended();
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const closed = closing(child);
    this.#write(child, { type: "end" });
    child.stdin.end();
    if (await happens(closed, GRACE_MS)) return;
    child.kill("SIGTERM");
    if (await happens(closed, GRACE_MS)) return;
    child.kill("SIGKILL");
  }

  #start(turn: Turn): ChildProcessWithoutNullStreams {
    const { config, folder, env } = this.#setting;
    const [program = "", ...args] = config.command;
    const cwd = config.cwd === undefined ? folder : resolve(folder, config.cwd);
    const child = spawn(program, args, { cwd, env, stdio: "pipe" });
    child.once("error", (error) => (this.#failed = error));
    child.stdin.on("error", () => undefined); // it has gone; reading says so
    child.stderr.on("data", (chunk: Buffer) => {
      this.#errors = (this.#errors + chunk.toString()).slice(-KEPT_ERROR_CHARACTERS);
    });
    const tooLong = (): void => {
      this.#endless = true;
      child.kill("SIGKILL");
    };
    this.#lines = boundedLines(child, config.maxAnswerMb * 2 ** 20, tooLong)[Symbol.asyncIterator]();
    const { session, instructions, context, history, traceparent } = this.#opening;
    const { mcp, stdio } = turn.bank();
    const bank = { mcp, stdio: { command: stdio.command, args: [...stdio.args] } };
    this.#write(child, {
      type: "start",
      session,
      instructions: instructions ?? null,
      context,
      history: [...(history as readonly Json[])], // chat lines are plain JSON
      bank,
      ...(traceparent === undefined ? {} : { traceparent }),
    });
    return child;
  }

  async #next(child: ChildProcessWithoutNullStreams): Promise<{ line: Line; text: string }> {
    const next = await this.#lines?.next();
    if (this.#endless)
      throw this.#fault(`it wrote a line longer than ${this.#setting.config.maxAnswerMb} MB (maxAnswerMb)`);
    if (next === undefined || next.done === true) throw await this.#gone(child);
    const parsed = Line.safeParse(readJson(next.value));
    if (parsed.success) return { line: parsed.data, text: next.value };
    throw this.#fault(`it wrote a line that is no call and no reply: ${next.value.slice(0, 200)}`);
  }

  async #answer(
    child: ChildProcessWithoutNullStreams,
    { id, tool, rawArguments }: Extract<Line, { type: "call" }> & { rawArguments: string },
    turn: Turn,
  ): Promise<void> {
    const before = namesOf(turn);
    const answer = await turn.door.call({ tool, rawArguments });
    const status = answer.type === "shut" ? "refused" : answer.status;
    const grown = namesOf(turn) === before ? {} : { tools: toolsOf(turn) };
    this.#write(child, { type: "result", id, ok: status === "done", status, text: answer.text, ...grown });
  }

  #write(child: ChildProcessWithoutNullStreams, message: Json): void {
    if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
  }

  /** Its output has ended; what it still says of why comes a moment later. */
  async #gone(child: ChildProcessWithoutNullStreams): Promise<ParticipantFault> {
    if (child.exitCode === null && child.signalCode === null) await happens(closing(child), GRACE_MS);
    if (this.#failed !== undefined)
      return this.#fault(`it could not be started: ${notStarted(this.#failed)}`);
    const how =
      child.exitCode === null ? (child.signalCode ?? "its output was closed") : `exit code ${child.exitCode}`;
    return this.#fault(`it ended before it had answered (${how})`);
  }

  #fault(what: string): ParticipantFault {
    const errors = this.#errors.replaceAll(/\s+/g, " ").trim().slice(-SHOWN_ERROR_CHARACTERS);
    const said = errors === "" ? "" : `; it wrote to standard error: ${errors}`;
    const message = `${this.#setting.config.command.join(" ")}: ${what}${said}`;
    return new ParticipantFault("agent", "fault", redact(message, this.#setting.secrets));
  }
}

/** Lines of its output; one that never ends is cut off, and the program with it. */
async function* boundedLines(
  child: ChildProcessWithoutNullStreams,
  longest: number,
  tooLong: () => void,
): AsyncGenerator<string> {
  let pending = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    pending = chunk.includes(10) ? chunk.length - chunk.lastIndexOf(10) : pending + chunk.length;
    if (pending > longest) tooLong();
  });
  let isFirst = true;
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Number.POSITIVE_INFINITY })) {
    // Some languages begin their output with a byte order mark.
    const own = isFirst ? line.replace(/^\uFEFF/, "") : line;
    isFirst = false;
    if (own.trim() !== "") yield own;
  }
}

function notStarted(error: Error): string {
  return "code" in error && error.code === "ENOENT"
    ? "there is no such program on the PATH, or no such folder to start it in"
    : error.message;
}

function asReply({ text, leaves }: Extract<Line, { type: "reply" }>): AgentReply {
  if (leaves === undefined || leaves === false) return { text };
  return { text, leaves: typeof leaves === "string" ? { reason: leaves } : {} };
}

/** `arguments` is an object, or the very text that a model wrote for them. */
function argumentText(line: string): string {
  const message = parseExact(line);
  const given = isExactObject(message) ? fieldOf(message, "arguments") : undefined;
  if (given === undefined) return "{}";
  return typeof given === "string" ? given : printExact(given);
}

function toolsOf({ door }: Turn): Json {
  return door.tools().map(({ name, description, parameters = {} }) => ({ name, description, parameters }));
}

function namesOf({ door }: Turn): string {
  return JSON.stringify(door.tools().map(({ name }) => name));
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line) as unknown;
  } catch {
    return undefined;
  }
}

function closing(child: ChildProcessWithoutNullStreams): Promise<void> {
  return new Promise((done) => child.once("close", () => done()));
}

async function happens(event: Promise<void>, withinMs: number): Promise<boolean> {
  const timer = Promise.withResolvers<boolean>();
  const timeout = setTimeout(() => timer.resolve(false), withinMs);
  try {
    return await Promise.race([event.then(() => true), timer.promise]);
  } finally {
    clearTimeout(timeout);
  }
}
