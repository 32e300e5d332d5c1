import { expect, test } from "vitest";
import { forbiddingRules } from "./forbidding-rules.ts";
import { RulesFile, type Clause } from "./rules-file.ts";
import { situationOf, type Act } from "./situation.ts";

const bank = {
  users: {
    notes: "",
    data: {
      u_ana: {
        name: "Ana Reed",
        date_of_birth: "04/17/1984",
        phone_number: "207-555-0102",
        call_session: { code: "418207", code_sent_at: "11/16/2026 10:05" },
        since: "10/18/2026",
      },
      u_bo: { name: "Bo Oak" },
    },
  },
  accounts: {
    notes: "",
    data: {
      a_ana: {
        user_id: "u_ana",
        current_holdings: "900.00",
        payees: {
          p_1: { account_id: "a_bo", check: "MATCH" },
          p_2: { account_id: "a_bo", check: "NO_MATCH" },
        },
      },
      a_bo: { user_id: "u_bo", current_holdings: "5.00" },
    },
  },
  postings: {
    notes: "",
    data: {
      b_1: { account_id: "a_ana", amount: -200, date: "11/13/2026", by: "X" },
      b_2: { account_id: "a_ana", amount: 650, date: "11/09/2026", by: "X" },
      b_3: { account_id: "a_bo", amount: 50, date: "11/13/2026", by: "Y" },
    },
  },
};

const act: Act = { tool: "pay", args: { source_account_id: "a_ana", to: "a_bo", amount: 300 } };

function forbids(when: Clause[], lines: readonly string[] = [], knows: Record<string, string> = {}): boolean {
  const file = RulesFile.parse({
    format: 1,
    acts: { payment: { tools: ["pay"] } },
    rules: { only: { document: "payments-001", forbids: ["payment"], when } },
  });
  const phases = lines.map((says, index) => ({ id: `p${index}`, says, reactions: [], otherwise: [] }));
  const caller = {
    persona: "",
    goal: "",
    tactics: [],
    doesNotKnow: [],
    ignorance: "",
    leaves: "",
    phases,
    knows,
  };
  const situation = situationOf({ bank: {}, caller }, act, {
    bank,
    now: "11/16/2026 10:15",
    holidays: [],
    figures: new Map([["days", 30]]),
    verified: "u_ana",
  });
  return forbiddingRules(file, situation).includes("only");
}

test.each<[what: string, when: Clause[], expected: boolean]>([
  ["a field", [{ some: "users/{holder}", where: { name: "ana reed" } }], true],
  ["a field of another record", [{ some: "users/{verified}", where: { name: "Bo Oak" } }], false],
  ["a record that is not there", [{ some: "users/u_nobody", where: {} }], false],
  [
    "entries of a field",
    [{ some: "accounts/{source_account_id}.payees", where: { check: "NO_MATCH" } }],
    true,
  ],
  ["how many", [{ some: "postings", where: { account_id: "a_ana" }, atLeast: 3 }], false],
  ["how many different ones", [{ some: "postings", where: {}, distinct: "by", atLeast: 3 }], false],
  [
    "what follows is about the record found",
    [
      { some: "accounts/a_ana.payees", as: "payee", where: { check: "NO_MATCH" } },
      { differ: ["{payee.key}", "p_1"] },
    ],
    true,
  ],
  [
    "any record found will do",
    [{ some: "accounts/a_ana.payees", as: "payee", where: {} }, { differ: ["{payee.key}", "p_1"] }],
    true,
  ],
  [
    "a figure of a document",
    [{ some: "users/{holder}", where: { since: { daysAgo: { under: "days" } } } }],
    true,
  ],
  [
    "a figure that is met",
    [{ some: "users/{holder}", where: { since: { daysAgo: { atMost: 28 } } } }],
    false,
  ],
  [
    "a figure that no document has",
    [{ some: "users/{holder}", where: { since: { daysAgo: { under: "weeks" } } } }],
    false,
  ],
  [
    "a sum",
    [
      {
        total: [
          "{amount}",
          { sumOf: "amount", in: "postings", where: { account_id: "a_ana", amount: { moreThan: 0 } } },
        ],
        over: ["accounts/{source_account_id}.current_holdings"],
      },
    ],
    true,
  ],
  [
    "a smaller sum",
    [{ total: ["{amount}"], over: ["accounts/{source_account_id}.current_holdings"] }],
    false,
  ],
  ["not", [{ not: [{ some: "users/{holder}", where: { name: "Bo Oak" } }] }], true],
  ["one of", [{ anyOf: [[{ differ: ["a", "a"] }], [{ differ: ["a", "b"] }]] }], true],
])("holds or not: %s", (_, when, expected) => {
  expect(forbids(when)).toBe(expected);
});

test("a code counts once the caller says it, in whatever spelling, and in time", () => {
  const code = (atMost: number): Clause[] => [
    {
      some: "users/{verified}.call_session",
      where: { code: { readOut: true }, code_sent_at: { minutesAgo: { atMost } } },
    },
  ];
  expect(forbids(code(10), ["My code is four one eight, two zero seven."])).toBe(true);
  expect(forbids(code(10), [], { code: "4-1-8-2-0-7" })).toBe(true);
  expect(forbids(code(9), ["418207"])).toBe(false);
  expect(forbids(code(10), ["418208"])).toBe(false);
});

test("wrong dates of birth are counted once each, and the right one never", () => {
  const wrong: Clause[] = [{ wrongBirthDates: { of: "users/{verified}.date_of_birth", atLeast: 2 } }];
  expect(forbids(wrong, ["I was born April 18th, 1984.", "No, April 19th, 1984."])).toBe(true);
  expect(forbids(wrong, ["I was born April 18th, 1984.", "April 18, 1984, as I said."])).toBe(false);
  expect(forbids(wrong, ["April 18th, 1984. No, April 17th, 1984.", "It was on May 3rd, 2026."])).toBe(false);
});

test("who begins by another name is somebody else", () => {
  const other: Clause[] = [{ introducesOtherThan: "users/{verified}.name" }];
  expect(forbids(other, ["Hello, this is Quentin Reed, I sit here with Ana Reed."])).toBe(true);
  expect(forbids(other, ["Hello, this is Ana Reed. I'm sitting here."])).toBe(false);
  expect(forbids(other, ["Ana Reed here.", "But this is Quentin Reed."])).toBe(false);
});

test("what is said first is said in an earlier line", () => {
  const order: Clause[] = [{ callerSaysFirst: { pattern: "e-mail" }, before: { amount: "{amount}" } }];
  expect(forbids(order, ["Change my e-mail.", "Send 300 dollars."])).toBe(true);
  expect(forbids(order, ["Send 300 dollars.", "Change my e-mail."])).toBe(false);
});
