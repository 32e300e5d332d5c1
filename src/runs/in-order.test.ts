import * as fc from "fast-check";
import { expect, test } from "vitest";
import { inOrder } from "./in-order.ts";

test("what comes of items comes in their order, with no more at once than told", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.integer(), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (scheduler, items, atOnce) => {
        let running = 0;
        let most = 0;
        const work = scheduler.scheduleFunction(async (item: number) => {
          running -= 1;
          return item * 2;
        });
        const counted = (item: number): Promise<number> => {
          running += 1;
          most = Math.max(most, running);
          return work(item);
        };
        const results: number[] = [];
        const collected = (async () => {
          for await (const result of inOrder(items, atOnce, counted)) results.push(result);
        })();
        await scheduler.waitFor(collected);
        expect(results).toEqual(items.map((item) => item * 2));
        expect(most).toBeLessThanOrEqual(atOnce);
      },
    ),
  );
});
