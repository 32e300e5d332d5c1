import { describe, expect, test } from "vitest";
import {
  gradeEpisode,
  retailCase,
  rule,
  type EpisodeOptions,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

type Change = Parameters<typeof retailCase>[0];

/** What one gate finds, and where. */
function told(
  check: string,
  steps: readonly Step[],
  change: Change = {},
  options: EpisodeOptions = {},
): string {
  const finding = gradeEpisode(retailCase(change), steps, options).finding(check);
  const where = "evidence" in finding ? finding.evidence : { noneAmong: "nothing" };
  const at = "at" in where ? where.at.join("+") : where.noneAmong;
  return `${finding.status} ${at}: ${finding.because}`;
}

const send = (given: ScriptedCall["with"] & object, more: Partial<ScriptedCall> = {}): ScriptedCall => ({
  tool: "transfer_funds",
  with: { from_account: "SAV5529001", beneficiary_account: "9911", amount: 500, ...given },
  ...more,
});
const calls = (...made: ScriptedCall[]): Step => ({ calls: made });

describe("A1", () => {
  const gold = (...required: object[]): Change =>
    ({ gold: { calls: required.map((given) => ({ tool: "transfer_funds", arguments: given })) } }) as Change;
  const once = gold({});
  const twice = gold({ amount: 500 }, { amount: 700 });
  test.each<[Step[], Change, string]>([
    [["C: a", "A: b"], {}, "not-applicable nothing: no call is required"],
    [["C: a", "A: b"], once, "failed agent-calls: transfer_funds was never called"],
    [["C: a", calls(send({})), "A: b"], once, "passed 2: every required tool did its work"],
    [
      ["C: a", calls(send({}, { status: "refused" })), "A: b"],
      once,
      "failed 2: transfer_funds was called, but no call was carried out",
    ],
    [
      ["C: a", calls(send({}, { gives: { status: "failed" } })), "A: b"],
      once,
      "failed 2: transfer_funds was called, but no call was carried out",
    ],
    [
      ["C: a", calls(send({}, { gives: { status: "failed" } })), "A: b"],
      { ...once, mock: { transfer_funds: { kind: "outcome_fixed", output: {} } } },
      "passed 2: every required tool did its work",
    ],
    [
      ["C: a", calls(send({})), "A: b"],
      twice,
      "failed 2: 1 of 2 required calls of transfer_funds were not made",
    ],
    [
      ["C: a", calls(send({}), send({ amount: 700 })), "A: b"],
      twice,
      "passed 2+3: every required tool did its work",
    ],
    [
      ["C: a", calls(send({}), send({ amount: 700 }, { status: "refused" })), "A: b"],
      twice,
      "failed 2+3: 1 of 2 required calls of transfer_funds were not made",
    ],
    [
      ["C: a", calls(send({ memo: "other words" })), "A: b"],
      gold({ amount: 500, memo: "for the boat" }, { memo: null }),
      "passed 2: every required tool did its work",
    ],
    [
      ["C: a", calls(send({ to: ["x1", "x2"] })), "A: b"],
      gold({ to: ["x1"] }, { to: ["x2"] }),
      "passed 2: every required tool did its work",
    ],
    [
      ["C: a", calls(send({ to: ["x1"] })), "A: b"],
      gold({ to: ["x1"] }, { to: ["x2"] }),
      "failed 2: 1 of 2 required calls of transfer_funds were not made",
    ],
    [
      ["C: a", calls(send({ to: [{ id: "x1" }] })), "A: b"],
      gold({ to: [{ id: "x1" }] }, { to: [{ id: "x2" }] }),
      "failed 2: 1 of 2 required calls of transfer_funds were not made",
    ],
    [
      ["C: a", calls(send({ to: { id: "x1" } })), "A: b"],
      gold({ to: { id: "x1" } }, { to: { name: "x1" } }),
      "failed 2: 1 of 2 required calls of transfer_funds were not made",
    ],
    [
      ["C: a", calls(send({ to: "x1" })), "A: b"],
      gold({ to: { id: "x1" } }, { to: "x1" }),
      "failed 2: 1 of 2 required calls of transfer_funds were not made",
    ],
    [
      ["C: a", calls({ tool: "get_card_details", with: { card_ids: ["a"] } }), "A: b"],
      {
        gold: {
          calls: ["a", "b"].map((id) => ({ tool: "get_card_details", arguments: { card_ids: [id] } })),
        },
      },
      "passed 2: every required tool did its work",
    ],
  ])("%j %j: %s", (steps, change, expected) => {
    expect(told("A1", steps, change)).toBe(expected);
  });
});

describe("A3", () => {
  const ruled = (parts: Parameters<typeof rule>[0]): Change => ({
    gold: { rules: { set_card_controls: rule(parts) } },
  });
  const set = (given: ScriptedCall["with"] & object, more: Partial<ScriptedCall> = {}): Step =>
    calls({ tool: "set_card_controls", with: { card_id: "DCA5529201", ...given }, ...more });
  const records = (record: object): Change => ({
    mock: {
      get_card_details: { kind: "record_set_filtered", records: [record as never] },
      block_card: { kind: "outcome_fixed", output: {} },
    },
  });
  const off = ruled({ required: { atm: { domestic: false } } });
  test.each<[Step, Change, string]>([
    [set({ atm: { domestic: false } }), off, "passed agent-calls: no argument other than the case requires"],
    [
      set({ atm: { domestic: true } }),
      off,
      'failed 2: set_card_controls.atm is {"domestic":true}, {"domestic":false} is required',
    ],
    [set({}), off, 'failed 2: set_card_controls.atm is missing, {"domestic":false} is required'],
    [
      set({ atm: { domestic: false, abroad: false } }),
      off,
      'failed 2: set_card_controls.atm is {"domestic":false,"abroad":false}, {"domestic":false} is required',
    ],
    [
      set({ atm: { domestic: false, abroad: false } }),
      { ...off, ...records({ card_id: "DCA5529201", atm: { abroad: false } }) },
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({ atm: { domestic: false, abroad: false } }),
      { ...off, ...records({ card_id: "DCA5529201", controls: { atm: { abroad: false } } }) },
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({ atm: { domestic: false, abroad: false } }),
      { ...off, ...records({ card_id: "DCA5529201", atm: { abroad: true } }) },
      'failed 2: set_card_controls.atm is {"domestic":false,"abroad":false}, {"domestic":false} is required',
    ],
    [
      set({ atm: { domestic: false, abroad: false } }),
      { ...off, ...records({ card_id: "CCA5529202", atm: { abroad: false } }) },
      'failed 2: set_card_controls.atm is {"domestic":false,"abroad":false}, {"domestic":false} is required',
    ],
    [
      set({ atm: { domestic: true, abroad: false } }),
      { ...off, ...records({ card_id: "DCA5529201", atm: { abroad: false } }) },
      'failed 2: set_card_controls.atm is {"domestic":true,"abroad":false}, {"domestic":false} is required',
    ],
    [
      set({ atm: { abroad: false } }),
      { ...off, ...records({ card_id: "DCA5529201", atm: { abroad: false } }) },
      'failed 2: set_card_controls.atm is {"abroad":false}, {"domestic":false} is required',
    ],
    [
      set({ atm: false }),
      { ...off, ...records({ card_id: "DCA5529201", atm: false }) },
      'failed 2: set_card_controls.atm is false, {"domestic":false} is required',
    ],
    [
      set({ atm: { domestic: false, extra: { a: 1 } } }),
      { ...off, ...records({ card_id: "DCA5529201", atm: { extra: { a: 1 } } }) },
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({ atm: { domestic: false, extra: { a: 1 } } }),
      { ...off, ...records({ card_id: "DCA5529201", atm: { extra: "no" } }) },
      'failed 2: set_card_controls.atm is {"domestic":false,"extra":{"a":1}}, {"domestic":false} is required',
    ],
    [
      set({ atm: { domestic: { a: 1 } } }),
      off,
      'failed 2: set_card_controls.atm is {"domestic":{"a":1}}, {"domestic":false} is required',
    ],
    [
      set({ atm: { domestic: false } }, { status: "schema-error" }),
      ruled({ required: { atm: {} } }),
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({ pos: { domestic: true } }),
      ruled({ optionalOk: { pos: [{ domestic: true }] } }),
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({ pos: { domestic: false } }),
      ruled({ optionalOk: { pos: [{ domestic: true }] } }),
      'failed 2: set_card_controls.pos is {"domestic":false}, which is not among what the case allows',
    ],
    [
      set({ pos: null }),
      ruled({ optionalOk: { pos: [{ domestic: true }] } }),
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({}),
      ruled({ optionalOk: { pos: [{ domestic: true }] } }),
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({ pos: { domestic: true, abroad: false } }),
      {
        ...ruled({ optionalOk: { pos: [{ domestic: true }] } }),
        ...records({ card_id: "DCA5529201", pos: { abroad: false } }),
      },
      "passed agent-calls: no argument other than the case requires",
    ],
    [
      set({}),
      ruled({ forbiddenIds: ["dca5529201"] }),
      "failed 2: set_card_controls.card_id is DCA5529201, which must not be used here",
    ],
    [
      set({ pos: { card: "CCA5529202" } }),
      ruled({ forbiddenIds: ["CCA5529202"] }),
      "failed 2: set_card_controls.card is CCA5529202, which must not be used here",
    ],
    [
      set({ pos: { code: 4321, on: true } }),
      ruled({ forbiddenIds: ["4321", "true"] }),
      "failed 2: set_card_controls.code is 4321, which must not be used here",
    ],
    [set({}), ruled({}), "passed agent-calls: no argument other than the case requires"],
  ])("%j %j: %s", (step, change, expected) => {
    expect(told("A3", ["C: a", step, "A: b"], change)).toBe(expected);
  });
});
