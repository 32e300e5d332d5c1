import { Mechanism } from "../fraud-scenario.ts";
import type { Policy } from "./policy-files.ts";

/**
 * What the documents of a suite decide, as Markdown tables: by topic, by mechanism and by tool. Made from the
 * documents' own heads, so that it cannot say something else than they do.
 */
export function policyMap(policies: readonly Policy[]): string {
  return [byTopic(policies), bySource(policies), byMechanism(policies), byTool(policies)].join("\n");
}

function byTopic(policies: readonly Policy[]): string {
  const topics = [...new Set(policies.map(({ head }) => topicOf(head.id)))];
  return topics
    .map((topic) => {
      const rows = policies
        .filter(({ head }) => topicOf(head.id) === topic)
        .map(({ head }) => {
          const { id, title, figures, tools } = head;
          const numbers = Object.entries(figures).map(([name, value]) => `${name} **${value}**`);
          return `| ${id} | ${title} | ${validity(head)} | ${numbers.join("; ")} | ${tools.map(code).join(" ")} |`;
        });
      const header = ["| id | title | in force | figures | tools |", "|---|---|---|---|---|"];
      return [`### ${topic}`, "", ...header, ...rows, ""].join("\n");
    })
    .join("\n");
}

/** Documents in force that follow a law or a published practice; all others are the bank's own rules. */
function bySource(policies: readonly Policy[]): string {
  const rows = policies
    .filter(({ head }) => head.effective_to === undefined && head.sources.length > 0)
    .map(({ head }) => `| ${head.id} ${head.title} | ${head.sources.join("; ")} |`);
  return [
    "### Where the bank's rules come from",
    "",
    "| document | follows |",
    "|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function byMechanism(policies: readonly Policy[]): string {
  const rows = Mechanism.options.map((mechanism) => {
    const [current, ended] = split(policies.filter(({ head }) => head.mechanisms.includes(mechanism)));
    return `| ${mechanism} | ${current.join(", ")} | ${ended.join(", ")} |`;
  });
  return [
    "### Documents by mechanism",
    "",
    "| mechanism | in force | ended |",
    "|---|---|---|",
    ...rows,
    "",
  ].join("\n");
}

function byTool(policies: readonly Policy[]): string {
  const tools = [...new Set(policies.flatMap(({ head }) => head.tools))].sort();
  const rows = tools.map((tool) => {
    const [current, ended] = split(policies.filter(({ head }) => head.tools.includes(tool)));
    return `| ${code(tool)} | ${current.join(", ")} | ${ended.join(", ")} |`;
  });
  return ["### Documents by tool", "", "| tool | in force | ended |", "|---|---|---|", ...rows, ""].join(
    "\n",
  );
}

/** Ids of those without an end, and of those with one. */
function split(policies: readonly Policy[]): [string[], string[]] {
  const ids = (ended: boolean): string[] =>
    policies.filter(({ head }) => (head.effective_to !== undefined) === ended).map(({ head }) => head.id);
  return [ids(false), ids(true)];
}

function validity({ effective_from, effective_to, superseded_by }: Policy["head"]): string {
  const period =
    effective_to === undefined ? `from ${effective_from}` : `${effective_from} to ${effective_to}`;
  return superseded_by === undefined ? period : `${period}, then ${superseded_by}`;
}

const topicOf = (id: string): string => id.replace(/-\d+$/, "");
const code = (name: string): string => `\`${name}\``;
