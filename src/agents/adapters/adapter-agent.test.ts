import { expect, test } from "vitest";
import { startBankServer } from "../../bank-server/index.ts";
import { noDoor } from "../../callers/no-door.fixture.ts";
import { ParticipantFault } from "../../contract/errors.ts";
import { HttpAgentFile } from "./agent-file.ts";
import { adapterAgent } from "./adapter-agent.ts";
import { defineAgent, functionAdapter } from "./function.ts";
import { httpAdapter } from "./http.ts";
import { serveJson } from "./obedient-server.fixture.ts";

test("an answer of any kind of agent that is longer than its bound is that agent's fault", async () => {
  const adapter = functionAdapter(defineAgent({ reply: (message) => message.repeat(1 << 19) }));
  await using host = await startBankServer();
  const world = { instructions: {}, prior: [], opening: "caller" } as const;
  const setting = { adapter, world, host, episode: "one", asksForTools: false, answerMs: 60_000 };
  const { signal } = new AbortController();
  const said = (text: string) => ({ messages: [{ role: "user", text } as const], tools: [] });
  const short = adapterAgent({ ...setting, answerMb: 1 });
  expect(await short.move(said("ab"), signal, noDoor)).toMatchObject({ text: "ab".repeat(1 << 19) });
  const long = adapterAgent({ ...setting, answerMb: 1 }).move(said("abc"), signal, noDoor);
  await expect(long).rejects.toThrow("the answer is longer than 1 MB (maxAnswerMb)");
  await expect(long).rejects.toBeInstanceOf(ParticipantFault);
});

test("an agent that repeats its key in what it says does not bring it into the record", async () => {
  await using server = await serveJson(async (_body, { headers }) => {
    return {
      json: { reply: `I was let in with ${headers.authorization}.`, bye: `by ${headers.authorization}` },
    };
  });
  const config = HttpAgentFile.parse({
    type: "http",
    url: server.url,
    headers: { authorization: "Bearer ${TOKEN}" },
    request: { message: "{{message}}" },
    response: { leaves: "bye" },
  });
  await using adapter = httpAdapter(config, { TOKEN: "token-that-nobody-may-see" }, "agent.yaml");
  await using host = await startBankServer();
  const world = { instructions: {}, prior: [], opening: "caller" } as const;
  const agent = adapterAgent({ adapter, world, host, episode: "one", asksForTools: false, answerMs: 5000 });
  const view = { messages: [{ role: "user", text: "Hello?" } as const], tools: [] };
  const move = await agent.move(view, new AbortController().signal, noDoor);
  expect(move).toMatchObject({
    text: "I was let in with Bearer [key].",
    leaves: { reason: "by Bearer [key]" },
  });
  await agent.end?.();
});
