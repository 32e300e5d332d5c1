import type { Side } from "../../contract/actor.ts";
import type { ExactJson, ExactObject, Json, JsonObject } from "../../contract/json.ts";
import type { ToolSpec } from "../../contract/tool.ts";
import { fieldOf } from "../../exact-json/index.ts";
import type { BankClock } from "./clock.ts";
import type { EpisodeDatabase } from "./episode-database.ts";
import type { Ids } from "./ids.ts";
import { BadArguments } from "./lenient-values.ts";
import type { BankRules } from "./rules.ts";

/** One argument of a tool, as its caller is shown it. */
export type Parameter = {
  readonly type: "string" | "number" | "integer" | "boolean";
  readonly description: string;
  readonly required: boolean;
  /** What an argument that is left out counts as. */
  readonly default?: Json;
  readonly values?: readonly string[];
};
export type Parameters = { readonly [name: string]: Parameter };

/** Arguments whose names have been checked against the parameters. Their values may be of any type. */
export type Arguments<Declared extends Parameters> = { readonly [Name in keyof Declared]: ExactJson };

export const text = (description: string): Parameter => ({ type: "string", description, required: true });
export const amount = (description: string): Parameter => ({ type: "number", description, required: true });
export const whole = (description: string): Parameter => ({ type: "integer", description, required: true });
export const flag = (description: string): Parameter => ({ type: "boolean", description, required: true });
/** The parameter may be left out and then counts as this; without a value it counts as null. */
export const optional = (parameter: Parameter, value?: Json): Parameter => ({
  ...parameter,
  required: false,
  ...(value !== undefined && { default: value }),
});

/** What a tool answers: that it did as asked, or that it will not. */
export type ToolReply =
  | { readonly status: "done"; readonly text: string }
  | { readonly status: "refused"; readonly code: string; readonly text: string };

export const done = (text: string): ToolReply => ({ status: "done", text });
/** A refusal: a code for programs, a sentence for who called. */
export const refused = (code: string, text: string): ToolReply => ({ status: "refused", code, text });

/** All that a tool can see and do. */
export type ToolBank = {
  readonly db: EpisodeDatabase;
  readonly clock: BankClock;
  readonly ids: Ids;
  readonly rules: BankRules;
  readonly desk: ToolDesk;
};

/** What the tools that are about tools work with. */
export interface ToolDesk {
  /** A tool of this side that is there from the start. */
  standing(side: Side, name: string): BankTool | undefined;
  /** A tool of this side that must be unlocked or granted. */
  discoverable(side: Side, name: string): BankTool | undefined;
  isUnlocked(tool: BankTool): boolean;
  unlock(tool: BankTool): void;
  /** Whether the caller has been given the tool. */
  isGranted(tool: BankTool): boolean;
  grant(tool: BankTool): void;
  /** The tool as it is described to who may call it. */
  describe(tool: BankTool): string;
  /** Runs a discoverable tool. @throws BadArguments when the arguments do not fit it. */
  run(tool: BankTool, args: ExactJson): ToolReply;
  /** Runs an unlocked tool and logs that it was called. @throws BadArguments as `run` does, and then logs nothing. */
  runLogged(tool: BankTool, args: ExactJson): ToolReply;
}

/** One tool of the bank. */
export type BankTool = {
  readonly name: string;
  readonly side: Side;
  /** `standing`: there from the start. `discoverable`: named by a policy document, unlocked by the agent or granted. */
  readonly reach: "standing" | "discoverable";
  /** What the public bank takes it for; only the calls of `write` tools are logged without being asked for. */
  readonly kind: "read" | "write" | "generic";
  /** Whether the law of the bank's country governs it, so that what a document says of it has to name its source. */
  readonly lawGoverns?: true;
  readonly description: string;
  readonly parameters: Parameters;
  run(args: Readonly<ExactObject>, bank: ToolBank): ToolReply;
};

/** Declares a tool; its parameters are described, checked and given to `run` by the same names. */
export function bankTool<const Declared extends Parameters>(
  tool: Omit<BankTool, "parameters" | "run"> & {
    readonly parameters: Declared;
    run(args: Arguments<Declared>, bank: ToolBank): ToolReply;
  },
): BankTool {
  return {
    ...tool,
    // `bindArguments` has given every declared name a value before a tool is run.
    run: (args, bank) => tool.run(args as Arguments<Declared>, bank),
  };
}

/**
 * The arguments by the tool's parameters, with what was left out filled in.
 *
 * @throws BadArguments for a missing or unknown name.
 */
export function bindArguments(tool: BankTool, args: Readonly<ExactObject>): ExactObject {
  const unknown = Object.keys(args).filter((name) => !Object.hasOwn(tool.parameters, name));
  if (unknown.length > 0) throw new BadArguments(`${tool.name} takes no ${unknown.join(", ")}`);
  const names = Object.keys(tool.parameters);
  const missing = names.filter(
    (name) => tool.parameters[name]?.required === true && !Object.hasOwn(args, name),
  );
  if (missing.length > 0) throw new BadArguments(`${tool.name} needs ${missing.join(", ")}`);
  const valueOf = (name: string): ExactJson =>
    fieldOf(args, name) ?? (Object.hasOwn(args, name) ? null : (tool.parameters[name]?.default ?? null));
  return Object.fromEntries(names.map((name) => [name, valueOf(name)]));
}

/** Descriptions of a tool in other words than ours, such as the public ones that a pack brings with it. */
export type ToolWords = {
  readonly description: string;
  readonly parameters?: { readonly [name: string]: string };
};

/** What a model is shown of the tool. */
export function toolSpec(tool: BankTool, words?: ToolWords): ToolSpec {
  const properties: JsonObject = {};
  for (const [name, parameter] of Object.entries(tool.parameters)) {
    properties[name] = {
      type: parameter.type,
      description: words?.parameters?.[name] ?? parameter.description,
      ...(parameter.values !== undefined && { enum: [...parameter.values] }),
      ...(parameter.default !== undefined && { default: parameter.default }),
    };
  }
  const required = Object.keys(properties).filter((name) => tool.parameters[name]?.required === true);
  return {
    name: tool.name,
    description: words?.description ?? tool.description,
    parameters: { type: "object", properties, required },
  };
}
