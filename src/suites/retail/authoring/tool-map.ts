import { printExact } from "../../../exact-json/index.ts";
import type { ToolField } from "../../../contract/tool.ts";
import { exposeTool, type ToolEntry } from "./tool-entry.ts";

type Tool = ReturnType<typeof exposeTool>["definition"] & { after: readonly string[] };

/** The tools of a retail suite as Markdown tables by what they do: what an assistant is offered, and what is answered. */
export function toolMap(entries: readonly ToolEntry[]): string {
  const tools = entries.map((entry): Tool => ({ ...exposeTool(entry).definition, after: entry.after }));
  const having = (action: Tool["action"]) => tools.filter((tool) => tool.action === action);
  return [
    section("Look something up", having("read")),
    section("Calculate", having("calculator")),
    section("Change something", having("write")),
  ].join("\n");
}

function section(title: string, tools: readonly Tool[]): string {
  const rows = tools.map(
    (tool) =>
      `| \`${tool.name}\` | ${cell(tool.description)}${order(tool)} | ${fields(tool.inputs)} | ${names(tool.outputs)} |`,
  );
  return [`## ${title}`, "", "| tool | does | arguments | answers |", "|---|---|---|---|", ...rows, ""].join(
    "\n",
  );
}

function order({ after, requiresConfirmation }: Tool): string {
  const first = after.length === 0 ? "" : ` After ${after.map((name) => `\`${name}\``).join(", ")}.`;
  return `${first}${requiresConfirmation ? " With the customer's yes." : ""}`;
}

function fields(inputs: readonly ToolField[]): string {
  return inputs
    .map(({ name, type = "string", required, description = "", enum: values }) => {
      const kind = [...(type === "string" ? [] : [typeText(type)]), ...(required ? [] : ["optional"])];
      const choice = values === undefined ? "" : ` One of ${values.map(valueText).join(", ")}.`;
      return `\`${name}\`${kind.length === 0 ? "" : ` (${kind.join(", ")})`}: ${cell(description)}${choice}`;
    })
    .join("<br>");
}

function typeText(type: string): string {
  return type.replace(/^array<(.*)>$/, "list of $1s");
}

function names(outputs: readonly ToolField[]): string {
  return outputs.map(({ name }) => `\`${name}\``).join(", ");
}

function valueText(value: NonNullable<ToolField["enum"]>[number]): string {
  return typeof value === "string" ? value : printExact(value);
}

function cell(text: string): string {
  return text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ").trim();
}
