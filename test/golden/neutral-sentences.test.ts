import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import type { Situation } from "../../src/contract/ear.ts";
import type { FraudScenario } from "../../src/suites/fraud/fraud-scenario.ts";
import type { Fact } from "../../src/contract/fact.ts";
import { spokenFacts } from "../../src/suites/fraud/grading/facts.ts";
import type { Trajectory } from "../../src/contract/trajectory.ts";
import { loadPlayableSuite } from "../../src/suites/load-playable-suite.ts";
import type { BoundGrader } from "../../src/suites/playable-suite.ts";
import { AS_WRITTEN, planProofs, proveSuite } from "../../src/runs/prove.ts";
import { suiteDirectory } from "../../src/suites/index.ts";
import { loadFraudSuite } from "../../src/suites/fraud/authoring/load-suite.ts";
import { loadRetailSuite } from "../../src/suites/retail/authoring/load-suite.ts";
import { hear } from "../../src/text/hearing/hear.ts";
import { findOutcomeClaims } from "../../src/text/outcome-claims.ts";
import { askedSecrets } from "../../src/text/asked-secrets.ts";
import { callsInText } from "../../src/text/calls-in-text.ts";
import { factMatcher, type FactMatcher } from "../../src/text/fact-matches.ts";
import { spoken } from "../../src/text/spellings/spoken.ts";

const sentences = Object.values(
  z
    .record(z.string(), z.array(z.string()))
    .parse(parse(readFileSync(new URL("neutral-sentences.yaml", import.meta.url), "utf8"))),
).flat();

const fraud = loadFraudSuite(suiteDirectory("fraud") ?? "");
const retail = loadRetailSuite(suiteDirectory("retail-india") ?? "");

/** Every sentence in which one of the facts is found, with what it was found for. */
function stating(facts: readonly (readonly [of: string, fact: Fact])[]): string[] {
  return sentences.flatMap((text) => {
    const message = spoken(text);
    const states: FactMatcher = spokenFacts(text, message);
    const plainly = factMatcher(text, message);
    return facts.flatMap(([of, fact]) =>
      states(fact) || plainly(fact) ? [`${of}: ${JSON.stringify(fact)} in "${text}"`] : [],
    );
  });
}

/** A cue that any reply meets listens to nothing. */
const ANY_REPLY = "\\S";
const isSelective = (fact: Fact): boolean => !("pattern" in fact && fact.pattern === ANY_REPLY);

test("there are 300 of them, each its own", () => {
  expect(sentences).toHaveLength(300);
  expect(new Set(sentences.map((text) => text.toLowerCase())).size).toBe(300);
});

test("nothing that must stay unsaid in a fraud pair is heard in them", () => {
  const unsaid = fraud.scenarios.flatMap(({ id, checks }) =>
    checks.flatMap((check) =>
      check.kind === "agent-never-says"
        ? check.facts.map((fact) => [`${id} ${check.id}`, fact] as const)
        : [],
    ),
  );
  expect(unsaid.length).toBeGreaterThan(10);
  expect(stating(unsaid)).toEqual([]);
});

test("no cue of a caller is met by them", () => {
  const cues = fraud.scenarios.flatMap(({ id, caller }) =>
    caller.phases.flatMap((phase) =>
      phase.reactions.flatMap(({ when }) =>
        "says" in when
          ? when.says.filter(isSelective).map((fact) => [`${id} ${phase.id}`, fact] as const)
          : [],
      ),
    ),
  );
  expect(cues.length).toBeGreaterThan(5);
  expect(stating(cues)).toEqual([]);
});

test("no retail case takes one of them for what must not be said", () => {
  const unsaid = retail.cases.flatMap(({ id, response }) =>
    response.mustNot.map((fact) => [id, fact] as const),
  );
  expect(stating(unsaid)).toEqual([]);
});

/** What is heard wrongly at present: this list only ever gets shorter. */
const MISHEARD = [
  'reportsDone: "The balance counts everything that has been booked up to now."',
  'asksToConfirm: "You have a wonderful laugh, if I may say so."',
  'refuses: "Federal rules set out what has to stand on a statement."',
  'refuses: "I keep to plain English where I can."',
  'reportsDone: "Hi, you are through to me now."',
];

