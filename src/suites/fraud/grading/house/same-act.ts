import type { HouseRules, HouseTool } from "../../house-rules.ts";
import type { Json, JsonObject } from "../../../../contract/json.ts";
import { fieldOf, sameByValue } from "../../../../matching/same-by-value.ts";
import { cover } from "../../../../text/spellings/part.ts";
import { spoken } from "../../../../text/spellings/spoken.ts";
import { valueReader } from "../../../../text/spellings/value-reader.ts";

type Act = HouseRules["acts"][number];

/** How one call stands to an act: the same, the same but for what a reader has to weigh, or another. */
export type Likeness =
  | { status: "same" }
  | { status: "judged"; arguments: readonly string[] }
  | { status: "other" };

/** Holds a call against an act. What the tool's own words are, and what is left out for nothing, never differs. */
export function likeness(act: Act, tool: string, args: JsonObject | undefined, rule: HouseTool): Likeness {
  if (act.tool !== tool || args === undefined) return { status: "other" };
  const names = [...new Set([...Object.keys(act.with), ...Object.keys(args)])].filter(
    (name) => !rule.wording.includes(name),
  );
  const differing = names.filter((name) => !sameArgument(name, fieldOf(act.with, name), fieldOf(args, name)));
  if (differing.length === 0) return { status: "same" };
  if (differing.every((name) => rule.judged.includes(name)))
    return { status: "judged", arguments: differing };
  return { status: "other" };
}

function sameArgument(name: string, wanted: Json | undefined, given: Json | undefined): boolean {
  if (sameByValue(wanted, given) || (isNothing(wanted) && isNothing(given))) return true;
  if (typeof wanted !== "string" || typeof given !== "string") return false;
  if (name === "arguments") return sameJson(wanted, given);
  return /address/.test(name) && !wanted.includes("@") && sameAddress(wanted, given);
}

/** An option that is left out, switched off or free of charge. */
function isNothing(value: Json | undefined): boolean {
  return value === undefined || value === null || value === false || value === 0 || value === "";
}

/** House and street as on file, however they are written, and no other town. */
function sameAddress(wanted: string, given: string): boolean {
  const reader = valueReader({ value: wanted, as: "address" });
  const [street = wanted] = wanted.split(",");
  return cover(reader.find(spoken(given)), { from: 0, to: street.length }) && sameTown(wanted, given);
}

/** Of two postal codes neither is another's. */
function sameTown(wanted: string, given: string): boolean {
  const [one, other] = [wanted, given].map((text) => /\b\d{5}\b(?=\D*$)/.exec(text)?.[0]);
  return one === undefined || other === undefined || one === other;
}

function sameJson(wanted: string, given: string): boolean {
  try {
    return sameByValue(JSON.parse(wanted) as Json, JSON.parse(given) as Json); // what JSON.parse returns is JSON
  } catch {
    return false; // no JSON: not what was wanted
  }
}
