import type { ExactJson, ExactObject } from "../../../../contract/json.ts";
import { IntegralFloat } from "../../../../contract/json.ts";
import { caseRule } from "./lint-rule.ts";

export const loginAgrees = caseRule(
  "login-agrees",
  "a card, account or product has one status, in the login context and in what the tools answer",
  ({ case: { setup, mock }, yaml }) => {
    const shown = new Map(
      objectsIn(setup.loginContext).flatMap((object): [string, string][] => statusOf(object)),
    );
    return Object.entries(mock).flatMap(([tool, answer]) => {
      if (answer.kind !== "record_set_filtered") return [];
      const told = answer.records.flatMap((row) => objectsIn(row).flatMap(statusOf));
      return told
        .filter(([id, status]) => {
          const known = shown.get(id);
          return known !== undefined && firstWord(known) !== firstWord(status);
        })
        .map(([id, status]) =>
          yaml.problem(["bank", tool], {
            problem: `${id} is ${shown.get(id)} in the login context and ${status} here`,
            remedy: "Change both: the mock, and linked_accounts, linked_cards or linked_products",
          }),
        );
    });
  },
);

/** The status of what an object is about, which its first id names; of a mandate's account nothing is said. */
function statusOf(object: ExactObject): [string, string][] {
  const id = object[Object.keys(object).find((key) => key.endsWith("_id")) ?? ""];
  const { status } = object;
  return typeof id === "string" && typeof status === "string" ? [[id, status]] : [];
}

/** "frozen" and "frozen (reversible)" are one. */
function firstWord(status: string): string {
  return status.split(" ")[0]?.toLowerCase() ?? "";
}

function objectsIn(value: ExactJson): ExactObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== "object" || value === null || value instanceof IntegralFloat) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}
