import { expect, test } from "vitest";
import { linkTo, traceLinkProblem, traceUrl } from "./trace-link.ts";

const trace = { traceId: "a".repeat(32), spanId: "b".repeat(16) };

test("leads to an episode's trace, wherever the ids stand", () => {
  const template = "https://tracing.example.com/t/{traceId}?span={spanId}#{traceId}";
  expect(linkTo(template, trace)).toBe(
    `https://tracing.example.com/t/${trace.traceId}?span=${trace.spanId}#${trace.traceId}`,
  );
  expect(traceUrl(template, trace)).toHaveProperty("traceUrl");
  expect(traceUrl(template, undefined)).toEqual({});
  expect(traceUrl(undefined, trace)).toEqual({});
});

test.each([
  ["https://tracing.example.com/trace/{traceId}", undefined],
  ["https://tracing.example.com/trace/", "has no {traceId} in it"],
  ["javascript:alert('{traceId}')", "is not an http(s) address"],
  ["file:///traces/{traceId}", "is not an http(s) address"],
  ["/trace/{traceId}", "is not an http(s) address"],
  ["https://user:secret@tracing.example.com/{traceId}", "holds credentials"],
])("of the template %s it says: %s", (template, problem) => {
  expect(traceLinkProblem(template)).toBe(problem);
});
