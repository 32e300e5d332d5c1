import type { InputProblem } from "../../contract/errors.ts";
import type { Json } from "../../contract/json.ts";
import type { AgentFile } from "./agent-file.ts";
import type { Opening, Turn } from "./conversation.ts";
import { historyText } from "./history-text.ts";
import { placeholdersOf, type TemplateValues } from "./request-template.ts";

/** Placeholders of a request, with what each stands for. */
const PLACEHOLDERS = {
  message: "what the customer said",
  session: "the conversation's id: the agent's own once it has given one, else ours",
  turn: "number of the message, from 1",
  messageId: "an id of this message, the same when it is sent again",
  history: "all that was said before, as chat-completion messages",
  historyText: "the same as lines of text: Customer: …, Assistant: …, and what was looked up",
  messages: "history and the customer's message",
  instructions: "what our own loop would tell a model about its task",
  context: "what the bank's channel knows, such as who has signed in",
  bank: "where our bank is: bank.mcp, bank.stdio.command, bank.stdio.args",
  tools: "the bank's tools of the moment, with JSON Schema",
} as const;

/** What placeholders stand for in one turn. @param session Left out of the request where it is `undefined`. */
export function turnValues(opening: Opening, turn: Turn, session: string | undefined): TemplateValues {
  const { message, number, history } = turn;
  const lines = history as readonly Json[]; // chat lines are plain JSON
  return {
    message: () => message ?? null,
    session: () => session,
    turn: () => number,
    messageId: () => `${opening.session}-${number}`,
    history: () => [...lines],
    historyText: () => historyText(history),
    messages: () => [...lines, ...(message === undefined ? [] : [{ role: "user", content: message }])],
    instructions: () => opening.instructions,
    context: () => opening.context,
    bank: () => bankValue(turn),
    tools: () =>
      turn.door.tools().map(({ name, description, parameters = {} }) => ({ name, description, parameters })),
  };
}

/** What placeholders stand for when a conversation is over. */
export function endValues(opening: Opening, session: string | undefined): TemplateValues {
  return { session: () => session, context: () => opening.context };
}

/** Names in an agent's templates that stand for nothing. */
export function unknownPlaceholders(file: AgentFile): InputProblem[] {
  return templatesOf(file).flatMap(({ path, template, known }) =>
    placeholdersOf(template)
      .filter((name) => !standsForSomething(name, known))
      .map((name) => ({
        path,
        value: `{{${name}}}`,
        problem: "stands for nothing",
        remedy: `Known are ${(name.startsWith("bank.") ? BANK_PLACES : known).join(", ")}`,
      })),
  );
}

const BANK_PLACES = ["bank", "bank.mcp", "bank.stdio", "bank.stdio.command", "bank.stdio.args"];

function standsForSomething(name: string, known: readonly string[]): boolean {
  const [first = "", ...rest] = name.split(".");
  return known.includes(first) && (first !== "bank" || rest[1] === "args" || BANK_PLACES.includes(name));
}

/** What an agent's templates ask for, without repetitions, such as `bank.mcp` or `context.loginContext.full_name`. */
export function placeholdersIn(file: AgentFile): string[] {
  return [...new Set(templatesOf(file).flatMap(({ template }) => placeholdersOf(template)))];
}

/** Whether an agent knows the bank's tools only if it asks the bank's address for them. */
export function asksForTools(file: AgentFile): boolean {
  if (file.tools === "own" || !file.listsTools) return false;
  switch (file.type) {
    case "http":
    case "openai-endpoint":
    case "a2a":
      return !placeholdersIn(file).some((name) => name.split(".")[0] === "tools");
    case "subprocess":
    case "function":
      return false; // they are told
  }
}

type Template = { path: string; template: Json; known: readonly string[] };

function templatesOf(file: AgentFile): Template[] {
  const known = Object.keys(PLACEHOLDERS);
  // What people say has characters that no header may have.
  const short = ["session", "turn", "messageId", "context", "bank"];
  switch (file.type) {
    case "http": {
      const end = ["session", "context"];
      return [
        { path: "url", template: file.url, known },
        ...headerTemplates(file.headers, short),
        ...(file.request === undefined ? [] : [{ path: "request", template: file.request, known }]),
        ...(file.hangUp === undefined
          ? []
          : [
              { path: "hangUp.url", template: file.hangUp.url, known: end },
              { path: "hangUp.body", template: file.hangUp.body ?? null, known: end },
            ]),
      ];
    }
    case "openai-endpoint":
      return [...headerTemplates(file.headers, short), { path: "body", template: file.body, known }];
    case "a2a":
      return [
        ...headerTemplates(file.headers, short),
        { path: "metadata", template: file.metadata ?? null, known },
      ];
    case "subprocess":
    case "function":
      return [];
  }
}

function headerTemplates(headers: Readonly<Record<string, string>>, known: readonly string[]): Template[] {
  return Object.entries(headers).map(([name, template]) => ({ path: `headers.${name}`, template, known }));
}

function bankValue(turn: Turn): Json {
  const { mcp, stdio } = turn.bank();
  return { mcp, stdio: { command: stdio.command, args: [...stdio.args] } };
}
