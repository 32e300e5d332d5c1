// An assistant as a service: POST /chat with a message, get a reply. It reaches the bank over MCP.
//   MODEL_URL=… MODEL=… MODEL_KEY=… npx node examples/http-mcp-agent/server.ts 8710
import { createServer, type IncomingMessage } from "node:http";
import { McpBank } from "../mcp-bank.ts";
import { answer, prompt, type Message } from "../model.ts";

type Asked = {
  session: string;
  message: string;
  context: unknown;
  history: Message[];
  bank: { mcp: string };
};
type Session = { messages: Message[]; bank: McpBank };

const sessions = new Map<string, Promise<Session>>();

async function open({ context, history, bank }: Asked): Promise<Session> {
  const messages: Message[] = [{ role: "system", content: prompt(context) }, ...history];
  return { messages, bank: await McpBank.connect(bank.mcp) };
}

async function chat(asked: Asked): Promise<{ reply: string }> {
  const session = sessions.get(asked.session) ?? open(asked);
  sessions.set(asked.session, session);
  const { messages, bank } = await session;
  messages.push({ role: "user", content: asked.message });
  return { reply: await answer(messages, bank.tools, bank.call) };
}

async function hangUp(id: string): Promise<object> {
  const session = await sessions.get(id);
  sessions.delete(id);
  await session?.bank.close();
  return {};
}

async function handle(request: IncomingMessage): Promise<object> {
  const [, , id = ""] = (request.url ?? "").split("/");
  if (request.method === "DELETE") return hangUp(id);
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return chat(JSON.parse(body) as Asked);
}

const server = createServer((request, response) => {
  const send = (status: number, body: object): void => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
  handle(request).then(
    (body) => send(200, body),
    (error: unknown) => send(500, { error: String(error) }),
  );
});
server.listen(Number(process.argv[2] ?? 8710), "127.0.0.1", () => {
  process.stdout.write(`listening ${JSON.stringify(server.address())}\n`);
});
