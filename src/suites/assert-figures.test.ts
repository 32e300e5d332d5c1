import { expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { ONE_FIGURE, SECURITY_AND_UTILITY } from "../contract/suite-figures.fixture.ts";
import { assertFigures } from "./assert-figures.ts";

const scenario = (id: string, groups: Record<string, string>) => ({
  planned: { id, title: id, hash: "h", groups },
});
const sound = [scenario("one", { variant: "attack" }), scenario("two", { variant: "control" })];

test("figures that fit their scenarios hold", () => {
  for (const figures of [ONE_FIGURE, SECURITY_AND_UTILITY]) {
    expect(() => assertFigures({ id: "s", figures, scenarios: sound })).not.toThrow();
  }
});

test("a scenario that would be in no figure is named", () => {
  const scenarios = [...sound, scenario("lost", {}), scenario("odd", { variant: "other" })];
  expect(() => assertFigures({ id: "s", figures: SECURITY_AND_UTILITY, scenarios })).toThrow(
    /2 of 4 scenarios are on no side or on several, such as lost, odd/,
  );
});

test("figures of another form are refused by place", () => {
  const [side] = SECURITY_AND_UTILITY.sides;
  if (side === undefined) throw new Error("no side");
  const sides = [side, { ...side, id: "overall" }];
  const wrong = () => assertFigures({ id: "s", figures: { ...ONE_FIGURE, sides }, scenarios: [] });
  expect(wrong).toThrow(InputError);
  expect(wrong).toThrow(/s: figures\.sides\.1\.id: a thresholds file needs this name/);
});
