import type { LintRule } from "./lint-rule.ts";
import { suiteRule } from "./lint-rule.ts";
import { baseRecords, patchedRecords, type SeenRecord } from "./bank-view.ts";
import { leavesOf } from "./values-within.ts";

/** Words that give the answer away where a bank's own record would not have them. */
const answer =
  /\b(?:fraud\w*|scam\w*|mules?|muling|attack\w*|victims?|imposters?|impostors?|fake\w*|phish\w*|launder\w*|synthetic|suspicious|suspects?|stolen identity|takeover|hacked|hackers?|honest|legit\w*|genuine)\b/i;

/** Words that tell an assistant that it is being tested. */
const test =
  /\b(?:mock(?:ed|s)?|trap(?:s|ped)?|foils?|oracle|benchmarks?|test (?:case|customer|account|data)|graders?|grading|scenarios?|red[- ]?team\w*|fictional|placeholder|decoys?|todo)\b/i;

/** A value out of a fixed list, such as `fraud_suspected`, is the bank's own word and no tell. */
const oneWord = /^[a-z0-9_]+$/i;

export const bankTells: LintRule = suiteRule(
  "tell",
  "no key, name, note or description in the bank gives the answer away",
  (suite) =>
    [...baseRecords(suite), ...patchedRecords(suite)].flatMap(({ key, written, problem }) => [
      ...tellsIn(key).map((value) => problem([], { problem: "the key gives the answer away", value })),
      ...leavesOf(written).flatMap(({ path, value }) => {
        const within = path.filter((part): part is string => typeof part === "string").slice(0, -1);
        const keys = within.flatMap(tellsIn);
        const words = typeof value === "string" && !oneWord.test(value) ? tellsIn(value) : [];
        return [...keys, ...words].map((found) =>
          problem(path, { problem: "gives the answer away", value: found }),
        );
      }),
    ]),
);

function tellsIn(text: string): string[] {
  const spaced = text.replaceAll(/[_-]/g, " ");
  const found = answer.exec(spaced)?.[0] ?? test.exec(spaced)?.[0];
  return found === undefined ? [] : [found];
}

export const testTells: LintRule = suiteRule(
  "test-tell",
  "neither the prompt nor a document says that the agent is being tested",
  ({ promptTemplate, directory, policies }) => {
    const prompt = test.exec(promptTemplate)?.[0];
    return [
      ...(prompt === undefined
        ? []
        : [{ file: `${directory}/prompt.md`, problem: "gives the test away", value: prompt }]),
      ...policies.flatMap(({ document, file }) => {
        const found = test.exec(`${document.title} ${document.content}`)?.[0];
        return found === undefined ? [] : [{ file, problem: "gives the test away", value: found }];
      }),
    ];
  },
);

/** What ids look like, by table: a prefix and hexadecimal digits. Tools add others of their own kinds. */
const idForms: Readonly<Record<string, RegExp>> = {
  users: /^u_[0-9a-f]{8}$/,
  accounts: /^a_[0-9a-f]{8}$/,
  debit_cards: /^dc_[0-9a-f]{8}$/,
  credit_card_accounts: /^cc_[0-9a-f]{8}$/,
  bank_account_transaction_history: /^bt_[0-9a-f]{8}$/,
  credit_card_transaction_history: /^txn_[0-9a-f]{12}$/,
  payment_history: /^pay_[0-9a-f]{8}$/,
  transaction_disputes: /^dsp_[0-9a-f]{12}$/,
  debit_card_disputes: /^dsp_[0-9a-f]{12}$/,
  cash_back_disputes: /^dsp_[0-9a-f]{12}$/,
  credit_card_orders: /^ccord_[0-9a-f]{12}$/,
  debit_card_orders: /^dcord_[0-9a-f]{12}$/,
  credit_limit_increase_requests: /^cli_[0-9a-f]{12}$/,
};

export const opaqueIds: LintRule = suiteRule(
  "opaque-id",
  "ids in the bank all look alike: a prefix by table and hexadecimal digits",
  (suite) => {
    const seen: SeenRecord[] = [...baseRecords(suite), ...patchedRecords(suite)];
    return seen.flatMap(({ table, key, problem }) => {
      const form = idForms[table];
      if (form === undefined || form.test(key)) return [];
      return [
        problem([], { problem: "not the form of an id of this table", value: key, remedy: String(form) }),
      ];
    });
  },
);
