import type { JsonObject } from "../../contract/json.ts";
import type { Fact } from "../../contract/fact.ts";
import type { PriorMessage } from "../../contract/prior-message.ts";
import type { ScriptStep } from "../../contract/script-step.ts";
import type { FactFile, PriorEntry, StepFile } from "./script-forms.ts";

/** Earlier messages; a call and its answer become the agent's message and the tool's. */
export function resolvePrior(entries: readonly PriorEntry[]): PriorMessage[] {
  return entries.flatMap((entry, index): PriorMessage[] => {
    if ("customer" in entry) return [{ from: "caller", text: entry.customer }];
    if ("agent" in entry) return [{ from: "agent", text: entry.agent, calls: [] }];
    const id = `prior_${index + 1}`;
    const calls = listCalls(entry.call).map(({ tool, with: given }) => ({ id, tool, arguments: given }));
    return [
      { from: "agent", text: null, calls },
      { from: "tool", callId: id, text: JSON.stringify(entry.answer) },
    ];
  });
}

/** A step of a scripted agent. */
export function resolveStep({ say, call }: StepFile): ScriptStep {
  const calls = call === undefined ? [] : [call].flat().flatMap(listCalls);
  return {
    ...(say === undefined ? {} : { say: say.trim() }),
    ...(calls.length === 0 ? {} : { calls }),
  };
}

function listCalls(map: { [tool: string]: JsonObject }): { tool: string; with: JsonObject }[] {
  return Object.entries(map).map(([tool, given]) => ({ tool, with: given }));
}

/** A fact in its full form. @returns A sentence on what is wrong with it, if it can never be compared. */
export function resolveFact(fact: FactFile): Fact | { wrong: string } {
  if (typeof fact === "string") return { text: fact };
  if (Array.isArray(fact)) return resolveList(fact);
  if ("pattern" in fact) return isPattern(fact.pattern) ? fact : { wrong: "not a regular expression" };
  if ("percent" in fact) return { percent: String(fact.percent) };
  if (!("amount" in fact)) return fact;
  return resolveAmount(fact);
}

function resolveAmount(fact: { amount: string | number }): { amount: string } | { wrong: string } {
  const amount = typeof fact.amount === "string" ? fact.amount : amountText(fact.amount);
  return /^\d+(\.\d{1,2})?$/.test(amount)
    ? { amount }
    : { wrong: "not an amount: digits, and at most two decimals, without grouping" };
}

/** One of several texts, or of several values. */
function resolveList(list: Extract<FactFile, readonly unknown[]>): Fact | { wrong: string } {
  const texts = list.filter((one) => typeof one === "string");
  if (texts.length === list.length) return { anyOf: texts };
  const values = list.map((one) => {
    if (typeof one === "string") return { text: one };
    return "amount" in one ? resolveAmount(one) : one;
  });
  const wrong = values.find((value) => "wrong" in value);
  if (wrong !== undefined) return wrong;
  if (values.length < 2) return { wrong: "a list of one value: leave out the brackets" };
  return { oneOf: values.flatMap((value) => ("wrong" in value ? [] : [value])) };
}

/** The amount as written: 1500 → "1500", 1500.5 → "1500.50". More than two decimals stay and are refused. */
function amountText(amount: number): string {
  const text = String(amount);
  return /\.\d$/.test(text) ? `${text}0` : text;
}

function isPattern(source: string): boolean {
  try {
    return new RegExp(source, "iu").source.length > 0;
  } catch {
    return false;
  }
}
