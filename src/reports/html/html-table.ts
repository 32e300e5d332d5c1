import type { Cell } from "../view/table.ts";
import { inertHtml } from "./inert-html.ts";

/** A table in HTML. The first cell of each row heads it. */
export function htmlTable(head: readonly Cell[], rows: readonly (readonly Cell[])[]): string {
  const heads = head.map((value) => `<th>${cell(value)}</th>`).join("");
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.map(row).join("")}</tbody></table>`;
}

function row([first = "", ...rest]: readonly Cell[]): string {
  const cells = rest.map((value) => `<td>${cell(value)}</td>`).join("");
  return `<tr><th scope="row">${cell(first)}</th>${cells}</tr>`;
}

function cell(value: Cell): string {
  if (typeof value === "string") return inertHtml(value);
  if (typeof value === "number") return `${value}`;
  return "ours" in value ? value.ours : `<strong>${inertHtml(value.strong)}</strong>`;
}
