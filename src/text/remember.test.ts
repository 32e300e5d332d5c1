import { expect, test } from "vitest";
import { remember } from "./remember.ts";

test("a text is read once, until many others have been", () => {
  const read: string[] = [];
  const reading = remember((text) => {
    read.push(text);
    return { text };
  });
  const text = (number: number): string => `a text that is long enough, ${number}`;
  expect(reading(text(0))).toBe(reading(text(0)));
  expect(read).toHaveLength(1);
  for (let number = 1; number <= 64; number++) reading(text(number));
  expect(reading(text(0))).toEqual({ text: text(0) });
  expect(read.filter((one) => one === text(0))).toHaveLength(2);
});
