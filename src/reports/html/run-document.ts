import { createHash } from "node:crypto";
import type { RunReport } from "../view/run-report.ts";
import { inertHtml } from "./inert-html.ts";
import { runHtml } from "./run-html.ts";

/** A run's report as an HTML document of its own, `report.html` beside the run. It holds no script and admits none. */
export function runDocument(report: RunReport): string {
  const { html, style } = runHtml(report);
  const sheet = `html{color-scheme:light dark;background:light-dark(#fdfcfa,#131518)}${style}`;
  const hash = createHash("sha256").update(sheet).digest("base64");
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${inertHtml(report.manifest.run)} · Tellerproof</title>
<style>${sheet}</style>
</head>
<body>
${html}
</body>
</html>
`;
}
