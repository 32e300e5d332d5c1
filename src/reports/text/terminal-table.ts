import TextTable from "cli-table3";
import type { Cell, Table } from "../view/table.ts";

/** A table for a terminal; colourless, so that it pipes well. @param align Of each column; left where left out. */
export function terminalTable({ head, rows }: Table, align: readonly ("left" | "right")[] = []): string {
  const table = new TextTable({
    head: head.map(text),
    style: { head: [], border: [] },
    colAligns: [...align],
  });
  table.push(...rows.map((row) => row.map(text)));
  return table.toString();
}

function text(cell: Cell): string {
  if (typeof cell === "object") return "ours" in cell ? cell.ours : cell.strong;
  return `${cell}`;
}
