import { z } from "zod";
import { Json } from "../../contract/json.ts";
import { Decoding, ModelPrice } from "../../contract/model.ts";
import type { Unseen } from "../../contract/trajectory.ts";

const Headers = z
  .record(z.string(), z.string())
  .default({})
  .describe("Sent with every request. ${NAME} is read from the environment and never stored.");

/** Longest answer of an agent of one's own that is read, in megabytes, where nothing else is said. */
export const DEFAULT_ANSWER_MB = 4;

const common = {
  format: z.literal(1).default(1),
  name: z
    .string()
    .min(1)
    .optional()
    .describe(
      "What reports call the agent; the name of the file otherwise, or of its folder if that is agent.yaml.",
    ),
  timeoutSeconds: z.number().positive().max(3600).default(120).describe("Longest that one answer may take."),
  maxAnswerMb: z
    .number()
    .positive()
    .max(256)
    .default(DEFAULT_ANSWER_MB)
    .describe("Longest answer that is read, in megabytes: a longer one, or one without end, is a fault."),
  tools: z
    .enum(["bank", "bank-and-own", "own"])
    .default("bank")
    .describe(
      "bank: it acts on our bank only. bank-and-own: it also looks things up elsewhere, unseen. own: it does not use our bank at all. What cannot be seen is never graded as passed.",
    ),
  listsTools: z
    .boolean()
    .default(true)
    .describe(
      "false: its tools are built in, so it need not ask our bank for their list. Else an episode in which it neither listed nor called any is an error.",
    ),
  bank: z
    .strictObject({
      host: z.string().default("127.0.0.1").describe("Interface on which our bank listens."),
      port: z.int().min(0).max(65_535).default(0).describe("0: any free one."),
      url: z.url().optional().describe("How the agent reaches it, such as http://host.docker.internal:8700."),
    })
    .prefault({})
    .describe("Where agents outside this process find our bank."),
};

const Place = z
  .string()
  .min(1)
  .describe("Names and positions joined by dots; -1 is the last; . is the whole.");

const HangUp = z
  .strictObject({
    url: z.string(),
    method: z.enum(["POST", "PUT", "DELETE"]).default("POST"),
    body: Json.optional(),
  })
  .describe("Requested once when a conversation is over.");

/** An agent behind an HTTP endpoint. */
export const HttpAgentFile = z.strictObject({
  ...common,
  type: z.literal("http"),
  url: z.string().describe("Where each message is posted. ${NAME} and {{session}} are filled in."),
  method: z.enum(["POST", "PUT"]).default("POST"),
  headers: Headers,
  request: Json.optional().describe(
    "The body of a request, with {{message}} and others (docs/test-your-agent.md).",
  ),
  response: z
    .strictObject({
      reply: Place.default("reply").describe("Where the answer's text is."),
      session: z
        .union([Place, z.strictObject({ header: z.string().min(1) })], {
          error: "a place in the answer, or {header: name}",
        })
        .optional()
        .describe("Where the agent's own id of the conversation is: in the answer, or in a header of it."),
      poll: Place.optional().describe(
        "Where an answer with HTTP 202 says at which address the reply will be; its Location header otherwise.",
      ),
      leaves: Place.optional().describe("Where it says, by true or a reason, that it ends the conversation."),
      pieces: Place.optional().describe("In an event stream: where each event has its piece of the text."),
    })
    .prefault({}),
  hangUp: HangUp.optional(),
});
export type HttpAgentFile = z.infer<typeof HttpAgentFile>;

/** An agent that is itself an OpenAI-compatible chat endpoint, with tools and a prompt of its own. */
export const OpenAiEndpointFile = z.strictObject({
  ...common,
  type: z.literal("openai-endpoint"),
  url: z.string().describe("Base address, such as https://assistant.example.com/v1."),
  model: z.string(),
  headers: Headers,
  stream: z.boolean().default(false).describe("Ask for the answer in pieces."),
  body: z
    .record(z.string(), Json)
    .default({})
    .describe("Further fields of each request, such as where to find our bank: {{bank.mcp}}."),
});
export type OpenAiEndpointFile = z.infer<typeof OpenAiEndpointFile>;

