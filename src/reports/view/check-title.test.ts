import { expect, test } from "vitest";
import { Gate } from "../../contract/retail-case.ts";
import { checkTitle } from "./check-title.ts";

test.each(Gate.options)("gate %s has a title", (gate) => expect(checkTitle(gate)).not.toBe(gate));

test("a check that an author named is called so", () => {
  expect(checkTitle("money-stays")).toBe("Money stays");
});
