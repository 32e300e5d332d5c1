import { allHold } from "./clause-holds.ts";
import type { RulesFile } from "./rules-file.ts";
import type { Act, Situation } from "./situation.ts";

/** @returns The names of all rules that forbid the situation's act, in the order of the table. */
export function forbiddingRules({ acts, rules }: RulesFile, situation: Situation): string[] {
  return Object.entries(rules).flatMap(([name, { forbids, when }]) =>
    forbids.some((kind) => isOfKind(kind, acts, situation)) && allHold(when, situation) ? [name] : [],
  );
}

/** Whether a rule speaks of an act at all, whatever else it asks. */
export function speaksOf({ acts, rules }: RulesFile, rule: string, { tool }: Act): boolean {
  return (rules[rule]?.forbids ?? []).some(
    (kind) => kind === tool || acts[kind]?.tools.includes(tool) === true,
  );
}

function isOfKind(kind: string, acts: RulesFile["acts"], situation: Situation): boolean {
  const { tool, args } = situation.act;
  const act = acts[kind];
  if (act === undefined) return kind === tool;
  const value = args["value"];
  const isSaid =
    tool === SAY &&
    act.says !== undefined &&
    typeof value === "string" &&
    new RegExp(act.says, "u").test(value);
  return (isSaid || act.tools.includes(tool)) && allHold(act.when, situation);
}

/** The tool of an act that is said. */
export const SAY = "say";
