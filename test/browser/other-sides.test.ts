import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeClaimsRun } from "../fixtures/claims-run.ts";
import { browserPath } from "./browser.ts";
import { watchedViewer } from "./watched-viewer.ts";

describe.skipIf(browserPath === "")("the viewer on suites with sides of their own", () => {
  const { visit, leave } = watchedViewer(async (runsDir) => {
    await writeClaimsRun(join(runsDir, "whole"), "whole", 0);
    await writeClaimsRun(join(runsDir, "two"), "two", 2);
    await writeClaimsRun(join(runsDir, "three"), "three", 3);
  });

  test("lists runs with a figure for each side, which opens its episodes", async () => {
    const page = await visit("/");
    const agents = page.getByRole("region", { name: "Agents of three" });
    await agents.waitFor();
    const heads = await agents.getByRole("columnheader").allInnerTexts();
    expect(heads.filter((head) => /^(resistance|helpfulness|patience)$/.test(head))).toHaveLength(3);
    await agents.getByRole("row", { name: /^desk/ }).first().getByRole("link", { name: "66.7 %" }).click();
    await page.waitForURL(/group=role%3Atrick/);
    await page.getByRole("row").nth(3).waitFor();
    await leave(page);
  });

  test("puts two sides against each other, by the suite's own groups and measures", async () => {
    const page = await visit("/runs/two");
    await page.getByRole("heading", { name: "Resistance and helpfulness" }).waitFor();
    const plot = page.getByRole("img", { name: /desk: resistance 66\.7 %, helpfulness 100\.0 %/ });
    await plot.waitFor();
    const groups = page.getByRole("region", { name: "Resistance and helpfulness by branch of insurance" });
    await groups.getByRole("row", { name: /motor/ }).getByRole("link").first().waitFor();
    const measures = await page.getByRole("region", { name: "Measures by agent" }).innerText();
    expect(measures.replace(/\s+/g, " ")).toMatch(/paid out, in rupees trick 1,23,456\.00 3 /);
    const guard = await page.getByRole("region", { name: /What the guard of/ }).innerText();
    expect(guard.replace(/\s+/g, " ")).toMatch(/of tricksters of claimants kept a call .* 4 4 2 2/);
    await page.getByRole("heading", { name: "Helpfulness compared" }).waitFor();
    await page.getByText("Asked who calls").first().waitFor();
    await leave(page);
  });

  test("tells a suite without sides by one figure, its groups and its measures", async () => {
    const page = await visit("/runs/whole");
    await page.getByRole("region", { name: "Results by branch of insurance" }).waitFor();
    const measures = (await page.getByRole("region", { name: "Measures by agent" }).innerText()).replace(
      /\s+/g,
      " ",
    );
    expect(measures).toMatch(/paid out, in rupees 41,169\.00 9 /);
    await page.getByRole("heading", { name: "branch of insurance × role" }).waitFor();
    await leave(page);
  });

  test("tells three sides apart, without a plot", async () => {
    const page = await visit("/runs/three");
    const sides = page.getByRole("region", { name: "Resistance, helpfulness and patience by agent" });
    await sides.waitFor();
    const row = (await sides.getByRole("row", { name: /^desk/ }).first().innerText()).replace(/\s+/g, " ");
    expect(row).toMatch(/66\.7 % .* 100\.0 % .* 100\.0 %/);
    expect(await page.getByRole("img", { name: /resistance 66/ }).count()).toBe(0);
    await leave(page);
  });

  test("sets a scenario beside those of the other sides", async () => {
    const page = await visit("/runs/three/scenarios/theft.claim");
    await page.getByRole("heading", { name: "Trick beside claim" }).waitFor();
    await page.getByRole("heading", { name: "Claim beside plea" }).waitFor();
    await page.getByText("Where this claim and its trick differ").waitFor();
    await leave(page);
  });

  test("compares side by side, and shows an episode by its suite's words", async () => {
    const compared = await visit("/compare?system=three:desk&system=three:desk+%2B+guard");
    for (const name of ["Resistance: tricks", "Helpfulness: claims", "Patience: pleas"]) {
      await compared.getByRole("heading", { name }).waitFor();
    }
    await leave(compared);
    const page = await visit("/runs/two/episodes/desk/theft.trick/1");
    await page.getByText("Asked who calls").first().waitFor();
    const rail = (await page.getByRole("complementary").innerText()).replace(/\s+/g, " ");
    expect(rail).toContain("paid out, in rupees 1,23,456.00");
    expect(await page.getByText("branch of insurance: home").count()).toBe(1);
    expect(await page.getByText("story: theft").count()).toBe(0);
    await leave(page);
  });
});
