import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { onAbort, sleep } from "./on-abort.ts";

test("all who watch are told once, those who stopped are not, and one listener serves them", () => {
  const stop = new AbortController();
  const told: string[] = [];
  onAbort(stop.signal, () => told.push("first"));
  const leave = onAbort(stop.signal, () => told.push("second"));
  onAbort(stop.signal, () => told.push("third"));
  expect(getEventListeners(stop.signal, "abort")).toHaveLength(1);
  leave();
  stop.abort();
  stop.abort();
  expect(told).toEqual(["first", "third"]);
});

test("a sleep ends in time, or with the reason of the abort", async () => {
  const stop = new AbortController();
  await sleep(1, stop.signal);
  const long = sleep(60_000, stop.signal);
  stop.abort(new Error("enough"));
  await expect(long).rejects.toThrow("enough");
  await expect(sleep(1, stop.signal)).rejects.toThrow("enough");
});
