import { fraudbenchBank } from "../../../bank/live/index.ts";

type Tool = { readonly name: string; readonly kind: "read" | "write" | "generic" };

/**
 * What an action name of a public task's annotations stands for. `handover`: a handover for one reason, `known` to the
 * tool or not. `conditional`: a tool with a condition told in prose. `helper`: a function of the public code that nobody
 * can call. `label`: conduct in words, which only a judge can see.
 */
export type ActionClass =
  | { type: "agent-tool"; tool: string; reach: "standing" | "discoverable"; effect: "reads" | "acts" }
  | { type: "handover"; reason: string; known: boolean }
  | { type: "conditional"; tool: string; condition: string }
  | { type: "caller-tool"; tool: string }
  | { type: "helper" }
  | { type: "label" };

const HANDOVER = "transfer_to_human_agents";

/** Classifies one entry of `permitted_agent_actions` or `prohibited_agent_actions`. */
export function classifyAction(name: string): ActionClass {
  const tool = AGENT_TOOLS.get(name);
  if (tool !== undefined) return tool;
  const [, handover, reason = ""] = /^([^:]+):(.*)$/.exec(name) ?? [];
  if (handover === HANDOVER) return { type: "handover", reason, known: REASONS.has(reason) };
  if (CALLER_TOOLS.has(name)) return { type: "caller-tool", tool: name };
  const prefix = [...AGENT_TOOLS.keys(), ...CALLER_TOOLS].find((each) =>
    /^_(?:with|for)_./.test(rest(name, each)),
  );
  if (prefix !== undefined)
    return { type: "conditional", tool: prefix, condition: rest(name, prefix).slice(1) };
  return name === "query_database" ? { type: "helper" } : { type: "label" };
}

/** What follows the prefix; empty where the name does not begin with it. */
function rest(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : "";
}

const AGENT_TOOLS: ReadonlyMap<string, Extract<ActionClass, { type: "agent-tool" }>> = new Map([
  ...fraudbenchBank.standing("agent").map((tool) => agentTool(tool, "standing")),
  ...[...fraudbenchBank.discoverable("agent").values()].map((tool) => agentTool(tool, "discoverable")),
]);

const CALLER_TOOLS: ReadonlySet<string> = new Set([
  ...fraudbenchBank.standing("caller").map(({ name }) => name),
  ...fraudbenchBank.discoverable("caller").keys(),
]);

const REASONS: ReadonlySet<string> = new Set(
  fraudbenchBank.standing("agent").find(({ name }) => name === HANDOVER)?.parameters["reason"]?.values,
);

function agentTool(
  { name, kind }: Tool,
  reach: "standing" | "discoverable",
): [string, Extract<ActionClass, { type: "agent-tool" }>] {
  return [name, { type: "agent-tool", tool: name, reach, effect: kind === "read" ? "reads" : "acts" }];
}
