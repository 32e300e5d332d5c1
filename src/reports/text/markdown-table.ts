import type { Cell, Table } from "../view/table.ts";
import { inertMarkdown } from "./inert-markdown.ts";

/** A table in Markdown, with an empty line after it. */
export function markdownTable({ head, rows }: Table): string[] {
  return [line(head), line(head.map(() => ({ ours: "---" }))), ...rows.map(line), ""];
}

function line(cells: readonly Cell[]): string {
  return `| ${cells.map(cell).join(" | ")} |`;
}

function cell(value: Cell): string {
  if (typeof value === "string") return inertMarkdown(value);
  if (typeof value === "number") return `${value}`;
  return "ours" in value ? value.ours : `*${inertMarkdown(value.strong)}*`;
}
