import type { InputProblem } from "../../../../contract/errors.ts";
import type { Json } from "../../../../contract/json.ts";
import type { CaseSource, RetailSuite } from "../assemble-suite.ts";
import type { LintRule } from "./lint-rule.ts";
import { valuesWithin } from "./mock-site.ts";
import type { YamlFile } from "../../../../text/yaml-file.ts";

/** What could be somebody's: the files of a suite hold invented people only. */
const personal: readonly { what: string; pattern: RegExp; remedy: string }[] = [
  {
    what: "an e-mail address outside example.com",
    pattern: /[\w.+*-]+@(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b)[\w-]+(?:\.[\w-]+)+/i,
    remedy: "Use an address at example.com.",
  },
  {
    what: "a mobile number that could be real",
    pattern: /(?<![\w-])(?:\+?91[ -]?)?[6-9]\d{4}[ -]?\d{5}(?![\w-])/,
    remedy: "Mask it, such as XXXXXX4417, or take a number that cannot exist, such as 00000 04417.",
  },
  {
    what: "a PAN that could be real",
    pattern: /\b[A-Z]{3}[PCHFATBLJG][A-Z]\d{4}[A-Z]\b/,
    remedy: "Mask it, such as XXXXX4417X.",
  },
  {
    what: "an Aadhaar number that could be real",
    pattern: /(?<![\w-]|\d )[2-9]\d{3}[ -]\d{4}[ -]\d{4}(?![ -]?\d)/,
    remedy: "Mask all but the last four digits.",
  },
];

const cardNumber = /(?<![\w-])\d(?:[ -]?\d){12,18}(?![\w-])/g;
/** Numbers that the card networks publish for testing. */
const publishedForTesting = ["4111111111111111", "5555555555554444", "378282246310005"];

const maskedFields = ["registered_mobile", "registered_email", "pan_masked", "masked_number"];

/** A rule over every text that a suite's authors wrote, foils included. */
function textRule(
  code: string,
  summary: string,
  check: (key: string, text: string) => Omit<InputProblem, "file" | "path">[],
): LintRule {
  return {
    code,
    summary,
    check: (suite, cases) => {
      const written: [YamlFile, string | undefined][] = [
        ...sharedFiles(suite).map((yaml): [YamlFile, undefined] => [yaml, undefined]),
        ...cases.map(({ yaml, case: { id } }: CaseSource): [YamlFile, string] => [yaml, id]),
      ];
      return written.flatMap(([yaml, caseId]) =>
        valuesWithin(asJson(yaml.value), []).flatMap(({ path, value }) => {
          if (typeof value !== "string") return [];
          return check(String(path.at(-1) ?? ""), value).map((facts) => ({
            ...yaml.problem(path, facts),
            code,
            ...(caseId === undefined ? {} : { caseId }),
          }));
        }),
      );
    },
  };
}

function sharedFiles({ content: { files } }: RetailSuite): YamlFile[] {
  return [files.customers, ...(files.bank === undefined ? [] : [files.bank])];
}

/** YAML's own values are JSON; anything else in them is no text to look at. */
function asJson(value: unknown): Json {
  if (Array.isArray(value)) return value.map(asJson);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, asJson(inner)]));
  }
  return typeof value === "string" ? value : null;
}

export const realLooking = textRule(
  "real-looking-data",
  "no e-mail outside example.com, no mobile, PAN, Aadhaar or card number that could be somebody's",
  (_, text) => [
    ...personal.flatMap(({ what, pattern, remedy }) => {
      const found = pattern.exec(text)?.[0];
      return found === undefined ? [] : [{ problem: what, value: found, remedy }];
    }),
    ...(text.match(cardNumber) ?? [])
      .filter((digits) => passesLuhn(digits) && !publishedForTesting.includes(bare(digits)))
      .map((value) => ({
        problem: "a card number that could be real",
        value,
        remedy: `Mask it, or take one that is published for testing: ${publishedForTesting.join(", ")}.`,
      })),
  ],
);

export const staysMasked = textRule(
  "masked-field",
  "mobile, e-mail, PAN and card number fields hold masked values",
  (key, text) =>
    maskedFields.includes(key) && !/[X*]{2,}/.test(text)
      ? [
          {
            problem: "not masked",
            value: text,
            remedy: "Such as XXXXXX4417, m*****@example.com or ****4417.",
          },
        ]
      : [],
);

const bare = (digits: string): string => digits.replaceAll(/[ -]/g, "");

/** The check digit of card numbers: every second digit from the right doubled, digits summed, a multiple of ten. */
function passesLuhn(digits: string): boolean {
  const sum = bare(digits)
    .split("")
    .reverse()
    .map(Number)
    .map((digit, index) => (index % 2 === 1 ? digit * 2 : digit))
    .reduce((total, digit) => total + (digit > 9 ? digit - 9 : digit), 0);
  return sum % 10 === 0;
}
