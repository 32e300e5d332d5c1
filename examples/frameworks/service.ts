// What the services of this folder share: POST /chat with a message, get a reply; DELETE /chat/<session> hangs up.
import { createServer, type IncomingMessage } from "node:http";

/** An earlier message, as chat completions have them. */
export type Line = { role: string; content: string | null };
/** What comes with the first message of a conversation. */
export type Opening = { instructions: string; bankUrl: string; history: Line[] };
/** One conversation with the assistant. */
export type Conversation = { reply(message: string): Promise<string>; close(): Promise<void> };

type Asked = {
  session: string;
  message: string;
  context: unknown;
  history: Line[];
  bank: { mcp: string };
};

/** The model: any that is behind an OpenAI-compatible server. */
export const {
  MODEL_URL = "https://api.openai.com/v1",
  MODEL = "gpt-5-mini",
  MODEL_KEY = "none",
} = process.env;

/** Serves an assistant on the port that is the program's argument. Every conversation has a bank of its own. */
export function serve(open: (opening: Opening) => Promise<Conversation>): void {
  const sessions = new Map<string, Promise<Conversation>>();
  const chat = async ({ session, message, context, history, bank }: Asked): Promise<object> => {
    const instructions = `You are the assistant of a bank's app. Use the tools; ask before you change anything. The app knows: ${JSON.stringify(context)}`;
    const conversation = sessions.get(session) ?? open({ instructions, bankUrl: bank.mcp, history });
    sessions.set(session, conversation);
    conversation.catch(() => sessions.delete(session)); // the next message tries again
    return { reply: await (await conversation).reply(message) };
  };
  const handle = async (request: IncomingMessage): Promise<object> => {
    const [, , id = ""] = (request.url ?? "").split("/");
    if (request.method === "DELETE") {
      const conversation = await sessions.get(id);
      sessions.delete(id);
      await conversation?.close();
      return {};
    }
    let body = "";
    for await (const chunk of request) body += String(chunk);
    return chat(JSON.parse(body) as Asked);
  };
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
}
