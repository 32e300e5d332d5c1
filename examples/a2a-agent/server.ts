// An assistant that speaks the Agent2Agent protocol, on the official SDK. It reaches the bank over MCP.
//   MODEL_URL=… MODEL=… MODEL_KEY=… npx node examples/a2a-agent/server.ts 8720
import { randomUUID } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { AgentCard, Role } from "@a2a-js/sdk";
import {
  AgentEvent,
  DefaultRequestHandler,
  InMemoryTaskStore,
  JsonRpcTransportHandler,
  ServerCallContext,
  type AgentExecutor,
} from "@a2a-js/sdk/server";
import { McpBank } from "../mcp-bank.ts";
import { answer, prompt, type Message } from "../model.ts";

type Told = { tellerproof: { context: unknown; history: Message[]; bank: { mcp: string } } };
type Session = { messages: Message[]; bank: McpBank };

const port = Number(process.argv[2] ?? 8720);
const sessions = new Map<string, Promise<Session>>();

/** Who deploys this assistant for good says in its own configuration where the bank is; here each message says so. */
async function open({ tellerproof: { context, history, bank } }: Told): Promise<Session> {
  const messages: Message[] = [{ role: "system", content: prompt(context) }, ...history];
  return { messages, bank: await McpBank.connect(bank.mcp) };
}

const executor: AgentExecutor = {
  async execute({ contextId, userMessage }, bus) {
    const session = sessions.get(contextId) ?? open(userMessage.metadata as Told);
    sessions.set(contextId, session);
    const { messages, bank } = await session;
    const said = userMessage.parts
      .map(({ content }) => (content?.$case === "text" ? content.value : ""))
      .join("\n");
    messages.push({ role: "user", content: said });
    bus.publish(AgentEvent.message(reply(contextId, await answer(messages, bank.tools, bank.call))));
    bus.finished();
  },
  async cancelTask() {},
};

function reply(contextId: string, value: string) {
  return {
    messageId: randomUUID(),
    contextId,
    taskId: "",
    role: Role.ROLE_AGENT,
    parts: [
      {
        content: { $case: "text" as const, value },
        metadata: undefined,
        filename: "",
        mediaType: "text/plain",
      },
    ],
    metadata: undefined,
    extensions: [],
    referenceTaskIds: [],
  };
}

const card = AgentCard.fromJSON({
  name: "Bank assistant",
  description: "Helps customers of the bank.",
  version: "1.0.0",
  supportedInterfaces: [
    { url: `http://127.0.0.1:${port}/a2a`, protocolBinding: "JSONRPC", protocolVersion: "1.0" },
  ],
  capabilities: {},
  defaultInputModes: ["text/plain"],
  defaultOutputModes: ["text/plain"],
  skills: [{ id: "banking", name: "Banking", description: "Accounts, cards, deposits and loans.", tags: [] }],
});
const rpc = new JsonRpcTransportHandler(new DefaultRequestHandler(card, new InMemoryTaskStore(), executor));

async function handle(request: IncomingMessage): Promise<unknown> {
  if (request.url === "/.well-known/agent-card.json") return AgentCard.toJSON(card);
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return rpc.handle(body, new ServerCallContext({ requestedVersion: "1.0" }));
}

createServer((request, response) => {
  handle(request).then(
    (body) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body)),
    (error: unknown) => response.writeHead(500).end(String(error)),
  );
}).listen(port, "127.0.0.1", () => process.stdout.write(`listening on ${port}\n`));
