import type { ModelMessage } from "../../contract/model.ts";
import type { JsonObject } from "../../contract/json.ts";
import type { Limits } from "../../contract/manifest.ts";
import { checkOfQuestion } from "../../contract/judgement.ts";
import { RetailCase } from "./retail-case.ts";
import type { PriorMessage } from "../../contract/prior-message.ts";
import type { Grader, World } from "../../contract/ports.ts";
import { RETAIL_BASELINES, retailBaseline } from "./baselines/retail-baseline.ts";
import { voicesFor } from "../../agents/voices/index.ts";
import { createMockBank } from "./bank/mock-bank.ts";
import { scriptedTurns } from "../../callers/scripted-turns.ts";
import { parseExact, printExact, toJson, withoutUndefined } from "../../exact-json/index.ts";
import { createIndicbankbenchGrader } from "./public-grading/index.ts";
import type { Judged } from "../../grading/judged.ts";
import { observedVerdict } from "../../grading/observed.ts";
import { createStrictRetailGrader, RETAIL_LOOKS_AT, statesOutcome } from "./grading/index.ts";
import { RETAIL_FIGURES } from "./retail-figures.ts";
import { buildSystemPrompt } from "./authoring/system-prompt.ts";
import { contentHash } from "../content-hash.ts";
import type { AuthorSays, CaseFacts } from "../../grading/judge/index.ts";
import type {
  BoundGrader,
  GradableScenario,
  PlayableScenario,
  PlayableSuite,
  Proof,
} from "../playable-suite.ts";

/** A retail suite as its loader or importer gives it. */
export type RetailSource = {
  id: string;
  title: string;
  source: string;
  /** `public` packs are played and graded by the public harness's rules, unless told otherwise. */
  rules: "public" | "own";
  promptTemplate: string;
  cases: readonly RetailCase[];
};

/** Bounds of the public harness, and roomier ones for our own suite. */
const LIMITS: Record<RetailSource["rules"], Limits> = {
  public: { turns: 100, toolIterations: 6 },
  own: { turns: 100, toolIterations: 12 },
};

/** Reads a scenario's stored text back, as `PlayableScenario.text` wrote it. */
export function retailCaseFrom(text: string): RetailCase {
  return RetailCase.parse(parseExact(text));
}

export function playableRetail(source: RetailSource): PlayableSuite {
  const scenarios = source.cases.map((retailCase) => playableCase(retailCase, source));
  return {
    id: source.id,
    kind: "retail",
    live: false,
    title: source.title,
    source: source.source,
    hash: contentHash(...scenarios.map(({ planned }) => `${planned.id} ${planned.hash}`)),
    promptHash: contentHash(source.promptTemplate),
    conditions: {},
    profiles: source.rules === "public" ? ["indicbankbench", "strict"] : ["strict", "indicbankbench"],
    decidableByRules: source.rules === "own",
    trials: 3,
    limits: LIMITS[source.rules],
    baselines: RETAIL_BASELINES,
    calibration: [],
    figures: RETAIL_FIGURES,
    // Its callers say their turns in order, whatever they hear.
    voices: voicesFor({ callers: "fixed", hinglish: true }),
    mixtures: () => [],
    scenarios,
  };
}

function playableCase(retailCase: RetailCase, source: RetailSource): PlayableScenario {
  const { id, title, axis, domain, tool } = retailCase;
  const text = printExact(withoutUndefined(retailCase));
  return {
    planned: { id, title, hash: contentHash(text, source.promptTemplate), groups: { axis, domain, tool } },
    text,
    world: retailWorlds(retailCase, source),
    script: (name) => retailBaseline(name, retailCase),
    proofs: proofsOf(retailCase),
    ...gradableRetail(retailCase),
  };
}

/** What grading needs of a case; a stored run has no more of it. */
export function gradableRetail(retailCase: RetailCase): GradableScenario {
  return {
    caseFacts: caseFacts(retailCase),
    grader: (profile, judged) => boundGrader(retailCase, profile, judged),
    authorSays: (agent) => authorSays(retailCase, agent),
  };
}

/**
 * Right conduct meets every question, a foil all but those that its author names. Of agents that know nothing of the
 * case, the author's own words for its outcome tell.
 */
