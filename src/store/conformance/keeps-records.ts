import { expect, it } from "vitest";
import {
  all,
  awkwardText,
  type OpenStore,
  sampleCall,
  sampleGrading,
  sampleJudgements,
  sampleKey,
  sampleManifest,
  sampleReply,
  sampleTrajectory,
  sampleVerdict,
  withColour,
} from "./samples.ts";

export function manifestPromises(open: OpenStore): void {
  it("has no manifest until one is written; the last one counts", async () => {
    await using store = await open();
    expect(await store.readManifest()).toBeUndefined();
    await store.writeManifest(sampleManifest);
    expect(await store.readManifest()).toEqual(sampleManifest);
    await store.writeManifest({ ...sampleManifest, trials: 5 });
    expect(await store.readManifest()).toEqual({ ...sampleManifest, trials: 5 });
  });

  it("refuses a manifest with an unknown field and keeps the old one", async () => {
    await using store = await open();
    await store.writeManifest(sampleManifest);
    await expect(store.writeManifest(withColour(sampleManifest))).rejects.toThrow(/colour/);
    expect(await store.readManifest()).toEqual(sampleManifest);
  });
}

export function scenarioPromises(open: OpenStore): void {
  it("gives a scenario's text back to the letter", async () => {
    await using store = await open();
    expect(await store.getScenario("s", "h1")).toBeUndefined();
    const huge = awkwardText.repeat(20_000);
    for (const [hash, text] of Object.entries({ h1: awkwardText, h2: "", h3: huge })) {
      await store.putScenario({ id: "s", hash, text });
    }
    expect(await store.getScenario("s", "h1")).toBe(awkwardText);
    expect(await store.getScenario("s", "h2")).toBe("");
    expect((await store.getScenario("s", "h3")) === huge).toBe(true);
  });

  it("keeps what many scenarios end with once, and gives each its whole text", async () => {
    await using store = await open();
    const sharedEnd = awkwardText.repeat(5_000);
    for (const id of ["a", "b", "c"])
      await store.putScenario({ id, hash: "h", text: id + sharedEnd, sharedEnd });
    await store.putScenario({ id: "b", hash: "h", text: `b${sharedEnd}` });
    for (const id of ["a", "b", "c"])
      expect((await store.getScenario(id, "h")) === id + sharedEnd).toBe(true);
    const { jsonBytes } = (await store.stats()).scenarios;
    expect(jsonBytes).toBeLessThan(2 * JSON.stringify(sharedEnd).length);
    const other = { id: "a", hash: "h", text: `x${sharedEnd}`, sharedEnd };
    await expect(store.putScenario(other)).rejects.toThrow(/another text/);
    await expect(store.putScenario({ id: "d", hash: "h", text: "d", sharedEnd: "e" })).rejects.toThrow(
      TypeError,
    );
  });

  it("takes the same scenario twice, but no other text under its hash", async () => {
    await using store = await open();
    await store.putScenario({ id: "s", hash: "h", text: "one" });
    await store.putScenario({ id: "s", hash: "h", text: "one" });
    await expect(store.putScenario({ id: "s", hash: "h", text: "two" })).rejects.toThrow(/another text/);
    expect(await store.getScenario("s", "h")).toBe("one");
  });
}

export function verdictPromises(open: OpenStore): void {
  const other = { profile: "strict", judge: "model:x" };

  it("keeps one verdict per episode and grading; a later one replaces it", async () => {
    await using store = await open();
    await store.putTrajectory(sampleKey, sampleTrajectory(sampleKey));
    expect(await store.getVerdict(sampleKey, sampleGrading)).toBeUndefined();
    await store.putVerdict(sampleKey, sampleVerdict(sampleGrading, "first"), []);
    await store.putVerdict(sampleKey, sampleVerdict(sampleGrading, awkwardText), sampleJudgements);
    await store.putVerdict(sampleKey, sampleVerdict(other, "third"), []);
    expect(await store.getVerdict(sampleKey, sampleGrading)).toEqual({
      record: sampleVerdict(sampleGrading, awkwardText),
      judgements: sampleJudgements,
    });
    expect(await store.getVerdict(sampleKey, other)).toEqual({
      record: sampleVerdict(other, "third"),
      judgements: [],
    });
    expect(await store.getVerdict({ ...sampleKey, trial: 1 }, sampleGrading)).toBeUndefined();
  });

  it("refuses a verdict on an episode that is not stored, or that is not valid", async () => {
    await using store = await open();
    const record = sampleVerdict(sampleGrading);
    await expect(store.putVerdict(sampleKey, record, [])).rejects.toThrow(/no such trajectory/);
    await store.putTrajectory(sampleKey, sampleTrajectory(sampleKey));
    await expect(store.putVerdict(sampleKey, withColour(record), [])).rejects.toThrow(/colour/);
    expect(await store.getVerdict(sampleKey, sampleGrading)).toBeUndefined();
  });

  it("streams the verdicts of one grading in the order of the episodes", async () => {
    await using store = await open();
    const keys = [3, 1, 2, 0].map((trial) => ({ ...sampleKey, trial }));
    for (const key of keys) {
      await store.putTrajectory(key, sampleTrajectory(key));
      await store.putVerdict(key, sampleVerdict(other, `trial ${key.trial}`), []);
      if (key.trial !== 2) await store.putVerdict(key, sampleVerdict(sampleGrading), sampleJudgements);
    }
    expect(await all(store.verdicts(sampleGrading))).toEqual(
      [0, 1, 3].map((trial) => ({ ...sampleKey, trial, record: sampleVerdict(sampleGrading) })),
    );
    expect(await all(store.verdicts(other))).toHaveLength(4);
    expect(await all(store.verdicts({ profile: "strict", judge: "none" }))).toEqual([]);
  });
}

export function lifePromises(open: OpenStore): void {
  it("says how much it holds", async () => {
    await using store = await open();
    const nothing = { records: 0, jsonBytes: 0, storedBytes: 0 };
    expect(await store.stats()).toEqual({
      scenarios: nothing,
      trajectories: nothing,
      replies: nothing,
      verdicts: nothing,
    });
    const trajectory = sampleTrajectory(sampleKey, { text: "ü".repeat(5_000) });
    await store.putTrajectory(sampleKey, trajectory);
    store.journal.put(sampleCall, sampleReply("x"));
    const { trajectories, replies } = await store.stats();
    expect(trajectories.records).toBe(1);
    expect(trajectories.jsonBytes).toBe(Buffer.byteLength(JSON.stringify(trajectory)));
    expect(trajectories.storedBytes).toBeGreaterThan(0);
    expect(trajectories.storedBytes).toBeLessThanOrEqual(trajectories.jsonBytes);
    expect(replies.records).toBe(1);
  });

  it("can be closed twice, and then does nothing more", async () => {
    const store = await open();
    await store.putTrajectory(sampleKey, sampleTrajectory(sampleKey));
    await store[Symbol.asyncDispose]();
    await store[Symbol.asyncDispose]();
    await expect(store.getTrajectory(sampleKey)).rejects.toThrow(/closed/);
    await expect(store.putTrajectory(sampleKey, sampleTrajectory(sampleKey))).rejects.toThrow(/closed/);
    await expect(all(store.episodes())).rejects.toThrow(/closed/);
    expect(() => store.journal.get(sampleCall)).toThrow(/closed/);
  });
}
