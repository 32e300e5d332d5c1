import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { runCli, scratchFolder } from "../e2e/run-cli.ts";
import { startOtlpSink } from "../fixtures/otlp-sink.ts";
import { browserPath, openPage, startBrowser } from "./browser.ts";
import { serveRuns } from "./serve.ts";

const EPISODE = "episodes/oracle/cards.block-one-of-two-lost-at-the-airport/1";
const TEMPLATE = ["--trace-link", "https://tracing.example.com/trace/{traceId}?span={spanId}"];

test.skipIf(browserPath === "")("an episode that was traced leads to the user's tracing UI", async () => {
  using place = scratchFolder();
  await using sink = await startOtlpSink();
  const run = (id: string, ...more: string[]) => {
    const what = ["retail-india", "--only", "cards", "--agent", "oracle", "--trials", "1"];
    return runCli(["run", ...what, "--run-id", id, "--runs-dir", place.path, ...more]);
  };
  await run("traced", "--otlp", sink.url);
  await run("untraced");
  const episode = sink.spans.find(({ attributes }) =>
    String(attributes["gen_ai.conversation.id"]).startsWith("traced/oracle/cards.block-one-of-two"),
  );
  const link = `https://tracing.example.com/trace/${episode?.traceId}?span=${episode?.parentSpanId ?? episode?.spanId}`;

  await using browser = await startBrowser();
  await using viewer = await serveRuns(place.path, TEMPLATE);
  const page = await openPage(browser, [viewer.url]);
  await page.goto(`${viewer.url}/runs/traced/${EPISODE}`);
  const opened = page.getByRole("link", { name: "Open trace" });
  expect(await opened.getAttribute("href")).toBe(link);
  expect(await opened.getAttribute("rel")).toBe("noopener noreferrer");
  expect(await opened.getAttribute("target")).toBe("_blank");
  await page.goto(`${viewer.url}/runs/untraced/${EPISODE}`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await opened.count()).toBe(0);
  expect(page.troubles).toEqual([]);

  const file = join(place.path, "traced.html");
  await runCli(["export", "traced", "--html", "--out", file, "--runs-dir", place.path, ...TEMPLATE]);
  const address = pathToFileURL(file).href;
  const alone = await openPage(browser, [address]);
  await alone.goto(`${address}#/runs/traced/${EPISODE}`);
  expect(await alone.getByRole("link", { name: "Open trace" }).getAttribute("href")).toBe(link);
  expect(alone.troubles).toEqual([]);

  const refused = await runCli(["view", "--no-open", "--trace-link", "javascript:alert('{traceId}')"]);
  expect(refused.code).toBe(2);
  expect(refused.stderr).toContain("is not an http(s) address");
});
