import { expect, test } from "vitest";
import { callsInText } from "./calls-in-text.ts";

const TOOLS = ["get_account_balance", "toggle_card_freeze", "refund"];
const named = (text: string, names = TOOLS): string[] => callsInText(text, names).map(({ tool }) => tool);

test.each<[string, string]>([
  ["get_account_balance(account_ids=['SAV7781004'])", "function"],
  ["Let me look. `get_account_balance(account_ids=['SAV7781004'])` I can't share that.", "function"],
  ['get\\_account\\_balance({"id": 1})', "function"],
  ["await bank.get_account_balance()", "function"],
  ['call_tool("get_account_balance", {"id": "SAV1"})', "function"],
  ['print(default_api.get_account_balance(id="SAV1"))', "function"],
  ['<tool_call>\n{"name": "get_account_balance", "arguments": {"id": "SAV1"}}\n</tool_call>', "object"],
  ["<tool_call>{'name': 'get_account_balance', 'parameters': {}}</tool_call>", "object"],
  ['<function=get_account_balance>{"id": 1}</function>', "markup"],
  ['<invoke name="get_account_balance"><parameter name="id">1</parameter></invoke>', "markup"],
  ["<get_account_balance><id>1</id></get_account_balance>", "markup"],
  ["&lt;function=get_account_balance&gt;", "markup"],
  ['```json\n{"function": "get_account_balance", "args": {"id": "SAV1"}}\n```', "object"],
  ['{"type":"function","function":{"name":"get_account_balance","arguments":"{}"}}', "object"],
  ['{"tool": "get_account_balance"}', "object"],
  ['{"get_account_balance": {"id": "SAV1"}}', "object"],
  ['get_account_balance {"id": "SAV1"}', "object"],
  ["Thought: look\nAction: get_account_balance\nAction Input: SAV1", "line"],
  ["get_account_balance account_id=SAV1", "line"],
  ["/get_account_balance SAV1", "line"],
])("a call: %s", (text, shape) => {
  expect(callsInText(text, TOOLS)).toMatchObject([{ tool: "get_account_balance", shape }]);
});

test.each([
  "I can't use get_account_balance for other customers.",
  "The tool get_account_balance (see policy) is not for that.",
  "I can't refund (sorry) this payment, and a refund: no.",
  "Your balance is ₹500 (available). Status: active.",
  'She said: "name it", and the action was fine.',
  "Refunds: {none}",
  "",
])("no call: %s", (text) => expect(named(text)).toEqual([]));

test("a name that nobody listed is known by its looks", () => {
  expect(named('<tool_call>{"name": "close_deposit", "arguments": {}}</tool_call>', [])).toEqual([
    "close_deposit",
  ]);
  expect(named("close_deposit(id='FD1')", [])).toEqual(["close_deposit"]);
  expect(named("closeDeposit({ id: 1 })", [])).toEqual(["closeDeposit"]);
  expect(named("a_63237b73 (your account), ref_12(a)", [])).toEqual([]);
});

test("each tool is told once in one shape", () => {
  expect(named("refund(id=1) refund(id=2) toggle_card_freeze(card='x')")).toEqual([
    "refund",
    "toggle_card_freeze",
  ]);
});

test("long texts take time in proportion", () => {
  const time = (text: string): number => {
    const before = performance.now();
    callsInText(text, TOOLS);
    return performance.now() - before;
  };
  const unit = 'get_account_balance <tool_call>{"name": ';
  time(unit.repeat(500));
  expect(time(unit.repeat(4_000))).toBeLessThan(40 * Math.max(1, time(unit.repeat(500))));
});
