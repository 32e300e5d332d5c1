import type { ModelMessage } from "../contract/model.ts";
import type { Move, Participant, View } from "../contract/ports.ts";
import type { ToolSpec } from "../contract/tool.ts";
import { say } from "./terminal.ts";

const HELP =
  'Type what you say. /call TOOL {"argument": "value"} calls a tool, /tools lists yours, /leave ends.';

/** Gives the next line that a person types; `undefined` when there are no more. */
export type NextLine = (prompt: string) => Promise<string | undefined>;

/** A person at the terminal in one side's part: sees what that side sees, and nothing else. */
export function person(nextLine: NextLine, side: "caller" | "agent"): Participant {
  let seen = 0;
  let calls = 0;
  let greeted = false;
  return {
    async move(view) {
      if (!greeted) say(`You are the ${side}. ${HELP}`);
      greeted = true;
      for (const message of view.messages.slice(seen)) show(message);
      seen = view.messages.length;
      for (;;) {
        const line = await nextLine(`${side}> `);
        if (line === undefined) return { type: "leave", reason: "the person has gone" };
        const move = readLine(line.trim(), view, () => `call_${(calls += 1)}`);
        if (move === undefined) continue;
        // The person's own words come back as part of the history.
        seen += move.type === "reply" ? 1 : 0;
        return move;
      }
    },
  };
}

/** @returns `undefined` where nothing was done that counts as a turn. */
function readLine(line: string, view: View, nextId: () => string): Move | undefined {
  if (line === "/leave") return { type: "leave", reason: "ended by the person" };
  if (line === "/tools") {
    const tools = view.tools.map((tool) => `  ${formOf(tool)}  ${tool.description.split("\n")[0] ?? ""}`);
    say(tools.length === 0 ? "You have no tools." : tools.join("\n"));
    return undefined;
  }
  const call = /^\/call\s+(\S+)\s*(.*)$/s.exec(line);
  if (call?.[1] !== undefined) {
    return {
      type: "reply",
      text: null,
      calls: [{ id: nextId(), tool: call[1], rawArguments: call[2] ?? "" }],
    };
  }
  if (line === "" || line.startsWith("/")) {
    say(HELP);
    return undefined;
  }
  return { type: "reply", text: line, calls: [] };
}

/** A tool's name and arguments; those that may be left out have a question mark. */
function formOf({ name, parameters }: ToolSpec): string {
  const { properties = {}, required = [] } = parameters ?? {};
  const needed = new Set(Array.isArray(required) ? required : []);
  const names = Object.keys(properties ?? {}).map((each) => (needed.has(each) ? each : `${each}?`));
  return `${name}(${names.join(", ")})`;
}

function show(message: ModelMessage): void {
  switch (message.role) {
    case "system":
      say(`--- your instructions ---\n${message.text}\n---`);
      return;
    case "user":
      say(`other side: ${message.text}`);
      return;
    case "tool":
      say(`${message.tool}: ${message.text}`);
      return;
    case "assistant":
      if (message.text !== null) say(`you, earlier: ${message.text}`);
  }
}
