// Opens a run of 100,000 episodes and an episode of 10,000 messages in a browser and prints what that took, as JSON.
//   npm run bench:viewer                    writes the large run first, which takes some minutes
//   npm run bench:viewer -- --folder DIR    keeps it there, and uses it if it is there already
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import { findChromium } from "../test/browser/find-chromium.ts";
import { openRunStore } from "../src/store/index.ts";
import { Counting } from "../src/viewer-server/counting.ts";
import { serveViewer } from "../src/viewer-server/serve-viewer.ts";
import { buildViewer } from "../tools/build-viewer.ts";
import { longTrajectory, writeLargeRun } from "./large-run.ts";
import { elapsedMs, percentiles, round } from "./measure.ts";

const EPISODES = 100_000;
const MESSAGES = 10_000;
const cli = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));

/** Whether any row of the list is to be seen. The page's policy admits no code from texts, so it is asked from outside. */
const ROW_IN_SIGHT = `[...document.querySelectorAll("[data-row] a")].some((one) => {
  const { top } = one.getBoundingClientRect();
  return top > 0 && top < innerHeight;
})`;

const { values } = parseArgs({ options: { folder: { type: "string" } } });
const executablePath = findChromium();
if (executablePath === undefined) process.exit(0);
// Memory where there is some to be had: each stored episode waits for its disk.
const scratch =
  values.folder ?? mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "tellerproof-bench-"));
try {
  await writeRuns(scratch);
  const countMs = await countAfresh(join(scratch, "large"));
  const figures = await measure(scratch, executablePath);
  console.log(
    JSON.stringify({ episodes: EPISODES, messages: MESSAGES, countOnceMs: countMs, ...figures }, null, 2),
  );
} finally {
  if (values.folder === undefined) rmSync(scratch, { recursive: true, force: true });
}

async function writeRuns(folder: string): Promise<void> {
  if (existsSync(join(folder, "long", "run.sqlite"))) return;
  process.stderr.write("Playing a real run and copying it many times over…\n");
  const args = ["run", "retail-india", "--runs-dir", folder, "--run-id", "source", "--json"];
  execFileSync(process.execPath, [cli, ...args], { stdio: "ignore" });
  await using source = await openRunStore(join(folder, "source"), { mode: "read" });
  {
    await using large = await openRunStore(join(folder, "large"), { mode: "write" });
    await writeLargeRun(source, large, { run: "large", episodes: EPISODES });
  }
  await using long = await openRunStore(join(folder, "long"), { mode: "write" });
  await writeLargeRun(source, long, {
    run: "long",
    episodes: 1,
    lengthen: (like) => longTrajectory(like, MESSAGES),
  });
}

/** What the first look at a run costs, once: reading all of it and working out its figures. */
async function countAfresh(folder: string): Promise<number> {
  await using counting = new Counting();
  return Math.round(await elapsedMs(() => counting.count({ folder, bytes: 0 }, () => {})));
}

async function measure(folder: string, browserPath: string) {
  const runs = ["large", "long"].map((run) => ({ run, folder: join(folder, run) }));
  await using viewer = await serveViewer({ list: () => runs, pageFolder: await buildViewer(), port: 0 });
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  try {
    const run = await openedIn(browser, `${viewer.url}/runs/large`, "#results");
    const list = await scrolledList(browser, `${viewer.url}/runs/large/episodes`);
    const episode = await longEpisode(browser, viewer.url);
    return { runPage: run, list, episode };
  } finally {
    await browser.close();
  }
}

/** Milliseconds from following a link to the sight of what was asked for; cold first, then again. */
async function openedIn(browser: Browser, url: string, sight: string) {
  const times: number[] = [];
  for (let again = 0; again < 4; again++) {
    const page = await browser.newPage();
    times.push(await elapsedMs(() => page.goto(url).then(() => page.locator(sight).first().waitFor())));
    await page.close();
  }
  const [cold = 0, ...warm] = times;
  return { coldMs: Math.round(cold), warmMs: Math.round(percentiles(warm).p50) };
}

async function scrolledList(browser: Browser, url: string) {
  const opened = await openedIn(browser, url, "[role=row] a");
  const { page, session } = await freshPage(browser);
  await page.goto(url);
  await page.locator("[role=row] a").first().waitFor();
  const before = await heapOf(session);
  const settled: number[] = [];
  let mostRows = 0;
  for (let step = 1; step <= 60; step++) {
    const at = Math.floor((step / 60) * EPISODES * 52 * 0.99);
    settled.push(
      await elapsedMs(async () => {
        await page.evaluate(`scrollTo(0, ${at})`);
        while ((await page.evaluate(ROW_IN_SIGHT)) !== true) await page.waitForTimeout(5);
      }),
    );
    mostRows = Math.max(
      mostRows,
      Number(await page.evaluate("document.querySelectorAll('[data-row]').length")),
    );
  }
  const frames = await frameTimes(page);
  const after = await heapOf(session);
  await page.close();
  return {
    ...opened,
    jumpToAnywhereMs: rounded(percentiles(settled)),
    mostRowsInPage: mostRows,
    frameMs: rounded(percentiles(frames)),
    heapMb: { before: before, after: after },
  };
}

async function longEpisode(browser: Browser, origin: string) {
  const { page, session } = await freshPage(browser);
  await page.goto(`${origin}/runs/long/episodes`);
  const link = page.locator("[role=row] a").first();
  await link.waitFor();
  const url = `${origin}${await link.getAttribute("href")}`;
  const opened = await openedIn(browser, url, "text=Message 1, sentence 1");
  await page.goto(url);
  await page.getByText("Message 1, sentence 1").first().waitFor();
  const before = await heapOf(session);
  let mostItems = 0;
  for (let step = 1; step <= 40; step++) {
    await page.evaluate(`scrollTo(0, document.documentElement.scrollHeight * ${step / 40})`);
    await page.waitForTimeout(60);
    mostItems = Math.max(
      mostItems,
      Number(await page.evaluate("document.querySelectorAll('ol > li').length")),
    );
  }
  const frames = await frameTimes(page);
  const after = await heapOf(session);
  await page.close();
  return {
    ...opened,
    mostItemsInPage: mostItems,
    frameMs: rounded(percentiles(frames)),
    heapMb: { before, after },
  };
}

async function freshPage(browser: Browser): Promise<{ page: Page; session: CDPSession }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  return { page, session };
}

/** Megabytes of script memory after a collection. */
async function heapOf(session: CDPSession): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { metrics } = await session.send("Performance.getMetrics");
  const used = metrics.find(({ name }) => name === "JSHeapUsedSize")?.value ?? 0;
  return round(used / 1_000_000);
}

/** Milliseconds between frames while the page is scrolled by 120 pixels a frame, upwards. */
async function frameTimes(page: Page): Promise<number[]> {
  const times = await page.evaluate(`new Promise((done) => {
    const times = [];
    let last = performance.now();
    const step = (now) => {
      times.push(now - last);
      last = now;
      scrollBy(0, -120);
      if (times.length < 150) requestAnimationFrame(step);
      else done(times);
    };
    requestAnimationFrame(step);
  })`);
  return Array.isArray(times) ? times.map(Number) : [];
}

function rounded({ p50, p99 }: { p50: number; p99: number }) {
  return { p50: Math.round(p50), p99: Math.round(p99) };
}
