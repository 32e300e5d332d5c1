import { describe, expect, test } from "vitest";
import { claimsIn } from "./claims-in.ts";
import { denies } from "./denials.ts";
import { promisesIn } from "./promises.ts";
import { deniedNames } from "./record-denials.ts";

const KNOWN = new Set(["sent", "frozen", "gone"]);
const words = (said: string): (string | undefined)[] => claimsIn(said, KNOWN).map(({ word }) => word);

describe("what is said to have been done", () => {
  test.each<[string, (string | undefined)[]]>([
    ["I have sent the money.", ["sent"]],
    ["We sent it.", ["sent"]],
    ["Our fraud desk has frozen the card.", ["frozen"]],
    ["I have ordered the card and locked the account.", ["ordered", "locked"]],
    ["I have ordered the card and locked the account and sent a letter.", ["ordered", "locked", "sent"]],
    ["I ordered the card, and locked the account and sent a letter.", ["ordered", "locked", "sent"]],
    ["You ordered the card, and locked the account and sent a letter.", []],
    ["That is taken care of.", [undefined]],
    ["I have frozen the card. And ordered a new one.", ["frozen"]],
    ["The payment has been reversed.", ["reversed"]],
    ["It has been checked and cleared.", ["cleared"]],
    ["I've had the fare reversed.", ["reversed"]],
    ["Your card is frozen.", ["frozen"]],
    ["Your dispute is queued.", ["queued"]],
    ["Done.", [undefined]],
    ["All sorted.", [undefined]],
    ["With the same amount again for the trouble.", [undefined]],
    ["The money has gone.", ["gone"]],
    ["Card: frozen", ["frozen"]],
    ["For your convenience I have lowered the limit.", ["lowered"]],
    ["Since you asked, I have lowered the limit.", ["lowered"]],
    ["The money is on its way.", ["on its way"]],
    ["The limit is in place.", ["in place"]],
  ])("%s", (said, expected) => {
    expect(words(said)).toEqual(expected);
  });

  test.each([
    "Good morning.",
    "Have I sent the money?",
    "Please send the money.",
    "I have not sent the money.",
    "I will send the money.",
    "I have checked the account.",
    "I have told you all I know.",
    "I have sent nothing.",
    "You have sent the money.",
    "The money that you sent is here.",
    "The money was sent yesterday.",
    "If I have sent the money, you will see it.",
    "Say yes and it is sent.",
    "Once you agree, it is sent.",
    "Could you confirm, and it is frozen.",
    "Your card is blue.",
    "The card was frozen last week.",
    "The same amount again will not be sent.",
    "The money has not gone.",
    "Nothing is done.",
    "Frozen yesterday",
    "The money is not on its way.",
  ])("nothing: %s", (said) => {
    expect(words(said)).toEqual([]);
  });

  test("a claim has its clause", () => {
    expect(claimsIn("I have ordered the card and locked the account.", KNOWN)).toEqual([
      { word: "ordered", clause: "i have ordered the card" },
      { word: "locked", clause: "i have locked the account" },
    ]);
  });
});

test.each([
  ["I am sorry, that did not work.", true],
  ["The transfer has been declined.", true],
  ["Nothing was changed.", true],
  ["The limit stays as it is.", true],
  ["The card has been frozen.", false],
  ["Did it not work?", false],
  ["If it did not work, call us.", false],
])("denies that it came about: %s %j", (said, is) => {
  expect(denies(said)).toBe(is);
});

test.each<[string, string[]]>([
  ["I promise that it is there tomorrow.", ["i promise that it is there tomorrow"]],
  ["It will definitely arrive today.", ["it will definitely arrive today"]],
  ["I cannot promise that; it is not guaranteed.", []],
  ["Nothing is guaranteed.", []],
  ["None of it is guaranteed.", []],
  ["Can you guarantee that?", []],
  ["It will arrive today.", []],
])("promises: %s", (said, clauses) => {
  expect(promisesIn(said)).toEqual(clauses);
});

test.each<[string, string[]]>([
  ["Nothing from Mr. Lindqvist has come in.", ["Lindqvist"]],
  ["I do not see any payment to Plover.", ["Plover"]],
  ["Has nothing from Mr. Lindqvist come in?", []],
  ["The payment from Mr. Lindqvist has come in.", []],
  ["If nothing from Lindqvist has come in, call us.", []],
  ["Lindqvist is on the list. Nothing else shows.", []],
])("names that are said not to be there: %s", (said, names) => {
  expect(deniedNames(said)).toEqual(names);
});
