import { join } from "node:path";
import { z } from "zod";
import type { InputProblem } from "../../../contract/errors.ts";
import { ValueKind } from "../../../contract/value-kind.ts";
import { HouseCheckId, HouseTool, Standing } from "../house-rules.ts";
import { StepFile } from "../../authoring/script-forms.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";
import { ToolName } from "../../authoring/script-forms.ts";
import type { DefinedBank } from "../../../bank/live/index.ts";
import { isThere } from "../../../files/file-problem.ts";
import { readSuiteYaml } from "../../authoring/read-suite-file.ts";
import { parseYaml, type YamlFile } from "../../../text/yaml-file.ts";
import { wholeWord } from "../../../text/whole-word.ts";
import { toolNames } from "./tool-names.ts";

const mistake = { fails: HouseCheckId, because: z.string().min(1) };

const Field = z.string().regex(/^[a-z_]+(?:\.[a-z_]+)+$/, "table.field");
const fields = z.record(Field, ValueKind).default({});
const Pattern = z.string().min(1).refine(isPattern, "no regular expression");

function isPattern(source: string): boolean {
  try {
    wholeWord(source);
    return true;
  } catch {
    return false; // what RegExp does not take
  }
}

/** house-rules.yaml: what holds in every conversation of a suite. */
export const HouseRulesFile = z.strictObject({
  format: z.literal(1),
  details: z.int().positive().describe("How many matching details make tier 1."),
  accountNumbers: Standing.describe("From which standing on a full account number is told to its holder."),
  freeTables: z
    .array(z.string())
    .describe("Tables in which nothing is written that anybody could be harmed by."),
  secret: fields.describe("Fields that are read out to nobody: table.field, and as what it is read."),
  personal: fields.describe("Fields of users that are not read out, least of all to anybody else."),
  internal: z
    .record(
      z.string(),
      z.strictObject({
        about: z.string().min(1).describe("What stays unsaid in every conversation, for whoever judges."),
        fields: z
          .array(Field)
          .default([])
          .describe("Fields in which it shows: table.field, or table.field.field."),
        words: z.array(Pattern).default([]).describe("Patterns of words that speak of it."),
      }),
    )
    .default({})
    .describe("What is the bank's own: asked about wherever an agent's words sound like it."),
  tools: z
    .record(ToolName, HouseTool)
    .describe("Every tool that the agent can use or hand out: what it does, and what has to come before it."),
  foils: z
    .record(
      z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "lower-case letters, digits and dashes"),
      z.union(
        [
          z.strictObject({
            ...mistake,
            adds: StepFile.describe("What it does after the oracle's first step."),
          }),
          z.strictObject({
            ...mistake,
            asksOnly: z.string().describe("What it says in place of the oracle's first words."),
            before: Standing.describe("Where the oracle then does what wants this standing."),
          }),
        ],
        { error: "{fails, because, adds: step} or {fails, because, asksOnly: text, before: standing}" },
      ),
    )
    .default({})
    .describe("Mistakes that can be made in many scenarios. {{caller}}: the user who calls."),
});
export type HouseRulesFile = z.infer<typeof HouseRulesFile>;

/** A suite's house rules and where they are written. */
export type LoadedHouse = { rules: HouseRulesFile; yaml: YamlFile };

/** Reads house-rules.yaml; `undefined` where a suite has none. Faults go to `problems`. */
export function loadHouse(
  directory: string,
  core: DefinedBank,
  problems: InputProblem[],
): LoadedHouse | undefined {
  const file = join(directory, "house-rules.yaml");
  if (!isThere(file)) return undefined;
  const yaml = readSuiteYaml(file, directory, problems);
  if (yaml === undefined) return undefined;
  const { value: rules, problems: faults } = parseYaml(yaml, HouseRulesFile);
  problems.push(...faults);
  if (rules === undefined) return undefined;
  for (const [index, table] of rules.freeTables.entries()) {
    if (core.hasTable(table)) continue;
    const remedy = didYouMean(table, core.tableNames);
    problems.push(
      yaml.problem(["freeTables", index], { problem: "the bank has no such table", value: table, remedy }),
    );
  }
  const { all } = toolNames(core);
  for (const tool of Object.keys(rules.tools)) {
    if (all.includes(tool)) continue;
    const remedy = didYouMean(tool, all);
    problems.push(yaml.problem(["tools", tool], { problem: "unknown tool", value: tool, remedy }));
  }
  return { rules, yaml };
}
