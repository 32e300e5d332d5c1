import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError, RunStopper } from "../../contract/errors.ts";
import { Judgement, type JudgeQuestion } from "../../contract/judgement.ts";
import type { Decoding, ModelReply } from "../../contract/model.ts";
import { answerSchema } from "./answer-schema.ts";
import {
  assertion,
  confirmation,
  NONCE,
  paidAndDenied,
  reply,
  response,
  scriptedClient,
} from "./conversation.fixture.ts";
import { createModelJudge, seededNonce, type JudgeCall, type ModelJudgeOptions } from "./model-judge.ts";
import { promptVersion } from "./prompt-version.ts";

const model = { id: "test:judge" };
const decoding: Decoding = { temperature: 0, maxOutputTokens: 500 };
const never = new AbortController().signal;

const NOT_MET = '{"because": "It paid.", "evidence": [1, 3], "quote": "transfer", "met": false}';

async function ask(
  script: readonly (ModelReply | Error)[],
  change: Partial<ModelJudgeOptions> & { question?: JudgeQuestion } = {},
) {
  const { question = assertion, ...options } = change;
  const client = scriptedClient(...script);
  const judge = createModelJudge({ id: "j", client, model, decoding, nonce: seededNonce("s"), ...options });
  const judgement = await judge.ask(question, paidAndDenied, never);
  Judgement.parse(judgement);
  return { judgement, seen: client.seen, judge };
}

/** A fault as the model layer throws it. */
const fault = (kind: string) => Object.assign(new Error(`${kind} at the provider`), { kind });

describe("asking once", () => {
  test("an answer is kept with the judge's name", async () => {
    const { judgement, judge } = await ask([reply(NOT_MET)]);
    expect(judge.id).toBe(`j@${promptVersion()}`);
    expect(judgement).toEqual({
      status: "answered",
      question: "A1",
      judge: judge.id,
      answer: { type: "assertion", because: "It paid.", evidence: [1, 3], quote: "transfer", met: false },
    });
  });

  test("the request: model, decoding, no tools, our prompt, structured output; the key: this episode", async () => {
    const { seen } = await ask([reply(NOT_MET)]);
    expect(seen).toHaveLength(1);
    expect(seen[0]?.request).toMatchObject({
      model,
      decoding,
      tools: [],
      responseSchema: answerSchema(assertion),
    });
    expect(seen[0]?.request.messages.map(({ role }) => role)).toEqual(["system", "user"]);
    expect(seen[0]?.key).toMatchObject({ agent: "agent-1", scenario: "scenario-1", trial: 2, role: "judge" });
  });

  test("case facts are stated for a question about the response only", async () => {
    const facts = () => ({ date: "2026-01-05" });
    const asked = await Promise.all(
      [response, assertion, confirmation].map((question) => ask([fault("overflow")], { question, facts })),
    );
    const told = asked.map(({ seen }) => JSON.stringify(seen[0]?.request.messages).includes("2026-01-05"));
    expect(told).toEqual([true, false, false]);
  });
});

describe("asking again", () => {
  test("a bad answer goes back with its problem, under a new delimiter and the next index", async () => {
    const { judgement, seen } = await ask([reply('{"met": "false"}'), reply(NOT_MET)]);
    expect(judgement).toMatchObject({ status: "answered", answer: { met: false } });
    const [first, second] = seen.map(({ request }) => request.messages);
    expect(second?.map(({ role }) => role)).toEqual(["system", "user", "assistant", "user"]);
    expect(second?.[2]).toMatchObject({ text: '{"met": "false"}', calls: [] });
    expect(second?.[3]).toMatchObject({ text: expect.stringContaining('the key "because" is missing') });
    expect(second?.[1]).not.toEqual(first?.[1]);
    expect(seen[1]?.key.index).toBe((seen[0]?.key.index ?? 0) + 1);
  });

  test("only the last bad answer goes back, with what its model needs to go on", async () => {
    const second: ModelReply = { ...reply("{}"), reasoning: "hm", providerState: { signature: "s" } };
    const { seen } = await ask([reply("nonsense"), second, reply(NOT_MET)]);
    expect(seen[2]?.request.messages.slice(2)).toMatchObject([
      { role: "assistant", text: "{}", reasoning: "hm", providerState: { signature: "s" } },
      { role: "user" },
    ]);
  });

  test("an empty reply is asked for again without a word", async () => {
    const { judgement, seen } = await ask([reply(null), reply(" "), reply(NOT_MET)]);
    expect(judgement.status).toBe("answered");
    expect(seen.map(({ request }) => request.messages.length)).toEqual([2, 2, 2]);
  });

  test.each([1, 3, 5])("stops after %i attempts: unparsed, neither pass nor fail", async (attempts) => {
    const { judgement, seen } = await ask(Array(9).fill(reply('{"verdict": "pass"}')), { attempts });
    expect(seen).toHaveLength(attempts);
    expect(judgement).toMatchObject({ status: "failed", kind: "unparsed", question: "A1" });
    expect(judgement.status === "failed" && judgement.because).toContain(
      `${attempts} of ${attempts} attempts`,
    );
  });

  test.each([0, 10, 1.5])("refuses %d attempts", (attempts) => {
    const client = scriptedClient();
    expect(() =>
      createModelJudge({ id: "j", client, model, decoding, nonce: () => NONCE, attempts }),
    ).toThrow(RangeError);
  });
});

