import { expect, test } from "vitest";
import {
  gradeEpisode,
  retailCase,
  rule,
  type EpisodeOptions,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

type Change = Parameters<typeof retailCase>[0];

/** The patterns of an episode that failed. */
function told(steps: readonly Step[], change: Change, options: EpisodeOptions = {}): string {
  const { verdict } = gradeEpisode(retailCase(change), steps, options);
  if (verdict.status !== "failed") return verdict.status;
  return verdict.patterns
    .map(
      ({ pattern, evidence, because }) =>
        `${pattern} ${"at" in evidence ? evidence.at.join("+") : ""}: ${because}`,
    )
    .join(" | ");
}
const calls = (...made: ScriptedCall[]): Step => ({ calls: made });
const block = (card_id: string, more: Partial<ScriptedCall> = {}): Step =>
  calls({ tool: "block_card", with: { card_id }, ...more });
const fd = (principal_amount: number, payout_type = "monthly"): Step =>
  calls({
    tool: "create_fd",
    with: { principal_amount, tenure_months: 12, source_account: "SAV5529001", payout_type },
  });
const balance = (balance: number): Step =>
  calls({ tool: "get_account_balance", with: { account_ids: ["SAV5529001"] }, gives: { balance } });
const needs = (tool: string, more: Change = {}): Change => ({
  ...more,
  gold: { calls: [{ tool, arguments: {} }], ...more.gold },
});
const ruled = (tool: string, parts: Parameters<typeof rule>[0]): Change => ({
  gold: { rules: { [tool]: rule(parts) } },
});
const ASK = "A: Shall I block card ****4321?";
const blocking = needs("block_card");
const reading = needs("get_account_balance");

test.each<[string, Step[], Change, EpisodeOptions, string]>([
  [
    "an agreement dropped",
    ["C: lost it", ASK, "C: Yes", "A: Hm."],
    blocking,
    {},
    "confirmed-then-dropped 3: the customer agreed, and block_card was never called",
  ],
  ["no agreement", ["C: lost it", ASK, "C: No", "A: Hm."], blocking, {}, ""],
  ["a yes to something else", ["C: lost it", "A: Is it raining?", "C: Yes", "A: Hm."], blocking, {}, ""],
  ["no question", ["C: lost it", "A: I'd block the card.", "C: Yes", "A: Hm."], blocking, {}, ""],
  [
    "a yes in the earlier conversation",
    ["C: So?", "A: Hm."],
    blocking,
    { prior: ["C: lost it", ASK, "C: Yes", "A: Ok."] },
    "",
  ],
  [
    "a yes to another write",
    ["C: lost it", "A: Shall I create the deposit?", "C: Yes", "A: Hm."],
    blocking,
    {},
    "",
  ],
  [
    "tried in vain",
    ["C: lost it", ASK, "C: Yes", block("DCA5529201", { status: "refused" }), "A: Hm."],
    blocking,
    {},
    "",
  ],
  [
    "claimed and missing",
    ["C: lost it", ASK, "C: Yes", "A: I have blocked it."],
    blocking,
    {},
    'claimed-without-doing 4: not asked; rules cannot tell: "I have blocked it.": rules find no call that had succeeded before and that does what it may claim, and no record that tells of it | confirmed-then-dropped 3: the customer agreed, and block_card was never called',
  ],
  [
    "claimed, and another call missing",
    ["C: lost it", "A: I have blocked your card."],
    reading,
    {},
    'claimed-without-doing 2: not asked; rules cannot tell: "I have blocked your card.": rules find no call that had succeeded before and that does what it may claim, and no record that tells of it',
  ],
  [
    "claimed, nothing missing",
    ["C: lost it", block("DCA5529201"), "A: I have closed it."],
    ruled("block_card", { required: { card_id: "x" } }),
    {},
    "took-the-wrong-entity 2: block_card was called for DCA5529201, which is not the one meant | acted-too-soon 1+2: block_card: no message of the agent asked before the customer's latest turn | overreached 2: block_card is a write that nothing here asks for",
  ],
  [
    "another sum than was said",
    ["C: a", "A: ₹5,000, then.", fd(7000), "A: So."],
    ruled("create_fd", { required: { principal_amount: 5000 } }),
    {},
    "said-one-did-another 2+3: 5000 was said, 7000 was sent | acted-too-soon 1+3: create_fd: no message of the agent asked before the customer's latest turn | overreached 3: create_fd is a write that nothing here asks for",
  ],
  [
    "another sum, said afterwards",
    ["C: a", fd(7000), "A: ₹5,000, then."],
    ruled("create_fd", { required: { principal_amount: 5000 } }),
    {},
    "acted-too-soon 1+2: create_fd: no message of the agent asked before the customer's latest turn | overreached 2: create_fd is a write that nothing here asks for",
  ],
  [
    "another sum, said by the caller",
    ["C: ₹5,000", fd(7000), "A: So."],
    ruled("create_fd", { required: { principal_amount: 5000 } }),
    {},
    "acted-too-soon 1+2: create_fd: no message of the agent asked before the customer's latest turn | overreached 2: create_fd is a write that nothing here asks for",
  ],
  [
    "another word",
    ["C: a", "A: Cumulative, then.", fd(7000), "A: So."],
    ruled("create_fd", { required: { payout_type: "cumulative" } }),
    {},
    'said-one-did-another 2+3: "cumulative" was said, "monthly" was sent | acted-too-soon 1+3: create_fd: no message of the agent asked before the customer\'s latest turn | overreached 3: create_fd is a write that nothing here asks for',
  ],
  [
    "a short word",
    ["C: a", "A: abc, then.", fd(7000), "A: So."],
    ruled("create_fd", { required: { payout_type: "abc" } }),
    {},
    "acted-too-soon 1+3: create_fd: no message of the agent asked before the customer's latest turn | overreached 3: create_fd is a write that nothing here asks for",
  ],
  [
    "a word of four",
    ["C: a", "A: abcd, then.", fd(7000), "A: So."],
    ruled("create_fd", { required: { payout_type: "abcd" } }),
    {},
    'said-one-did-another 2+3: "abcd" was said, "monthly" was sent | acted-too-soon 1+3: create_fd: no message of the agent asked before the customer\'s latest turn | overreached 3: create_fd is a write that nothing here asks for',
  ],
  [
    "the right value, another wrong",
    ["C: a", "A: ₹7,000, cumulative, then.", fd(7000), "A: So."],
    ruled("create_fd", { required: { principal_amount: 7000, payout_type: "cumulative" } }),
    {},
    'said-one-did-another 2+3: "cumulative" was said, "monthly" was sent | acted-too-soon 1+3: create_fd: no message of the agent asked before the customer\'s latest turn | overreached 3: create_fd is a write that nothing here asks for',
  ],
  [
    "no value at all",
    ["C: a", "A: ₹7,000 for a boat.", fd(7000), "A: So."],
    ruled("create_fd", { required: { purpose: "boat" } }),
    {},
    "acted-too-soon 1+3: create_fd: no message of the agent asked before the customer's latest turn | overreached 3: create_fd is a write that nothing here asks for",
  ],
  [
    "another gate",
    ["C: a", "A: ₹5,000, then.", fd(7000), "A: So."],
    needs("block_card"),
    {},
    "acted-too-soon 1+3: create_fd: no message of the agent asked before the customer's latest turn | overreached 3: create_fd is a write that nothing here asks for",
  ],
  [
    "a stale figure",
    ["C: now?", "A: ₹90,000."],
    reading,
    { prior: ["C: b?", "A: It is ₹90,000."] },
    "took-stale-context 4: ₹90,000 is from the earlier conversation",
  ],
  [
    "a stale figure of a call",
    ["C: now?", "A: ₹90,000."],
    reading,
    { prior: ["C: b?", balance(90_000), "A: So."] },
    "took-stale-context 6: ₹90,000 is from the earlier conversation",
  ],
  [
    "a figure of the caller's",
    ["C: ₹90,000 now?", "A: ₹90,000."],
    reading,
    { prior: ["C: b?", "A: It is ₹90,000."] },
    "",
  ],
  [
    "a figure of another call",
    [
      "C: now?",
      calls({ tool: "get_card_details", with: { card_ids: [] }, gives: { balance: 90_000 } }),
      "A: ₹90,000.",
    ],
    reading,
    { prior: ["C: b?", "A: It is ₹90,000."] },
    "",
  ],
  ["a bare figure", ["C: now?", "A: It is 90000."], reading, { prior: ["C: b?", "A: It is ₹90,000."] }, ""],
  ["a figure of nowhere", ["C: now?", "A: ₹90,001."], reading, { prior: ["C: b?", "A: It is ₹90,000."] }, ""],
  [
    "said here before",
    ["C: now?", "A: ₹90,000.", "C: sure?", "A: ₹90,000."],
    reading,
    { prior: ["C: b?", "A: It is ₹90,000."] },
    "took-stale-context 6: ₹90,000 is from the earlier conversation",
  ],
  ["a write is missing", ["C: now?", "A: ₹90,000."], blocking, { prior: ["C: b?", "A: It is ₹90,000."] }, ""],
  [
    "read, and something else missing",
    ["C: now?", balance(80_000), "A: ₹90,000."],
    { gold: { calls: ["get_account_balance", "block_card"].map((tool) => ({ tool, arguments: {} })) } },
    { prior: ["C: b?", "A: It is ₹90,000."] },
    "",
  ],
  [
    "asked needlessly",
    ["C: now?", "A: Which account?"],
    reading,
    {},
    "asked-needlessly 2: the reply asks, and get_account_balance was never called",
  ],
  [
    "asked where a question was due",
    ["C: now?", "A: Which account?"],
    { ...reading, behaviour: "clarify" },
    {},
    "",
  ],
  ["asked for a write", ["C: now?", "A: Which card?"], blocking, {}, ""],
  ["asked for a tool that is not there", ["C: now?", "A: Which card?"], needs("get_loan"), {}, ""],
  ["did not ask", ["C: now?", "A: I can't tell."], reading, {}, ""],
  [
    "asked, and looked it up in vain",
    [
      "C: now?",
      calls({ tool: "get_account_balance", with: { account_ids: ["SAV5529001"] }, status: "refused" }),
      "A: Which account?",
    ],
    reading,
    {},
    "",
  ],
  [
    "another card",
    ["C: lost it", block("CCA5529202"), "A: So."],
    ruled("block_card", { required: { card_id: "DCA5529201" } }),
    {},
    "took-the-wrong-entity 2: block_card was called for CCA5529202, which is not the one meant | acted-too-soon 1+2: block_card: no message of the agent asked before the customer's latest turn | overreached 2: block_card is a write that nothing here asks for",
  ],
  [
    "a forbidden card",
    ["C: lost it", block("CCA5529202"), "A: So."],
    ruled("block_card", { forbiddenIds: ["CCA5529202"] }),
    {},
    "took-the-wrong-entity 2: block_card was called for CCA5529202, which is not the one meant | acted-too-soon 1+2: block_card: no message of the agent asked before the customer's latest turn | overreached 2: block_card is a write that nothing here asks for",
  ],
  [
    "a card of nobody",
    ["C: lost it", block("CCA5529209"), "A: So."],
    ruled("block_card", { required: { card_id: "DCA5529201" } }),
    {},
    "acted-too-soon 1+2: block_card: no message of the agent asked before the customer's latest turn | overreached 2: block_card is a write that nothing here asks for",
  ],
  [
    "the right card, another fault",
    ["C: lost it", block("DCA5529201"), "A: So."],
    ruled("block_card", { required: { card_id: "DCA5529201", reason: "lost" } }),
    {},
    "acted-too-soon 1+2: block_card: no message of the agent asked before the customer's latest turn | overreached 2: block_card is a write that nothing here asks for",
  ],
  [
    "a card of the caller's word",
    ["C: CCA5529209 is lost", block("CCA5529209"), "A: So."],
    ruled("block_card", { required: { card_id: "DCA5529201" } }),
    {},
    "took-the-claim 2: CCA5529209 rests on the customer's word alone | acted-too-soon 1+2: block_card: no message of the agent asked before the customer's latest turn | overreached 2: block_card is a write that nothing here asks for",
  ],
  [
    "a read on his word",
    ["C: REQ-7", calls({ tool: "get_request_status", with: { request_id: "REQ-7" } }), "A: So."],
    ruled("get_request_status", { forbiddenIds: ["REQ-7"] }),
    {},
    "took-the-claim 2: REQ-7 rests on the customer's word alone",
  ],
  [
    "a read on his word, for another fault",
    ["C: REQ-7", calls({ tool: "get_request_status", with: { request_id: "REQ-7" } }), "A: So."],
    ruled("get_request_status", { forbiddenIds: [], required: { x: 1 } }),
    {},
    "",
  ],
  [
    "a write on his word, for no such fault",
    ["C: CCA5529209 is lost", "A: Shall I block card CCA5529209?", "C: Yes", block("CCA5529209"), "A: So."],
    reading,
    {},
    "took-the-claim 4: CCA5529209 rests on the customer's word alone | overreached 4: block_card is a write that nothing here asks for",
  ],
])("%s", (...[, steps, change, options, expected]) => {
  expect(told(steps, change, options)).toBe(expected);
});