function authorSays(retailCase: RetailCase, agent: string): AuthorSays | undefined {
  const { proof } = retailCase;
  if (proof === undefined) return undefined;
  const foil = proof.foils[agent.replace(/^foil:/, "")];
  if (foil !== undefined) {
    const fails = new Set<string>([foil.fails, ...foil.alsoFails]);
    return (question) => !fails.has(checkOfQuestion(question));
  }
  if (agent === "oracle" || agent === "over-careful") return () => true;
  return (question, trajectory) => question.type !== "response" || statesOutcome(retailCase, trajectory);
}

/** The oracles pass, each foil fails just what it says, and doing nothing is never enough where there is a task. */
function proofsOf({ proof, behaviour }: RetailCase): Proof[] {
  if (proof === undefined) return [];
  const foils = Object.entries(proof.foils).map(([name, { fails, alsoFails }]): Proof => {
    return { agent: `foil:${name}`, expect: { status: "failed", checks: [fails, ...alsoFails] } };
  });
  const idle = behaviour === "decline" ? [] : ["refuser", "hang-up"];
  return [
    { agent: "oracle", expect: { status: "passed" } },
    { agent: "over-careful", expect: { status: "passed" } },
    ...foils,
    ...idle.map((agent): Proof => ({ agent, expect: { status: "not-passed" } })),
  ];
}

function caseFacts({ setup: { date, time, loginContext } }: RetailCase): CaseFacts {
  return { date, time, loginContext };
}

/** Worlds of one case. What all its episodes share, the prompt above all, is made once, and only when it is needed. */
function retailWorlds(retailCase: RetailCase, { rules, promptTemplate }: RetailSource): () => World {
  let shared: Pick<World, "instructions" | "prior" | "context"> | undefined;
  return () => {
    shared ??= {
      instructions: { agent: systemPrompt(retailCase, promptTemplate) },
      prior: priorMessages(retailCase.setup.prior),
      context: channelContext(retailCase),
    };
    return {
      ...shared,
      bank: createMockBank(retailCase, rules === "public" ? "public" : "strict"),
      caller: scriptedTurns(retailCase.turns),
      textBesideCalls: rules === "public" ? "dropped" : "delivered",
      opening: "caller",
    };
  };
}

/** What an agent with a prompt of its own is told: who has signed in, and when. */
function channelContext({ setup: { date, time, loginContext } }: RetailCase): JsonObject {
  return { date, time, loginContext: toJson(loginContext) };
}

function systemPrompt({ tools, setup }: RetailCase, promptTemplate: string): string {
  const names = [...new Set(tools.map(({ spec }) => spec.name))];
  return buildSystemPrompt(promptTemplate, setup, names);
}

/**
 * The grader of a profile.
 *
 * @param besideCalls Whether text beside tool calls counts under the public profile, which never delivers it.
 */
export function retailGrader(
  profile: string,
  judged: Judged,
  besideCalls: "drop" | "keep" = "drop",
): Grader<RetailCase> {
  return profile === "indicbankbench"
    ? createIndicbankbenchGrader({ judged: judged === "answered", besideCalls })
    : createStrictRetailGrader({ judged });
}

function boundGrader(retailCase: RetailCase, profile: string, judged: Judged): BoundGrader {
  const grader = retailGrader(profile, judged);
  return {
    profile: grader.profile,
    version: grader.version,
    judgementsNeeded: (trajectory, which) => grader.judgementsNeeded(retailCase, trajectory, which),
    grade: (trajectory, judgements) =>
      observedVerdict(
        grader.grade(retailCase, trajectory, judgements),
        trajectory.unseen ?? [],
        RETAIL_LOOKS_AT,
      ),
  };
}

function priorMessages(prior: readonly PriorMessage[]): ModelMessage[] {
  const toolOf = new Map<string, string>();
  return prior.map((message): ModelMessage => {
    switch (message.from) {
      case "caller":
        return { role: "user", text: message.text };
      case "tool": {
        const { callId, text } = message;
        return { role: "tool", callId, tool: toolOf.get(callId) ?? "", text };
      }
      case "agent": {
        const calls = message.calls.map(({ id, tool, arguments: given }) => {
          toolOf.set(id, tool);
          return { id, tool, rawArguments: printExact(given) };
        });
        return { role: "assistant", text: message.text, calls };
      }
    }
  });
}
