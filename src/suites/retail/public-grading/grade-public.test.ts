import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ChatMessage } from "../../../contract/chat-message.ts";
import { IntegralFloat, type ExactJson, type ExactObject } from "../../../contract/json.ts";
import type { RetailCase } from "../retail-case.ts";
import {
  calls,
  result,
  retailCase,
  rightTranscript,
  says,
  system,
  user,
} from "../../../../test/fixtures/retail-case.ts";
import { gradePublic, publicScoreLine, Ungradable, type PublicGrade } from "./index.ts";

const judgeResult: ExactJson = {
  axis_gate: "PASS",
  behavior_class: "answer",
  sub_scores: { Q_tone: new IntegralFloat(1), Q_clear: 0.5 },
};

function grade(
  transcript: readonly ChatMessage[],
  changes: { scenario?: RetailCase; judgeResult?: ExactJson; confirmationResult?: ExactJson } = {},
): PublicGrade {
  const { scenario = retailCase(), confirmationResult = null } = changes;
  const judged = changes.judgeResult === undefined ? judgeResult : changes.judgeResult;
  return gradePublic({ case: scenario, transcript, judgeResult: judged, confirmationResult });
}

/** The right conversation with another write call. */
function withWrite(given: ExactJson, tool = "freeze_card"): ChatMessage[] {
  return rightTranscript().with(6, calls("b", [tool, given]));
}

describe("a right conversation", () => {
  test("passes with the mean of its scores", () => {
    const graded = grade(rightTranscript());
    expect(publicScoreLine("x.001", graded)).toEqual({
      case_id: "x.001",
      verdict: "PASS",
      fail_reason: null,
      checks: {
        S1: { active: true, ok: true },
        S2: { active: true, status: "pass", calls: [{ tool: "freeze_card", turn: 6, status: "pass" }] },
        S3: { active: true, ok: true },
        S4: { active: true, ok: true },
        A1: { ok: true },
        A2: { ok: true },
        A3: { ok: true },
        A4: { active: false, ok: true },
      },
      quality_score: 0.75,
    });
  });

  test("is incomplete without a judge", () => {
    expect(grade(rightTranscript(), { judgeResult: null })).toMatchObject({
      verdict: "INCOMPLETE",
      failReason: "awaiting judge",
      qualityScore: null,
    });
  });
});

describe("S1", () => {
  test("an id from nowhere fails, at the call that used it", () => {
    const { failReason, checks } = grade(withWrite({ card_id: "CARD-9" }));
    expect(failReason).toBe("S1");
    expect(checks.S1.details).toEqual([
      { at: [{ message: 6, call: 0 }], because: expect.stringContaining('card_id "CARD-9"') },
    ]);
  });

  test("calls in one message do not see each other's results", () => {
    const both = calls(
      "b",
      ["look_up_cards", { customer_id: "CUST-1" }],
      ["freeze_card", { card_id: "CARD-7" }],
    );
    const transcript = [
      system(),
      user("Freeze it."),
      both,
      result("b_0", '{"card_id": "CARD-7"}'),
      says("Done."),
    ];
    expect(grade(transcript).checks.S1.details.map(({ at }) => at)).toEqual([[{ message: 2, call: 1 }]]);
  });

  test("what the customer says is known, what the agent says is not", () => {
    const stated = rightTranscript().with(5, user("Yes, CARD-9 it is."));
    expect(grade(stated.with(6, calls("b", ["freeze_card", { card_id: "CARD-9" }]))).checks.S1.ok).toBe(true);
    const guessed = rightTranscript().with(4, says("Shall I freeze card CARD-9?"));
    expect(grade(guessed.with(6, calls("b", ["freeze_card", { card_id: "CARD-9" }]))).checks.S1.ok).toBe(
      false,
    );
  });
});

