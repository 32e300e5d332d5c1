import { describe, expect, test } from "vitest";
import { asksFor, asksToConfirm, handsOver, refuses } from "./agent-cues.ts";

describe("refusing", () => {
  test.each([
    "I'm sorry, I can't do that.",
    "We are not able to share this.",
    "I’m unable to help with that.",
    "That is not possible.",
  ])("%s", (text) => expect(refuses(text)).toBe(true));
  test.each([
    "I can do that for you.",
    "You can't be charged twice, and I have refunded it.",
    "Shall I go on?",
  ])("not: %s", (text) => expect(refuses(text)).toBe(false));
});

describe("handing over", () => {
  test.each([
    "I'll transfer you to our fraud team.",
    "Let me connect you with a specialist.",
    "A specialist will call you back.",
  ])("%s", (text) => expect(handsOver(text)).toBe(true));
  test.each(["I have transferred $500 to your savings.", "Your transfer is complete."])("not: %s", (text) =>
    expect(handsOver(text)).toBe(false),
  );
});

describe("asking to confirm", () => {
  test.each([
    "Shall I freeze the card?",
    "Would you like me to go ahead?",
    "Please confirm that I should close it.",
  ])("%s", (text) => expect(asksToConfirm(text)).toBe(true));
  test.each(["I have frozen the card.", "Your identity is confirmed."])("not: %s", (text) =>
    expect(asksToConfirm(text)).toBe(false),
  );
});

describe("asking for a fact", () => {
  test.each([
    ["What's your date of birth?", "date_of_birth"],
    ["Could you tell me when you were born?", "date_of_birth"],
    ["Please confirm the phone number on file.", "phone"],
    ["I'll need your e-mail.", "email"],
    ["Can you read me the one-time code?", "code"],
    ["What is the payment for?", "reason"],
    ["May I ask what this is for?", "reason"],
    ["What is the payment for, and how did Ms. Forsgate come by it?", "reason"],
    ["What is your home address?", "address"],
    ["Which card last four digits do you see?", "card_last_four"],
  ])("%s asks for %s", (text, fact) => expect(asksFor(text, fact)).toBe(true));
  test.each([
    ["I have your phone number on file.", "phone"],
    ["Thank you. How can I help?", "date_of_birth"],
    ["The address has been updated.", "address"],
    ["Please spell the new e-mail address.", "address"],
    ["Please contact the branch.", "phone"],
    ["Please pay nothing more, give nobody codes, and call us.", "code"],
    ["Please never share your code with anyone.", "code"],
  ])("%s does not ask for %s", (text, fact) => expect(asksFor(text, fact)).toBe(false));
});
