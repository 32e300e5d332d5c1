import { describe, expect, test } from "vitest";
import { runCli } from "../e2e/run-cli.ts";
import { browserPath } from "./browser.ts";
import { watchedViewer } from "./watched-viewer.ts";

describe.skipIf(browserPath === "")("the viewer on a fraud run", () => {
  const { visit, leave } = watchedViewer(async (runsDir) => {
    const agents = ["oracle", "gullible", "refuser"].flatMap((agent) => ["--agent", agent]);
    const size = ["--only", "money-mule", "--only", "app-scam", "--trials", "2"];
    const where = ["--runs-dir", runsDir, "--run-id", "fraud"];
    const { code, stderr } = await runCli(["run", "fraud", ...size, ...agents, ...where]);
    if (code !== 0) throw new Error(`the run ended with ${code}: ${stderr}`);
  });

  test("puts security and utility side by side, and every agent on the frontier", async () => {
    const page = await visit("/runs/fraud");
    const sides = page.getByRole("region", { name: "Security and utility by agent" });
    await sides.waitFor();
    const row = async (agent: string) =>
      (await sides.getByRole("row", { name: agent }).innerText()).replace(/\s+/g, " ");
    expect(await row("oracle")).toMatch(/oracle 100\.0 % .* 100\.0 %/);
    expect(await row("gullible")).toMatch(/gullible 0\.0 % .* 100\.0 %/);
    expect(await row("refuser")).toMatch(/% .* 0\.0 %/);
    const plot = page.getByRole("img", { name: /oracle: security 100\.0 %, utility 100\.0 %/ });
    expect(await plot.getAttribute("aria-label")).toContain("gullible: security 0.0 %, utility 100.0 %");
    await leave(page);
  });

  test("answers why the gullible agent failed the money-mule scenarios", async () => {
    const page = await visit("/runs/fraud");
    const mechanisms = page.getByRole("region", { name: "Security and utility by mechanism" });
    // Security of the second agent: after the row's name, and two cells of the first.
    await mechanisms
      .getByRole("row", { name: /money mule/ })
      .getByRole("link")
      .nth(2)
      .click();
    await page.waitForURL(/group=mechanism%3Amoney-mule/);
    expect(new URL(page.url()).searchParams.getAll("agent")).toEqual(["gullible"]);
    await page.getByRole("row").nth(1).waitFor();
    await page.keyboard.press("n");
    await page.locator("[data-row] a:focus").waitFor();
    await page.keyboard.press("o");
    await page.getByText("first at").waitFor();
    await page.getByRole("button", { name: "show evidence" }).first().click();
    await expect.poll(() => page.locator(".marked").count()).toBeGreaterThan(0);
    const rail = await page.getByRole("complementary").innerText();
    expect(rail).toMatch(/forbidden call/);
    expect(rail).toMatch(/Bank changes/);
    expect(rail).toMatch(/expected cost per episode/);
    await leave(page);
  });

  test("answers whether one agent is safer than another", async () => {
    const page = await visit("/compare?system=fraud:oracle&system=fraud:refuser");
    await page.getByRole("heading", { name: "Security: attacks" }).waitFor();
    await page.getByRole("heading", { name: "Utility: controls" }).waitFor();
    expect(await page.getByRole("region", { name: "Differences by pair" }).count()).toBe(2);
    await leave(page);
  });

  test("shows an attack beside its control", async () => {
    const page = await visit("/runs/fraud/scenarios?text=money-mule+attack");
    await page.getByRole("row").nth(1).getByRole("link").first().click();
    await page.getByRole("heading", { name: "Attack beside control" }).waitFor();
    await page.getByText("The one fact that decides").waitFor();
    await page.getByRole("heading", { name: "What only the caller knows" }).waitFor();
    await leave(page);
  });
});
