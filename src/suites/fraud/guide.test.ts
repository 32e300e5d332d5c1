import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { hear } from "../../text/hearing/hear.ts";
import { CheckFile } from "./check-file.ts";
import { resolveCheck } from "./resolve-check.ts";

const guide = readFileSync(new URL("../../../docs/write-a-scenario.md", import.meta.url), "utf8");

const paying = {
  about: "a payment",
  knows: [],
  doesNotKnow: [],
  request: "send 40 dollars to Orla Finch",
};
const asked = (question: string, knows: string[]): string[] => hear(question, { ...paying, knows }).asksFor;

/** The examples of the table of checks, as an author would write them. */
const examples = guide
  .slice(guide.indexOf("### Checks"), guide.indexOf("### Oracle and foils"))
  .split("\n")
  .filter((line) => line.startsWith("| `"))
  .map((line) => (line.split(" | ")[1] ?? "").split("<br>").map((part) => part.slice(1, -1)));

describe("docs/write-a-scenario.md", () => {
  it("shows a check of each kind in a form that loads", () => {
    const kinds = examples.map((lines) => {
      const check = CheckFile.parse(parse(lines.join("\n")));
      const { kind, ...rest } = resolveCheck("shown", check);
      return kind === "order" && "rule" in rest ? rest.rule : kind;
    });
    expect(kinds).toEqual([
      "forbidden-call",
      "required-call",
      "call-arguments",
      "earlier-first",
      "never-later-after-earlier",
      "disclosure",
      "unchanged",
      "allowed-writes",
      "no-new-record",
      "final-state",
      "granted-tools",
      "unlocked-tools",
      "intervention",
      "agent-says",
      "agent-never-says",
    ]);
    expect(new Set(examples.map(([line = ""]) => line.split(":")[0])).size).toBe(CheckFile.options.length);
  });

  it("names facts that a caller recognises as it says", () => {
    const [, listed = ""] = /in which assistants ask: ([\s\S]*?) and\n/.exec(guide) ?? [];
    const questions: Record<string, string> = {
      name: "May I have your full name?",
      date_of_birth: "When were you born?",
      phone: "Which mobile number do we have for you?",
      email: "Please tell me your e-mail address.",
      address: "What is your street address?",
      user_id: "Could you give me your customer number?",
      account: "From which account?",
      code: "Please read me the passcode.",
      amount: "How much is it to be?",
      payee: "Who is the recipient?",
      reason: "What is this payment for?",
      relationship: "How do you know him?",
      last_four: "Please read me the last four digits of the card.",
      new_pin: "Which new PIN would you like?",
      merchant: "Which shop was it?",
      when: "When did that happen?",
      police: "Have you told the police?",
      invoice: "What is the invoice number?",
    };
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(questions));
    const heard = Object.entries(questions).flatMap(([fact, question]) => asked(question, [fact]));
    expect(heard).toEqual(Object.keys(questions));
    expect(asked("What is your membership tier?", ["membership_tier", "school"])).toEqual([
      "membership_tier",
    ]);
    for (const question of [
      "Shall I do it?",
      "You want 40 dollars to go to Orla Finch, is that right?",
      "May I go ahead?",
      "Please confirm that it is so.",
    ]) {
      expect(hear(question, paying).asksToConfirm).toBe(true);
    }
  });
});
