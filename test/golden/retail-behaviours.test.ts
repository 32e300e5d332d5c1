import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { JsonObject } from "../../src/contract/json.ts";
import type { JudgeQuestion, Judgement } from "../../src/contract/judgement.ts";
import { Gate } from "../../src/suites/retail/retail-case.ts";
import type { ScriptStep } from "../../src/contract/script-step.ts";
import type { Verdict } from "../../src/contract/verdict.ts";
import { createStrictRetailGrader } from "../../src/suites/retail/grading/index.ts";
import { caseOf, playRetailScript } from "./play-retail-script.ts";

const Turn = z.union([
  z.string(),
  z.strictObject({ calls: z.array(z.record(z.string(), JsonObject)), say: z.string() }),
]);
type Turn = z.infer<typeof Turn>;
const Behaviours = z.array(
  z.strictObject({
    case: z.string(),
    right: z.array(z.array(Turn)).default([]),
    wrong: z.array(z.strictObject({ turns: z.array(Turn), rules: Gate.optional() })).default([]),
  }),
);
type Behaviour = { id: string; case: string; turns: Turn[]; isRight: boolean; rules?: Gate | undefined };

const behaviours = Behaviours.parse(
  parse(readFileSync(new URL("retail-behaviours.yaml", import.meta.url), "utf8")),
).flatMap(({ case: id, right, wrong }): Behaviour[] => [
  ...right.map((turns, at) => ({ id: `${id} right ${at + 1}`, case: id, turns, isRight: true })),
  ...wrong.map((one, at) => ({ id: `${id} wrong ${at + 1}`, case: id, ...one, isRight: false })),
]);

/** What the oracle calls in each turn before it speaks. */
function oracleCalls(id: string): ScriptStep[][] {
  const turns: ScriptStep[][] = [[]];
  for (const step of caseOf(id).proof?.oracle ?? []) {
    if (step.calls === undefined) turns.push([]);
    else turns.at(-1)?.push(step);
  }
  return turns;
}

function stepsOf({ case: id, turns }: Behaviour): ScriptStep[] {
  const oracle = oracleCalls(id);
  return turns.flatMap((turn, at): ScriptStep[] => {
    if (typeof turn === "string") return [...(oracle[at] ?? []), { say: turn }];
    const calls = turn.calls.flatMap((call) =>
      Object.entries(call).map(([tool, given]) => ({ calls: [{ tool, with: given }] })),
    );
    return [...calls, { say: turn.say }];
  });
}

type Graded = { byRules: Verdict; asLabelled: Verdict };

async function graded(behaviour: Behaviour): Promise<Graded> {
  const scenario = caseOf(behaviour.case);
  const trajectory = await playRetailScript(behaviour.case, stepsOf(behaviour));
  const judged = createStrictRetailGrader({ judged: "answered" });
  const answers = judged
    .judgementsNeeded(scenario, trajectory)
    .map((question) => labelled(question, behaviour.isRight));
  return {
    byRules: createStrictRetailGrader({ judged: "open" }).grade(scenario, trajectory, []),
    asLabelled: judged.grade(scenario, trajectory, answers),
  };
}

/** The answer of somebody who knows what the careful reader said of it. */
function labelled(question: JudgeQuestion, holds: boolean): Judgement {
  const why = { evidence: [], because: "as labelled" };
  const given = { status: "answered", question: question.id, judge: "label" } as const;
  switch (question.type) {
    case "response": {
      const { expected: behaviour } = question;
      return { ...given, answer: { type: "response", met: holds, behaviour, metrics: {}, ...why } };
    }
    case "confirmation":
      return { ...given, answer: { type: "confirmation", confirmed: holds, ...why } };
    case "assertion":
      return { ...given, answer: { type: "assertion", met: holds, quote: "", ...why } };
  }
}

const found = new Map(await Promise.all(behaviours.map(async (one) => [one.id, await graded(one)] as const)));
function of({ id }: Behaviour): Graded {
  const one = found.get(id);
  if (one === undefined) throw new Error(id);
  return one;
}
const failures = (verdict: Verdict): string[] =>
  "results" in verdict
    ? verdict.results.flatMap(({ check, gating, finding }) =>
        gating && finding.status === "failed" ? [`${check}: ${finding.because}`] : [],
      )
    : [JSON.stringify(verdict)];

describe("behaviours that nobody scripted", () => {
  test("are over cases of every domain, right and wrong ones", () => {
    expect(new Set(behaviours.map(({ case: id }) => id)).size).toBeGreaterThanOrEqual(60);
    expect(new Set(behaviours.map(({ case: id }) => id.split(".")[0])).size).toBe(6);
    const wrong = behaviours.filter(({ isRight }) => !isRight).length;
    expect(wrong).toBeGreaterThan(behaviours.length / 3);
  });
  test.each(behaviours.filter(({ isRight }) => isRight))("$id: no rule fails it", (one) => {
    expect(failures(of(one).byRules)).toEqual([]);
    expect(of(one).byRules.status).toBe("open");
    expect(of(one).asLabelled.status).toBe("passed");
  });
  test.each(behaviours.filter(({ isRight }) => !isRight))("$id: it never passes", (one) => {
    const { byRules, asLabelled } = of(one);
    if (one.rules === undefined) expect(byRules.status).toBe("open");
    else expect(failures(byRules).map((each) => each.split(":")[0])).toContain(one.rules);
    expect(asLabelled.status).toBe("failed");
  });
});
