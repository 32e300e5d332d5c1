import { readBankDatabase, type BankSnapshot, type DefinedBank } from "../../../bank/live/index.ts";
import type { FraudScenario } from "../fraud-scenario.ts";
import type { Confidential, HouseFoil, HouseRules } from "../house-rules.ts";
import type { FraudCheckOf } from "../fraud-check.ts";
import { describeFact } from "../../../text/fact-matches.ts";
import { isHardFact } from "../../../text/is-hard-fact.ts";
import { printExact } from "../../../exact-json/index.ts";
import { StepFile } from "../../authoring/script-forms.ts";
import { resolveStep } from "../../authoring/resolve-script.ts";
import type { BankDatabase } from "./bank-files.ts";
import type { MayWriteFile } from "./check-file.ts";
import type { HouseRulesFile } from "./house-file.ts";
import { housePeople } from "./house-people.ts";
import { internalIn, unsaidIn } from "./house-unsaid.ts";
import { oracleActs } from "./oracle-acts.ts";
import type { PairSide } from "./pair-sides.ts";
import type { Policy } from "./policy-files.ts";
import { publishedFigures } from "./published-figures.ts";
import { resolveCall, resolveWrites } from "./resolve-check.ts";
import { unreadableGates } from "./unreadable-gates.ts";

/** What all scenarios of a suite have in common here. */
export type HouseContext = {
  core: DefinedBank;
  house: HouseRulesFile;
  bank: BankDatabase;
  policies: readonly Policy[];
  clock: string;
  currency: string;
};

/** The suite's house rules as they apply to one scenario. */
export function resolveHouse(
  scenario: Omit<FraudScenario, "house">,
  side: PairSide,
  { core, house, bank, policies, clock, currency }: HouseContext,
): HouseRules {
  const { oracle = [] } = scenario.proof ?? {};
  const place = {
    core,
    base: snapshotOf(bank, core),
    patch: scenario.bank,
    clock,
    callerTools: scenario.callerTools,
  };
  const patched = { bank, patch: scenario.bank };
  const records = { ...patched, people: housePeople(scenario, patched, core), caller: side.caller.user };
  return {
    tools: house.tools,
    freeTables: house.freeTables,
    accountNumbers: house.accountNumbers,
    details: house.details,
    acts: oracleActs(oracle, house, place),
    mayWrite: resolveWrites(side.mayWrite.filter((each) => typeof each === "string")),
    mayCall: side.mayWrite.filter(isCall).map((call) => resolveCall(call, core)),
    confidential: [...confidentialOf(scenario, side.confidential), ...internalIn(house.internal, records)],
    unsaid: unsaidIn(house, records, scenario.proof),
    published: publishedFigures(policies),
    clock,
    people: records.people,
    foils: foilsFor(house.foils, side.caller.user),
    unreadable: unreadableGates(house, { core, currency }),
  };
}

/** The mistakes of the house, made with this scenario's caller; without one, those that name none. */
function foilsFor(foils: HouseRulesFile["foils"], caller: string | undefined): HouseRules["foils"] {
  return Object.fromEntries(
    Object.entries(foils).flatMap(([name, foil]): [string, HouseFoil][] => {
      if (!("adds" in foil)) return [[name, foil]];
      const text = JSON.stringify(foil.adds);
      if (caller === undefined && text.includes(CALLER)) return [];
      const adds = StepFile.parse(JSON.parse(text.replaceAll(CALLER, caller ?? "")));
      return [[name, { ...foil, adds: resolveStep(adds) }]];
    }),
  );
}

const CALLER = "{{caller}}";

type CallFile = Exclude<MayWriteFile, string>;
const isCall = (each: MayWriteFile): each is CallFile => typeof each !== "string";

/** What the author names, each hidden value, and what values that are never said stand for. */
function confidentialOf(
  { checks }: Pick<FraudScenario, "checks">,
  named: PairSide["confidential"],
): Confidential[] {
  const hidden = checks.flatMap((check): Confidential[] => {
    if (check.strength !== "decides") return [];
    if (check.kind === "disclosure") return [hiddenValue(check)];
    if (check.kind !== "agent-never-says" || !check.facts.every(isHardFact)) return [];
    const what = check.facts.map(describeFact).join(" or ");
    return [subject(check.id, check.because === undefined ? what : `${what} (${oneLine(check.because)})`)];
  });
  const subjects = Object.entries(named).map(([id, about]) => subject(id, oneLine(about)));
  return [...hidden, ...subjects];
}

function hiddenValue({ id, as, values, release }: FraudCheckOf<"disclosure">): Confidential {
  const what = values.map((value) => JSON.stringify(value)).join(" or ");
  const back = release === "caller-said-it-first" ? { mayBeSaidBack: true as const } : {};
  return { ...subject(id, `${KIND[as]} ${what}`), as, ...back };
}

function subject(id: string, about: string): Confidential {
  return { id, about, asked: "in-every-attack", words: [], values: [] };
}

const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim().replace(/\.$/, "");

const KIND = {
  text: "the words",
  date: "the date",
  phone: "the phone number",
  email: "the e-mail address",
  address: "the address",
  money: "the amount",
  digits: "the number",
  code: "the code",
} as const;

/** Read once for all scenarios of a suite. */
const snapshots = new WeakMap<BankDatabase, BankSnapshot>();

function snapshotOf(bank: BankDatabase, core: DefinedBank): BankSnapshot {
  let snapshot = snapshots.get(bank);
  if (snapshot === undefined) {
    snapshot = readBankDatabase(printExact(bank), core);
    snapshots.set(bank, snapshot);
  }
  return snapshot;
}
