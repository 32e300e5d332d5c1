/**
 * What stands in one cell of a table. A text may come from anywhere (names of agents, rules, scenarios) and is made inert
 * by whoever renders it; `ours` is a figure or words of our own, which stand as they are; `strong` is told apart.
 */
export type Cell = string | number | { ours: string; across?: number } | { strong: string };

/** A table as it is rendered, in a terminal, in Markdown, in HTML or on the viewer's pages. */
export type Table = { head: readonly Cell[]; rows: readonly (readonly Cell[])[] };

/** What a row of a table says, by column. Each way of showing it takes the columns that it has room for. */
export type Row<Column extends string = string> = Readonly<Record<Column, Cell>>;

/** Figures or words of our own. */
export function ours(text: string): Cell {
  return { ours: text };
}

/** A table of some columns of rows, in this order and under these heads. */
export function pick<Column extends string>(
  rows: readonly Row<Column>[],
  heads: { readonly [Name in Column]?: string },
): Table {
  const columns = Object.keys(heads) as Column[]; // the object's own keys
  return {
    head: columns.map((column) => heads[column] ?? ""),
    rows: rows.map((row) => columns.map((column) => row[column])),
  };
}
