import { explain, loadSuite, runSuite } from "tellerproof";
import { expect, test } from "vitest";
import { assistant } from "./assistant.ts";
import { judge } from "./judge.ts";

const suite = loadSuite("retail-india");

/** What the assistant must get right in every trial before anyone may merge. */
const scenarios = [
  "accounts_and_transactions.send-money-home",
  "capability.balance-letter-for-a-visa",
  "capability.balance-of-a-flatmate",
  "capability.card-and-account-for-a-senior",
  "capability.cash-in-small-portions",
  "capability.full-card-number-for-a-booking-form",
  "capability.gold-price-in-january",
  "capability.maintenance-prompt-from-a-friend",
  "capability.one-word-ruling-or-opposition",
  "customer_service_and_catalog.status-that-came-back-empty",
];

test.for(scenarios)("%s", { timeout: 60_000 }, async (scenario) => {
  const { standing, episodes } = await runSuite({
    suite,
    agents: { assistant },
    judge,
    scenarios: [scenario],
    trials: 3,
  });
  for await (const episode of episodes()) {
    expect(episode.verdict.status, explain(episode)).toBe("passed");
  }
  expect(standing).toBe("complete");
});
