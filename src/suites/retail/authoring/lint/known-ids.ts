import type { ExactJson } from "../../../../contract/json.ts";
import { IntegralFloat } from "../../../../contract/json.ts";
import type { RetailCase } from "../../retail-case.ts";
import { caseRule } from "./lint-rule.ts";

const idKey = /(^|_)(id|ids|account)$/;
/** An id as a customer types it: two capitals or more, and a digit. */
const typedId = /\b[A-Z]{2,}[-0-9A-Z/]*[0-9][-0-9A-Z/]*\b/g;

export const knownIds = caseRule(
  "unknown-id",
  "every id that is expected or that the oracle uses can be known: from the login, a tool's answer, or the customer",
  ({ case: retailCase, yaml }) => {
    const known = visibleIds(retailCase);
    const uses: [(string | number)[], ExactJson][] = [
      ...retailCase.gold.calls.map((call, index): [(string | number)[], ExactJson] => [
        ["expect", "calls", index],
        call.arguments,
      ]),
      ...(retailCase.proof?.oracle ?? []).flatMap((step, index) =>
        (step.calls ?? []).map((call): [(string | number)[], ExactJson] => [["oracle", index], call.with]),
      ),
    ];
    return uses.flatMap(([path, given]) =>
      [...new Set(idsIn(given))]
        .filter((id) => !known.has(id))
        .map((id) => yaml.problem(path, { problem: "an id that appears nowhere before", value: id })),
    );
  },
);

function visibleIds({ setup, mock, turns }: RetailCase): Set<string> {
  const answers = Object.values(mock).flatMap((one): ExactJson[] => {
    switch (one.kind) {
      case "record_set_filtered":
        return [one.records, one.staticOutput ?? null];
      case "outcome_fixed":
      case "outcome_merged":
        return [one.output];
    }
  });
  const earlier = setup.prior.flatMap((message) => (message.from === "agent" ? [] : [message.text]));
  const typed = [...turns, ...earlier].flatMap((text) => text.match(typedId) ?? []);
  return new Set([...idsIn(setup.loginContext), ...answers.flatMap(idsIn), ...typed]);
}

/** Every string under a key that names ids or an account, at any depth. */
function idsIn(value: ExactJson): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (typeof value !== "object" || value === null || value instanceof IntegralFloat) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = idKey.test(key) ? [inner].flat().filter((one) => typeof one === "string") : [];
    return [...own, ...idsIn(inner)];
  });
}
