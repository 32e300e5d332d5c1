import type { AnsweredCall, CallDecision, Guard, GuardContext, TextDecision } from "../contract/guard.ts";
import type { Json, JsonObject } from "../contract/json.ts";
import type { BankCall } from "../contract/ports.ts";
import { formsOf, type CallForm } from "../matching/call-forms.ts";
import { meetsAll } from "../matching/conditions.ts";
import { plainText } from "../text/plain-text.ts";
import {
  filledPattern,
  type CallMatch,
  type CallRule,
  type Evidence,
  type RuleGuardFile,
  type TextRule,
} from "./guard-file.ts";

/** What placeholders stand for: arguments of the call, and what earlier evidence captured. */
type Values = ReadonlyMap<string, string>;

/** A guard that decides by the rules of its file, the first that holds for a call, all that hold for a text. Keeps nothing. */
export function ruleGuard({ rules, onFailure }: Pick<RuleGuardFile, "rules" | "onFailure">): Guard {
  const callRules = rules.filter((rule) => "call" in rule);
  const textRules = rules.filter((rule) => "mask" in rule);
  return {
    onFailure,
    call: (call, context) => decideCall(call, callRules, context),
    result: ({ text }) => decideText(text, textRules, "results"),
    reply: (text) => decideText(text, textRules, "replies"),
  };
}

function decideCall(call: BankCall, rules: readonly CallRule[], context: GuardContext): CallDecision {
  for (const rule of rules) {
    const form = matchingForm(call, rule.call);
    if (form === undefined || !holds(rule, form, context)) continue;
    if (rule.deny !== undefined) return { decision: "deny", text: rule.deny, rule: rule.id };
    const changed = { ...form.args, ...rule.set };
    const wrapped = form.tool !== call.tool;
    const rewritten = wrapped ? { ...call.arguments, arguments: JSON.stringify(changed) } : changed;
    return { decision: "rewrite", arguments: rewritten, rule: rule.id };
  }
  return { decision: "allow" };
}

/** Whether a rule that is about this call holds in this conversation. */
function holds(
  { when = [], unless = [] }: CallRule,
  { args = {} }: CallForm,
  context: GuardContext,
): boolean {
  const values = valuesOf(args);
  if (!allHappened(when, values, context)) return false;
  return !unless.some((alternative) =>
    allHappened(Array.isArray(alternative) ? alternative : [alternative], values, context),
  );
}

/**
 * Whether all of it has happened. What one piece captures holds for those after it; every way in which it happened is
 * tried, so that the second of two records can be the one that is meant.
 */
function allHappened(
  [first, ...others]: readonly Evidence[],
  values: Values,
  context: GuardContext,
): boolean {
  if (first === undefined) return true;
  return happenings(first, values, context).some((known) => allHappened(others, known, context));
}

/** Each way in which a piece of evidence happened, as what is known then. */
function happenings(evidence: Evidence, values: Values, { messages, calls }: GuardContext): Values[] {
  if ("called" in evidence) {
    const found = calls.some(
      (call) => call.status === "done" && matchingForm(call, evidence.called) !== undefined,
    );
    return found ? [values] : [];
  }
  if ("answered" in evidence) {
    return matches(
      evidence.answered,
      values,
      calls.filter(wasDone).map(({ text }) => text),
    );
  }
  const [source, role] =
    "callerSaid" in evidence
      ? [evidence.callerSaid, "user" as const]
      : [evidence.agentSaid, "assistant" as const];
  const said = messages.flatMap((message) =>
    message.role === role && message.text !== null ? [plainText(message.text)] : [],
  );
  return matches(source, values, said);
}

function wasDone({ status }: AnsweredCall): boolean {
  return status === "done";
}

function matches(source: string, values: Values, texts: readonly string[]): Values[] {
  const pattern = filledPattern(source, values, "gimu");
  if (pattern === undefined) return [];
  return texts.flatMap((text) =>
    [...text.matchAll(pattern)].map(({ groups = {} }) => {
      const captured = Object.entries(groups).filter(([, value]) => value !== undefined);
      return new Map([...values, ...captured]);
    }),
  );
}

/** The form in which a call is one of those meant: through the wrapper, or directly. */
function matchingForm(call: Pick<BankCall, "tool" | "arguments">, match: CallMatch): CallForm | undefined {
  const tools = typeof match.tool === "string" ? [match.tool] : match.tool;
  return formsOf({ tool: call.tool, args: call.arguments }).find(
    ({ tool, args }) => tools.includes(tool) && meetsConditions(args, match),
  );
}

/** Arguments that cannot be read are no reason to let a call pass: who hides them meets every rule about the tool. */
function meetsConditions(args: JsonObject | undefined, match: CallMatch): boolean {
  return args === undefined || meetsAll(match.with, args, () => undefined);
}

function valuesOf(args: JsonObject): Values {
  return new Map(
    Object.entries(args).flatMap(([name, value]) => (isPlain(value) ? [[name, String(value)]] : [])),
  );
}

function isPlain(value: Json): value is string | number | boolean {
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function decideText(text: string, rules: readonly TextRule[], place: TextRule["in"][number]): TextDecision {
  let masked = text;
  const used: string[] = [];
  for (const { id, mask, in: places, by } of rules) {
    const pattern = places.includes(place) ? filledPattern(mask, new Map(), "giu") : undefined;
    const next = pattern === undefined ? masked : masked.replace(pattern, () => by);
    if (next !== masked) used.push(id);
    masked = next;
  }
  if (used.length === 0) return { decision: "allow" };
  return { decision: "rewrite", text: masked === "" ? "[hidden]" : masked, rule: used.join(", ") };
}
