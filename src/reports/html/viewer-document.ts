import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { HEAD_ELEMENT, packElement, type ViewerFile, type ViewerPack } from "../view/viewer-file.ts";
import { inertHtml } from "./inert-html.ts";

/** The viewer's page as one script and one style sheet. */
export type ViewerPage = { script: string; style: string };

/** What goes into a file beside the page. */
export type ViewerDocument = {
  title: string;
  page: ViewerPage;
  /** Shown where scripts do not run, such as in a mail's preview. HTML of ours. */
  withoutScript: { html: string; style: string };
  /** In the order of their numbers, from 0. */
  packs: AsyncIterable<ViewerPack>;
  /** What is shown at once; asked for when all packs were made. */
  head: () => ViewerFile;
};

/**
 * A run and its viewer as one HTML document that needs nothing else: it works from a mail attachment, without a network.
 * Its policy admits just the script and the styles that are in it, and lets no text become markup. Yielded in pieces, so
 * that a large run need not be held at once.
 */
export async function* viewerDocument(document: ViewerDocument): AsyncIterable<string> {
  const { title, page, head, packs, withoutScript } = document;
  const script = inertScript(page.script);
  const styles = [page.style, withoutScript.style].map(inertStyle);
  yield `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${filePolicy(script, styles)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>${inertHtml(title)}</title>
${styles.map((style) => `<style>${style}</style>`).join("\n")}
</head>
<body>
<div id="root">${withoutScript.html}</div>
`;
  let number = 0;
  for await (const pack of packs) {
    yield dataElement(packElement(number), pack);
    number += 1;
  }
  yield dataElement(HEAD_ELEMENT, head());
  yield `<script type="module">${script}</script>\n</body>\n</html>\n`;
}

/** Data as base 64 in an element that no browser runs. */
function dataElement(id: string, value: ViewerFile | ViewerPack): string {
  const packed = gzipSync(JSON.stringify(value), { level: 9 }).toString("base64");
  return `<script type="application/gzip;base64" id="${id}">${packed}</script>\n`;
}

function filePolicy(script: string, styles: readonly string[]): string {
  const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return [
    "default-src 'none'",
    `script-src ${hash(script)}`,
    `style-src ${styles.map(hash).join(" ")}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}

/** Script text that cannot end its own element: in strings and patterns, where alone these occur, `\\/` is `/`. */
function inertScript(script: string): string {
  return script.replaceAll(/<\/(script)/gi, "<\\/$1").replaceAll("<!--", "<\\!--");
}

/** @throws Error for a style sheet that could end its own element. */
function inertStyle(style: string): string {
  if (/<\/style/i.test(style)) throw new Error("the page's style sheet holds the end of its element");
  return style;
}
