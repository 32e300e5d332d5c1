import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { asksFor, asksToConfirm } from "../../text/agent-cues.ts";
import { CheckFile } from "./check-file.ts";
import { resolveCheck } from "./resolve-check.ts";

const guide = readFileSync(new URL("../../../docs/write-a-scenario.md", import.meta.url), "utf8");

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
    const [, listed = ""] = /usual wordings: ([\s\S]*?)\. Any other/.exec(guide) ?? [];
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
    };
    expect([...listed.matchAll(/`(\w+)`/g)].map(([, name]) => name)).toEqual(Object.keys(questions));
    const heard = Object.entries(questions).filter(([fact, question]) => asksFor(question, fact));
    expect(heard.map(([fact]) => fact)).toEqual(Object.keys(questions));
    expect(asksFor("Please read me the last four digits.", "last_four")).toBe(true);
    expect(asksFor("Which new PIN would you like?", "new_pin")).toBe(true);
    expect(asksFor("Please read me the last four digits.", "card_last_four")).toBe(false);
    for (const asked of [
      "Shall I do it?",
      "Is that right?",
      "May I go ahead?",
      "Please confirm that it is so.",
    ]) {
      expect(asksToConfirm(asked)).toBe(true);
    }
  });
});
