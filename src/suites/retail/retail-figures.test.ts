import { expect, test } from "vitest";
import { Gate } from "./retail-case.ts";
import { RETAIL_FIGURES } from "./retail-figures.ts";

test.each(Gate.options)("gate %s has a title", (gate) => {
  expect(RETAIL_FIGURES.checks[gate]).toBeDefined();
});
