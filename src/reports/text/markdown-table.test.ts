import * as fc from "fast-check";
import { expect, test } from "vitest";
import { htmlTable } from "../html/html-table.ts";
import { ours, pick, type Table } from "../view/table.ts";
import { markdownTable } from "./markdown-table.ts";
import { terminalTable } from "./terminal-table.ts";

const table: Table = {
  head: ["agent", "mean", ""],
  rows: [
    ["a|b", ours("71.4 % (2–5)"), 12],
    [{ strong: "mean of <all>" }, { ours: "nothing graded", across: 2 }],
  ],
};

test("Markdown keeps texts inert and figures as they are", () => {
  expect(markdownTable(table)).toEqual([
    "| agent | mean |  |",
    "| --- | --- | --- |",
    "| a&#124;b | 71.4 % (2–5) | 12 |",
    "| *mean of &#60;all&#62;* | nothing graded |",
    "",
  ]);
});

test("HTML heads each row by its first cell", () => {
  expect(htmlTable(table)).toBe(
    '<table><thead><tr><th>agent</th><th>mean</th><th></th></tr></thead><tbody><tr><th scope="row">a|b</th><td class="figure">71.4 % (2–5)</td><td>12</td></tr>' +
      '<tr><th scope="row"><strong>mean of &lt;all&gt;</strong></th><td colspan="2">nothing graded</td></tr></tbody></table>',
  );
});

test("a terminal aligns columns as it is told", () => {
  const lines = terminalTable({ head: ["x", "count"], rows: [["a", 7]] }, ["left", "right"]).split("\n");
  expect(lines[3]).toBe("│ a │     7 │");
});

test("columns are those that are picked, in their order, under the heads that they are given", () => {
  const rows = [{ name: "a", passed: 1, failed: 2 }];
  expect(pick(rows, { failed: "lost", name: "who" })).toEqual({ head: ["lost", "who"], rows: [[2, "a"]] });
});

test("law: no text of a cell opens a cell, a row or a tag of its own", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 2 })), (rows) => {
      const given = { head: ["one", "two"], rows };
      const lines = markdownTable(given);
      expect(lines).toHaveLength(rows.length + 3);
      for (const line of lines.slice(2, -1)) expect(line.split("|")).toHaveLength(4);
      expect(htmlTable(given).match(/<t[dh]\b/g) ?? []).toHaveLength(2 + 2 * rows.length);
    }),
  );
});
