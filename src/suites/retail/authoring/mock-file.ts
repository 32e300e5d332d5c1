import { z } from "zod";
import { JsonObject } from "../../../contract/json.ts";
import { ToolName } from "../../authoring/script-forms.ts";

const Merge = z
  .strictObject({
    from: ToolName.describe("The read tool whose record is changed."),
    on: z.string().describe("The argument and record field that find the record."),
    field: z.string().describe("The record's field that the change is merged into."),
  })
  .describe("A partial write: object arguments are merged into a field of another tool's record.");

const Rejection = z
  .strictObject({
    allOf: z.array(z.string()).min(1).describe("Refuse when one object of the call has all of these keys."),
    answers: JsonObject,
  })
  .describe("A combination that the bank refuses.");

/**
 * How one tool answers: `records` (filtered by the arguments), `answers` (always the same), `answers` + `merges`
 * (a partial write), or `rateCard` (the suite's rates for a product).
 */
export const MockFile = z
  .strictObject({
    records: z.array(JsonObject).optional().describe("Rows; arguments of the same name filter them."),
    also: JsonObject.optional().describe("Fields beside the rows."),
    answers: JsonObject.optional().describe("The answer, whatever the arguments."),
    merges: Merge.optional(),
    rejects: Rejection.optional(),
    rateCard: z.string().optional().describe("A product in rate-card.yaml, such as fd or gold_22."),
    broken: z.boolean().default(false).describe("True: the answer is malformed on purpose; lint lets it be."),
  })
  .refine(
    (mock) => [mock.records, mock.answers, mock.rateCard].filter((form) => form !== undefined).length === 1,
    "give exactly one of `records`, `answers`, `rateCard`",
  )
  .refine((mock) => mock.merges === undefined || mock.answers !== undefined, "`merges` needs `answers`")
  .refine((mock) => mock.rejects === undefined || mock.merges !== undefined, "`rejects` needs `merges`")
  .refine((mock) => mock.also === undefined || mock.records !== undefined, "`also` needs `records`");
export type MockFile = z.infer<typeof MockFile>;

export const BankFile = z.record(ToolName, MockFile);
export type BankFile = z.infer<typeof BankFile>;
