import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { runDocument } from "../reports/html/run-document.ts";
import { runMarkdown } from "../reports/text/run-markdown.ts";
import type { RunReport } from "../reports/view/run-report.ts";
import { writeWhole } from "./write-whole.ts";

/** Writes `report.md`, `report.html` and `report.json` beside the run, each whole or not at all. @returns Their paths. */
export function writeReports(
  folder: string,
  report: RunReport,
): { markdown: string; html: string; json: string } {
  mkdirSync(folder, { recursive: true });
  const markdown = writeWhole(join(folder, "report.md"), runMarkdown(report));
  const json = writeWhole(join(folder, "report.json"), `${JSON.stringify(report, null, 2)}\n`);
  const html = writeWhole(join(folder, "report.html"), runDocument(report));
  return { markdown, html, json };
}
