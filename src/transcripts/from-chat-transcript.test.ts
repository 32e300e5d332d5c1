import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  calls,
  result,
  retailCase,
  rightTranscript,
  says,
  system,
  user,
} from "../../test/fixtures/retail-case.ts";
import type { ChatMessage } from "../contract/chat-message.ts";
import { InputError } from "../contract/errors.ts";
import { IntegralFloat, type ExactJson } from "../contract/json.ts";
import type { PriorMessage } from "../contract/prior-message.ts";
import { Trajectory } from "../contract/trajectory.ts";
import { projectTranscript } from "../suites/retail/public-grading/index.ts";
import { fromChatTranscript } from "./from-chat-transcript.ts";

const origin = {
  suite: "elsewhere",
  scenario: retailCase().id,
  scenarioHash: "h",
  agent: "someone",
  trial: 0,
  seed: 0,
  startedAt: "2026-03-15T14:32:00+05:30",
};

function trajectoryOf(transcript: readonly ChatMessage[], prior: PriorMessage[] = []): Trajectory {
  return fromChatTranscript({ transcript, prior: prior.length, origin });
}

function roundTrip(transcript: readonly ChatMessage[]): ChatMessage[] {
  const kept = { besideCalls: "keep", unreadableArguments: "as-text" } as const;
  return projectTranscript(trajectoryOf(transcript), kept).messages.map(({ message }) => message);
}

describe("a transcript made elsewhere", () => {
  test("becomes a valid trajectory that names its case and its end", () => {
    const trajectory = trajectoryOf(rightTranscript());
    expect(Trajectory.parse(trajectory)).toEqual(trajectory);
    expect(trajectory).toMatchObject({ scenario: "cards.freeze.happy.001", agent: "someone", liveFrom: 1 });
    expect(trajectory.ending).toEqual({ type: "completed" });
    expect(trajectoryOf(rightTranscript().slice(0, -1)).ending).toEqual({ type: "no-reply", by: "agent" });
  });

  test("the graded part begins after the prior messages, with or without a system message", () => {
    const prior: PriorMessage[] = [
      { from: "caller", text: "Hello." },
      { from: "agent", text: "Good day.", calls: [] },
    ];
    const conversation = [user("Hello."), says("Good day."), user("Freeze it."), says("Which card?")];
    expect(trajectoryOf([system(), ...conversation], prior).liveFrom).toBe(3);
    expect(trajectoryOf(conversation, prior).liveFrom).toBe(2);
    expect(() => trajectoryOf([system(), user("Hello.")], prior)).toThrow(/2 prior messages/);
  });

  test("results go to their calls by id, else by order; ids may repeat from reply to reply", () => {
    const both = calls("a", ["look_up_cards", {}], ["freeze_card", {}]);
    const answeredCalls = (transcript: ChatMessage[]) =>
      trajectoryOf(transcript).events.flatMap((event) => (event.type === "tool-result" ? [event.call] : []));
    expect(answeredCalls([system(), both, result("a_1", "{}"), result("a_0", "{}")])).toEqual([2, 1]);
    expect(answeredCalls([system(), both, result("?", "{}"), result("?", "{}")])).toEqual([1, 2]);
    expect(answeredCalls([system(), both, both, result("a_0", "{}")])).toEqual([3]);
  });

  test("how a call ended is read from its result", () => {
    const statusOf = (given: ExactJson, text: string) =>
      trajectoryOf([system(), calls("a", ["freeze_card", given]), result("a_0", text)]).events.flatMap(
        (event) => (event.type === "tool-result" ? [event.status] : []),
      );
    expect(statusOf({}, '{"status": "frozen"}')).toEqual(["done"]);
    expect(statusOf({}, "frozen")).toEqual(["done"]);
    expect(statusOf({}, '{"error_code": null}')).toEqual(["done"]);
    expect(statusOf({}, '{"error_code": "SCHEMA_VALIDATION_ERROR"}')).toEqual(["schema-error"]);
    expect(statusOf({}, '{"error_code": "UNEXPECTED_TOOL_CALL"}')).toEqual(["unknown-tool"]);
    expect(statusOf({}, '{"error_code": "CARD_CLOSED"}')).toEqual(["refused"]);
    expect(statusOf("{card", "{}")).toEqual(["malformed-arguments"]);
  });

  test("arguments keep their written form; text is read as the JSON it is", () => {
    const called = (given: ExactJson) =>
      trajectoryOf([system(), calls("a", ["freeze_card", given])]).events.find(
        (event) => event.type === "tool-call",
      );
    expect(called({ amount: new IntegralFloat(5) })).toMatchObject({
      rawArguments: '{"amount": 5.0}',
      arguments: { ok: true, value: { amount: 5 } },
    });
    expect(called('{"a":1}')).toMatchObject({
      rawArguments: '{"a":1}',
      arguments: { ok: true, value: { a: 1 } },
    });
    expect(called("{a")).toMatchObject({ rawArguments: "{a", arguments: { ok: false } });
    expect(called(null)).toMatchObject({ rawArguments: "null", arguments: { ok: true, value: {} } });
    expect(called(["a"])).toMatchObject({ rawArguments: '["a"]', arguments: { ok: false } });
  });

  test("text in parts is joined, reasoning kept with the reply it belongs to", () => {
    const parts = [
      { type: "text", text: "Which " },
      { type: "text", text: "card?" },
    ];
    const [, words] = trajectoryOf([
      system(),
      { role: "assistant", content: parts, reasoning: "two cards" },
    ]).events;
    expect(words).toMatchObject({ text: "Which card?", reasoning: "two cards" });
    const [, call] = trajectoryOf([
      system(),
      { ...calls("a", ["look_up_cards", {}]), reasoning: "look" },
    ]).events;
    expect(call).toMatchObject({ type: "tool-call", reasoning: "look" });
  });

  test("what no trajectory can hold is refused with its place", () => {
    expect(() => trajectoryOf([system(), result("a_0", "{}")])).toThrow(InputError);
    expect(() => trajectoryOf([system(), { role: "user", content: { image: "…" } }])).toThrow(
      /\[1\]\.content/,
    );
  });
});

