import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { CallTool, Tool } from "./model.ts";

/** The bank's systems, reached as any MCP server is. */
export class McpBank {
  readonly #client = new Client({ name: "assistant", version: "1.0.0" });

  static async connect(url: string): Promise<McpBank> {
    const bank = new McpBank();
    await bank.#client.connect(new StreamableHTTPClientTransport(new URL(url)));
    return bank;
  }

  /** Asked before every answer of the model, because the bank may open further tools as we go. */
  readonly tools = async (): Promise<Tool[]> => {
    const { tools } = await this.#client.listTools();
    return tools.map(({ name, description, inputSchema }) => ({
      name,
      description,
      parameters: inputSchema,
    }));
  };

  readonly call: CallTool = async (name, args) => {
    const { content } = await this.#client.callTool({ name, arguments: args });
    return content.map((part) => (part.type === "text" ? part.text : "")).join("\n");
  };

  close(): Promise<void> {
    return this.#client.close();
  }
}
