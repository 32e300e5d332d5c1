import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { TestProject } from "vitest/node";
import { findChromium } from "./find-chromium.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Path of the browser; empty where there is none. */
    chromium: string;
  }
}

/** Before the browser tests: a browser, and the page that they look at. */
export default function setup(project: TestProject): void {
  const chromium = findChromium() ?? "";
  project.provide("chromium", chromium);
  if (chromium === "") return;
  const builder = fileURLToPath(new URL("../../tools/build-viewer.ts", import.meta.url));
  execFileSync(process.execPath, [builder], { stdio: "inherit" });
}