/** An agent that speaks the Agent2Agent protocol, 1.0 or 0.3. */
export const A2aAgentFile = z.strictObject({
  ...common,
  type: z.literal("a2a"),
  url: z.string().describe("Where the agent is; its card is at /.well-known/agent-card.json below it."),
  card: z.string().optional().describe("Where its card is, if elsewhere."),
  headers: Headers,
  metadata: z
    .record(z.string(), Json)
    .optional()
    .describe("Metadata of each message; by default where to find our bank, and what its channel knows."),
});
export type A2aAgentFile = z.infer<typeof A2aAgentFile>;

/** An agent that is a program; one process for each conversation. */
export const SubprocessAgentFile = z.strictObject({
  ...common,
  type: z.literal("subprocess"),
  command: z.array(z.string().min(1)).min(1).describe("The program and its arguments; no shell is involved."),
  cwd: z.string().optional().describe("Its folder; this file's folder otherwise."),
  env: z
    .record(z.string(), z.string())
    .default({})
    .describe("Added to its environment. ${NAME} is filled in."),
});
export type SubprocessAgentFile = z.infer<typeof SubprocessAgentFile>;

/** An agent that is a TypeScript or JavaScript function, made with defineAgent. */
export const FunctionAgentFile = z.strictObject({
  ...common,
  type: z.literal("function"),
  module: z.string().min(1).describe("The module, from this file's folder."),
  export: z.string().default("agent"),
});
export type FunctionAgentFile = z.infer<typeof FunctionAgentFile>;

/** A raw model behind our own loop, with an endpoint of its own. */
export const ModelAgentFile = z.strictObject({
  format: common.format,
  name: common.name,
  type: z.literal("model"),
  model: z.string().describe("provider:model, such as openai:gpt-5-mini or openai-compatible:qwen3-32b."),
  baseUrl: z.url().optional().describe("Where it is reached; the provider's own endpoint otherwise."),
  apiKeyEnv: z
    .string()
    .optional()
    .describe(
      "The environment variable that holds its key. No endpoint of yours is sent a provider's key unless it is named here.",
    ),
  headers: Headers,
  query: z
    .record(z.string(), z.string())
    .default({})
    .describe("Added to the address of every request, such as api-version."),
  decoding: Decoding.prefault({}).describe("How it is sampled; what is left out is the provider's own."),
  price: ModelPrice.optional().describe(
    "US dollars per million tokens; its list price otherwise, if one is known.",
  ),
  timeoutSeconds: z
    .number()
    .positive()
    .max(3600)
    .optional()
    .describe("Longest that one attempt may take; 600 otherwise."),
  history: z
    .enum(["full", "latest-turn"])
    .default("full")
    .describe("latest-turn: it sees only what was said and done since the caller last spoke."),
});
export type ModelAgentFile = z.infer<typeof ModelAgentFile>;

/** An agent as its owner describes it in a file. */
export const AgentFile = z.discriminatedUnion(
  "type",
  [HttpAgentFile, OpenAiEndpointFile, A2aAgentFile, SubprocessAgentFile, FunctionAgentFile],
  { error: "not a type of agent; known are http, openai-endpoint, a2a, subprocess and function" },
);
export type AgentFile = z.infer<typeof AgentFile>;

/** Whatever `--agent` takes as a file. */
export const AnyAgentFile = z.discriminatedUnion("type", [ModelAgentFile, ...AgentFile.options], {
  error: "not a type of agent; known are model, http, openai-endpoint, a2a, subprocess and function",
});
export type AnyAgentFile = z.infer<typeof AnyAgentFile>;

/** What the record cannot show of an agent that uses tools like this. */
export function unseenOf({ tools }: AgentFile): Unseen[] {
  switch (tools) {
    case "bank":
      return [];
    case "bank-and-own":
      return ["agent-sources"];
    case "own":
      return ["agent-calls"];
  }
}