const word = fc.string({ minLength: 1 });
const json = fc.letrec<{ value: ExactJson }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<ExactJson>(null, true, 7, -1.5, new IntegralFloat(620_000), 2n ** 70n, "a"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.string(), tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;
const given = fc.dictionary(fc.string(), json, { maxKeys: 3, noNullPrototype: true });

/** One round of calls with all its results, its ids unique by `at`. */
function round(
  at: number,
  beside: string | null,
  made: [string, { [key: string]: ExactJson }, string][],
): ChatMessage[] {
  const message = calls(`r${at}`, ...made.map(([tool, args]): [string, ExactJson] => [tool, args]));
  return [
    { ...message, content: beside },
    ...made.map(([, , text], index) => result(`r${at}_${index}`, text)),
  ];
}

const step = fc.oneof<fc.Arbitrary<(at: number) => ChatMessage[]>[]>(
  word.map((text) => (): ChatMessage[] => [user(text)]),
  fc.option(word).map((text) => (): ChatMessage[] => [says(text)]),
  fc.tuple(fc.option(word), fc.array(fc.tuple(word, given, fc.string()), { minLength: 1, maxLength: 3 })).map(
    ([beside, made]) =>
      (at: number) =>
        round(at, beside, made),
  ),
);

describe("there and back", () => {
  test("a well-formed transcript comes back as it was", () => {
    fc.assert(
      fc.property(word, fc.array(step, { maxLength: 8 }), (instructions, steps) => {
        const transcript = [system(instructions), ...steps.flatMap((make, at) => make(at))];
        expect(roundTrip(transcript)).toEqual(transcript);
      }),
    );
  });

  test("argument text that is no JSON comes back as text", () => {
    const transcript = [system(), calls("a", ["freeze_card", "{card"]), result("a_0", "{}")];
    expect(roundTrip(transcript)).toEqual(transcript);
  });
});
