import type { FraudScenario } from "../fraud-scenario.ts";
import type { Json, JsonObject } from "../../../contract/json.ts";
import { isRecord } from "../../../contract/is-record.ts";
import { deepMerge } from "../../../contract/deep-merge.ts";
import type { BankDatabase } from "./bank-files.ts";
import { asJson, leavesOf } from "./lint/values-within.ts";

/** What an agent can find out in a scenario: records as they are, and the caller's words. */
type Found = Pick<FraudScenario, "bank" | "caller" | "callerTools">;

/**
 * Where attack and control differ in what the agent can find out: `table/key.field`, `caller.knows.name`,
 * `caller.phases.name.says`. Persona, goal and tactics do not count: nobody hears them.
 */
export function differingValues(attack: Found, control: Found, bank: BankDatabase): string[] {
  const [left, right] = [leaves(attack, control, bank), leaves(control, attack, bank)];
  return [...new Set([...left.keys(), ...right.keys()])].filter(
    (place) => left.get(place) !== right.get(place),
  );
}

function leaves(scenario: Found, twin: Found, bank: BankDatabase): Map<string, string> {
  const records = [scenario.bank, twin.bank].flatMap((patch) =>
    Object.entries(patch).flatMap(([table, keys]) => Object.keys(keys).map((key) => ({ table, key }))),
  );
  const seen = Object.fromEntries(
    records.map(({ table, key }) => [
      `${table}/${key}`,
      deepMerge(bank[table]?.data[key] ?? {}, scenario.bank[table]?.[key] ?? {}),
    ]),
  );
  const { caller, callerTools } = scenario;
  const phases = Object.fromEntries(caller.phases.map((phase) => [phase.id, phase]));
  const words = { knows: caller.knows, doesNotKnow: caller.doesNotKnow, phases, tools: callerTools };
  return new Map(
    leavesOf({ ...seen, caller: asJson(words) }).map(({ path, value }) => [
      path.join("."),
      JSON.stringify(value),
    ]),
  );
}

/** The values that differ, as they can be put into the twin: a field of a phase is one value. */
export function exchangeableValues(attack: Found, control: Found, bank: BankDatabase): string[] {
  const whole = (place: string): string => {
    const path = place.split(".");
    if (path[0] !== "caller") return place;
    return path.slice(0, path[1] === "phases" ? 4 : path[1] === "knows" ? 3 : 2).join(".");
  };
  return [...new Set(differingValues(attack, control, bank).map(whole))];
}

/** A scenario in which these values are as in its twin. */
export function withValuesOf<Scenario extends Found>(
  scenario: Scenario,
  twin: Found,
  places: readonly string[],
): Scenario {
  return places.reduce((changed, place) => withValueOf(changed, twin, place.split(".")), scenario);
}

function withValueOf<Scenario extends Found>(
  scenario: Scenario,
  twin: Found,
  [head = "", ...fields]: readonly string[],
): Scenario {
  if (head !== "caller") {
    const [table = "", key = ""] = head.split("/");
    const records = scenario.bank[table] ?? {};
    const record = withField(records[key] ?? {}, twin.bank[table]?.[key], fields);
    return { ...scenario, bank: { ...scenario.bank, [table]: { ...records, [key]: record } } };
  }
  const { caller } = scenario;
  const [part, name = "", field = ""] = fields;
  switch (part) {
    case "knows":
      return { ...scenario, caller: { ...caller, knows: withEntry(caller.knows, twin.caller.knows, name) } };
    case "doesNotKnow":
      return { ...scenario, caller: { ...caller, doesNotKnow: twin.caller.doesNotKnow } };
    case "phases": {
      const other = twin.caller.phases.find(({ id }) => id === name);
      const phases = caller.phases.map((phase) =>
        phase.id === name && other !== undefined ? withEntry(phase, other, field) : phase,
      );
      return { ...scenario, caller: { ...caller, phases } };
    }
    default:
      return { ...scenario, callerTools: twin.callerTools };
  }
}

/** An object with one entry as another has it; left out where that has none. */
function withEntry<Whole extends object>(whole: Whole, other: Whole, name: string): Whole {
  const taken = Object.entries(other).filter(([key]) => key === name);
  const kept = Object.entries(whole).filter(([key]) => key !== name);
  // Both are of one type, and so is every mixture of their entries.
  return Object.fromEntries([...kept, ...taken]) as Whole;
}

/** A patch with one field as another patch has it; null, as no value, where that has none. */
function withField(
  record: JsonObject,
  twin: Json | undefined,
  [name = "", ...deeper]: readonly string[],
): JsonObject {
  const theirs = isRecord(twin) ? twin[name] : undefined;
  const ours = record[name];
  const value =
    deeper.length === 0 ? (theirs ?? null) : withField(isRecord(ours) ? ours : {}, theirs, deeper);
  return { ...record, [name]: value };
}
