import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { inject } from "vitest";

/** Path of the browser that was found; empty where browser tests are skipped. */
export const browserPath = inject("chromium");

const FLAGS = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser of its own, with a new profile that is gone afterwards. */
export async function startBrowser(): Promise<Browser & AsyncDisposable> {
  const temporary = mkdtempSync(join(tmpdir(), "tellerproof-browser-"));
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: FLAGS,
    env: { ...process.env, TMPDIR: temporary, HOME: temporary },
  });
  return Object.assign(browser, {
    async [Symbol.asyncDispose]() {
      await browser.close();
      rmSync(temporary, { recursive: true, force: true, maxRetries: 3 });
    },
  });
}

/** A page that remembers what must never happen on it. */
export type WatchedPage = Page & {
  /** Errors, violations of the page's policy, and requests to anywhere but `allowed`. */
  troubles: string[];
};

/** Opens a page. @param allowed Origins, or beginnings of addresses, that it may ask for something. */
export async function openPage(
  browser: Browser,
  allowed: readonly string[],
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") troubles.push(`console: ${message.text()}`);
  });
  page.on("dialog", (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = request.url();
    if (!allowed.some((one) => url.startsWith(one))) troubles.push(`request: ${url.slice(0, 200)}`);
  });
  return Object.assign(page, { troubles });
}
