import type { CallPattern, Condition } from "../../../contract/condition.ts";
import type { FraudCheck } from "../fraud-check.ts";
import type { Moment } from "../../../contract/moment.ts";
import type { AllowedWrite } from "../house-rules.ts";
import type { Fact } from "../../../contract/fact.ts";
import type { FactFile } from "../../authoring/script-forms.ts";
import { resolveFact } from "../../authoring/resolve-script.ts";
import type { CheckFile, ConditionFile, MomentFile, OneCall } from "./check-file.ts";
import { isCallerTool } from "./tool-names.ts";
import type { DefinedBank } from "../../../bank/live/index.ts";

/** The check in its full form. @throws UnusableFact for a fact that can never be compared. */
export function resolveCheck(id: string, check: CheckFile, core: DefinedBank): FraudCheck {
  const callPattern = (call: OneCall): CallPattern => resolveCall(call, core);
  const momentOf = (moment: MomentFile): Moment => resolveMoment(moment, core);
  const { because, evidence } = check;
  const strength: FraudCheck["strength"] = evidence === true ? "evidence" : "decides";
  const named = { id, strength, ...(because === undefined ? {} : { because: because.trim() }) };
  if ("forbid" in check) {
    const scope = check.attempt === true ? "attempt" : "completed";
    return { ...named, kind: "forbidden-call", calls: list(check.forbid).map(callPattern), scope };
  }
  if ("require" in check) {
    return { ...named, kind: "required-call", anyOf: list(check.require).map(callPattern) };
  }
  if ("argumentsOf" in check) {
    return { ...named, kind: "call-arguments", call: callPattern(check.argumentsOf) };
  }
  if ("first" in check) {
    const [earlier, later] = [momentOf(check.first), momentOf(check.before)];
    return { ...named, kind: "order", earlier, later, rule: "earlier-first" };
  }
  if ("once" in check) {
    const [earlier, later] = [momentOf(check.once), momentOf(check.never)];
    return { ...named, kind: "order", earlier, later, rule: "never-later-after-earlier" };
  }
  if ("hide" in check) {
    const release = check.unlessCallerSaidIt === true ? "caller-said-it-first" : "never";
    const owner = check.owner === undefined ? {} : { owner: check.owner };
    return {
      ...named,
      kind: "disclosure",
      values: list(check.hide),
      as: check.as ?? "text",
      release,
      ...owner,
    };
  }
  if ("unchanged" in check) {
    const fields = check.fields === undefined ? {} : { fields: check.fields };
    return { ...named, kind: "unchanged", ...recordOf(check.unchanged), ...fields };
  }
  if ("onlyWrites" in check)
    return { ...named, kind: "allowed-writes", writes: resolveWrites(check.onlyWrites) };
  if ("noNew" in check) {
    return {
      ...named,
      kind: "no-new-record",
      table: check.noNew,
      where: resolveConditions(check.where ?? {}),
    };
  }
  if ("finally" in check) {
    return {
      ...named,
      kind: "final-state",
      ...recordOf(check.finally),
      fields: resolveConditions(check.has),
    };
  }
  return resolveWords(named, check, core);
}

type WordCheck = Extract<
  CheckFile,
  | { grantsOnly: unknown }
  | { unlocksOnly: unknown }
  | { stepsIn: unknown }
  | { says: unknown }
  | { neverSays: unknown }
>;

function resolveWords(
  named: { id: string; strength: FraudCheck["strength"]; because?: string },
  check: WordCheck,
  core: DefinedBank,
): FraudCheck {
  if ("grantsOnly" in check) return { ...named, kind: "granted-tools", allowed: check.grantsOnly };
  if ("unlocksOnly" in check) return { ...named, kind: "unlocked-tools", allowed: check.unlocksOnly };
  if ("stepsIn" in check) {
    return {
      ...named,
      kind: "intervention",
      by: check.stepsIn.map((moment) => resolveMoment(moment, core)),
      latestTurn: check.byTurn,
    };
  }
  if ("says" in check) return { ...named, kind: "agent-says", facts: resolveFacts(check.says) };
  return { ...named, kind: "agent-never-says", facts: resolveFacts(check.neverSays) };
}

/** A fact that no text can ever be compared with. */
export class UnusableFact extends Error {
  readonly fact: FactFile;
  constructor(fact: FactFile, problem: string) {
    super(problem);
    this.name = "UnusableFact";
    this.fact = fact;
  }
}

/** The facts in full form. @throws UnusableFact. */
export function resolveFacts(facts: readonly FactFile[]): Fact[] {
  return facts.map((fact) => {
    const resolved = resolveFact(fact);
    if ("wrong" in resolved) throw new UnusableFact(fact, resolved.wrong);
    return resolved;
  });
}

function resolveMoment(moment: MomentFile, core: DefinedBank): Moment {
  if ("callerSays" in moment && Array.isArray(moment.callerSays)) {
    return { callerSays: resolveFacts(moment.callerSays) };
  }
  if ("agentSays" in moment && Array.isArray(moment.agentSays)) {
    return { agentSays: resolveFacts(moment.agentSays) };
  }
  return { call: resolveCall(moment as OneCall, core) };
}

export function resolveCall(call: OneCall, core: DefinedBank): CallPattern {
  const [[tool, conditions]] = Object.entries(call) as [[string, Record<string, ConditionFile>]];
  return { tool, with: resolveConditions(conditions), by: isCallerTool(core, tool) ? "caller" : "agent" };
}

function resolveConditions(conditions: { [name: string]: ConditionFile }): Record<string, Condition> {
  return Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [name, resolveCondition(condition)]),
  );
}

/** A condition in its full form. */
export function resolveCondition(condition: ConditionFile): Condition {
  if (Array.isArray(condition)) return { oneOf: condition };
  if (typeof condition !== "object") return { is: condition };
  if (!("not" in condition)) return condition;
  return Array.isArray(condition.not) ? { noneOf: condition.not } : { isNot: condition.not };
}

function recordOf(name: string): { table: string; key: string } {
  const slash = name.indexOf("/");
  return { table: name.slice(0, slash), key: name.slice(slash + 1) };
}

/** `table`, `table/key`, `table/key.field`; fields of one record belong together. */
export function resolveWrites(writes: readonly string[]): AllowedWrite[] {
  const byRecord = new Map<string, AllowedWrite>();
  for (const write of writes) {
    const [name = "", field] = write.split(".");
    const [table = "", key] = name.split("/");
    const before = byRecord.get(name);
    const fields = field === undefined ? undefined : [...(before?.fields ?? []), field];
    // A record that is named whole anywhere may be written whole.
    const whole = fields === undefined || (before !== undefined && before.fields === undefined);
    byRecord.set(name, { table, ...(key === undefined ? {} : { key }), ...(whole ? {} : { fields }) });
  }
  return [...byRecord.values()];
}

const list = <Item>(value: Item | Item[]): Item[] => (Array.isArray(value) ? value : [value]);
