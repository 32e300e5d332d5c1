import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { Event, Ending, GuardAct } from "../contract/trajectory.ts";
import type { ModelReply } from "../contract/model.ts";
import { episodeSpans } from "./episode-spans.ts";
import type { JudgeCall, TracedEpisode } from "./traced-episode.ts";
import { modelCall, tracedEpisode, trajectoryOf, verdictRecord } from "./traced-episode.fixture.ts";

/** Stands in every text that somebody said, wrote or was told, and nowhere else. */
const MARK = "never-to-be-sent";
const words = fc.string().map((text) => `${text}${MARK}${text}`);
const side = fc.constantFrom("agent" as const, "caller" as const);
const reply = fc.nat(5);
const atMs = fc.nat(10_000);
const at = { seq: fc.constant(0), atMs };
const args = fc.oneof(
  words.map((value) => ({ ok: true as const, value: { [value]: value } })),
  words.map((problem) => ({ ok: false as const, problem })),
);

const act: fc.Arbitrary<GuardAct> = fc.oneof(
  fc.record({ type: fc.constant("rewrote-call" as const), asked: words }),
  fc.record({ type: fc.constant("rewrote-result" as const), answered: words }),
  fc.record({ type: fc.constant("rewrote-words" as const), said: words }),
  fc.record({ type: fc.constant("failed" as const), at: fc.constant("call" as const), problem: words }),
);

const event: fc.Arbitrary<Event> = fc.oneof(
  fc.record({ ...at, type: fc.constant("instructions" as const), to: side, text: words }),
  fc.record({
    ...at,
    type: fc.constant("message" as const),
    by: side,
    reply,
    text: words,
    placement: fc.constant("alone" as const),
    reasoning: words,
  }),
  fc.record({
    ...at,
    type: fc.constant("tool-call" as const),
    by: side,
    reply,
    callId: fc.string(),
    tool: fc.string(),
    rawArguments: words,
    arguments: args,
    reasoning: words,
  }),
  fc.record({
    ...at,
    type: fc.constant("tool-result" as const),
    to: side,
    call: fc.nat(20),
    status: fc.constantFrom("done" as const, "refused" as const, "schema-error" as const),
    text: words,
  }),
  fc.record({
    ...at,
    type: fc.constant("effect" as const),
    call: fc.nat(20),
    effect: fc.record({
      type: fc.constant("write" as const),
      table: words,
      key: words,
      before: words,
      after: words,
    }),
  }),
  fc.record({ ...at, type: fc.constant("guard" as const), on: fc.nat(20), act }),
  fc.record({
    ...at,
    type: fc.constant("model-call" as const),
    by: side,
    record: fc.record({ index: fc.nat(9), warnings: fc.array(words) }).map(modelCall),
  }),
);

const ending: fc.Arbitrary<Ending> = fc.oneof(
  fc.record({ type: fc.constant("hung-up" as const), by: side, reason: words }),
  fc.record({ type: fc.constant("fault" as const), by: side, message: words }),
);

const because = { because: words };
const verdict = fc.oneof(
  fc.record({
    status: fc.constant("invalid" as const),
    ...because,
    evidence: fc.constant({ at: [0] as number[] }),
  }),
  fc
    .record({ status: fc.constantFrom("unjudged" as const, "not-applicable" as const), ...because })
    .map((finding) => ({
      status: "error" as const,
      because: finding.because,
      results: [{ check: "S1", version: 1, stage: "S", gating: true, finding }],
    })),
);

const judgeCall: fc.Arbitrary<JudgeCall> = fc.tuple(words, fc.nat(9)).map(([text, index]) => {
  const answer: ModelReply = {
    text,
    reasoning: text,
    calls: [],
    record: modelCall({ role: "judge", index }),
  };
  const messages = [
    { role: "system" as const, text },
    { role: "user" as const, text },
  ];
  const request = {
    model: { id: "openai:gpt-5" },
    decoding: { extraBody: { note: text } },
    messages,
    tools: [],
  };
  return { request, reply: answer, endedMs: 0 };
});

const episode: fc.Arbitrary<TracedEpisode> = fc
  .record({
    events: fc.array(event, { maxLength: 20 }),
    ending,
    verdict,
    judgeCalls: fc.array(judgeCall, { maxLength: 2 }),
  })
  .map(({ events, ending, verdict, judgeCalls }) => {
    const trajectory = trajectoryOf(events, { ending });
    return tracedEpisode(trajectory, { record: verdictRecord(verdict), judgeCalls });
  });

test("nothing that anybody said, wrote, read or was told is sent unless content is asked for", () => {
  fc.assert(
    fc.property(episode, (one) => {
      expect(JSON.stringify(episodeSpans(one, { content: false }))).not.toContain(MARK);
    }),
  );
});

test("the test above would see it: with content it is sent", () => {
  const [one] = fc.sample(
    episode.filter(({ trajectory }) => trajectory.events.some(({ type }) => type === "message")),
    { numRuns: 1, seed: 1 },
  );
  if (one === undefined) throw new Error("no episode was drawn");
  expect(JSON.stringify(episodeSpans(one, { content: true }))).toContain(MARK);
});

test("each span ends no sooner than it began, below the episode, whatever the record", () => {
  fc.assert(
    fc.property(episode, (one) => {
      const [root, ...others] = episodeSpans(one, { content: true });
      for (const span of [root, ...others]) expect(span?.endMs).toBeGreaterThanOrEqual(span?.startMs ?? 0);
      for (const { parentSpanId } of others) expect(parentSpanId).toBe(root?.spanId);
    }),
  );
});
