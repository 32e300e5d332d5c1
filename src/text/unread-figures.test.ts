import { expect, test } from "vitest";
import { isInUnreadScript, otherCurrencies } from "./unread-figures.ts";

test("sums in currencies that readers of rupees do not know", () => {
  expect(otherCurrencies("€40, USD 1,200.50 and 15 pounds")).toEqual([
    { said: "€40", value: 40 },
    { said: "USD 1,200.50", value: 1200.5 },
    { said: "15 pounds", value: 15 },
  ]);
  expect(otherCurrencies("₹40, Rs. 12 and INR 5; USB 3")).toEqual([]);
});

test("a script whose words are not read, unless it is a name or two", () => {
  expect(isInUnreadScript("என் அட்டையை உடனே முடக்கவும், தயவு செய்து விரைவாக முடக்கவும்")).toBe(true);
  expect(isInUnreadScript("Your nominee தமிழ்ச்செல்வி is registered with the deposit.")).toBe(false);
  expect(isInUnreadScript("आपका कार्ड ब्लॉक कर दिया गया है।")).toBe(false);
});
