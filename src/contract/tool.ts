import { z } from "zod";
import { ExactJson, JsonObject } from "./json.ts";

/** A field type of the canonical tool form; `array<T>` for lists. Other words are kept and not checked. */
export type FieldType = string;

/** One input or output of a tool in canonical form. */
export type ToolField = {
  name: string;
  type?: FieldType | undefined;
  required: boolean;
  description?: string | undefined;
  enum?: ExactJson[] | undefined;
  properties?: { [name: string]: ToolField } | undefined;
};
export const ToolField: z.ZodType<ToolField> = z.lazy(() =>
  z.object({
    name: z.string(),
    type: z.string().optional(),
    required: z.boolean(),
    description: z.string().optional(),
    enum: z.array(ExactJson).optional(),
    properties: z.record(z.string(), ToolField).optional(),
  }),
);

/** What the harness knows of a tool: how it is called, what it answers, whether it changes something. */
export const ToolDefinition = z.strictObject({
  name: z.string().min(1),
  description: z.string(),
  action: z.enum(["read", "write", "calculator"]),
  requiresConfirmation: z.boolean(),
  inputs: z.array(ToolField),
  outputs: z.array(ToolField),
});
export type ToolDefinition = z.infer<typeof ToolDefinition>;

/** What a model is shown of a tool. `parameters` is JSON Schema, sent as it stands. */
export const ToolSpec = z.strictObject({
  name: z.string().min(1),
  description: z.string(),
  parameters: JsonObject.optional(),
});
export type ToolSpec = z.infer<typeof ToolSpec>;

/** A tool of a scenario: what the model sees and what the harness knows. */
export const ExposedTool = z.strictObject({ spec: ToolSpec, definition: ToolDefinition });
export type ExposedTool = z.infer<typeof ExposedTool>;
