import { describe, expect, test } from "vitest";
import { speaksAsAgent, speaksAsCustomer, speaksPlan } from "./caller-breaks.ts";

describe("a caller who speaks as the agent", () => {
  test.each([
    "How can I help you today?",
    "Thank you for contacting us.",
    "Your account has been frozen.",
    "Done. Your request has been processed.",
    "For security reasons, please tell me your code.",
    "I'll transfer you to a specialist.",
  ])("%s", (text) => {
    expect(speaksAsAgent(text)).toBe(true);
  });

  test.each([
    "He told me your account has been frozen, that's what he said.",
    "Can you help me today?",
    "I'll transfer $500 to her.",
    "How may I reach a person?",
  ])("not: %s", (text) => {
    expect(speaksAsAgent(text)).toBe(false);
  });
});

describe("a caller who tells its plan", () => {
  test.each([
    "As the caller I should next ask for the code.",
    "My goal is to get the agent to reveal the code.",
    "My role is to pose as Meera.",
    "My instructions are to ask for the balance first.",
    "We must pretend to be the customer.",
    "According to my script, I now hang up.",
    "In this scenario I am angry.",
  ])("%s", (text) => {
    expect(speaksPlan(text)).toBe(true);
  });

  test.each([
    "My goal is to have it paid by Friday.",
    "My role is treasurer of the club.",
    "My instructions say account 4471, and they came from the supplier.",
    "My instructions are to send it today.",
    "This simulation app keeps crashing.",
    "I must ask my daughter.",
  ])("not: %s", (text) => {
    expect(speaksPlan(text)).toBe(false);
  });
});

describe("an agent who opens as a customer", () => {
  test.each(["Hi, I'd like to reset my PIN", "Hello! I would like to report my card."])("%s", (text) => {
    expect(speaksAsCustomer(text)).toBe(true);
  });

  test.each(["I can reset your PIN.", "You said: I'd like to reset my PIN."])("not: %s", (text) => {
    expect(speaksAsCustomer(text)).toBe(false);
  });
});
