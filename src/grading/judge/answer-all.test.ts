import { expect, test } from "vitest";
import { RunStopper } from "../../contract/errors.ts";
import type { JudgeQuestion, Judgement } from "../../contract/judgement.ts";
import type { Judge } from "../../contract/ports.ts";
import { answerAll } from "./answer-all.ts";
import { assertion, confirmation, paidAndDenied, response } from "./conversation.fixture.ts";

const signal = new AbortController().signal;
const named = (id: string): JudgeQuestion => ({ ...assertion, id });
const yes = (question: JudgeQuestion): Judgement => ({
  status: "answered",
  question: question.id,
  judge: "j",
  answer: { type: "assertion", met: true, quote: "yes", evidence: [0], because: "so" },
});
const judge = (ask: Judge["ask"]): Judge => ({ id: "j", ask });

test("each question is asked once; judgements come in the order of the questions, not of the answers", async () => {
  const asked: string[] = [];
  const slowFirst = judge(async (question) => {
    asked.push(question.id);
    await new Promise((done) => setTimeout(done, question.id === "a" ? 20 : 1));
    return yes(question);
  });
  const judgements = await answerAll(slowFirst, [named("a"), named("b"), named("c")], paidAndDenied, signal);
  expect(asked).toEqual(["a", "b", "c"]);
  expect(judgements.map(({ question }) => question)).toEqual(["a", "b", "c"]);
});

test("no questions, no judgements", async () => {
  expect(
    await answerAll(
      judge(async (question) => yes(question)),
      [],
      paidAndDenied,
      signal,
    ),
  ).toEqual([]);
});

test("a failed judgement stays one and does not touch the others", async () => {
  const failing = judge(async (question) =>
    question.id === "a"
      ? { status: "failed", question: "a", judge: "j", kind: "unreachable", because: "down" }
      : yes(question),
  );
  const judgements = await answerAll(failing, [named("a"), named("b")], paidAndDenied, signal);
  expect(judgements.map(({ status }) => status)).toEqual(["failed", "answered"]);
});

test.each([
  ["another question's answer", named("a"), yes(named("b")), "answered question b instead"],
  ["another type's answer", response, { ...yes(assertion), question: "R" }, "answered a assertion question"],
  [
    "another type's answer",
    confirmation,
    { ...yes(assertion), question: "S2" },
    "answered a assertion question",
  ],
] as const)("%s is a failed judgement", async (_what, question, judgement, because) => {
  const [found] = await answerAll(
    judge(async () => judgement),
    [question],
    paidAndDenied,
    signal,
  );
  expect(found).toMatchObject({ status: "failed", question: question.id, kind: "unparsed" });
  expect(found?.status === "failed" && found.because).toContain(because);
});

test("two questions with one id are refused before anything is asked", async () => {
  let asked = 0;
  const counting = judge(async (question) => {
    asked++;
    return yes(question);
  });
  await expect(answerAll(counting, [named("a"), named("a")], paidAndDenied, signal)).rejects.toThrow(
    RangeError,
  );
  expect(asked).toBe(0);
});

test("what a judge throws is thrown once no question is being asked any more", async () => {
  let open = 0;
  const stopping = judge(async (question) => {
    open++;
    await new Promise((done) => setTimeout(done, question.id === "a" ? 1 : 15));
    open--;
    if (question.id === "a") throw new RunStopper("refused key");
    return yes(question);
  });
  await expect(answerAll(stopping, [named("a"), named("b")], paidAndDenied, signal)).rejects.toThrow(
    RunStopper,
  );
  expect(open).toBe(0);
});