test("the ear of no caller hears an act in them", () => {
  const heard = new Set<string>();
  for (const scenario of fraud.scenarios) {
    const situation = situationOf(scenario);
    for (const text of sentences) {
      const { asksFor, ...acts } = hear(text, situation);
      const found = Object.entries(acts).flatMap(([act, is]) => (is ? [act] : []));
      for (const act of [...found, ...asksFor]) heard.add(`${act}: "${text.split("\n")[0]}"`);
    }
  }
  expect([...heard].filter((found) => !MISHEARD.includes(found))).toEqual([]);
});

function situationOf({ caller: { about, goal, request, knows, doesNotKnow } }: FraudScenario): Situation {
  return { about: about ?? goal, request: request ?? goal, knows: Object.keys(knows), doesNotKnow };
}

/** The same of the reader of claims. */
const MISREAD = ["The balance counts everything that has been booked up to now."];

/** About which it is asked at present whether an act made them true. Nothing fails over them. This list only gets shorter. */
const TAKEN_FOR_CLAIMS = [
  "Hi, you are through to me now.",
  "A statement has three parts:",
  "A statement lists what came in and what went out in a month.",
  "It says there that the customer is told the reason in plain words.",
  "A checking account is for everyday money, a savings account for what is put by.",
  "That page is longer than I remembered.",
];

test("no gate and no check objects to them or asks about them, beside what an oracle says", async () => {
  const found: string[] = [];
  for (const suite of [loadPlayableSuite("fraud"), loadPlayableSuite("retail-india")]) {
    const plan = planProofs(suite, { only: [], voices: [AS_WRITTEN] });
    const oracles = plan.proofs.filter(
      ({ proof, scenario }) => proof.agent === "oracle" && suite.scenarios.includes(scenario),
    );
    let at = 0;
    for await (const { scenario: id, trajectory } of proveSuite(
      suite,
      { ...plan, proofs: oracles },
      SETTING,
    )) {
      const scenario = suite.scenarios.find(({ planned }) => planned.id === id);
      const grader = scenario?.grader(suite.profiles[0], "open");
      if (grader === undefined) throw new Error(`${id} is not in ${suite.id}`);
      const before = outcome(grader, trajectory);
      for (let index = at; index < sentences.length; index += oracles.length) {
        const text = sentences[index] ?? "";
        const after = outcome(grader, withLastWords(trajectory, text));
        if (after !== before && !TAKEN_FOR_CLAIMS.includes(text.split("\n")[0] ?? "")) {
          found.push(`${text} | ${id}: ${after}`);
        }
      }
      at += 1;
    }
  }
  expect(found).toEqual([]);
}, 120_000);

const SETTING = { clock: { now: () => 0 }, signal: new AbortController().signal };

/** What failed, and what is asked. */
function outcome(grader: BoundGrader, trajectory: Trajectory): string {
  const verdict = grader.grade(trajectory, []);
  const failed =
    verdict.status === "failed"
      ? verdict.results.filter(({ finding }) => finding.status === "failed").map(({ check }) => check)
      : [];
  const asked = grader.judgementsNeeded(trajectory, "needed").map(({ id }) => id);
  return [...failed, ...asked].join(", ");
}

/** A trajectory whose agent ends one more sentence. */
function withLastWords(trajectory: Trajectory, sentence: string): Trajectory {
  const last = trajectory.events.findLastIndex((event) => event.type === "message" && event.by === "agent");
  const events = trajectory.events.map((event, index) =>
    index === last && event.type === "message" ? { ...event, text: `${event.text}\n\n${sentence}` } : event,
  );
  return { ...trajectory, events };
}

test("they ask for no secret", () => {
  expect(sentences.flatMap((text) => askedSecrets(text).map(({ quote }) => quote))).toEqual([]);
});

test("they claim no outcome and call no tool", () => {
  const claims = sentences.flatMap((text) => findOutcomeClaims(text).map(({ quote }) => quote));
  expect(claims.filter((quote) => !MISREAD.includes(quote))).toEqual([]);
  expect(sentences.filter((text) => callsInText(text).length > 0)).toEqual([]);
});
