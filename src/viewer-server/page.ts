import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The built page: its document and the files that it loads, all held in memory, so that no request names a path. */
export type Page = {
  /** The document with a fresh nonce, and the policy that lets only this nonce's script run. */
  document(): { html: string; policy: string };
  assets: ReadonlyMap<string, { body: Buffer<ArrayBuffer>; type: string }>;
};

const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  woff2: "font/woff2",
};

/** Reads the built page. @param folder Where Vite put it. */
export function readPage(folder: string): Page {
  const template = readFileSync(join(folder, "index.html"), "utf8");
  const assets = readdirSync(join(folder, "assets")).map((name) => {
    const body = readFileSync(join(folder, "assets", name));
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    return [`/assets/${name}`, { body, type }] as const;
  });
  return {
    document() {
      const nonce = randomBytes(18).toString("base64");
      const html = template.replace(/<script /g, `<script nonce="${nonce}" `);
      return { html, policy: contentPolicy(`'nonce-${nonce}'`) };
    },
    assets: new Map(assets),
  };
}

/**
 * Nothing runs but the page's own script, nothing is loaded but from here, and no text can become markup: with trusted
 * types on and no policy allowed, a script that tried to set HTML would throw.
 */
function contentPolicy(script: string): string {
  return [
    "default-src 'none'",
    `script-src ${script}`,
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
}
