import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readRun, regrade, runSuite } from "tellerproof";
import { storeConformance } from "tellerproof/store-conformance";
import { afterAll, expect, test } from "vitest";
import { openFileStore } from "./file-store.ts";

const place = mkdtempSync(join(tmpdir(), "file-store-"));
afterAll(() => rmSync(place, { recursive: true }));
let stores = 0;
const fresh = () => openFileStore(join(place, String((stores += 1))));

storeConformance("a store of files", async () => fresh());

test("a run in it is played, taken up, read and graded again", async () => {
  const store = fresh();
  const options = {
    suite: "retail-india",
    scenarios: ["cards.freeze-misplaced-debit-card"],
    agents: { oracle: "oracle" },
    trials: 1,
    store,
  };
  const played = await runSuite(options);
  expect(played.report.agents.map(({ agent }) => agent.label)).toEqual(["oracle"]);
  const again = await runSuite({ ...options, onEpisode: () => expect.fail("nothing is left to play") });
  expect(again.report).toEqual(played.report);
  expect((await readRun(store)).report).toEqual(played.report);
  expect(await regrade(store)).toMatchObject({ graded: 1, changed: 0 });
});
