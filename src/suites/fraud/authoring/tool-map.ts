import type { DefinedBank } from "../../../bank/live/index.ts";

type BankTool = DefinedBank["tools"][number];

/**
 * A live bank's tools, as Markdown tables by who has them: what a script or a check of a pair
 * may name, with which arguments. Made from the tools themselves.
 */
export function toolMap(core: DefinedBank): string {
  return [
    section("The agent has from the start", core.standing("agent")),
    section("The agent unlocks", [...core.discoverable("agent").values()]),
    section("The caller has, where the pair lists them under `tools`", core.standing("caller")),
    section("The agent hands to the caller", [...core.discoverable("caller").values()]),
  ].join("\n");
}

function section(title: string, tools: readonly BankTool[]): string {
  const rows = tools.map(
    ({ name, description, parameters }) =>
      `| \`${name}\` | ${cell(description)} | ${argumentsOf(parameters)} |`,
  );
  return [`## ${title}`, "", "| tool | does | arguments |", "|---|---|---|", ...rows, ""].join("\n");
}

function argumentsOf(parameters: BankTool["parameters"]): string {
  return Object.entries(parameters)
    .map(([name, { type, required, description, values }]) => {
      const kind = [...(type === "string" ? [] : [type]), ...(required ? [] : ["optional"])];
      const choice = values === undefined ? "" : ` One of ${values.join(", ")}.`;
      return `\`${name}\`${kind.length === 0 ? "" : ` (${kind.join(", ")})`}: ${cell(description)}${choice}`;
    })
    .join("<br>");
}

const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");
