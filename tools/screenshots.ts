// Plays both suites offline and takes the pictures of docs/images from the viewer.
//   npm run screenshots
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type BrowserContextOptions } from "playwright-core";
import { findChromium } from "../test/browser/find-chromium.ts";
import { serveRuns } from "../test/browser/serve.ts";
import { buildViewer } from "./build-viewer.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const images = join(root, "docs/images");

const DESKTOP = { viewport: { width: 1280, height: 860 } } satisfies BrowserContextOptions;
const PHONE = { viewport: { width: 390, height: 780 }, deviceScaleFactor: 2 } satisfies BrowserContextOptions;

const MULE = `/runs/fraud/episodes/gullible/${encodeURIComponent("money-mule.moped-by-tonight/attack")}/1`;
const sideOf = (side: string, agent: string): string =>
  ["fraud", agent, "money-mule.moped-by-tonight/attack", "1"]
    .map((value) => `${side}=${encodeURIComponent(value)}`)
    .join("&");
/** `press`: the button that is pressed before the picture is taken. */
const PAGES: readonly { name: string; path: string; press?: string }[] = [
  { name: "runs", path: "/" },
  { name: "fraud-run", path: "/runs/fraud" },
  { name: "retail-run", path: "/runs/retail" },
  { name: "episodes", path: "/runs/fraud/episodes?status=failed&agent=gullible" },
  { name: "episode", path: MULE, press: "show evidence" },
  {
    name: "scenario",
    path: `/runs/fraud/scenarios/${encodeURIComponent("money-mule.moped-by-tonight/attack")}`,
  },
  { name: "side-by-side", path: `/side-by-side?${sideOf("left", "oracle")}&${sideOf("right", "gullible")}` },
  { name: "compare", path: "/compare?system=fraud:gullible&system=fraud:refuser" },
];

const executablePath = findChromium();
if (executablePath === undefined) process.exit(1);
await buildViewer();
const scratch = mkdtempSync(join(tmpdir(), "tellerproof-screenshots-"));
try {
  play("retail-india", "retail");
  play("fraud", "fraud");
  await using viewer = await serveRuns(scratch);
  const browser = await chromium.launch({ executablePath });
  mkdirSync(images, { recursive: true });
  for (const { name, path, press } of PAGES) {
    const url = `${viewer.url}${path}`;
    await shoot(browser, { url, name: `${name}-light`, press }, { ...DESKTOP, colorScheme: "light" });
    await shoot(browser, { url, name: `${name}-dark`, press }, { ...DESKTOP, colorScheme: "dark" });
    await shoot(browser, { url, name: `${name}-phone`, press }, { ...PHONE, colorScheme: "light" });
  }
  await browser.close();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function play(suite: string, run: string): void {
  const args = ["run", suite, "--runs-dir", scratch, "--run-id", run, "--json"];
  execFileSync(process.execPath, [join(root, "src/cli/main.ts"), ...args], { stdio: "ignore" });
}

async function shoot(
  browser: Browser,
  { url, name, press }: { url: string; name: string; press: string | undefined },
  options: BrowserContextOptions,
): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(url);
  await page.locator("main table, main article, main section, [role=row] a, [data-event]").first().waitFor();
  await page.waitForLoadState("load");
  if (press !== undefined) {
    await page.getByRole("button", { name: press }).first().click();
    await page.waitForTimeout(700);
  }
  await page.screenshot({ path: join(images, `${name}.png`) });
  await context.close();
}
