import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { CallKey } from "../../contract/model.ts";
import { json } from "./any-json.ts";
import { awkwardText, type OpenStore, sampleCall, sampleReply, withColour } from "./samples.ts";

export function journalPromises(open: OpenStore): void {
  it("gives a reply back at once, and only for its own key", async () => {
    await using store = await open();
    expect(store.journal.get(sampleCall)).toBeUndefined();
    store.journal.put(sampleCall, sampleReply(awkwardText));
    expect(store.journal.get({ ...sampleCall })).toEqual(sampleReply(awkwardText));
    for (const other of otherCalls) expect(store.journal.get(other), JSON.stringify(other)).toBeUndefined();
    otherCalls.forEach((other, index) => store.journal.put(other, sampleReply(`other ${index}`)));
    otherCalls.forEach((other, index) => expect(store.journal.get(other)?.text).toBe(`other ${index}`));
    expect(store.journal.get(sampleCall)?.text).toBe(awkwardText);
  });

  it("keeps the first reply of a key", async () => {
    await using store = await open();
    store.journal.put(sampleCall, sampleReply("first"));
    store.journal.put(sampleCall, sampleReply("second"));
    expect(store.journal.get(sampleCall)?.text).toBe("first");
  });

  it("keeps what a provider wants back, short or long", async () => {
    await using store = await open();
    let index = 0;
    fc.assert(
      fc.property(json, fc.integer({ min: 1, max: 3_000 }), (state, repeat) => {
        const key = { ...sampleCall, index: index++ };
        const reply = sampleReply(awkwardText.repeat(repeat), state);
        store.journal.put(key, reply);
        expect(JSON.stringify(store.journal.get(key)) === JSON.stringify(reply)).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it("tells of each reply that was paid for, once", async () => {
    await using store = await open();
    if (store.journal.paid === undefined) return;
    expect([...store.journal.paid()]).toEqual([]);
    const { record, ...reply } = sampleReply("paid");
    const unknown = { known: false } as const;
    store.journal.put(sampleCall, { ...reply, record });
    store.journal.put(sampleCall, { ...reply, record });
    store.journal.put({ ...sampleCall, index: 9 }, { ...reply, record: { ...record, cost: unknown } });
    const costs = [...store.journal.paid()].map(({ cost }) => cost);
    expect(costs.toSorted((a, b) => Number(b.known) - Number(a.known))).toEqual([record.cost, unknown]);
  });

  it("tells of every charge for a reply that is not kept, which is no reply of the call", async () => {
    await using store = await open();
    const { journal } = store;
    if (journal.charge === undefined) return;
    const { record } = sampleReply("cut off");
    journal.charge(sampleCall, record);
    journal.charge(sampleCall, record);
    expect(journal.get(sampleCall)).toBeUndefined();
    expect([...(journal.paid?.() ?? [])]).toEqual([record, record]);
  });

  it("refuses a reply that is not valid", async () => {
    await using store = await open();
    const reply = withColour(sampleReply("x"));
    expect(() => store.journal.put(sampleCall, reply)).toThrow(/colour/);
    expect(store.journal.get(sampleCall)).toBeUndefined();
  });
}

/** Keys that differ from {@link sampleCall} in one part, or whose parts only together read the same. */
const otherCalls: readonly CallKey[] = [
  { ...sampleCall, agent: "teller-b" },
  { ...sampleCall, agent: "teller-", scenario: "alost-card.001" },
  { ...sampleCall, scenario: "LOST-CARD.001" },
  { ...sampleCall, trial: 1 },
  { ...sampleCall, role: "caller" },
  { ...sampleCall, role: "agent ", index: 3 },
  { ...sampleCall, index: 2 },
  { ...sampleCall, requestHash: "9f86d082" },
];
