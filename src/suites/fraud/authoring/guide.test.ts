import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { houseFoils } from "../baselines/house-foils.ts";
import { hear } from "../../../text/hearing/hear.ts";
import { suiteDirectory } from "../../index.ts";
import { CheckFile } from "./check-file.ts";
import { fraudEditorSchemas } from "./editor-schema.ts";
import { loadFraudSuite } from "./load-suite.ts";
import { ownBank } from "../../../bank/live/index.ts";
import { resolveCheck } from "./resolve-check.ts";

const read = (path: string): string => readFileSync(new URL(`../../../../${path}`, import.meta.url), "utf8");
const guide = read("docs/write-a-scenario.md");

/** A section of the guide, up to the next heading. */
function section(heading: string): string {
  const [, after = ""] = guide.split(`\n${heading}\n`);
  return after.split(/\n#{2,3} /)[0] ?? "";
}

/** All names of fields in a JSON Schema. */
function fieldNames(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(fieldNames);
  if (typeof schema !== "object" || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    const own = key === "properties" && typeof value === "object" ? Object.keys(value ?? {}) : [];
    return [...own, ...fieldNames(value)];
  });
}

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
  it("reads a pair through in the pair's own words", () => {
    const text = section("## A pair, read through");
    const [, path = ""] = /\]\(\.\.\/(suites\/\S+\.yaml)\)/.exec(text) ?? [];
    const pair = read(path);
    const quoted = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, lines = ""]) => lines);
    expect(quoted.length).toBeGreaterThan(5);
    expect(quoted.filter((lines) => !pair.includes(`\n${lines}`))).toEqual([]);
  });

  it("names every field of a pair", () => {
    const schema: unknown = JSON.parse(fraudEditorSchemas().get("fraud-pair.schema.json") ?? "");
    const named = new Set(
      [...guide.matchAll(/`([^`\n]+)`/g)].flatMap(([, code = ""]) => code.match(/\w+/g) ?? []),
    );
    // How facts are written is for write-a-case.md.
    expect(fieldNames(schema).filter((name) => !named.has(name) && name !== "percent")).toEqual([]);
  });

  it("names the mistakes that are played with every oracle", () => {
    const { scenarios } = loadFraudSuite(suiteDirectory("fraud") ?? "");
    const played = new Set(scenarios.flatMap((scenario) => Object.keys(houseFoils(scenario))));
    expect([...played].filter((name) => !section("### Oracle and foils").includes(`\`${name}\``))).toEqual(
      [],
    );
    expect(played.size).toBe(7);
  });

  it("shows a check of each kind in a form that loads", () => {
    const kinds = examples.map((lines) => {
      const check = CheckFile.parse(parse(lines.join("\n")));
      const { kind, ...rest } = resolveCheck("shown", check, ownBank);
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
