import { z } from "zod";
import { InputError } from "../contract/errors.ts";
import type { JudgeQuestion } from "../contract/judgement.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import {
  auditJudge,
  decisionIn,
  ratingsOf,
  type JudgeAudit,
  type JudgeLabel,
} from "../grading/judge/index.ts";
import { cohenKappa, type KappaResult } from "../statistics/cohen-kappa.ts";
import { gradingOf } from "./judging.ts";
import { storedScenario } from "../suites/stored-scenario.ts";

/** One question that a run's judge was asked, for a person to decide too. */
export type AuditItem = { item: string; question: JudgeQuestion; judge: JudgeLabel["decision"] };

/** A judge against hand labels. */
export type RunAudit = JudgeAudit & { kappa: KappaResult };

const LabelLine = z.object({ item: z.string(), decision: z.enum(["holds", "fails"]) });

/** All questions that a run's judge was asked, with what it decided, in the run's order. */
export async function auditItems(store: RunStore, manifest: Manifest): Promise<AuditItem[]> {
  const grading = gradingOf(manifest);
  const items: AuditItem[] = [];
  for await (const { ending: _, ...key } of store.episodes()) {
    const stored = await store.getVerdict(key, grading);
    const trajectory = await store.getTrajectory(key);
    const text = await store.getScenario(key.scenario, key.scenarioHash);
    if (stored === undefined || trajectory === undefined || text === undefined) continue;
    // What its author says of a built-in agent is not the judge's answer.
    if (stored.record.judgedBy !== undefined) continue;
    const grader = storedScenario(manifest.suite, text).grader(manifest.profile, "answered");
    for (const question of grader.judgementsNeeded(trajectory, "needed")) {
      const judgement = stored.judgements.find((each) => each.question === question.id);
      if (judgement === undefined) continue;
      const item = `${key.agent} | ${key.scenario} | ${key.trial + 1} | ${question.id}`;
      items.push({ item, question, judge: decisionIn(question, judgement) });
    }
  }
  return items;
}

/**
 * Compares a run's judge with hand labels, one JSON line each: `{"item", "decision": "holds" | "fails"}`.
 *
 * @throws InputError naming the line that cannot be read, or an item that is not the run's.
 */
export function auditAgainst(items: readonly AuditItem[], labels: { file: string; text: string }): RunAudit {
  const byItem = new Map(items.map((each) => [each.item, each]));
  const human = labels.text.split("\n").flatMap((line, index) => {
    if (line.trim() === "") return [];
    const file = `${labels.file}:${index + 1}`;
    const { item, decision } = readLabel(line, file);
    const known = byItem.get(item);
    if (known === undefined)
      throw new InputError([
        { file, path: "item", value: item, problem: "the run's judge was not asked this" },
      ]);
    return [{ item, type: known.question.type, decision }];
  });
  const audit = auditJudge(
    human,
    items.map(({ item, judge }) => ({ item, decision: judge })),
  );
  return { ...audit, kappa: cohenKappa(ratingsOf(audit.all)) };
}

function readLabel(line: string, file: string): z.infer<typeof LabelLine> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new InputError([{ file, problem: "not JSON" }]);
  }
  const parsed = LabelLine.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new InputError(
    parsed.error.issues.map(({ path, message }) => ({ file, path: path.join("."), problem: message })),
  );
}
