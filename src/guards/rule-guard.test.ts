import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { AnsweredCall, CallDecision, GuardContext } from "../contract/guard.ts";
import type { JsonObject } from "../contract/json.ts";
import { RuleGuardFile } from "./guard-file.ts";
import { ruleGuard } from "./rule-guard.ts";

const signal = new AbortController().signal;
const guardOf = (...rules: unknown[]) => ruleGuard(RuleGuardFile.parse({ format: 1, kind: "rules", rules }));
const contextOf = (change: Partial<GuardContext> = {}): GuardContext => ({
  messages: [],
  calls: [],
  bank: {},
  ...change,
});
const said = (...texts: string[]): GuardContext["messages"] => texts.map((text) => ({ role: "user", text }));
const answered = (tool: string, text: string, status: AnsweredCall["status"] = "done"): AnsweredCall => ({
  tool,
  arguments: {},
  status,
  text,
});

async function decide(
  guard: ReturnType<typeof guardOf>,
  given: JsonObject,
  context = contextOf(),
  tool = "transfer",
) {
  const decision: CallDecision = await guard.call(
    { tool, arguments: given, rawArguments: JSON.stringify(given) },
    context,
    signal,
  );
  return decision.decision === "allow" ? "allow" : `${decision.decision} by ${decision.rule}`;
}

describe("a rule for calls", () => {
  const limit = {
    id: "limit",
    call: { tool: "transfer", with: { amount: { moreThan: 100 } } },
    deny: "Too much.",
  };

  test.each([
    [{ amount: 101 }, "deny by limit"],
    [{ amount: "$1,000.00" }, "deny by limit"],
    [{ amount: 100 }, "allow"],
    [{}, "allow"],
  ])("meets arguments by value: %j", async (given, expected) => {
    expect(await decide(guardOf(limit), given)).toBe(expected);
  });

  test("meets a call through the wrapper, and one whose inner arguments cannot be read", async () => {
    const guard = guardOf(limit);
    const wrapped = (inner: string) => ({ agent_tool_name: "transfer", arguments: inner });
    const wrapper = "call_discoverable_agent_tool";
    expect(await decide(guard, wrapped('{"amount": 101}'), contextOf(), wrapper)).toBe("deny by limit");
    expect(await decide(guard, wrapped('{"amount": 99}'), contextOf(), wrapper)).toBe("allow");
    expect(await decide(guard, wrapped("{amount"), contextOf(), wrapper)).toBe("deny by limit");
  });

  test("sets arguments, within the wrapper as well", async () => {
    const guard = guardOf({ id: "cap", call: limit.call, set: { amount: 100 } });
    const ask = (tool: string, given: JsonObject) =>
      guard.call({ tool, arguments: given, rawArguments: "" }, contextOf(), signal);
    expect(await ask("transfer", { amount: 500, to: "a" })).toEqual({
      decision: "rewrite",
      rule: "cap",
      arguments: { amount: 100, to: "a" },
    });
    const inner = JSON.stringify({ amount: 500 });
    expect(
      await ask("call_discoverable_agent_tool", { agent_tool_name: "transfer", arguments: inner }),
    ).toMatchObject({ arguments: { agent_tool_name: "transfer", arguments: '{"amount":100}' } });
  });

  test("waits for a call that the bank did; one that it refused is none", async () => {
    const guard = guardOf({
      id: "verify-first",
      call: { tool: "transfer" },
      unless: [{ called: { tool: "verify" } }],
      deny: "no",
    });
    expect(await decide(guard, {})).toBe("deny by verify-first");
    expect(await decide(guard, {}, contextOf({ calls: [answered("verify", "no", "refused")] }))).toBe(
      "deny by verify-first",
    );
    expect(await decide(guard, {}, contextOf({ calls: [answered("verify", "ok")] }))).toBe("allow");
  });

  test("reads what the bank answered about the very payee", async () => {
    const guard = guardOf({
      id: "name-check",
      call: { tool: "transfer" },
      when: [{ answered: "'id': '{to}'[^}]*'check': 'NO_MATCH'" }],
      deny: "no",
    });
    const context = contextOf({
      calls: [answered("accounts", "{'id': 'a.1', 'check': 'NO_MATCH'}, {'id': 'a21', 'check': 'MATCH'}")],
    });
    expect(await decide(guard, { to: "a.1" }, context)).toBe("deny by name-check");
    // A value is taken for what it is, not for an expression.
    expect(await decide(guard, { to: "a.*" }, context)).toBe("allow");
    expect(await decide(guard, { to: "a21" }, context)).toBe("allow");
    expect(await decide(guard, {}, context)).toBe("allow");
  });

  test("compares what the caller said with what the record holds, whichever record it is", async () => {
    const guard = guardOf({
      id: "code",
      call: { tool: "transfer" },
      unless: [
        [{ answered: "code: (?<code>\\d{6})" }, { callerSaid: "\\b{code}\\b" }],
        { agentSaid: "in a branch" },
      ],
      deny: "no",
    });
    const calls = [answered("user", "code: 111111"), answered("user", "code: 222222")];
    expect(await decide(guard, {}, contextOf({ calls, messages: said("It is 222222.") }))).toBe("allow");
    expect(await decide(guard, {}, contextOf({ calls, messages: said("It is 222223.") }))).toBe(
      "deny by code",
    );
    expect(await decide(guard, {}, contextOf({ messages: said("It is 222222.") }))).toBe("deny by code");
  });

  test("decides in the order of the file", async () => {
    const rules = [limit, { ...limit, id: "second" }];
    expect(await decide(guardOf(...rules), { amount: 500 })).toBe("deny by limit");
    expect(await decide(guardOf(...rules.toReversed()), { amount: 500 })).toBe("deny by second");
  });

  test("law: the guard denies a payment exactly if it is over the limit", async () => {
    const guard = guardOf(limit);
    await fc.assert(
      fc.asyncProperty(fc.double({ min: 0, max: 200, noNaN: true }), async (amount) => {
        expect(await decide(guard, { amount })).toBe(amount > 100 ? "deny by limit" : "allow");
      }),
    );
  });
});