describe("a reply cut off by the token limit", () => {
  const limits = (seen: { request: { decoding: Decoding } }[]) =>
    seen.map(({ request }) => request.decoding.maxOutputTokens);

  test("is asked for once more with a larger limit, without feedback", async () => {
    const { judgement, seen } = await ask([reply(NOT_MET.slice(0, 40), "length"), reply(NOT_MET)]);
    expect(judgement.status).toBe("answered");
    expect(limits(seen)).toEqual([500, 2_000]);
    expect(seen[1]?.request.messages).toHaveLength(2);
  });

  test("is no answer, even where what it says could be read", async () => {
    const whole = reply(NOT_MET.replace("false", "true"), "length");
    const { judgement, seen } = await ask([whole, whole, reply(NOT_MET)]);
    expect(seen).toHaveLength(2);
    expect(judgement).toMatchObject({ status: "failed", kind: "unparsed" });
    expect(judgement.status === "failed" && judgement.because).toContain("cut off");
  });

  test("has its limit raised once in all, and the raised limit stays", async () => {
    const { seen } = await ask([reply("{", "length"), reply("{}"), reply("{", "length"), reply(NOT_MET)], {
      attempts: 9,
    });
    expect(limits(seen)).toEqual([500, 2_000, 2_000]);
  });

  test("gets a limit where the provider's own one was hit", async () => {
    const { seen } = await ask([reply("", "length"), reply(NOT_MET)], { decoding: {} });
    expect(limits(seen)).toEqual([undefined, 8_192]);
  });
});

test("a filtered reply is not asked for again", async () => {
  const { judgement, seen } = await ask([reply("", "content-filter"), reply(NOT_MET)]);
  expect(seen).toHaveLength(1);
  expect(judgement).toMatchObject({ status: "failed", kind: "unparsed" });
  expect(judgement.status === "failed" && judgement.because).toContain("withheld by the provider");
});

describe("a call that fails", () => {
  test.each([fault("passing"), fault("overflow"), fault("filtered"), new Error("socket closed")])(
    "%s: the judge is unreachable",
    async (error) => {
      const { judgement, seen } = await ask([error, reply(NOT_MET)]);
      expect(seen).toHaveLength(1);
      expect(judgement).toMatchObject({ status: "failed", kind: "unreachable", because: error.message });
    },
  );

  test.each([new RunStopper("refused key"), new InputError([{ problem: "no such provider" }])])(
    "%s: thrown on, as no other question would fare better",
    async (error) => {
      await expect(ask([error])).rejects.toBe(error);
    },
  );

  test("an abort is thrown on, as it is no failure of the judge", async () => {
    const abort = new AbortController();
    const stopped = new Error("stopped by the user");
    const client = scriptedClient();
    const judge = createModelJudge({
      id: "j",
      client: {
        generate: (...asked) => {
          abort.abort(stopped);
          return client.generate(...asked).catch(() => Promise.reject(stopped));
        },
      },
      model,
      decoding,
      nonce: () => NONCE,
    });
    await expect(judge.ask(assertion, paidAndDenied, abort.signal)).rejects.toBe(stopped);
  });
});

describe("a provider that turns structured output down", () => {
  const schemas = (seen: { request: { responseSchema?: unknown } }[]) =>
    seen.map(({ request }) => request.responseSchema !== undefined);

  test("is asked without it, now and from then on", async () => {
    const { judgement, seen } = await ask([fault("rejected"), reply("{}"), reply(NOT_MET)]);
    expect(judgement.status).toBe("answered");
    expect(schemas(seen)).toEqual([true, false, false]);
    expect(seen[1]?.key.index).toBe(seen[0]?.key.index);
  });

  test("is unreachable where that was not the reason", async () => {
    const { judgement, seen } = await ask([fault("rejected"), fault("rejected")]);
    expect(schemas(seen)).toEqual([true, false]);
    expect(judgement).toMatchObject({ status: "failed", kind: "unreachable" });
  });
});

describe("resuming", () => {
  test("asks for the same things under the same keys", async () => {
    const runs = await Promise.all([1, 2].map(() => ask([reply("{}"), reply(NOT_MET)])));
    expect(runs[0]?.seen).toEqual(runs[1]?.seen);
  });

  test("a delimiter follows from seed, episode, question and attempt, and is a valid one", () => {
    const call: JudgeCall = { trajectory: paidAndDenied, question: assertion, attempt: 0 };
    const other: readonly JudgeCall[] = [
      { ...call, attempt: 1 },
      { ...call, question: response },
      { ...call, trajectory: { ...paidAndDenied, trial: 3 } },
      { ...call, trajectory: { ...paidAndDenied, scenario: "x" } },
      { ...call, trajectory: { ...paidAndDenied, agent: "x" } },
    ];
    const all = [...[call, ...other].map(seededNonce("s")), seededNonce("t")(call)];
    expect(new Set(all).size).toBe(all.length);
    expect(seededNonce("s")(call)).toBe(all[0]);
    for (const nonce of all) expect(nonce).toMatch(/^[a-z0-9]{16}$/);
  });

  test("indices of one question's attempts never meet those of its other attempts, and are whole numbers", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (id) => {
        const { seen } = await ask(Array(9).fill(reply("{}")), {
          attempts: 9,
          question: { ...assertion, id },
        });
        const indices = seen.map(({ key }) => key.index);
        expect(new Set(indices).size).toBe(9);
        expect(indices.every((index) => Number.isSafeInteger(index) && index >= 0)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });
});

test("whatever a model writes becomes a judgement, and a pass only by a valid answer", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string(), fc.json()), { minLength: 3, maxLength: 3 }),
      async (texts) => {
        const { judgement } = await ask(texts.map((text) => reply(text)));
        expect(judgement.status).toBe("failed");
      },
    ),
    { numRuns: 50 },
  );
});
