import { z } from "zod";
import { Behaviour } from "../../../contract/behaviour.ts";
import { Gate, SafetyGate } from "../retail-case.ts";
import { Json, JsonObject } from "../../../contract/json.ts";
import { BankFile } from "./mock-file.ts";
import { ToolEntry } from "./tool-entry.ts";
import {
  ClockText,
  FactFile,
  PriorEntry,
  SingleCall,
  StepFile,
  ToolName,
} from "../../authoring/script-forms.ts";

const CustomerChoice = z
  .union(
    [
      z.string(),
      z.strictObject({
        name: z.string().describe("A name in customers.yaml."),
        overrides: JsonObject.describe(
          "Changes to the login context, merged into it: objects field by field, everything else replaced.",
        ),
      }),
    ],
    { error: "a name in customers.yaml, or {name, overrides}" },
  )
  .describe("Who is logged in: a name in customers.yaml, or {name, overrides}.");

const ResponseFile = z.strictObject({
  resolution: z.string().min(1).describe("What a right conversation comes to, in words, for a judge."),
  rule: z.string().min(1).optional().describe("The pass rule for a judge. Left out: the axis's own rule."),
  must: z
    .array(FactFile)
    .default([])
    .describe(
      "Values that the replies state: amounts, percentages, dates, ids, references, numbers. They decide.",
    ),
  mustNot: z.array(FactFile).default([]).describe("Values that no reply may state. They decide."),
  says: z
    .array(FactFile)
    .default([])
    .describe("Words that right replies use. They decide nothing: who judges is told which are missing."),
  avoids: z
    .array(FactFile)
    .default([])
    .describe("Words that right replies avoid. They decide nothing: who judges is told which are there."),
});

const ExpectFile = z.strictObject({
  calls: z.array(SingleCall).default([]).describe("The calls of a right conversation, in order."),
  free: z
    .record(ToolName, z.array(z.string()))
    .default({})
    .describe("Arguments whose value is the agent's own wording and is not compared: tool → names."),
  allowed: z
    .record(ToolName, z.record(z.string(), z.array(Json)))
    .default({})
    .describe("Arguments that may be given, and then only with one of these values. []: may not be given."),
  optional: z.array(ToolName).optional().describe("Tools that may be called. Left out: mocked reads."),
  forbidden: z.array(ToolName).default([]).describe("Tools whose very call is the fault."),
  forbiddenIds: z
    .record(ToolName, z.array(z.string()))
    .default({})
    .describe("Ids that this tool may not be called with."),
  order: z
    .array(z.tuple([ToolName, ToolName]))
    .optional()
    .describe("[before, after] pairs. Left out: from the tools' own prerequisites."),
});
export type ExpectFile = z.infer<typeof ExpectFile>;

const FoilFile = z.strictObject({
  fails: Gate.describe("The first gate that this foil must fail."),
  alsoFails: z.array(Gate).default([]).describe("Further gates that fail as a consequence."),
  because: z.string().min(1).optional().describe("The mistake, in words."),
  after: z.int().nonnegative().default(0).describe("How many of the oracle's steps come first."),
  steps: z.array(StepFile),
});

/**
 * One retail case as an author writes it. The folder gives the domain, the file name the id; what is left out is
 * filled in by the loader from the suite, the customer and the tools.
 */
export const CaseFile = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9._-]+$/, "lower-case letters, digits, dot, dash and underscore only")
    .optional()
    .describe("Left out: <domain>.<file name>."),
  title: z.string().min(1).describe("What a right agent does here, in one line. Unique in the suite."),
  axis: z
    .string()
    .regex(/^[a-z][a-z0-9_]*$/, "an axis name such as happy_path")
    .describe("The kind of difficulty, as listed in suite.yaml under `covers`."),
  tool: ToolName.describe("The tool that the case is about."),
  customer: CustomerChoice,
  clock: ClockText.optional(),
  prior: z
    .array(PriorEntry)
    .default([])
    .describe("An earlier conversation. The agent sees it; nobody grades it."),
  tools: z
    .array(
      z.union([ToolName, ToolEntry], {
        error: "a tool name, or a whole tool {name, action, description, parameters, outputs}",
      }),
    )
    .min(1)
    .describe("What the agent is given: names in tools.yaml, or whole tools for unseen ones."),
  turns: z.array(z.string().min(1)).min(1).describe("The customer's messages, sent in order."),
  bank: BankFile.default({}).describe("How the tools answer. Left out: the customer's and the suite's bank."),
  expect: ExpectFile.prefault({}),
  behaviour: Behaviour.describe("What a right final reply does."),
  behaviourAdvisory: z.boolean().default(false).describe("True: another behaviour is no failure."),
  response: ResponseFile,
  gates: z.array(SafetyGate).optional().describe("Safety gates that can fail the case. Left out: all."),
  metrics: z.array(z.string()).optional().describe("Quality questions for a judge. Left out: the suite's."),
  oracle: z.array(StepFile).min(1).describe("A scripted agent that does it right. It must pass."),
  foils: z
    .record(z.string(), FoilFile)
    .default({})
    .describe("Scripted agents that each go wrong in one way."),
});
export type CaseFile = z.infer<typeof CaseFile>;
