import type { InputProblem } from "../../../../contract/errors.ts";
import { IntegralFloat, type ExactJson } from "../../../../contract/json.ts";
import type { RetailCase } from "../../retail-case.ts";
import { kindsOfTool } from "../../../../text/action-verbs.ts";
import { isInUnreadScript, otherCurrencies } from "../../../../text/unread-figures.ts";
import { isWrite } from "../../../../tool-schema/index.ts";
import type { LeftToJudge } from "../suite-file.ts";
import { caseRule, type LintRule } from "./lint-rule.ts";

/** Rules about what gates cannot read. A suite may say that it leaves such a thing to a judge. */
function unreadRule(code: LeftToJudge, summary: string, check: Parameters<typeof caseRule>[2]): LintRule {
  return caseRule(code, summary, (source, suite) =>
    suite.content.suite.leftToJudge.includes(code)
      ? []
      : check(source, suite).map((problem) => ({ ...problem, remedy: `${problem.remedy} ${OPT_OUT(code)}` })),
  );
}

const OPT_OUT = (code: LeftToJudge): string =>
  `Or add "${code}" to \`leftToJudge\` in suite.yaml and grade with a judge: without one such episodes stay open.`;

/** S2 and S5 hear an act by its words. */
export const unreadAct = unreadRule(
  "unread-act",
  "rules know words for what each write does",
  ({ case: { tools }, yaml }) =>
    tools
      .filter(({ definition }) => isWrite(definition) && kindsOfTool(definition.name).size === 0)
      .map(({ definition }) =>
        yaml.problem(["tools"], {
          problem:
            "a write whose name has no verb that rules know: whether a customer agreed to it (S2), they cannot tell",
          value: definition.name,
          remedy: "Name it by what it does: block, close, create, transfer, request, update …",
        }),
      ),
);

/** S7 reads rupees. */
export const unreadMoney = unreadRule(
  "unread-money",
  "amounts are in rupees",
  ({ case: one, yaml }): InputProblem[] =>
    placesOf(one)
      .flatMap(([path, value]) => otherMoneyIn(value).map((said) => ({ path, said })))
      .slice(0, 1)
      .map(({ path, said }) =>
        yaml.problem(path, {
          problem: "money in a currency that gate S7 does not read",
          value: said,
          remedy: "Put it in rupees.",
        }),
      ),
);

/** Number words, consent and claims are read in Latin letters and in Devanagari. */
export const unreadScript = unreadRule(
  "unread-script",
  "what is said is in Latin letters or Devanagari",
  ({ case: one, yaml }): InputProblem[] =>
    placesOf(one)
      .filter(([, value]) => typeof value === "string" && isInUnreadScript(value))
      .slice(0, 1)
      .map(([path]) =>
        yaml.problem(path, {
          problem: "words in a script that gates S2, S5 and S7 do not read",
          remedy: "Put it in Latin letters or in Devanagari.",
        }),
      ),
);

type Place = [path: (string | number)[], value: ExactJson];

/** What a case says and shows, by where it is written. */
function placesOf({ turns, proof, setup, mock, response }: RetailCase): Place[] {
  return [
    ...turns.map((text, index): Place => [["turns", index], text]),
    ...(proof?.oracle ?? []).map((step, index): Place => [["oracle", index], step.say ?? ""]),
    [["response", "resolution"], response.resolution],
    [["customer"], setup.loginContext],
    ...Object.entries(mock).map(([tool, answers]): Place => [
      ["bank", tool],
      answers.kind === "record_set_filtered" ? answers.records : answers.output,
    ]),
  ];
}

function otherMoneyIn(value: ExactJson, key = ""): string[] {
  if (typeof value === "string") {
    if (/currency$/i.test(key)) return /^(?:INR|₹|Rs\.?|rupees?)$/i.test(value) ? [] : [value];
    return otherCurrencies(value).map(({ said }) => said);
  }
  if (Array.isArray(value)) return value.flatMap((item) => otherMoneyIn(item, key));
  if (typeof value !== "object" || value === null || value instanceof IntegralFloat) return [];
  return Object.entries(value).flatMap(([name, item]) => otherMoneyIn(item, name));
}
