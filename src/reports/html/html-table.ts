import type { Cell, Table } from "../view/table.ts";
import { inertHtml } from "./inert-html.ts";

/** A table in HTML. The first cell of each row heads it. */
export function htmlTable({ head, rows }: Table): string {
  const heads = head.map((value) => `<th>${inner(value)}</th>`).join("");
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.map(row).join("")}</tbody></table>`;
}

function row([first = "", ...rest]: readonly Cell[]): string {
  return `<tr><th scope="row">${inner(first)}</th>${rest.map(cell).join("")}</tr>`;
}

/** A figure with its interval, which is read as one: `71.4 % (2–5)`, `3 of 27`, `0.0 to +100.0`. */
const FIGURE = /^[-+−<]?\s?\d[\d\s.,%()–−+…ofto-]*$/;

function cell(value: Cell): string {
  const across = typeof value === "object" && "across" in value ? value.across : undefined;
  const isFigure = typeof value === "object" && "ours" in value && FIGURE.test(value.ours);
  const figure = isFigure ? ' class="figure"' : "";
  return `<td${figure}${across === undefined ? "" : ` colspan="${across}"`}>${inner(value)}</td>`;
}

function inner(value: Cell): string {
  if (typeof value === "string") return inertHtml(value);
  if (typeof value === "number") return `${value}`;
  return "ours" in value ? value.ours : `<strong>${inertHtml(value.strong)}</strong>`;
}