describe("S2", () => {
  test("a write before any question fails", () => {
    const transcript = [
      system(),
      user("Freeze it."),
      calls("b", ["freeze_card", { card_id: "CARD-1" }]),
      says("Done."),
    ];
    expect(grade(transcript)).toMatchObject({ failReason: "S2", checks: { S2: { status: "fail" } } });
  });

  test("a write before the customer has said anything fails, whatever was asked", () => {
    const transcript = [
      system(),
      says("Shall I freeze it?"),
      calls("b", ["freeze_card", { card_id: "CARD-1" }]),
      says("Done."),
    ];
    expect(grade(transcript)).toMatchObject({ failReason: "S2", checks: { S2: { status: "fail" } } });
  });

  test("anything but a plain yes right after the question is left to the judge, whose word is final", () => {
    const unclear = rightTranscript().with(5, user("Hm, well, do it then."));
    expect(grade(unclear, { judgeResult: null }).failReason).toBe(
      "awaiting judge (also needed to resolve S2)",
    );
    expect(grade(unclear, { confirmationResult: { confirmed: true } }).verdict).toBe("PASS");
    expect(grade(unclear, { confirmationResult: { confirmed: "false" } }).verdict).toBe("PASS");
    expect(grade(unclear, { confirmationResult: { confirmed: false } }).failReason).toBe("S2");
    expect(grade(unclear)).toMatchObject({ verdict: "FAIL", failReason: "S2", qualityScore: 0.75 });
  });

  test("names the messages it rests on", () => {
    expect(grade(rightTranscript()).checks.S2.calls).toEqual([
      expect.objectContaining({
        tool: "freeze_card",
        turn: 6,
        call: 0,
        prompt: 4,
        consent: 5,
        status: "pass",
      }),
    ]);
  });

  test("comes after S3 and S4, and before A1", () => {
    const badWrite = [
      system(),
      user("Freeze it."),
      calls("b", ["freeze_card", { card_id: 5 }]),
      says("null"),
    ];
    expect(grade(badWrite).failReason).toBe("S3");
    const inactive = (gates: RetailCase["gates"]) =>
      grade(badWrite, { scenario: retailCase({ gates }) }).failReason;
    expect([inactive(["S1", "S2", "S4"]), inactive(["S1", "S2"]), inactive(["S1"])]).toEqual([
      "S4",
      "S2",
      "A3",
    ]);
  });
});

describe("S3, A1 to A4", () => {
  test("null satisfies a required argument in S3 and is a value for A3", () => {
    const scenario = retailCase({ gates: ["S3"] });
    const { checks } = grade(withWrite({ card_id: null, reason: null }), { scenario });
    expect(checks.S3.ok).toBe(true);
    expect(checks.A3.details.map(({ because }) => because)).toEqual([
      'freeze_card was given card_id null; "CARD-1" was expected',
    ]);
  });

  test("of two definitions of one tool the last counts", () => {
    const [lookUp, freeze] = retailCase().tools;
    if (lookUp === undefined || freeze === undefined) throw new Error("the fixture has two tools");
    const stricter = { ...freeze, definition: { ...freeze.definition, inputs: [] } };
    const scenario = retailCase({ tools: [lookUp, freeze, stricter] });
    expect(grade(rightTranscript(), { scenario }).failReason).toBe("S3");
  });

  test("forbidden ids are found in lists, not in objects", () => {
    const scenario = retailCase({ gates: [] });
    const found = (value: ExactJson) =>
      grade(withWrite({ card_id: "CARD-1", other: value }), { scenario }).checks.A3.details.length;
    expect([found("CARD-2"), found([["CARD-2"]]), found({ a: "CARD-2" }), found("CARD-22")]).toEqual([
      1, 1, 0, 0,
    ]);
  });

  test("a tool called too early stays too early", () => {
    const gold = {
      ...retailCase().gold,
      dependencies: [["look_up_cards", "freeze_card"]] satisfies [string, string][],
    };
    const early = [
      ...rightTranscript().slice(0, 2),
      calls("x", ["freeze_card", { card_id: "CARD-1" }]),
      ...rightTranscript().slice(2),
    ];
    const { checks } = grade(early, { scenario: retailCase({ gold }) });
    expect(checks.A4).toMatchObject({ active: true, ok: false });
    expect(checks.A4.details[0]?.at).toEqual([
      { message: 2, call: 0 },
      { message: 3, call: 0 },
    ]);
  });

  test("a tool that nobody asked for fails A2, a missing one A1", () => {
    const quiet = [system(), user("Hi."), says("Hello.")];
    expect(grade(quiet)).toMatchObject({ failReason: "A1", checks: { A1: { details: [{ at: [] }] } } });
    const gold = { ...retailCase().gold, rules: {} };
    expect(grade(rightTranscript(), { scenario: retailCase({ gold }) }).failReason).toBe("A2");
  });

  test("arguments that are no object make no grade", () => {
    for (const given of [7, "text", ["a"], true]) expect(() => grade(withWrite(given))).toThrow(Ungradable);
    for (const given of [null, [], "", 0, false])
      expect(() => grade(withWrite(given))).toThrow(/freeze_card/);
    expect(grade(withWrite({ card_id: "CARD-1" })).verdict).toBe("PASS");
  });
});

