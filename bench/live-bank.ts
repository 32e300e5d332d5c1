import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../src/files/sha256.ts";
import {
  createLiveBank,
  fraudbenchBank,
  readBankDatabase,
  type BankSnapshot,
  type LiveBank,
} from "../src/bank/live/index.ts";
import type { JsonObject } from "../src/contract/json.ts";
import { loadFraudSuite } from "../src/suites/fraud/authoring/load-suite.ts";
import { suiteDirectory } from "../src/suites/index.ts";
import { referenceDir } from "../test/reference.ts";
import { heapUsed, percentiles, round } from "./measure.ts";

/**
 * What an episode's bank costs, over the public database where it is at hand, else over the bundled suite's, next to a
 * deep copy of the same database. Times are medians in microseconds. Heap per live episode needs `--expose-gc`.
 */
export async function liveBankCost(episodes: number) {
  const text = databaseText();
  const base = readBankDatabase(text, fraudbenchBank);
  const plain: unknown = JSON.parse(text);
  const patch = { task_config: { dispute_settings: { auto_resolve_disputes: true } } };
  const calls = callsFor(base);
  await play(createBank(base), calls);
  const createUs = medianUs(() => createBank(base, patch), episodes);
  const deepCopyUs = medianUs(() => structuredClone(plain), 50);
  const idle = await heapPerBank(episodes, () => createBank(base, patch));
  const used = await heapPerBank(episodes, async () => {
    const bank = createBank(base, patch);
    await play(bank, calls);
    return bank;
  });
  return {
    databaseKilobytes: round(text.length / 1000),
    readMs: round(medianUs(() => readBankDatabase(text, fraudbenchBank), 20) / 1000),
    createUs: round(createUs),
    deepCopyUs: round(deepCopyUs),
    timesFasterThanCopy: round(deepCopyUs / createUs),
    callUs: await callUs(base, calls, episodes),
    heapKilobytesIdle: round(idle / 1000),
    heapKilobytesAfterCalls: round(used / 1000),
  };
}

function databaseText(): string {
  const reference = referenceDir();
  if (reference !== undefined) return readFileSync(join(reference, "tau2-banking/data/db.json"), "utf8");
  return JSON.stringify(loadFraudSuite(suiteDirectory("fraud") ?? "").bank);
}

function createBank(base: BankSnapshot, patch = NO_PATCH): LiveBank {
  return createLiveBank({ base, patch, bank: fraudbenchBank, sha256 });
}

const NO_PATCH = {};

type Call = readonly [tool: string, args: JsonObject];

/** What an episode typically does: look the caller up, verify him, read, freeze a card and file something. */
function callsFor(base: BankSnapshot): readonly Call[] {
  const [user = ""] = [...base.table("credit_card_accounts").rows()].flatMap(([, { user_id }]) =>
    typeof user_id === "string" ? [user_id] : [],
  );
  const [card = ""] = [...base.table("debit_cards").rows()]
    .filter(([, record]) => record["status"] === "ACTIVE")
    .map(([key]) => key);
  const person = { name: "A", user_id: user, address: "", email: "", phone_number: "", date_of_birth: "" };
  return [
    ["get_user_information_by_id", { user_id: user }],
    ["log_verification", { ...person, time_verified: "" }],
    ["get_credit_card_accounts_by_user", { user_id: user }],
    ["get_credit_card_transactions_by_user", { user_id: user }],
    ["unlock_discoverable_agent_tool", { agent_tool_name: "freeze_debit_card_3892" }],
    [
      "call_discoverable_agent_tool",
      { agent_tool_name: "freeze_debit_card_3892", arguments: { card_id: card } },
    ],
    ["give_discoverable_user_tool", { discoverable_tool_name: "get_referral_link" }],
  ];
}

async function play(bank: LiveBank, calls: readonly Call[]): Promise<void> {
  for (const [tool, args] of calls) {
    const { status, text } = await bank.call("agent", {
      tool,
      arguments: args,
      rawArguments: JSON.stringify(args),
    });
    if (status !== "done") throw new Error(`${tool}: ${text}`);
  }
}

async function callUs(base: BankSnapshot, calls: readonly Call[], episodes: number): Promise<number> {
  const samples: number[] = [];
  for (let episode = 0; episode < episodes; episode++) {
    const bank = createBank(base);
    const start = performance.now();
    await play(bank, calls);
    samples.push((1000 * (performance.now() - start)) / calls.length);
  }
  return percentiles(samples).p50;
}

function medianUs(work: () => unknown, times: number): number {
  const samples = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return 1000 * (performance.now() - start);
  });
  return percentiles(samples).p50;
}

async function heapPerBank(count: number, create: () => LiveBank | Promise<LiveBank>): Promise<number> {
  const banks = [await create()];
  const before = heapUsed();
  while (banks.length <= count) banks.push(await create());
  return (heapUsed() - before) / (banks.length - 1);
}
