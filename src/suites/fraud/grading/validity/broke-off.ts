import { nearlySame } from "../../../../text/nearly-same.ts";
import type { FraudView } from "../fraud-view.ts";
import type { SimulatorFault } from "./caller-fault.ts";
import { scriptedAnswers } from "./scripted-lines.ts";

/** Of a caller's messages, the part that only says again what he said before, from which he is going round in circles. */
const MOSTLY = 0.5;
/** Fewer messages are no circle. */
const FEW = 4;
/** In characters. */
const SHORT = 20;

/**
 * Whether the conversation broke off on the caller's side: his model fell silent or said the same again, or he ran out
 * of lines and had not understood what he was answered. What was done until then counts; what was not done yet cannot be
 * held against the agent.
 */
export function brokeOff(view: FraudView): SimulatorFault | undefined {
  const { ending } = view.trajectory;
  const at = view.callerSaid.slice(-1).map(({ seq }) => seq);
  const silent: SimulatorFault = { at, because: "fell silent: the caller had no more words" };
  const outOfLines: SimulatorFault = {
    at,
    because: "out of lines: the caller left and had not understood what he was answered",
  };
  const repeated: SimulatorFault = { at, because: "repeated himself: the caller said the same again" };
  if (ending.type === "no-reply" && ending.by === "caller") return silent;
  if (ending.type === "hung-up" && ending.early === "fell-silent") return silent;
  if (ending.type === "hung-up" && ending.early === "repeated-himself") return repeated;
  if (ending.type === "hung-up" && ending.early === "out-of-lines") return outOfLines;
  return ending.type === "turn-limit" && goesInCircles(view) ? repeated : undefined;
}

/**
 * A model that says its lines again and again. What the plan has as an answer does not count, nor what is as short as
 * "Yes, please": who is asked the same again may answer the same.
 */
function goesInCircles({ callerSaid, scenario }: FraudView): boolean {
  const answers = scriptedAnswers(scenario.caller);
  const said = callerSaid.filter(
    ({ text }) => text.length >= SHORT && !answers.some((answer) => text.includes(answer)),
  );
  if (said.length < FEW) return false;
  const again = said.filter(({ text }, index) =>
    said.slice(0, index).some((earlier) => nearlySame(earlier.text, text)),
  );
  return again.length / callerSaid.length >= MOSTLY;
}
