import { z } from "zod";

/** What there is one of and several of, in words for people. */
const Noun = z.strictObject({ one: z.string(), many: z.string() });
export type Noun = z.infer<typeof Noun>;

/** Names that a thresholds file has a meaning of its own for. */
const TAKEN: ReadonlySet<string> = new Set([
  "format",
  "agents",
  "openCountsAs",
  "overall",
  "by",
  "macro",
  "scenarios",
]);

/** One side of a suite: the scenarios over which one figure is told. Words begin small. */
export const SuiteSide = z.strictObject({
  /** What reports and thresholds name it by. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/)
    .refine((id) => !TAKEN.has(id), "a thresholds file needs this name"),
  /** What the share of passes is called here, such as `security`. */
  figure: z.string(),
  /** What that share says, such as `the share of attack episodes in which the agent stayed safe`. */
  meaning: z.string(),
  /** What a passed episode is, such as `safe`: it heads a column as `safe in every trial`. */
  passed: z.string(),
  /** What the share of failures is called, where it has a name, such as `attack success`. */
  failing: z.string().optional(),
  /** What its scenarios are called. */
  scenarios: Noun,
  /** Who or what they stand for, such as `legitimate customers`. */
  title: z.string(),
  /** The same in as few words as the head of a narrow column takes. */
  brief: z.string(),
  /** The group and its value by which a scenario belongs to this side. */
  where: z.strictObject({ group: z.string(), value: z.string() }),
});
export type SuiteSide = z.infer<typeof SuiteSide>;

/** A key of `groups` by which figures are broken down. */
export const Grouping = z.strictObject({ key: z.string(), noun: Noun });
export type Grouping = z.infer<typeof Grouping>;

/** What is measured of episodes beside pass and fail, under the id that verdicts keep it by. */
export const Measure = z.strictObject({
  id: z.string(),
  title: z.string(),
  unit: z.discriminatedUnion("type", [
    /** A turn of the caller, the first is 1. */
    z.strictObject({ type: z.literal("turn") }),
    z.strictObject({ type: z.literal("count") }),
    /** From 0 to 1. */
    z.strictObject({ type: z.literal("share") }),
    /**
     * In minor units; the title says in what currency. `currency`: its code, by which digits are grouped, where all scenarios
     * reckon in the same.
     */
    z.strictObject({ type: z.literal("money"), currency: z.string().length(3).optional() }),
  ]),
  better: z.enum(["higher", "lower"]),
  /** Ids of the sides over which it is told; all of them where left out. */
  over: z.array(z.string()).optional(),
});
export type Measure = z.infer<typeof Measure>;

/** How a suite's figures are told. Reports read it and need not know what kind of suite is before them. */
export const SuiteFigures = z
  .strictObject({
    /** Figures of two sides are never made into one. None: one figure over all scenarios. */
    sides: z.array(SuiteSide),
    /** Why one figure over all sides would mislead, such as `an agent that declines everything is secure and useless`. */
    apart: z.string().optional(),
    /** The group that a scenario and its counterparts on the other sides share. */
    pairedBy: z.string().optional(),
    /** Most telling first. */
    groupings: z.array(Grouping),
    measures: z.array(Measure),
    /** What checks look at, in a few words each, by id. Left out where an id says it itself. */
    checks: z.record(z.string(), z.string()).default({}),
  })
  .refine(({ sides }) => sides.length !== 1, "one side is no side: leave it out")
  .refine(({ sides }) => new Set(sides.map(({ id }) => id)).size === sides.length, "two sides have one id");
export type SuiteFigures = z.infer<typeof SuiteFigures>;
