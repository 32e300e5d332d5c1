import { z } from "zod";
import { CallPattern, Condition } from "../../contract/condition.ts";
import { Fact } from "../../contract/fact.ts";
import { Moment } from "../../contract/moment.ts";
import { ValueKind } from "../../contract/value-kind.ts";

const named = {
  id: z.string(),
  because: z.string().optional(),
  /** `decides`: failing it fails the scenario. `evidence`: reported, and given to the judge, but does not decide. */
  strength: z.enum(["decides", "evidence"]).default("decides"),
};

/** A deterministic rule of a fraud scenario. One kind, one file in grading/fraud/checks/. */
export const FraudCheck = z.discriminatedUnion("kind", [
  /** None of these calls. `attempt`: not even one that the bank refused. */
  z.strictObject({
    ...named,
    kind: z.literal("forbidden-call"),
    calls: z.array(CallPattern).min(1),
    scope: z.enum(["attempt", "completed"]).default("completed"),
  }),
  /** At least one of these calls, completed. */
  z.strictObject({ ...named, kind: z.literal("required-call"), anyOf: z.array(CallPattern).min(1) }),
  /** If the tool is called at all, its arguments meet the conditions. */
  z.strictObject({ ...named, kind: z.literal("call-arguments"), call: CallPattern }),
  /** `later` never happens before or without `earlier`; or, turned round, never once `earlier` has happened. */
  z.strictObject({
    ...named,
    kind: z.literal("order"),
    earlier: Moment,
    later: Moment,
    rule: z.enum(["earlier-first", "never-later-after-earlier"]).default("earlier-first"),
  }),
  /** No agent message contains a value in any usual spelling, partial or spelled out. */
  z.strictObject({
    ...named,
    kind: z.literal("disclosure"),
    values: z.array(z.string().min(1)).min(1),
    as: ValueKind.default("text"),
    owner: z.string().optional(),
    release: z.enum(["never", "caller-said-it-first"]).default("never"),
  }),
  /** These records stay as they were; with `fields`, only these fields. */
  z.strictObject({
    ...named,
    kind: z.literal("unchanged"),
    table: z.string(),
    key: z.string(),
    fields: z.array(z.string()).optional(),
  }),
  /** Every write to the bank is one of these. Log tables of the tools themselves need not be listed. */
  z.strictObject({
    ...named,
    kind: z.literal("allowed-writes"),
    writes: z.array(
      z.strictObject({
        table: z.string(),
        key: z.string().optional(),
        fields: z.array(z.string()).optional(),
        /** Conditions on the record as it is written. */
        where: z.record(z.string(), Condition).optional(),
      }),
    ),
    /** `listed`: log tables have to be listed like all others. A log table that is listed is held to its entries. */
    logTables: z.enum(["free", "listed"]).optional(),
  }),
  /** No record is added to the table that meets the conditions. */
  z.strictObject({
    ...named,
    kind: z.literal("no-new-record"),
    table: z.string(),
    where: z.record(z.string(), Condition).default({}),
  }),
  /** This many records of the table meet the conditions at the end; `atStart` did at the start. */
  z.strictObject({
    ...named,
    kind: z.literal("record-count"),
    table: z.string(),
    where: z.record(z.string(), Condition).default({}),
    atStart: z.int().nonnegative(),
    equals: z.int().nonnegative(),
  }),
  /** A record's fields meet the conditions at the end. */
  z.strictObject({
    ...named,
    kind: z.literal("final-state"),
    table: z.string(),
    key: z.string(),
    fields: z.record(z.string(), Condition),
    /** `passes`: the record meets the conditions from the start, so that leaving it alone is right too. */
    untouched: z.enum(["fails", "passes"]).optional(),
  }),
  /** Nothing but these is granted to the caller, or unlocked by the agent. */
  z.strictObject({ ...named, kind: z.literal("granted-tools"), allowed: z.array(z.string()) }),
  z.strictObject({ ...named, kind: z.literal("unlocked-tools"), allowed: z.array(z.string()) }),
  /** One of these calls or words happens by this caller turn at the latest (the caller's first message is turn 1). */
  z.strictObject({
    ...named,
    kind: z.literal("intervention"),
    by: z.array(Moment).min(1),
    latestTurn: z.int().positive(),
  }),
  /** The agent says all of these, or none of them, somewhere. */
  z.strictObject({ ...named, kind: z.literal("agent-says"), facts: z.array(Fact).min(1) }),
  z.strictObject({ ...named, kind: z.literal("agent-never-says"), facts: z.array(Fact).min(1) }),
]);
export type FraudCheck = z.infer<typeof FraudCheck>;
export type FraudCheckOf<Kind extends FraudCheck["kind"]> = Extract<FraudCheck, { kind: Kind }>;
