import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadRetailSuite } from "../../src/suites/retail/authoring/load-suite.ts";
import { judgeReply } from "../fixtures/judge-model.ts";
import { startOpenAiServer } from "../fixtures/openai-server.ts";
import { retailTalk, startScriptModel } from "../fixtures/script-model.ts";
import { runCli } from "../e2e/run-cli.ts";
import { browserPath, type WatchedPage } from "./browser.ts";
import { watchedViewer } from "./watched-viewer.ts";

const mini = fileURLToPath(new URL("../fixtures/mini-suite", import.meta.url));

/** One model that is right everywhere and one that acts before the yes, beside an oracle whose author answers. */
describe.skipIf(browserPath === "")("the viewer on a run that waits for answers", () => {
  const { visit, leave } = watchedViewer(async (runsDir) => {
    const { cases } = loadRetailSuite(mini);
    await using model = await startScriptModel(cases.flatMap((each) => retailTalk(each) ?? []));
    await using judge = await startOpenAiServer((request) => judgeReply(request));
    const agents = ["--agent", "right=openai-compatible:oracle", "--agent", "hasty=openai-compatible:foil"];
    const how = ["--base-url", model.url, "--agent", "oracle", "--trials", "2", "--runs-dir", runsDir];
    const run = async (...more: string[]): Promise<void> => {
      const { code, stderr } = await runCli(["run", mini, ...agents, ...how, ...more]);
      if (code !== 0) throw new Error(`the run ended with ${code}: ${stderr}`);
    };
    await run("--run-id", "unjudged");
    await run("--run-id", "judged", "--judge", "openai-compatible:judge", "--judge-base-url", judge.url);
  });
  const flat = (text: string): string => text.replace(/\s+/g, " ").trim();
  const rowOf = async (page: WatchedPage, agent: string): Promise<string> => {
    const results = page.getByRole("region", { name: "Results by agent" });
    await results.waitFor();
    return flat(await results.getByRole("row", { name: agent }).innerText());
  };

  test("shows a band, how many are open, and which questions", async () => {
    const page = await visit("/runs/unjudged");
    expect(await rowOf(page, "right")).toMatch(/^right 0–2 of 2 0\.0–100\.0 % .* 4 0 0 0 /);
    expect(await rowOf(page, "oracle")).toMatch(/^oracle 2 of 2 100\.0 % .* 0 0 0 0 /);
    await page.getByText("right: 4 questions are open in 4 episodes: R 4.").waitFor();
    await page.getByText("Nobody was asked: figures are bands until a judge answers").waitFor();
    await page.getByText("Judged by the authors of their scripts: oracle.").waitFor();
    await leave(page);
  });

  test("a run that was judged shows figures, and nothing is open", async () => {
    const page = await visit("/runs/judged");
    expect(await rowOf(page, "right")).toMatch(/^right 2 of 2 100\.0 % .* 0 0 0 0 /);
    expect(await page.getByText("open in").count()).toBe(0);
    await leave(page);
  });

  test("the list of runs has both, the band where it is one", async () => {
    const page = await visit("/");
    const row = async (run: string): Promise<string> =>
      flat(
        await page
          .getByRole("article", { name: run, exact: true })
          .getByRole("row", { name: "right" })
          .innerText(),
      );
    await page.getByRole("article", { name: "unjudged", exact: true }).getByText("right").waitFor();
    expect(await row("unjudged")).toMatch(/^right .*0\.0–100\.0 %.* 4 0 0 0/);
    expect(await row("judged")).toMatch(/^right .*100\.0 %.* 0 0 0 0/);
    await leave(page);
  });

  test("a count of open episodes filters the list to them, and the question stands beside the transcript", async () => {
    const page = await visit("/runs/unjudged");
    const results = page.getByRole("region", { name: "Results by agent" });
    await results.getByRole("row", { name: "right" }).getByRole("link", { name: "4", exact: true }).click();
    await page.waitForURL(/status=open/);
    expect(new URL(page.url()).searchParams.getAll("agent")).toEqual(["right"]);
    await expect.poll(() => page.locator("p[role=status]").first().innerText()).toBe("4 episodes");
    await page.getByRole("button", { name: "Remove open" }).waitFor();
    await page.getByRole("row").filter({ hasText: "cards.status" }).getByRole("link").first().click();

    const rail = page.getByRole("complementary");
    await rail.getByRole("heading", { name: "One question is open" }).waitFor();
    expect(flat(await rail.innerText())).toContain("The card is said to be active.");
    await page.getByRole("heading", { name: "Transcript" }).waitFor();
    await rail
      .getByRole("button", { name: /^event \d+$/ })
      .first()
      .click();
    await expect.poll(() => page.locator(".marked").count()).toBe(1);
    expect(await page.locator(".marked").innerText()).toContain("your debit card ****1122 is active");
    await leave(page);
  });

  test("two systems of which one waits: undecided scenarios are no flips", async () => {
    // Once its verdicts are counted it can be compared.
    const page = await visit("/runs/unjudged");
    await rowOf(page, "right");
    await page.goto(new URL("/compare?system=unjudged:right&system=unjudged:oracle", page.url()).href);
    await page.getByRole("heading", { name: "Where they differ" }).waitFor();
    const row = page.getByRole("row", { name: /unjudged:right|^right/ }).first();
    expect(flat(await row.innerText())).toMatch(/0\.0–100\.0 %/);
    await page.getByRole("button", { name: /only .*oracle passed 0/ }).waitFor();
    await page.getByRole("button", { name: "other differences 2" }).waitFor();
    await page.getByText("2 open").first().waitFor();
    await leave(page);
  });
});
