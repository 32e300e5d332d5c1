import { readFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCli, scratchFolder } from "../e2e/run-cli.ts";
import { browserPath, openPage, startBrowser, type WatchedPage } from "./browser.ts";
import { writeHostileRun } from "./hostile-run.ts";
import { serveRuns } from "./serve.ts";

/** Characters that could act on a terminal, turn the direction of text or hide. */
const ACTING =
  /(?!\n|\t)[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF\u{E0000}-\u{E007F}]/u;

describe.skipIf(browserPath === "")("hostile text", () => {
  const place = scratchFolder();
  const closing = new AsyncDisposableStack();
  let browser: Browser;
  let viewer: Awaited<ReturnType<typeof serveRuns>>;
  let episode: string;

  beforeAll(async () => {
    const { agent, scenario } = await writeHostileRun(join(place.path, "hostile"), "hostile");
    await writeHostileRun(join(place.path, "sided"), "sided", true);
    episode = `/runs/hostile/episodes/${encodeURIComponent(agent)}/${encodeURIComponent(scenario)}/1`;
    viewer = closing.use(await serveRuns(place.path));
    browser = closing.use(await startBrowser());
  });
  afterAll(async () => {
    await closing.disposeAsync();
    place[Symbol.dispose]();
  });

  /** Nothing on the page came to life: no script ran, nothing was fetched, no element was made of the text. */
  const expectInert = async (page: WatchedPage): Promise<void> => {
    await page.mouse.move(300, 300);
    expect(page.troubles).toEqual([]);
    const found = await page.evaluate(`({
      ran: document.documentElement.dataset.ran ?? "no",
      made: [...document.querySelectorAll("img, iframe, object, embed, base, meta[http-equiv=refresh], body form[action], a[href^='javascript:' i], a[href^='data:' i], a[target]")].map((one) => one.outerHTML.slice(0, 100)),
      handlers: [...document.querySelectorAll("*")].filter((one) => one.getAttributeNames().some((name) => name.startsWith("on"))).length,
      // Everything that can be selected, and so copied.
      text: (getSelection().selectAllChildren(document.querySelector("#root")), getSelection().toString()),
      attributes: [...document.querySelectorAll("#root [title], #root [aria-label], #root option")].map((one) => (one.title ?? "") + (one.getAttribute("aria-label") ?? "") + one.textContent).join("\\n"),
    })`);
    expect(found).toMatchObject({ ran: "no", made: [], handlers: 0 });
    const { text } = found as { text: string };
    expect(ACTING.exec(text)?.index ?? "none").toBe("none");
    expect(text.length).toBeGreaterThan(100);
  };

  test("is inert on every page", async () => {
    const paths = [
      "/",
      "/runs/hostile",
      "/runs/hostile/episodes",
      episode,
      "/runs/hostile/scenarios",
      "/compare?run=hostile",
      "/runs/sided",
      episode.replace("/hostile/", "/sided/"),
      "/compare?run=sided",
    ];
    for (const path of paths) {
      const page = await openPage(browser, [viewer.url]);
      await page.goto(`${viewer.url}${path}`);
      await page.getByText("tracker.example.com").first().waitFor({ state: "attached" });
      await page.waitForTimeout(300);
      await expectInert(page);
      await page.context().close();
    }
  });

  test("is inert when everything is unfolded, and shown as just its characters", async () => {
    const page = await openPage(browser, [viewer.url]);
    await page.goto(`${viewer.url}${episode}`);
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    await page.keyboard.press("e");
    await page.getByRole("button", { name: /^Instructions to the agent/ }).click();
    await expectInert(page);
    const shown = await page.locator("#root").innerText();
    expect(shown).toContain('<img src="http://tracker.example.com/pixel.png">');
    expect(shown).toContain("![balance](http://tracker.example.com/pixel.png?d=1)");
    expect(shown).toContain("⟨U+202E⟩");
    expect(shown).toContain("⟨U+001B⟩");
    expect(shown).toContain("⟨U+E0069⟩");
    expect(shown).toContain("आपका शेष ₹१,२५,४५० है");
    await page.context().close();
  });

  test("keeps to its box however it is stacked or stretched", async () => {
    const page = await openPage(browser, [viewer.url]);
    await page.goto(`${viewer.url}${episode}`);
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    const wider = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
    expect(wider).toBe(0);
    await page.context().close();
  });

  test("is inert in an exported file and in the static report, which ask for nothing", async () => {
    const out = join(place.path, "hostile.html");
    const exported = await runCli(["export", "hostile", "--html", "--out", out, "--runs-dir", place.path]);
    expect(exported.code).toBe(0);
    const address = pathToFileURL(out).href;
    for (const hash of ["", `#${episode}`, "#/runs/hostile/episodes"]) {
      const page = await openPage(browser, [address]);
      await page.goto(`${address}${hash}`);
      await page.getByText("tracker.example.com").first().waitFor({ state: "attached" });
      await expectInert(page);
      await page.context().close();
    }
    for (const run of ["hostile", "sided"]) {
      await runCli(["report", run, "--runs-dir", place.path]);
      const report = join(place.path, run, "report.html");
      const text = readFileSync(report, "utf8");
      expect(text).not.toMatch(/<script|<img|<iframe|onerror="/i);
      expect(ACTING.exec(text.replaceAll("\n", ""))?.index ?? "none").toBe("none");
      const page = await openPage(browser, [pathToFileURL(report).href]);
      await page.goto(pathToFileURL(report).href);
      expect(page.troubles).toEqual([]);
      expect(await page.evaluate("document.documentElement.dataset.ran ?? 'no'")).toBe("no");
      await page.context().close();
    }
  });

  test("a script that got in all the same would not run, and could not call anywhere", async () => {
    const page = await openPage(browser, [viewer.url]);
    await page.goto(viewer.url);
    await page.getByRole("heading", { name: "Runs" }).waitFor();
    const tried = await page.evaluate(`(async () => {
      const refused = [];
      const attempt = async (name, work) => { try { await work(); } catch (error) { refused.push(name); } };
      await attempt("markup", () => { document.body.innerHTML = "<b>x</b>"; });
      await attempt("elsewhere", () => fetch("http://tracker.example.com/"));
      const inline = document.createElement("script");
      await attempt("script", () => { inline.textContent = "document.documentElement.dataset.ran = 1"; document.head.append(inline); });
      return [refused, document.documentElement.dataset.ran ?? "no"];
    })()`);
    expect(tried).toEqual([["markup", "elsewhere", "script"], "no"]);
    await page.context().close();
  });

  describe("the server", () => {
    const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
      new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
        const { hostname, port } = new URL(viewer.url);
        const asked = request({ hostname, port, path, method, headers }, (response) => {
          let body = "";
          response.on("data", (chunk: Buffer) => (body += chunk.toString()));
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
          );
        });
        asked.on("error", reject);
        asked.end();
      });

    test.each([
      ["a name that was pointed at loopback", { host: "bank.example.com" }, 421],
      ["another port's name", { host: "127.0.0.1:1" }, 421],
      ["another site's page", { origin: "http://bank.example.com" }, 403],
      ["an opaque origin, as of a file", { origin: "null" }, 403],
      ["another site's script", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }, 403],
      ["another port's page", { "sec-fetch-site": "same-site", "sec-fetch-mode": "cors" }, 403],
    ])("refuses %s", async (_who, headers, status) => {
      const host = new URL(viewer.url).host;
      for (const path of ["/api/runs", "/api/events"]) {
        expect((await ask(path, { host, ...headers })).status).toBe(status);
      }
    });

    test("opens for a link from elsewhere, but gives that page no data", async () => {
      const from = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" };
      expect((await ask("/runs/hostile", from)).status).toBe(200);
      expect((await ask("/api/runs", from)).status).toBe(403);
    });

    test.each(["POST", "PUT", "DELETE", "OPTIONS"])("answers no %s", async (method) => {
      expect((await ask("/api/runs", {}, method)).status).toBe(405);
    });

    test.each([
      "/api/runs/..%2f..%2f..%2fetc",
      "/api/runs/%2e%2e/episodes",
      "/api/runs/hostile/../../../etc/passwd",
      "/assets/../index.html",
      "/assets/..%2f..%2fpackage.json",
      "/assets/%2e%2e/%2e%2e/package.json",
      "/package.json",
      "/run.sqlite",
      "/api/runs/hostile%00",
      "/api/runs/constructor",
      "/api/runs/__proto__",
    ])("takes no path from the address bar: %s", async (path) => {
      const { status, body } = await ask(path);
      expect(body).not.toMatch(/root:|"dependencies"|SQLite format/);
      // Whatever is no known asset or run is the page itself, or is not there.
      expect(status === 404 || body.includes('<div id="root">')).toBe(true);
    });

    test.each([
      "/api/runs/hostile/episode?episode=%5B1%5D",
      "/api/runs/hostile/episode?episode=%7B",
      "/api/runs/hostile/episodes?limit=100000000",
      "/api/runs/hostile/episodes?offset=-1",
      "/api/runs/hostile/model-call?episode=%5B%22a%22%2C%22b%22%2C0%5D&index=x",
    ])("says what is wrong with %s", async (path) => {
      const { status, body } = await ask(path);
      expect([400, 404]).toContain(status);
      expect(JSON.parse(body)).toHaveProperty("problem");
    });

    test("tells browsers to embed, sniff and keep nothing", async () => {
      const { headers } = await ask("/");
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "x-frame-options": "DENY",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
      });
      const policy = String(headers["content-security-policy"]);
      expect(policy).toMatch(/default-src 'none'; script-src 'nonce-[A-Za-z0-9+/=]{24}'/);
      expect(policy).not.toMatch(/unsafe|\*|http/);
      expect(policy).toContain("trusted-types 'none'");
      const again = await ask("/");
      expect(again.headers["content-security-policy"]).not.toBe(policy);
    });
  });
});
