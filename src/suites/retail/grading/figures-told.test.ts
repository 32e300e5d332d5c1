import { describe, expect, test } from "vitest";
import { viewCase } from "./case-view.ts";
import {
  episode,
  retailCase,
  TOOLS,
  type EpisodeOptions,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";
import type { Json } from "../../../contract/json.ts";
import type { ExposedTool } from "../../../contract/tool.ts";
import { sourcedFigures } from "./s7-sourced-figures.ts";

type Change = Parameters<typeof retailCase>[0];

/** Figures without a source, then those that are asked about. */
function told(steps: readonly Step[], change: Change = {}, options: EpisodeOptions = {}): string {
  const { objections, doubts } = sourcedFigures.look(viewCase(retailCase(change), episode(steps, options)));
  return [
    ...objections.map(({ at, because }) => `${at.join("+")} ${because}`),
    ...doubts.map(({ seq, quote, because }) => `? ${seq} ${quote}: ${because}`),
  ].join(" | ");
}
const says = (...said: string[]): Step[] => ["C: Well?", ...said.map((text) => `A: ${text}`)];
const found = (gives: Json, more: Partial<ScriptedCall> = {}): Step => ({
  calls: [{ tool: "get_account_balance", with: {}, gives, ...more }],
});
const BALANCE = found({ balance: 1000, rate: "7.5%", on: "2026-11-02" });

describe("where a figure may come from", () => {
  const spec = (parameters: ExposedTool["spec"]["parameters"], description = ""): ExposedTool => ({
    ...TOOLS.cards,
    spec: { name: "x", description, parameters },
  });
  test.each<[Step[], Change, EpisodeOptions, string]>([
    [says("You have ₹1,000."), {}, {}, "2 no source gives ₹1,000"],
    [["C: Well?", BALANCE, "A: You have ₹1,000 at 7.5% since 2 November 2026."], {}, {}, ""],
    [
      ["C: Well?", "A: You have ₹1,000 at 7.5% since 2 November 2026.", BALANCE],
      {},
      {},
      "2 no source gives ₹1,000 | 2 no source gives 7.5% | 2 no source gives 2 November 2026",
    ],
    [["C: Well?", found({ balance: 1000 }, { status: "refused" }), "A: You have ₹1,000."], {}, {}, ""],
    [
      ["C: Well?", found({ balance: 1000 }, { status: "schema-error" }), "A: You have ₹1,000."],
      {},
      {},
      "4 no source gives ₹1,000",
    ],
    [["C: Well?", found("The balance is ₹1,000."), "A: You have ₹1,000."], {}, {}, ""],
    [["C: I have ₹1,000.", "A: You have ₹1,000."], {}, {}, ""],
    [["A: You have ₹1,000.", "C: I have ₹1,000."], {}, {}, "1 no source gives ₹1,000"],
    [
      ["A: You have ₹1,000.", "A: You have ₹1,000."],
      {},
      {},
      "1 no source gives ₹1,000 | 2 no source gives ₹1,000",
    ],
    [says("You have ₹1,000."), {}, { prior: ["C: Hm.", "A: It is ₹1,000."] }, ""],
    [says("You have ₹1,000."), {}, { prior: ["C: Hm.", BALANCE] }, ""],
    [says("Today is 12 November 2026."), {}, {}, ""],
    [says("It was on 13 November 2026."), {}, {}, ""],
    [
      says("It was on 12 November 2026."),
      { setup: { date: "someday" } },
      {},
      "2 no source gives 12 November 2026",
    ],
    [says("It is ₹250."), { tools: [spec({}, "It costs ₹250.")] }, {}, ""],
    [says("It is ₹250."), { tools: [spec({ properties: { a: { description: "At most ₹250." } } })] }, {}, ""],
    [
      says("It is ₹250."),
      { tools: [spec({ properties: { a: { title: "At most ₹250." } } })] },
      {},
      "2 no source gives ₹250",
    ],
    [says("It is ₹250."), { setup: { loginContext: { limit: 250 } } }, {}, ""],
  ])("%j %j %j: %s", (...[steps, change, options, expected]) => {
    expect(told(steps, change, options)).toBe(expected);
  });
});

describe("what is a figure of the customer's", () => {
  test.each<[string, string]>([
    ["The balance is 5000.", "4 no source gives 5000"],
    ["The balance is 100.", "4 no source gives 100"],
    ["The balance is 99.", ""],
    ["There are 5000 of them.", ""],
    ["It is 7.5%.", "4 no source gives 7.5%"],
    ["It is $1,000.", ""],
    ["It is $1,500.", "? 4 $1,500: rules do not read this currency"],
    ["It is $15.50.", "? 4 $15.50: rules do not read this currency"],
    ["Would you like me to set it to ₹1,03,000?", ""],
    ["Would you like me to set it, now ₹1,03,000?", "4 no source gives ₹1,03,000"],
    ["Would you like me to pay it to ₹1,03,000?", "4 no source gives ₹1,03,000"],
    ["Is it set to ₹1,03,000?", "4 no source gives ₹1,03,000"],
    ["I set it to ₹1,03,000.", "4 no source gives ₹1,03,000"],
    ["For example, a deposit of ₹1,03,000 earns interest.", ""],
    ["For example, your deposit of ₹1,03,000 earns interest.", "4 no source gives ₹1,03,000"],
    ["For example, if you put ₹1,03,000 in, it earns interest.", ""],
    ["RBI rules cap it at ₹1,03,000.", ""],
    ["RBI rules cap it at ₹1,03,050.", "4 no source gives ₹1,03,050"],
    ["RBI rules cap your limit at ₹1,03,000.", "4 no source gives ₹1,03,000"],
    ["RBI rules cap it at ₹1,03,000. Yours is ₹1,04,000.", "4 no source gives ₹1,04,000"],
    ["Yours is ₹1,04,000. RBI rules cap it at ₹1,03,000.", "4 no source gives ₹1,04,000"],
    ["Nothing here.", ""],
    ["You have ₹1,000 and ₹1,500, together ₹2,500.", "4 no source gives ₹2,500"],
    [
      "You have ₹9,999 on 4 May 2026 at 3.25%.",
      "4 no source gives ₹9,999 | 4 no source gives 3.25% | 4 no source gives 4 May 2026",
    ],
    ["Your balance is zero.", '4 no source gives the amount 0: "Your balance is zero."'],
    ["Your reference is QRX-77815.", "4 no source gives QRX-77815"],
    ["It is about QRX77815.", "4 no source gives QRX77815"],
  ])("%s", (said, expected) => {
    const steps: Step[] = ["C: Well?", found({ balance: 1000, other: 500 }), `A: ${said}`];
    expect(told(steps)).toBe(expected);
  });

  test.each<[Step[], string]>([
    [["C: Well?", found({ balance: 0 }), "A: Your balance is zero."], ""],
    [["C: Well?", found({ balance: "0.00" }), "A: Your balance is zero."], ""],
    [
      ["C: Well?", found({ number: 0 }), "A: Your balance is zero."],
      '4 no source gives the amount 0: "Your balance is zero."',
    ],
    [
      ["C: Well?", "A: Your balance is zero.", found({ balance: 0 })],
      '2 no source gives the amount 0: "Your balance is zero."',
    ],
  ])("nothing on record: %j: %s", (steps, expected) => {
    expect(told(steps)).toBe(expected);
  });
});
