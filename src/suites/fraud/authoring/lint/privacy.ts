import type { InputProblem } from "../../../../contract/errors.ts";
import type { FraudSuite } from "../load-suite.ts";
import type { YamlFile } from "../../../../text/yaml-file.ts";
import type { LintRule } from "./lint-rule.ts";
import { asJson, leavesOf } from "./values-within.ts";

/** What could be somebody's: the files of a suite hold invented people only. */
const personal: readonly { what: string; pattern: RegExp; remedy: string }[] = [
  {
    what: "an e-mail address outside example.com, example.org and example.net",
    pattern: /[\w.+*-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)+/i,
    remedy: "Use an address at example.com.",
  },
  {
    what: "a web address outside example.com, example.org and example.net",
    pattern: /\bhttps?:\/\/(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)\S+/i,
    remedy: "Use an address at example.com.",
  },
  {
    what: "a telephone number that could be real",
    pattern:
      /(?<![\w-])(?:\+?1[ .-]?)?\(?[2-9]\d{2}\)?[ .-]?(?!555[ .-]?01\d\d(?!\d))[2-9]\d{2}[ .-]?\d{4}(?![\w-])/,
    remedy: "Take one whose last seven digits are 555-0100 to 555-0199.",
  },
  {
    what: "a social security number that could be real",
    pattern: /(?<![\w-])(?!000|666|9\d\d)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w-])/,
    remedy: "Leave it out: no policy needs one.",
  },
];

const cardNumber = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;

/** Over every text that authors wrote: bank, pairs, documents. */
export const realLooking: LintRule = {
  code: "real-looking-data",
  summary: "no e-mail, telephone, card or social security number that could be somebody's",
  check: (suite) =>
    writtenFiles(suite)
      .flatMap(({ yaml, pair }) =>
        leavesOf(asJson(yaml.value)).flatMap(({ path, value }) =>
          faultsIn(typeof value === "string" ? value : "").map((facts) => ({
            ...yaml.problem(path, facts),
            code: "real-looking-data",
            ...(pair === undefined ? {} : { pair }),
          })),
        ),
      )
      .concat(
        suite.policies.flatMap(({ document, file }) =>
          faultsIn(document.content).map((facts) => ({ file, ...facts, code: "real-looking-data" })),
        ),
      ),
};

function writtenFiles({ bankFiles, pairs }: FraudSuite): { yaml: YamlFile; pair?: string }[] {
  return [...bankFiles.files.map((yaml) => ({ yaml })), ...pairs.map(({ yaml, id }) => ({ yaml, pair: id }))];
}

function faultsIn(text: string): Omit<InputProblem, "file" | "path">[] {
  return [
    ...personal.flatMap(({ what, pattern, remedy }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [{ problem: what, value: found, remedy }];
    }),
    ...(text.match(cardNumber) ?? []).filter(passesLuhn).map((value) => ({
      problem: "a card number that could be real",
      value,
      remedy: "Last four digits only.",
    })),
  ];
}

/** The check digit of card numbers: every second digit from the right doubled, digits summed, a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = digits
    .replaceAll(/[ -]/g, "")
    .split("")
    .reverse()
    .map(Number)
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
}
