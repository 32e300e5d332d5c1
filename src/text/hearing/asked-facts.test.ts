import { describe, expect, it } from "vitest";
import { requestedFacts } from "./asked-facts.ts";
import { readReply } from "./read-reply.ts";

const asked = (reply: string, names: string): string =>
  requestedFacts(readReply(reply), names.split(" ")).join(" ");

describe("a need that follows what it is for", () => {
  it.each([
    ["Before we touch the loan I need your date of birth, please.", "date_of_birth"],
    ["So that I can find you I would need your phone number.", "phone"],
    ["Until I can see the file I must have your address.", "address"],
  ])("%s", (reply, facts) => expect(asked(reply, "date_of_birth phone address")).toBe(facts));
});

describe("what the agent would like of the caller", () => {
  it.each([
    ["To begin with I'd like your birthday and the code.", "code date_of_birth"],
    ["We would also like your street address.", "address"],
  ])("%s", (reply, facts) => expect(asked(reply, "date_of_birth code address")).toBe(facts));
});

describe("a one-time code by the name of a PIN", () => {
  it.each([
    ["Could you read me the PIN we have just texted you?", "code"],
    ["Nobody here will ever ask for the PIN we sent you with your card.", ""],
  ])("%s", (reply, facts) => expect(asked(reply, "code address")).toBe(facts));
});
