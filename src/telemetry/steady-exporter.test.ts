import { ExportResultCode } from "@opentelemetry/core";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";
import { expect, test } from "vitest";
import { SteadyExporter } from "./steady-exporter.ts";

/** A collector that answers as it is told, and notes how many batches it had at once. */
function collector(takes: (batch: number) => boolean) {
  const seen = { batches: 0, atOnce: 0, most: 0 };
  const exporter: SpanExporter = {
    export(_spans, done) {
      const batch = seen.batches++;
      seen.most = Math.max(seen.most, ++seen.atOnce);
      setTimeout(() => {
        seen.atOnce--;
        const code = takes(batch) ? ExportResultCode.SUCCESS : ExportResultCode.FAILED;
        done({ code, error: new Error("connect ECONNREFUSED\nwith a body") });
      }, 1);
    },
    async shutdown() {},
  };
  return { exporter, seen };
}

const batch = (size: number) => Array.from({ length: size }, () => ({}) as ReadableSpan); // never looked at
const exportAll = (steady: SteadyExporter, batches: number) =>
  Promise.all(Array.from({ length: batches }, () => new Promise((done) => steady.export(batch(10), done))));

test("sends any number of batches one after another and counts what was taken", async () => {
  const { exporter, seen } = collector(() => true);
  const steady = new SteadyExporter(exporter);
  await exportAll(steady, 50);
  expect(seen).toMatchObject({ batches: 50, most: 1 });
  expect(steady.sent).toBe(500);
  expect(steady.problem).toBeUndefined();
});

test("leaves a collector alone that did not take a batch, and says why in one line", async () => {
  const { exporter, seen } = collector((batch) => batch < 2);
  const steady = new SteadyExporter(exporter);
  await exportAll(steady, 50);
  expect(seen.batches).toBe(3);
  expect(steady.sent).toBe(20);
  expect(steady.problem).toBe("connect ECONNREFUSED");
});
