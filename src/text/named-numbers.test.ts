import { describe, expect, test } from "vitest";
import { withoutNames } from "./named-numbers.ts";
import { scanFigures } from "./scan-figures.ts";

const money = (text: string): number[] => {
  const { plain, amounts } = scanFigures(text);
  return withoutNames(amounts, plain).map(({ paise }) => paise / 100);
};

describe("numbers that name something", () => {
  test.each([
    "stop cheque 552601",
    "cheque nos 552601, 552602 and 552603",
    "cheques 552601 to 552605",
    "pin code 411038",
    "flat 204, house no. 12",
    "my account is 4471000983",
    "45 Mill Road, Pune 411038",
    "new address: 12 Champa Residency, Kothrud, Pune 411038",
    "form 121",
  ])("%s", (text) => expect(money(text)).toEqual([]));
});

describe("numbers that may be money", () => {
  test.each<[string, number[]]>([
    ["make an FD of 250000", [250000]],
    ["no 35000 is enough", [35000]],
    ["send 5000 to my house owner", [5000]],
    ["Transfer 250000 to the branch at MG Road", [250000]],
    ["my card 40000 limit", [40000]],
    ["cheque 100871 of ₹35,000", [35000]],
    ["cheque 100871 for 35000", [35000]],
    ["₹1,425 on UPI", [1425]],
  ])("%s", (text, amounts) => expect(money(text)).toEqual(amounts));
});
