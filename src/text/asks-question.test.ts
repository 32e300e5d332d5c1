import { expect, test } from "vitest";
import { asksQuestion, onlyAsks } from "./asks-question.ts";

test.each([
  "Which account was it issued from?",
  "Please tell me the cheque number.",
  "Kindly share your date of birth.",
  "Let me know which card you mean.",
  "I will need the nominee's date of birth.",
  "Could you confirm the amount",
  "कौन सा खाता?",
  "Kripya account number bataiye.",
])("asks: %s", (text) => {
  expect(asksQuestion(text)).toBe(true);
});

test.each([
  "Your balance is ₹500.",
  "Done. Is there anything else I can help you with?",
  "Let me know if there is anything else.",
  "Do you have any other questions?",
  "The fee is Rs. 5. It is charged yearly.",
])("asks nothing: %s", (text) => {
  expect(asksQuestion(text)).toBe(false);
});

test("a reply that answers and then asks does not only ask", () => {
  expect(onlyAsks("Which account do you mean? Please tell me its last digits.")).toBe(true);
  expect(onlyAsks("You have two accounts. Which one do you mean?")).toBe(false);
  expect(onlyAsks("")).toBe(false);
});
