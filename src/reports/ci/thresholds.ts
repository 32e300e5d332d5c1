import { z } from "zod";

const Share = z.number().min(0).max(1);

/**
 * A least share. On `point` the figure itself must reach it; on `low` the lower end of its 95 % interval must, so that
 * few scenarios cannot pass by luck.
 */
export const AtLeast = z.strictObject({
  atLeast: Share.describe("From 0 to 1."),
  on: z
    .enum(["point", "low"], "say point (the figure itself) or low (the lower end of its 95 % interval)")
    .describe(
      "point: the figure itself. low: the lower end of its 95 % interval, which few scenarios rarely reach.",
    ),
});
export type AtLeast = z.infer<typeof AtLeast>;

/** A greatest share of the planned episodes. */
export const AtMost = z.strictObject({
  atMost: Share.describe("Share of the planned episodes, from 0 to 1."),
});
export type AtMost = z.infer<typeof AtMost>;

const strict = AtLeast.optional().describe("Scenarios that passed every graded trial.");
const atLeastOnce = AtLeast.optional().describe("Scenarios that passed at least one trial.");
const mean = AtLeast.optional().describe("Mean over scenarios of the share of trials passed.");

const OverallBars = barred({
  strict,
  atLeastOnce,
  mean,
  open: AtMost.optional().describe("Episodes whose verdict is open: a deciding question has no answer."),
  invalid: AtMost.optional().describe(
    "Episodes that the simulator spoiled. Up to this share they are tolerated.",
  ),
  errors: AtMost.optional().describe("Episodes in error or missing. Up to this share they are tolerated."),
});

const GroupBars = barred({
  strict,
  atLeastOnce,
  mean: AtLeast.extend({ on: z.literal("point", "a group's mean has no interval: use point") })
    .optional()
    .describe("Mean over the group's scenarios of the share of trials passed."),
});

const MacroBars = barred({ strict, mean });

const part = {
  overall: OverallBars.optional(),
  by: filled(z.record(z.string(), filled(z.record(z.string(), GroupBars), "name a group")), "name a grouping")
    .optional()
    .describe('Grouping (axis, domain …) → group → bars. "*": each group that is not named itself.'),
  macro: filled(z.record(z.string(), MacroBars), "name a grouping")
    .optional()
    .describe("Grouping → bars for the mean of its groups, each counting the same."),
};

const Part = z.strictObject(part);

/** Thresholds over a whole run, or over one side of its suite. */
export type ThresholdPart = z.infer<typeof Part>;

const Settings = z.object({
  format: z.literal(1),
  agents: z
    .array(z.string())
    .min(1)
    .optional()
    .describe("Labels of the agents held to this. Left out: all but calibration agents."),
  openCountsAs: z
    .enum(["failed", "passed"], "say failed (the lower end of the band) or passed (the upper end)")
    .optional()
    .describe("What open verdicts count as where they leave a figure a band. Left out: failed."),
  ...part,
  scenarios: z
    .array(
      z.strictObject({
        ids: z.array(z.string()).min(1),
        passed: AtLeast.describe(
          "Share of a scenario's own graded trials; low is their Wilson interval's end.",
        ),
      }),
    )
    .min(1)
    .optional()
    .describe("Bars for each of these scenarios by itself."),
});

/**
 * thresholds.yaml: what a run's figures must reach. Whatever is named must exist in the run; where nothing was graded, a
 * threshold is breached. Any setting that is not listed names a side of the run's suite.
 */
export const Thresholds: z.ZodType<Thresholds> = Settings.catchall(
  barred(part).describe("Bars over one side of the run's suite, under the side's id."),
)
  .transform((file): Thresholds => {
    const { format, agents, openCountsAs, overall, by, macro, scenarios, ...sides } = file;
    const settings = { format, agents, openCountsAs, overall, by, macro, scenarios };
    return entries(sides) === 0 ? settings : { ...settings, sides };
  })
  .refine(
    ({ overall, by, macro, scenarios, sides }) =>
      [overall, by, macro, scenarios, sides].some((setting) => setting !== undefined),
    "sets no threshold: write overall, by, macro, scenarios or a side of the suite",
  );
export type Thresholds = {
  format: 1;
  /** Bars over single sides of the run's suite, by their ids. */
  sides?: Readonly<Record<string, ThresholdPart>> | undefined;
} & {
  [Setting in "agents" | "openCountsAs" | "overall" | "by" | "macro" | "scenarios"]?:
    | z.infer<typeof Settings>[Setting]
    | undefined;
};

function barred<Shape extends z.ZodRawShape>(shape: Shape) {
  return filled(z.strictObject(shape), `write ${Object.keys(shape).join(", ")}`);
}

/** What says nothing would hold whatever happens. */
function filled<Schema extends z.ZodType<object>>(schema: Schema, remedy: string) {
  return schema.refine((part) => entries(part) > 0, `sets no threshold: ${remedy}`);
}

function entries(part: object | undefined): number {
  return Object.keys(part ?? {}).length;
}
