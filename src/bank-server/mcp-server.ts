import { Server, type CallToolResult, type ServerContext, type Tool } from "@modelcontextprotocol/server";
import type { BankDoor, DoorAnswer } from "../contract/ports.ts";
import type { JsonObject } from "../contract/json.ts";
import type { ToolSpec } from "../contract/tool.ts";

/** What one MCP connection to an episode's bank is served from. */
export type McpSource = {
  /** The door of the moment; `undefined` once the episode is over. */
  door(): BankDoor | undefined;
  /** The text of a call's arguments as it was sent, by the id of the request that is being answered. */
  rawArguments(request: string | number): string | undefined;
  /** Told that the list of tools is given out. */
  listed(): void;
  /** Told what came of each call, before the answer is sent. */
  answered(tool: string, answer: DoorAnswer | undefined, ctx: ServerContext): Promise<void>;
};

const DOCUMENT = "bank-document:///";
const OVER = JSON.stringify({
  error_code: "CONVERSATION_OVER",
  error_message: "The conversation is over. Nothing was done.",
});

/**
 * An MCP server for one connection: the tools that the agent may call now, and the documents that it may read. The
 * bank itself judges arguments and unknown tools, so that an agent meets the same answers as through our own loop.
 */
export function createMcpServer(source: McpSource): Server {
  const documents = (source.door()?.documents().length ?? 0) > 0;
  const server = new Server(
    { name: "bank", title: "The bank's systems", version: "1" },
    {
      capabilities: {
        tools: { listChanged: true },
        ...(documents ? { resources: {} } : {}),
      },
    },
  );
  server.setRequestHandler("tools/list", () => {
    source.listed();
    return { tools: (source.door()?.tools() ?? []).map(listed) };
  });
  server.setRequestHandler("tools/call", async ({ params }, ctx) => {
    const rawArguments = source.rawArguments(ctx.mcpReq.id) ?? JSON.stringify(params.arguments ?? {});
    const answer = await source.door()?.call({ tool: params.name, rawArguments });
    await source.answered(params.name, answer, ctx);
    return shownAnswer(answer);
  });
  if (documents) serveDocuments(server, source);
  return server;
}

function serveDocuments(server: Server, source: McpSource): void {
  server.setRequestHandler("resources/list", () => ({
    resources: (source.door()?.documents() ?? []).map(({ id, title }) => ({
      uri: uriOf(id),
      name: id,
      title,
      mimeType: "text/markdown",
    })),
  }));
  server.setRequestHandler("resources/read", async ({ params: { uri } }, ctx) => {
    const id = decodeURIComponent(uri.startsWith(DOCUMENT) ? uri.slice(DOCUMENT.length) : uri);
    const answer = await source.door()?.read(id);
    await source.answered(id, answer, ctx);
    if (answer?.type !== "answered" || answer.status !== "done") throw new Error(answer?.text ?? OVER);
    return { contents: [{ uri, mimeType: "text/markdown", text: answer.text }] };
  });
}

function uriOf(id: string): string {
  return `${DOCUMENT}${encodeURIComponent(id)}`;
}

function listed({ name, description, parameters }: ToolSpec): Tool {
  return { name, description, inputSchema: objectSchema(parameters ?? {}) };
}

/** MCP wants the word `object` at the top, which a tool without parameters may lack. */
function objectSchema(parameters: JsonObject): Tool["inputSchema"] {
  return { ...parameters, type: "object" };
}

/** The bank's own text. Whatever was not done is marked as an error, so that clients can tell without reading it. */
function shownAnswer(answer: DoorAnswer | undefined): CallToolResult {
  const done = answer?.type === "answered" && answer.status === "done";
  return {
    content: [{ type: "text", text: answer?.text ?? OVER }],
    ...(done ? {} : { isError: true }),
  };
}