describe("a rule for texts", () => {
  const guard = guardOf(
    { id: "numbers", mask: "\\b\\d{8,}\\b", in: ["results", "replies"], by: "••••" },
    { id: "names", mask: "secret", in: ["replies"] },
  );

  test("hides what fits, where it is to, and says by which rules", async () => {
    const text = "No. 12345678 is SECRET.";
    expect(await guard.reply(text, contextOf(), signal)).toEqual({
      decision: "rewrite",
      text: "No. •••• is [hidden].",
      rule: "numbers, names",
    });
    expect(await guard.result(answered("t", text), contextOf(), signal)).toMatchObject({
      text: "No. •••• is SECRET.",
      rule: "numbers",
    });
    expect(await guard.reply("No. 1234567", contextOf(), signal)).toEqual({ decision: "allow" });
  });

  test("law: no long number goes out", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(fc.integer({ min: 0 }), fc.constantFrom("to", "and"))),
        async (parts) => {
          const text = parts.join(" ");
          const decision = await guard.reply(text, contextOf(), signal);
          expect(decision.decision === "allow" ? text : decision.text).not.toMatch(/\b\d{8,}\b/);
        },
      ),
    );
  });
});

test.each([
  [{ id: "a", call: { tool: "t" } }, "either deny or set"],
  [{ id: "a", call: { tool: "t" }, deny: "no", set: {} }, "either deny or set"],
  [{ id: "a", mask: "(", in: ["replies"] }, "not a regular expression"],
  [
    { id: "a", call: { tool: "t", with: { x: { ownedByOtherThan: "u" } } }, deny: "no" },
    "does not know whose",
  ],
])("a file is refused: %j", (rule, problem) => {
  const parsed = RuleGuardFile.safeParse({ format: 1, kind: "rules", rules: [rule] });
  expect(JSON.stringify(parsed.error?.issues)).toContain(problem);
});
