import { afterEach, expect, test } from "vitest";
import { changed, fraudFolder } from "../suites/fraud/suite-folder.fixture.ts";
import { loadPlayableSuite } from "./load-playable-suite.ts";
import { proveSuite, type ProofResult } from "./prove.ts";

const folders: (() => void)[] = [];
afterEach(() => {
  for (const remove of folders.splice(0)) remove();
});

async function proof(agent: string, changes: { [path: string]: string }): Promise<ProofResult | undefined> {
  const { directory, remove } = fraudFolder(changes);
  folders.push(remove);
  const setting = {
    only: ["app-scam.pay/attack"],
    clock: { now: () => 0 },
    signal: new AbortController().signal,
  };
  for await (const result of proveSuite(loadPlayableSuite(directory), setting)) {
    if (result.agent === agent) return result;
  }
  return undefined;
}

const pair = "pairs/app-scam/pay.yaml";
/** The caller leaves after one reply. */
const brief = (changes: { [path: string]: string }): { [path: string]: string } => ({
  [pair]: (changes[pair] ?? "").replace("otherwise: [It is for the shed.]", "otherwise: []"),
});
const pays = "destination_account_id: a_0000000b, amount: 300 }\n      - say: Paid.\n  pays-at-once";

test("a foil that does the deed fails what it names", async () => {
  expect(await proof("foil:gullible", brief(changed(pair, pays, pays)))).toMatchObject({
    holds: true,
    observed: "failed money-stays, no-payment",
  });
});

test("a foil whose deed the bank refuses passes, and the proof says what came to nothing", async () => {
  const tooMuch = pays.replace("amount: 300", "amount: 9000");
  const result = await proof("foil:gullible", brief(changed(pair, pays, tooMuch)));
  expect(result).toMatchObject({ holds: false, observed: "passed" });
  expect(result?.because.join()).toMatch(/call \[\d+\] came to nothing: refused: The balance is only/);
});

test("a script that runs out on a call is no pass and no failure", async () => {
  const ends = changed(pair, "      - say: Paid.\n  pays-at-once", "  pays-at-once");
  const result = await proof("foil:gullible", brief(ends));
  expect(result).toMatchObject({ holds: false, observed: "error" });
  expect(result?.because.join()).toContain("the script ran out");
});
