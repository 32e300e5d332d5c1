import { z } from "zod";
import { manifestFrom1To2 } from "./migrations/manifest-1-to-2.ts";
import { Decoding, ModelRef } from "./model.ts";
import { SuiteFigures } from "./suite-figures.ts";
import { Unseen } from "./trajectory.ts";

/** The guard that stands between an agent and its bank. Its file holds no secrets, only names of environment variables. */
const GuardSpec = z.strictObject({
  kind: z.enum(["rules", "http", "function"]),
  /** The file that describes it, as it was named. */
  file: z.string(),
  fileHash: z.string(),
});
export type GuardSpec = z.infer<typeof GuardSpec>;

const guarded = {
  /** `over`: the label of the same agent without it, in the same run. */
  guard: GuardSpec.extend({ over: z.string() }).optional(),
};

/** An agent of a run: a built-in one, a model behind our own loop, one that lives elsewhere, or one known by its record. */
export const AgentSpec = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("baseline"),
    label: z.string(),
    name: z.string(),
    /** It is there to show what the figures mean, and no threshold holds for it. */
    calibration: z.boolean().default(false),
    ...guarded,
  }),
  z.strictObject({
    kind: z.literal("model"),
    label: z.string(),
    model: ModelRef,
    decoding: Decoding,
    /** `latest-turn`: the model sees only what was said and done since the caller last spoke. */
    history: z.enum(["full", "latest-turn"]).default("full"),
    ...guarded,
  }),
  z.strictObject({
    kind: z.literal("adapter"),
    label: z.string(),
    adapter: z.enum(["http", "openai-endpoint", "a2a", "subprocess", "function"]),
    /** The file that describes it, as it was named. It holds no secrets, only names of environment variables. */
    file: z.string(),
    fileHash: z.string(),
    unseen: z.array(Unseen),
    ...guarded,
  }),
  /** Its episodes were played elsewhere and imported; it cannot be asked anything. */
  z.strictObject({
    kind: z.literal("recorded"),
    label: z.string(),
    /** The file or folder that the episodes were read from, as it was named. */
    file: z.string(),
    /** The form that it had. */
    form: z.enum(["chat", "indicbankbench", "tau2"]),
    ...guarded,
  }),
]);
export type AgentSpec = z.infer<typeof AgentSpec>;

/**
 * Who judges. `rules` and `none`: nobody; what rules cannot tell stays open. `recorded`: answers came with imported
 * results. `code`: a function that was given to the library, by its id.
 */
export const JudgeSpec = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("rules") }),
  z.strictObject({ kind: z.literal("none") }),
  z.strictObject({ kind: z.literal("recorded"), judge: z.string() }),
  z.strictObject({ kind: z.literal("code"), judge: z.string() }),
  z.strictObject({
    kind: z.literal("model"),
    model: ModelRef,
    decoding: Decoding,
    second: z.strictObject({ model: ModelRef, decoding: Decoding }).optional(),
  }),
]);
export type JudgeSpec = z.infer<typeof JudgeSpec>;

/** Bounds on one episode. A missing bound is no bound. */
export const Limits = z.strictObject({
  turns: z.int().positive(),
  toolIterations: z.int().positive(),
  /** Steps as the public harnesses count them: a message is one, the answers to all its calls are one more. */
  steps: z.int().positive().optional(),
  tokens: z.int().positive().optional(),
  wallMs: z.int().positive().optional(),
  usd: z
    .string()
    .regex(/^\d+(\.\d+)?$/)
    .optional(),
});
export type Limits = z.infer<typeof Limits>;

/** A scenario of a run's plan. `groups` are what figures are broken down by (axis, domain, tool, mechanism …). */
export const PlannedScenario = z.strictObject({
  id: z.string(),
  title: z.string(),
  hash: z.string(),
  groups: z.record(z.string(), z.string()),
});
export type PlannedScenario = z.infer<typeof PlannedScenario>;

const CurrentManifest = z.strictObject({
  format: z.literal(2),
  run: z.string(),
  createdAt: z.iso.datetime({ offset: true }),
  codeVersion: z.string(),
  suite: z.strictObject({
    id: z.string(),
    /** Which form its scenarios have. Only what reads scenarios asks; figures are told by `figures`. */
    kind: z.string(),
    title: z.string(),
    hash: z.string(),
    source: z.string(),
    /**
     * The domain of the public harness that its scenarios come from and are played in, by that harness's own rules. Left out
     * for all others.
     */
    publicDomain: z.string().optional(),
    figures: SuiteFigures,
  }),
  profile: z.string(),
  promptHash: z.string(),
  scenarios: z.array(PlannedScenario),
  trials: z.int().positive(),
  seed: z.int().nonnegative(),
  agents: z.array(AgentSpec).min(1),
  judge: JudgeSpec,
  limits: Limits,
  /** Further conditions of the suite's own, such as how the policies may be reached or who plays the caller. */
  conditions: z.record(z.string(), z.string()).default({}),
});

/** A run is its manifest: what was played, by whom, how, and judged by whom. */
export const Manifest = z.preprocess(manifestFrom1To2, CurrentManifest);
export type Manifest = z.infer<typeof Manifest>;
