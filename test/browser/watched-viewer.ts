import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect } from "vitest";
import { scratchFolder } from "../e2e/run-cli.ts";
import { openPage, startBrowser, type WatchedPage } from "./browser.ts";
import { serveRuns } from "./serve.ts";

type PageOptions = Parameters<typeof openPage>[2];

/**
 * A viewer over runs, and a browser to look at it, for the tests of the `describe` in which it is called.
 *
 * @param makeRuns Makes the runs in this folder before the viewer starts.
 * @param asked What `view` is given on the command line.
 */
export function watchedViewer(makeRuns: (runsDir: string) => Promise<void>, asked: readonly string[] = []) {
  const place = scratchFolder();
  const closing = new AsyncDisposableStack();
  let browser: Browser;
  let viewer: Awaited<ReturnType<typeof serveRuns>>;
  beforeAll(async () => {
    await makeRuns(place.path);
    viewer = closing.use(await serveRuns(place.path, asked));
    browser = closing.use(await startBrowser());
  });
  afterAll(async () => {
    await closing.disposeAsync();
    place[Symbol.dispose]();
  });
  return {
    runsDir: place.path,
    /** The address that the viewer says it is at. */
    start: (): string => viewer.start,
    visit: async (path: string, options?: PageOptions): Promise<WatchedPage> => {
      const page = await openPage(browser, [viewer.url], options);
      await page.goto(`${viewer.url}${path}`);
      return page;
    },
    /** Nothing went wrong on the page, and it is gone. */
    leave: async (page: WatchedPage): Promise<void> => {
      expect(page.troubles).toEqual([]);
      await page.context().close();
    },
  };
}
