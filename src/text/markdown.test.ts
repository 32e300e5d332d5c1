import { expect, test } from "vitest";
import { withoutMarkdown } from "./markdown.ts";

test.each([
  ["**₹1,425** came", "₹1,425 came"],
  ["**Ref:** BLK-1", "Ref: BLK-1"],
  ["__Note__ it", "Note it"],
  ["*Note* it, _please_, ***now***", "Note it, please, now"],
  ["**Card ****4417** is frozen", "Card ****4417 is frozen"],
  ["**one** and **two**", "one and two"],
  ["**QRT**-**40913**", "QRT-40913"],
  ["QR**T-409**13", "QRT-40913"],
  ["QRT\\-40913 and a\\_b", "QRT-40913 and a_b"],
  ["`QRT-40913`, ``a`b``", "QRT-40913, a`b"],
  ["~~₹500~~ ₹450", "₹500 ₹450"],
  ["[QRT-40913](https://bank.example/QRT)", "QRT-40913 (https://bank.example/QRT)"],
  ["QRT<b>-</b><span class='x'>40913</span><br>", "QRT-40913\n"],
  ["| Ref | Sum |\n|-----|:---:|\n| QRT-40913 | **5** |", "| Ref | Sum |\n| QRT-40913 | 5 |"],
  ["**a *b* c**", "a b c"],
])("as it is shown: %s", (text, shown) => expect(withoutMarkdown(text)).toBe(shown));

test.each([
  "****4321",
  "cards ****4321 and ****8044",
  "cards **4321 and **8044 are here",
  "9876**1234",
  "**4321",
  "2 ** 3 ** 4",
  "2*3*4",
  "***-***-0126",
  "AB***12***",
  "t**r**@example.net",
  "snake__case__name and a_63_b",
  "a*****@example.com",
  "**\nnot closed in its line\n**",
  "<tool_call>{}</tool_call>",
  "```json\n{}\n```",
])("no marks: %s", (text) => expect(withoutMarkdown(text)).toBe(text));
