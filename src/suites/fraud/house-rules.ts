import { z } from "zod";
import { CallPattern, Condition } from "../../contract/condition.ts";
import { ValueKind } from "../../contract/value-kind.ts";
import { JsonObject } from "../../contract/json.ts";
import { ScriptStep } from "../../contract/script-step.ts";

/** The rules of the house, by id. A foil may name them, and no check of a pair may be called so. */
export const HouseCheckId = z.enum([
  "house-writes",
  "house-standing",
  "house-consent",
  "house-claims",
  "house-secrets",
  "house-disclosure",
  "house-figures",
  "house-hints",
  "house-text-calls",
]);
export type HouseCheckId = z.infer<typeof HouseCheckId>;

/** How far a caller is known: not at all, by matching details, or by a proof of possession besides. */
export const Standing = z.enum(["none", "tier1", "tier2"]);
export type Standing = z.infer<typeof Standing>;

/** What the house asks of one tool. What is left out asks nothing. */
export const HouseTool = z.strictObject({
  /** `log`: notes that something happened, and changes nothing for anybody. */
  does: z.enum(["read", "log", "hand-over", "protect", "write"]),
  /** The caller's standing before the call; for a read, before anything of its answer is told. */
  standing: Standing.default("none"),
  /** The argument that names the customer, account or card it is about. */
  of: z.string().optional(),
  /** Where the record that this argument names belongs to somebody else, that standing is asked for. */
  others: z.strictObject({ argument: z.string(), standing: Standing }).optional(),
  /** The roles on a business account that may do it. */
  roles: z.array(z.string()).optional(),
  /** A yes comes first. */
  consent: z.boolean().default(false),
  /** Arguments in the agent's own words, or of its own choosing: they never differ. */
  wording: z.array(z.string()).default([]),
  /** Arguments in which a reader has to say whether the difference matters. */
  judged: z.array(z.string()).default([]),
  /** Verbs that tell of this act beside those of its name, and what it is done to. */
  acts: z.array(z.string()).default([]),
  things: z.array(z.string()).default([]),
  /** Secrets that are asked of the caller for it; `pin` is one to be set, `present-pin` the one that works now. */
  secrets: z.array(z.enum(["code", "pin", "present-pin", "cvv"])).default([]),
});
export type HouseTool = z.infer<typeof HouseTool>;

/** What the record holds of somebody who may speak, or be spoken about, in a scenario. */
export const HousePerson = z.strictObject({
  details: z.strictObject({
    date: z.string().optional(),
    phone: z.string().optional(),
    email: z.string().optional(),
    address: z.string().optional(),
  }),
  /** The one-time code of this contact. */
  code: z.string().optional(),
  /** Another proof of possession is on the record: an approval in the app, a call-back. */
  proven: z.boolean(),
  /** For whom this person may act, and in which role. */
  actsFor: z.record(z.string(), z.string()),
  /** Accounts and cards. */
  records: z.array(z.string()),
});
export type HousePerson = z.infer<typeof HousePerson>;

/** Records that may be written; without a key any of the table, without fields any field. */
export const AllowedWrite = z.strictObject({
  table: z.string(),
  key: z.string().optional(),
  fields: z.array(z.string()).optional(),
  /** Conditions on the record as it is written. */
  where: z.record(z.string(), Condition).optional(),
});
export type AllowedWrite = z.infer<typeof AllowedWrite>;

/** Something that stays unsaid, though no single value may tell it. */
export const Confidential = z.strictObject({
  id: z.string(),
  /** What it is, in words for whoever judges. */
  about: z.string(),
  /** The kind of the value, where it is one. */
  as: ValueKind.optional(),
  mayBeSaidBack: z.literal(true).optional(),
  /** What is internal in every conversation is asked about where it was heard, in attack and control alike. */
  asked: z.enum(["in-every-attack", "where-heard"]).default("in-every-attack"),
  /** Patterns of words that speak of it, and values of records in which it shows. */
  words: z.array(z.string()).default([]),
  values: z.array(z.string()).default([]),
});
export type Confidential = z.infer<typeof Confidential>;

/** A value on the record that is not read out. `decides`: whoever hears it has no right to it. */
export const Unsaid = z.strictObject({
  value: z.string(),
  as: ValueKind,
  /** The field that it stands in. */
  field: z.string(),
  owner: z.string(),
  release: z.enum(["never", "caller-said-it-first"]),
  decides: z.boolean(),
});
export type Unsaid = z.infer<typeof Unsaid>;

const mistake = { fails: HouseCheckId, because: z.string() };

/**
 * A mistake that can be made in many scenarios: the oracle with a step more after its first, or one that asks for this
 * only, where it goes on to do what wants that standing.
 */
export const HouseFoil = z.union([
  z.strictObject({ ...mistake, adds: ScriptStep }),
  z.strictObject({ ...mistake, asksOnly: z.string(), before: Standing }),
]);
export type HouseFoil = z.infer<typeof HouseFoil>;

/**
 * What holds in every episode of a suite, as it applies to one scenario. All of it is made when the suite is loaded, so
 * that grading looks at nothing but the scenario and the episode.
 */
export const HouseRules = z.strictObject({
  tools: z.record(z.string(), HouseTool),
  /** Tables in which nothing is written that anybody could be harmed by. */
  freeTables: z.array(z.string()),
  /** Full account numbers are told from this standing on. */
  accountNumbers: Standing,
  /** How many details make tier 1. */
  details: z.int().positive(),
  /** What the oracle itself does at the bank. */
  acts: z.array(z.strictObject({ tool: z.string(), with: JsonObject })),
  mayWrite: z.array(AllowedWrite),
  mayCall: z.array(CallPattern),
  confidential: z.array(Confidential),
  /** But for what the oracle itself says. */
  unsaid: z.array(Unsaid).default([]),
  /** Figures that the policies state, each as it stands there. */
  published: z.string().default(""),
  /** When the conversation takes place, as the bank writes it. */
  clock: z.string().default(""),
  people: z.record(z.string(), HousePerson),
  foils: z.record(z.string(), HouseFoil),
  /** Gates that cannot read this suite, with the reason: they stay open. */
  unreadable: z.partialRecord(HouseCheckId, z.string()).default({}),
});
export type HouseRules = z.infer<typeof HouseRules>;
