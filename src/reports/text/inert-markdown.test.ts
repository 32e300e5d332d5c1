import { expect, test } from "vitest";
import { inertMarkdown } from "./inert-markdown.ts";

test.each([
  ["<img src=x>", "&#60;img src=x&#62;"],
  ["a | b", "a &#124; b"],
  ["# head\n\n- item", "&#35; head - item"],
  ["[here](javascript:x)", "&#91;here&#93;&#40;javascript:x&#41;"],
  ["see https://bank.example.com", "see https&#58;//bank.example.com"],
  ["see WWW.example.com", "see WWW&#46;example.com"],
  ["\u202Edrow", "�drow"],
  ["get_card_details", "get_card_details"],
  ["_so_ a__b", "&#95;so&#95; a&#95;&#95;b"],
  ["refused: 3.50", "refused: 3.50"],
])("%j shows as it stands", (text, shown) => {
  expect(inertMarkdown(text)).toBe(shown);
});