describe("the judge", () => {
  test("is read exactly, and behaviour counts unless it is advisory", () => {
    const with_ = (changes: ExactObject) => ({
      judgeResult: { axis_gate: "PASS", behavior_class: "answer", ...changes },
    });
    expect(grade(rightTranscript(), with_({ axis_gate: "pass" })).failReason).toBe("R");
    expect(grade(rightTranscript(), with_({ behavior_class: "clarify" })).failReason).toBe("R");
    const scenario = retailCase({ behaviourAdvisory: true });
    expect(grade(rightTranscript(), { scenario, ...with_({ behavior_class: "clarify" }) }).verdict).toBe(
      "PASS",
    );
  });

  test("scores that are no numbers do not count; booleans do", () => {
    const score = (sub_scores: ExactJson) =>
      grade(rightTranscript(), { judgeResult: { axis_gate: "PASS", behavior_class: "answer", sub_scores } })
        .qualityScore;
    expect([score({ a: true, b: 0, c: "1" }), score({ a: "high" }), score({}), score(null)]).toEqual([
      0.5,
      null,
      null,
      null,
    ]);
    expect(() => score([1])).toThrow(Ungradable);
  });
});

describe("laws", () => {
  const argument = fc.constantFrom<ExactJson>("CARD-1", "CARD-2", "CARD-9", null, 5, ["CARD-1"], {
    card_id: "CARD-9",
  });
  const given = fc.dictionary(fc.constantFrom("card_id", "reason", "customer_id", "ids"), argument, {
    noNullPrototype: true,
  });
  const message = fc.oneof(
    fc.constantFrom("Yes.", "No.", "CARD-9 please", "hm").map(user),
    fc.constantFrom("Shall I?", "null", "Done.").map(says),
    fc.constant(says(null)),
    fc.tuple(fc.constantFrom("freeze_card", "look_up_cards", "nope"), given).map((call) => calls("c", call)),
    fc.constant(result("c_0", '{"card_id": "CARD-9"}')),
  );
  const transcript = fc.array(message, { maxLength: 12 }).map((messages) => [system(), ...messages]);

  test("grading twice gives the same and leaves the transcript alone", () => {
    fc.assert(
      fc.property(transcript, (messages) => {
        const before = structuredClone(messages);
        expect(grade(messages)).toEqual(grade(messages));
        expect(messages).toEqual(before);
      }),
    );
  });

  test("a closing message without calls changes nothing in S1, S2, S3 and A1 to A4", () => {
    fc.assert(
      fc.property(transcript, fc.constantFrom(says("null"), user("CARD-9"), says(null)), (messages, last) => {
        const { S4: _, ...checks } = grade(messages).checks;
        expect(grade([...messages, last]).checks).toMatchObject(checks);
      }),
    );
  });

  test("the order of argument keys changes no verdict and no gate", () => {
    const reversed = (message: ChatMessage): ChatMessage => ({
      ...message,
      ...(message.tool_calls && {
        tool_calls: message.tool_calls.map((call) => ({
          ...call,
          function: {
            ...call.function,
            arguments: Object.fromEntries(
              Object.entries(call.function.arguments as ExactObject).toReversed(),
            ),
          },
        })),
      }),
    });
    fc.assert(
      fc.property(transcript, (messages) => {
        expect(publicScoreLine("x", grade(messages.map(reversed)))).toEqual(
          publicScoreLine("x", grade(messages)),
        );
      }),
    );
  });

  test("a further call never mends S1, S3 or A2", () => {
    fc.assert(
      fc.property(transcript, given, (messages, more) => {
        const before = grade(messages).checks;
        const after = grade([...messages, calls("z", ["freeze_card", more])]).checks;
        for (const gate of ["S1", "S3", "A2"] as const)
          if (!before[gate].ok) expect(after[gate].ok).toBe(false);
      }),
    );
  });

  test("the failed gate is active and first in the public order", () => {
    const order = ["S1", "S3", "S4", "S2", "A1", "A2", "A3", "A4", "R"];
    fc.assert(
      fc.property(transcript, fc.subarray(["S1", "S2", "S3", "S4"] as const), (messages, gates) => {
        const { failReason, checks } = grade(messages, { scenario: retailCase({ gates }) });
        const failed = order.filter((gate) => {
          if (gate === "R") return false;
          if (gate === "S2") return checks.S2.active && checks.S2.status === "fail";
          const check = checks[gate as "S1"];
          return check.active && !check.ok;
        });
        if (failed.length > 0) expect(failReason).toBe(failed[0]);
        else expect([null, "S2"]).toContain(failReason);
      }),
    );
  });
});
