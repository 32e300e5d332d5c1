import { expect, test } from "vitest";
import { gradeEpisode, retailCase, statusOf } from "./retail-episode.fixture.ts";

test("a raw value is found in any message of the agent's, also beside calls", () => {
  const read = { tool: "get_card_details", with: { card_ids: ["DCA5529201"] } };
  const graded = gradeEpisode(retailCase(), [
    "C: hi",
    { say: 'Your limit: {"limit": 5}', calls: [read] },
    "A: Balance: ₹NaN",
  ]);
  expect(graded.finding("S4")).toMatchObject({ status: "failed", evidence: { at: [2, 5] } });
});

test("a bare word that may be raw is a question", () => {
  for (const say of ["Your limit is null.", "Balance: NaN", "Your outstanding is undefined."])
    expect([say, statusOf("S4", ["C: hi", `A: ${say}`])]).toEqual([say, "unjudged"]);
});

test("ordinary words, and raw values in the customer's words or in results, are no fault", () => {
  const read = { tool: "get_card_details", with: { card_ids: ["DCA5529201"] }, gives: { limit: null } };
  const steps = [
    "C: The app shows null",
    { calls: [read] },
    "A: None of your cards is affected; the old offer is null and void.",
  ];
  expect(statusOf("S4", steps)).toBe("passed");
});
