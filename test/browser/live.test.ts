import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startOpenAiServer, type OpenAiServer, type Reply } from "../fixtures/openai-server.ts";
import { waveringModel } from "../fixtures/wavering-model.ts";
import { ended, scratchFolder, startCli } from "../e2e/run-cli.ts";
import { browserPath, openPage, startBrowser } from "./browser.ts";
import { serveRuns } from "./serve.ts";

describe.skipIf(browserPath === "")("a run that goes on", () => {
  const place = scratchFolder();
  const closing = new AsyncDisposableStack();
  let model: OpenAiServer;
  let busy = false;

  beforeAll(async () => {
    const wavering = waveringModel();
    const tooMany: Reply = {
      type: "error",
      status: 429,
      message: "slow down",
      headers: { "retry-after": "3" },
    };
    model = closing.use(
      await startOpenAiServer((asked) => (busy ? tooMany : { ...wavering(asked), delayMs: 60 })),
    );
  });
  afterAll(async () => {
    await closing.disposeAsync();
    place[Symbol.dispose]();
  });

  test("shows progress, tokens, rate limits and the end without being loaded again", async () => {
    await using viewer = await serveRuns(place.path);
    await using browser = await startBrowser();
    const page = await openPage(browser, [viewer.url]);
    await page.goto(viewer.url);
    await page.getByText("There are no runs yet.").waitFor();

    const agent = ["--agent", "alpha=openai-compatible:alpha-2", "--base-url", model.url];
    const size = ["--only", "cards", "--trials", "6", "--concurrency", "2"];
    const where = ["--run-id", "live", "--runs-dir", place.path];
    const run = startCli(["run", "retail-india", ...size, ...where, ...agent]);
    const over = ended(run);
    await page.getByRole("link", { name: "live" }).click();
    const progress = page.getByRole("region", { name: "Progress" });
    const done = async (): Promise<number> =>
      Number(/(\d+) of 66 episodes done/.exec(await progress.innerText())?.[1] ?? 0);
    const soon = { timeout: 60_000 };
    await expect.poll(done, soon).toBeGreaterThan(0);
    const before = await done();
    await expect.poll(done, soon).toBeGreaterThan(before);
    expect(await progress.innerText()).toMatch(/[\d,]+ tokens/);
    expect(await progress.innerText()).toMatch(/about .* left/);
    expect(await progress.innerText()).toMatch(/127\.0\.0\.1:\d+\/v1: \d of 2 calls at once/);

    busy = true;
    await progress.getByText(/rate limited for another/).waitFor();
    await wait(500);
    busy = false;

    const { code, stderr } = await over;
    expect([code, stderr.includes("66/66")]).toEqual([0, true]);
    await progress.waitFor({ state: "detached" });
    await page
      .getByRole("link", { name: /of 11$/ })
      .first()
      .waitFor();
    await page.getByText("finished").waitFor();
    expect(page.troubles).toEqual([]);
  });
});
