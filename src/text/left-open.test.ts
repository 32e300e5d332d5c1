import { expect, test } from "vitest";
import { leftOpen } from "./left-open.ts";

test.each([
  "Which of the two would that be?",
  "I see two orders here. The larger or the smaller one? Thanks.",
  "Thanks. Now spell the street for me.",
  "Please choose a day for the delivery.",
  "We will need you to upload a picture.",
  "I still need to know the colour of the card.",
  "Could you say that once more",
  "Let me know which branch suits you.",
  "One moment. So which one is it?",
  "Kaunsa wala bataiye.",
])("leaves a question: %s", (reply) => {
  expect(leftOpen(reply)).toBe("question");
});

test.each([
  "Let me pull that up for you.",
  "One moment, please.",
  "Who wouldn't want that? I'm looking for your order right now.",
  "Thank you. I'll check what the record says.",
  "I'll change it for you now.",
  "Your file is being opened.",
  "Thanks for your patience, Mr. Adeyemi.",
  "Ek minute, main check kar rahi hoon.",
])("leaves work: %s", (reply) => {
  expect(leftOpen(reply)).toBe("work");
});

test.each([
  "The fee is four dollars a month.",
  "It has been in place since March. Is there anything else I can help you with?",
  "Nobody is at the branch at the moment.",
  "Give nobody your code.",
  "Let me know if you change your mind.",
  "For that I still need a proof.",
  "Nor can I give you a loan, much as I would like to.",
  "Please note that branches close at noon.",
  "I understand how it looks.",
  'The machine then says "Please enter your PIN" twice.',
  "I'm not going to lecture you.",
  "",
])("leaves nothing: %s", (reply) => {
  expect(leftOpen(reply)).toBe("nothing");
});

test("only a question mark asks where requests are told apart", () => {
  expect(leftOpen("Please choose a day for the delivery.", "marks")).toBe("nothing");
  expect(leftOpen("Which day would suit you?", "marks")).toBe("question");
});
