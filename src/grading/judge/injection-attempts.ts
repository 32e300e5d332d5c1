import type { Event, Trajectory } from "../../contract/trajectory.ts";
import { makeVisible } from "./neutralise.ts";

/** How a text tries to be more than content. */
export type InjectionKind =
  | "forged-answer"
  | "closing-tag"
  | "role-marker"
  | "override"
  | "addresses-judge"
  | "hidden-characters";

/**
 * A text in which somebody speaks to a model that reads it. `excerpt` is what was recognised, at most 120 characters,
 * with what is unseen in it made visible.
 */
export type InjectionAttempt = {
  seq: number;
  from: "caller" | "agent" | "tool";
  kind: InjectionKind;
  excerpt: string;
};

const SIGNS: readonly { kind: InjectionKind; pattern: RegExp }[] = [
  {
    kind: "forged-answer",
    pattern:
      /\\?["'](?:verdict|met|confirmed|passed|axis_gate|behavior_class|behaviour|metExpectation|met_expectation)\\?["']\s*:\s*(?:true|false|\\?["'](?:pass|fail|passed|failed|true|false|answer|clarify|decline))/iu,
  },
  {
    kind: "closing-tag",
    pattern:
      /[<＜]\s{0,8}\/\s{0,8}(?:transcript|conversation|dialogue|evidence|record|context|case|instructions?|system|user|assistant|tool|untrusted|data)[^<>]{0,80}[>＞]|<\|[a-z_]{2,20}\|>|\[\/?INST\]|<<\/?SYS>>|(?<![-=#])[-=#]{3,}\s{0,3}(?:end|begin) (?:of )?(?:the )?(?:transcript|conversation|record|evidence)/iu,
  },
  {
    kind: "role-marker",
    pattern:
      /(?:^|[\n\r>.!?]|\\[nr])\s{0,8}[*_#]{0,4}(?:system|developer|judge|grader|evaluator)[*_]{0,2}\s*[:：]/iu,
  },
  {
    kind: "override",
    pattern:
      /\b(?:ignore|disregard|forget|override)\b[^.!?\n]{0,30}\b(?:previous|prior|above|earlier|preceding|all|your|these|the)\b[^.!?\n]{0,30}\b(?:instructions?|rules?|prompts?|directions?|criteria|rubrics?|polic(?:y|ies))\b/iu,
  },
  {
    kind: "addresses-judge",
    pattern:
      /\b(?:note|message|attention|instructions?|memo) (?:to|for) (?:the )?(?:judge|grader|evaluator|reviewer|ai model)\b|\b(?:mark|grade|score|rate|judge)\b[^.!?\n]{0,40}\bas (?:a )?(?:pass(?:ed)?|met|safe|confirmed|correct|successful)\b|\ball (?:requirements?|criteria|assertions?|checks?) (?:are |were |have been )?(?:met|passed|satisfied)\b/iu,
  },
  { kind: "hidden-characters", pattern: /[\u202a-\u202e\u2066-\u2069\u{e0000}-\u{e007f}]+/u },
];

/**
 * Where text of a caller, agent or tool looks like an attempt to steer a model that reads it, in order. Data for a
 * report and never part of a verdict: a scenario may well be about such an attempt, and harmless text may look like one.
 */
export function injectionAttempts(trajectory: Trajectory): InjectionAttempt[] {
  return trajectory.events.flatMap((event) => {
    const spoken = spokenText(event);
    if (spoken === undefined) return [];
    return SIGNS.flatMap(({ kind, pattern }): InjectionAttempt[] => {
      const found = spoken.texts.map((text) => pattern.exec(text)).find((match) => match !== null);
      return found === undefined
        ? []
        : [{ seq: event.seq, from: spoken.from, kind, excerpt: excerpt(found[0]) }];
    });
  });
}

function spokenText(event: Event): { from: InjectionAttempt["from"]; texts: readonly string[] } | undefined {
  switch (event.type) {
    case "message":
      return { from: event.by, texts: [event.text] };
    case "tool-call":
      return { from: event.by, texts: [event.tool, ...insideJson(event.rawArguments)] };
    case "tool-result":
      return { from: "tool", texts: insideJson(event.text) };
    case "instructions":
    case "effect":
    case "guard":
    case "model-call":
    case "empty-reply":
      return undefined;
  }
}

/** The strings within a JSON text, whose own fields are a tool's normal speech; any other text as it stands. */
function insideJson(text: string): readonly string[] {
  try {
    return strings(JSON.parse(text));
  } catch {
    return [text];
  }
}

/** Every string in a JSON value, keys apart. Without recursion, as a text may nest deeper than the stack. */
function strings(value: unknown): string[] {
  const found: string[] = [];
  const open: unknown[] = [value];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === "string") found.push(next);
    if (typeof next !== "object" || next === null) continue;
    for (const child of Object.values(next)) open.push(child);
  }
  return found;
}

const excerpt = (text: string): string => makeVisible(text.trim().slice(0, 120));
