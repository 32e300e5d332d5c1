import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { startBankServer } from "../../bank-server/index.ts";
import { ParticipantFault } from "../../contract/errors.ts";
import { SubprocessAgentFile } from "./agent-file.ts";
import { adapterConformance } from "./conformance.ts";
import type { AgentReply, Turn } from "./conversation.ts";
import { subprocessAdapter } from "./subprocess.ts";

const folder = fileURLToPath(new URL("fixtures", import.meta.url));
const adapterFor = (command: string[], env: Record<string, string> = {}) =>
  subprocessAdapter(
    SubprocessAgentFile.parse({ type: "subprocess", command, env, maxAnswerMb: 1 }),
    { ...process.env, TOKEN: "secret-token-1" },
    { path: "agent.yaml", folder },
  );
const python = ["python3", "obedient_agent.py"];

adapterConformance(
  "a program in another language",
  async () => ({ adapter: adapterFor(python), async [Symbol.asyncDispose]() {} }),
  () => startBankServer(),
);

async function ask(adapter: ReturnType<typeof adapterFor>, message: string): Promise<AgentReply | Error> {
  const raw: string[] = [];
  const turn: Turn = {
    number: 1,
    message,
    history: [],
    door: {
      used: 0,
      tools: () => [],
      documents: () => [],
      async call({ rawArguments }) {
        raw.push(rawArguments);
        return { type: "answered", status: "malformed-arguments", text: `malformed: ${rawArguments}` };
      },
      read: async () => ({ type: "answered", status: "refused", text: "" }),
    },
    bank: () => ({ mcp: "http://127.0.0.1:1/mcp", stdio: { command: "bank", args: [] } }),
  };
  const opening = { session: "s", instructions: undefined, context: {}, history: [] };
  const conversation = adapter.converse(opening);
  const { signal } = new AbortController();
  try {
    return await conversation.send(turn, signal);
  } catch (error) {
    return error instanceof Error ? error : new Error(textOf(error));
  } finally {
    await conversation.end(signal);
  }
}

const textOf = (outcome: unknown): string =>
  outcome instanceof Error ? outcome.message : JSON.stringify(outcome);

describe("a program", () => {
  test("may pass on the very text that its model wrote, readable or not", async () => {
    expect(await ask(adapterFor(python), 'raw {"n": oops')).toEqual({ text: 'malformed: {"n": oops' });
  });

  test("that ends tells by its exit code and its standard error why, without secrets", async () => {
    const code = "import sys,os; sys.exit('broken by ' + os.environ['KEY'])";
    const error = await ask(adapterFor(["python3", "-c", code], { KEY: "${TOKEN}" }), "hello");
    expect(error).toBeInstanceOf(ParticipantFault);
    expect(textOf(error)).toMatch(/ended before it had answered \(exit code 1\).*broken by \[key\]/);
  });

  test("may begin its output with a byte order mark", async () => {
    const code = 'print(\'\\ufeff\' + \'{"type":"reply","text":"hi"}\', flush=True)';
    expect(await ask(adapterFor(["python3", "-X", "utf8", "-c", code]), "hello")).toEqual({ text: "hi" });
  });

  test("that is not there, writes what is no message, or writes without end", async () => {
    expect(textOf(await ask(adapterFor(["no-such-program-here"]), "hello"))).toContain(
      "could not be started",
    );
    expect(textOf(await ask(adapterFor(python), "babble"))).toContain(
      "no call and no reply: this is no JSON",
    );
    expect(textOf(await ask(adapterFor(python), "endless"))).toContain(
      "wrote a line longer than 1 MB (maxAnswerMb)",
    );
  });

  test("that does not end by itself is ended, also when all is closed at once", async () => {
    const code =
      'import signal,sys,time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(\'{"type":"reply","text":"hi"}\', flush=True); time.sleep(600)';
    const adapter = adapterFor(["python3", "-c", code]);
    const startedAt = Date.now();
    expect(await ask(adapter, "hello")).toEqual({ text: "hi" });
    expect(Date.now() - startedAt).toBeLessThan(8000);
    await adapter[Symbol.asyncDispose]();
  });
});
