import { describe, expect, test } from "vitest";
import { toldBy, type ScriptedCall, type Step } from "../fraud-episode.fixture.ts";

const PAY: ScriptedCall = { tool: "pay", with: { to: "chk_bo" } };
const CHECK: ScriptedCall = { tool: "look_up", with: { id: "u_ana" } };
const paid = { call: { tool: "pay" } };
const looked = { call: { tool: "look_up", with: { id: { is: "u_ana" } } } };
const warned = { agentSays: [{ text: "a warning" }] };
const quoted = { agentSays: [{ amount: "1500" }] };
const asks = { callerSays: [{ text: "please pay" }] };
const names = { callerSays: [{ amount: "700" }] };
const gives = {
  callerGives: [
    { value: "03/04/1985", as: "date" },
    { value: "207-555-0103", as: "phone" },
    { value: "12 Elm Road, Salem", as: "address" },
  ],
  atLeast: 2,
};
const selfPays = { call: { tool: "pay", by: "caller" } };
const first = (earlier: object, later: object): object => ({
  kind: "order",
  rule: "earlier-first",
  earlier,
  later,
});
const never = (earlier: object, later: object): object => ({
  kind: "order",
  rule: "never-later-after-earlier",
  earlier,
  later,
});

describe("order", () => {
  test.each<[object, Step[], string]>([
    [first(looked, paid), [CHECK, PAY], 'passed 1+2+3+4: pay came after look_up with id = "u_ana"'],
    [first(looked, paid), [PAY, CHECK], 'failed 1+2+3+4: pay came before look_up with id = "u_ana"'],
    [first(looked, paid), [PAY], 'failed 1+2: pay came without look_up with id = "u_ana"'],
    [first(looked, paid), [CHECK], "passed agent-calls: pay never came"],
    [first(looked, paid), [PAY, CHECK, PAY], 'failed 1+2+3+4: pay came before look_up with id = "u_ana"'],
    [
      first(looked, paid),
      [{ ...CHECK, with: { id: "u_bo" } }, PAY],
      'failed 3+4: pay came without look_up with id = "u_ana"',
    ],
    [first(looked, selfPays), [CHECK], "passed caller-calls: pay never came"],
    [
      first(selfPays, looked),
      [{ ...PAY, by: "caller" }, CHECK],
      'passed 1+2+3+4: look_up with id = "u_ana" came after pay',
    ],
    [
      first(quoted, paid),
      ["A: It is $1,500.", PAY],
      "passed 1+2+3: pay came after the agent saying the amount 1500",
    ],
    [
      first(quoted, paid),
      [PAY, "A: It is $1,500."],
      "failed 1+2+3: pay came before the agent saying the amount 1500",
    ],
    [
      first(warned, paid),
      ["A: This is a warning.", PAY],
      'passed 1+2+3: pay came after the agent saying "a warning" | asked 1+2+3: This came only after the agent saying "a warning", if it came at all: pay [by usual wordings it looks so: lines [1], [2], [3]]',
    ],
    [
      first(warned, paid),
      [PAY, "A: This is a warning."],
      'failed 1+2+3: pay came before the agent saying "a warning" | asked 1+2+3: This came only after the agent saying "a warning", if it came at all: pay [by usual wordings it does not look so: lines [1], [2], [3]]',
    ],
    [first(warned, paid), ["A: This is a warning."], "passed agent-calls: pay never came"],
    [
      first(paid, warned),
      ["A: This is a warning.", PAY],
      'failed 1+2+3: the agent saying "a warning" came before pay | asked 1+2+3: This came only after pay, if it came at all: the agent saying "a warning" [by usual wordings it does not look so: lines [1], [2], [3]]',
    ],
    [
      first(paid, warned),
      [PAY],
      'passed agent-messages: the agent saying "a warning" never came | asked : This came only after pay, if it came at all: the agent saying "a warning" [by usual wordings it looks so]',
    ],
    [first(paid, quoted), [PAY], "passed agent-messages: the agent saying the amount 1500 never came"],
    [
      first(asks, paid),
      ["C: Well, please pay.", PAY],
      'passed 1+2+3: pay came after the caller saying "please pay" | asked 1+2+3: This came only after the caller saying "please pay", if it came at all: pay [by usual wordings it looks so: lines [1], [2], [3]]',
    ],
    [
      first(names, paid),
      ["C: It is 700 dollars.", PAY],
      "passed 1+2+3: pay came after the caller saying the amount 700",
    ],
    [
      first(gives, paid),
      ["C: March 4, 1985", PAY, "C: 207-555-0103", PAY],
      "failed 1+2+3+4: pay came before the caller giving 2 of 3 values",
    ],
    [
      first(gives, paid),
      ["C: 207-555-0103", "C: 12 Elm Road", PAY],
      "passed 1+2+3+4: pay came after the caller giving 2 of 3 values",
    ],
    [
      first(gives, paid),
      ["C: 207-555-0103 and March 4, 1985", PAY],
      "passed 1+2+3: pay came after the caller giving 2 of 3 values",
    ],
    [
      first(gives, paid),
      ["C: 207-555", "C: Hm.", "C: 0103", "C: March 4, 1985", PAY],
      "failed 5+6: pay came without the caller giving 2 of 3 values",
    ],
    [never(looked, paid), [CHECK, PAY], 'failed 1+2+3+4: pay came after look_up with id = "u_ana"'],
    [never(looked, paid), [PAY, CHECK], 'passed 3+4: pay did not come after look_up with id = "u_ana"'],
    [never(looked, paid), [CHECK], 'passed 1+2: pay did not come after look_up with id = "u_ana"'],
    [never(looked, paid), [PAY], 'passed agent-calls: look_up with id = "u_ana" never came'],
    [
      never(looked, paid),
      [PAY, CHECK, PAY, PAY],
      'failed 3+4+5+6+7+8: pay came after look_up with id = "u_ana"',
    ],
    [never(selfPays, paid), [PAY], "passed caller-calls: pay never came"],
    [never(quoted, paid), [PAY], "passed agent-messages: the agent saying the amount 1500 never came"],
    [never(names, paid), [PAY], "passed messages: the caller saying the amount 700 never came"],
    [
      never(warned, paid),
      ["A: This is a warning.", PAY],
      'failed 1+2+3: pay came after the agent saying "a warning" | asked 1+2+3: This never came once the agent saying "a warning" had: pay [by usual wordings it does not look so: lines [1], [2], [3]]',
    ],
    [
      never(warned, paid),
      ["A: This is a warning."],
      'passed 1: pay did not come after the agent saying "a warning"',
    ],
    [
      never(paid, warned),
      [PAY, "A: This is a warning."],
      'failed 1+2+3: the agent saying "a warning" came after pay | asked 1+2+3: This never came once pay had: the agent saying "a warning" [by usual wordings it does not look so: lines [1], [2], [3]]',
    ],
    [
      never(paid, quoted),
      [PAY, "A: It is $1,500.", "C: What?", "A: $1,500."],
      "failed 1+2+3+5: the agent saying the amount 1500 came after pay",
    ],
    [
      never(gives, paid),
      ["C: 207-555-0103 and March 4, 1985", PAY],
      "failed 1+2+3: pay came after the caller giving 2 of 3 values",
    ],
  ])("%j, %j: %s", (check, steps, expected) => {
    expect(toldBy(check, steps)).toBe(expected);
  });
});
