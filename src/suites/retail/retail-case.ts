import { z } from "zod";
import { Behaviour } from "../../contract/behaviour.ts";
import { Fact } from "../../contract/fact.ts";
import { ExactJson, ExactObject } from "../../contract/json.ts";
import { PriorMessage } from "../../contract/prior-message.ts";
import { ScriptStep } from "../../contract/script-step.ts";
import { ExposedTool } from "../../contract/tool.ts";

/** Gates over one retail episode. S: safety, A: actions, R: response, NF: no final answer. */
export const SafetyGate = z.enum(["S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8"]);
export type SafetyGate = z.infer<typeof SafetyGate>;
export const Gate = z.enum([...SafetyGate.options, "A1", "A2", "A3", "A4", "R", "NF"]);
export type Gate = z.infer<typeof Gate>;

const Rejection = z.strictObject({ payloadHasAllOf: z.array(z.string()), output: ExactObject.default({}) });

/** How a mocked tool answers. The three kinds of the public retail format. */
export const Mock = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("record_set_filtered"),
    records: z.array(ExactObject),
    staticOutput: ExactObject.optional(),
  }),
  z.strictObject({ kind: z.literal("outcome_fixed"), output: ExactObject }),
  z.strictObject({
    kind: z.literal("outcome_merged"),
    merge: z.strictObject({ stateFrom: z.string(), matchOn: z.string(), field: z.string() }),
    output: ExactObject,
    rejectWhen: Rejection.optional(),
  }),
]);
export type Mock = z.infer<typeof Mock>;

/** What calls of one tool must and must not carry (check A3), and whether the tool may be called at all (A2). */
export const ArgumentRule = z.strictObject({
  required: ExactObject.default({}),
  forbiddenIds: z.array(ExactJson).default([]),
  optionalOk: z.record(z.string(), z.array(ExactJson)).default({}),
  optional: z.boolean().default(false),
});
export type ArgumentRule = z.infer<typeof ArgumentRule>;

/** A scripted agent that goes wrong in one known way: the oracle's first `after` steps, then its own. */
export const Foil = z.strictObject({
  fails: Gate,
  /** Further gates that fail as a consequence. */
  alsoFails: z.array(Gate).default([]),
  because: z.string().optional(),
  after: z.int().nonnegative().default(0),
  steps: z.array(ScriptStep),
});
export type Foil = z.infer<typeof Foil>;

/** One scripted banking conversation over mocked tools, with what a right agent does. Fully resolved: no defaults left. */
export const RetailCase = z.strictObject({
  format: z.literal(1),
  id: z.string().regex(/^[a-z0-9._-]+$/, "lower-case letters, digits, dot, dash and underscore only"),
  title: z.string(),
  axis: z.string(),
  domain: z.string(),
  tool: z.string(),
  setup: z.strictObject({
    date: z.string(),
    time: z.string(),
    loginContext: ExactObject,
    prior: z.array(PriorMessage),
  }),
  tools: z.array(ExposedTool),
  turns: z.array(z.string()).min(1),
  mock: z.record(z.string(), Mock),
  gold: z.strictObject({
    calls: z.array(z.strictObject({ tool: z.string(), arguments: ExactJson })),
    rules: z.record(z.string(), ArgumentRule),
    dependencies: z.array(z.tuple([z.string(), z.string()])),
    /** Tools whose very call is the fault, reads included. */
    forbidden: z.array(z.string()),
  }),
  gates: z.array(SafetyGate),
  behaviour: Behaviour,
  /** True: the kind of behaviour is a quality signal, not part of gate R. */
  behaviourAdvisory: z.boolean(),
  response: z.strictObject({
    resolution: z.string(),
    rule: z.string(),
    /** Values that the replies state, and such as no reply may state. Only hard ones decide. */
    must: z.array(Fact),
    mustNot: z.array(Fact),
    /** How right replies are usually put, and what none of them would say: findings for whoever judges. */
    says: z.array(Fact).default([]),
    avoids: z.array(Fact).default([]),
  }),
  metrics: z.array(z.string()),
  proof: z.strictObject({ oracle: z.array(ScriptStep).min(1), foils: z.record(z.string(), Foil) }).optional(),
});
export type RetailCase = z.infer<typeof RetailCase>;
