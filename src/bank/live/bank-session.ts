import type { Side } from "../../contract/actor.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import type { ToolSpec } from "../../contract/tool.ts";
import type { Effect } from "../../contract/trajectory.ts";
import { isExactObject, printExact, toJson } from "../../exact-json/index.ts";
import { strictSchemaErrors } from "../../tool-schema/index.ts";
import { bindArguments, refused, type BankTool, type ToolDesk, type ToolReply } from "./bank-tool.ts";
import type { BankSnapshot } from "./base-snapshot.ts";
import { readClock, type BankClock } from "./clock.ts";
import type { Sha256 } from "./database-hash.ts";
import { EpisodeDatabase, type Write } from "./episode-database.ts";
import { Ids } from "./ids.ts";
import { BadArguments } from "./lenient-values.ts";
import { withFloats } from "./read-call-arguments.ts";
import type { DefinedBank } from "./define-bank.ts";
import type { BankRules } from "./rules.ts";
import { describeTool, specOf, type Wording } from "./tool-specs.ts";

/** What an episode's bank is made of. */
export type SessionOptions = {
  snapshot: BankSnapshot;
  bank: DefinedBank;
  /** Now; the bank's own where it is left out. */
  clock?: string | undefined;
  sha256: Sha256;
  /** The caller's tools at the start; without it all that are not discoverable. */
  callerTools?: readonly string[] | undefined;
  /** Discoverable tools whose calls are logged although they only read. */
  readLog: ReadonlySet<string>;
  words: Wording;
};

type Rejection = { readonly status: "schema-error" | "unknown-tool"; readonly text: string };

/** How a call went, with the changes that it made. `code` says why it was not done. */
export type Invocation = {
  readonly status: "done" | "refused" | Rejection["status"];
  readonly code: string | undefined;
  readonly text: string;
  readonly writes: readonly Write[];
  readonly effects: readonly Effect[];
};

/** The bank of one episode: its records, and what has been unlocked and granted. */
export class BankSession implements ToolDesk {
  readonly db: EpisodeDatabase;
  readonly clock: BankClock;
  readonly ids: Ids;
  readonly rules: BankRules;
  readonly #bank: DefinedBank;
  readonly #options: SessionOptions;
  readonly #unlocked = new Set<BankTool>();
  #effects: Effect[] = [];

  constructor(options: SessionOptions) {
    this.#options = options;
    this.#bank = options.bank;
    this.db = new EpisodeDatabase(options.snapshot);
    this.clock = readClock(options.clock ?? options.bank.clock, options.bank.dates);
    this.ids = new Ids(options.sha256);
    this.rules = options.bank.rules;
  }

  /** Tools that this side is shown, in a stable order. Under our own rules it grows with each unlock and grant. */
  visible(side: Side): readonly ToolSpec[] {
    const { callerTools, words } = this.#options;
    const standing = this.#bank
      .standing(side)
      .filter(({ name }) => side === "agent" || callerTools === undefined || callerTools.includes(name));
    return [...standing, ...this.#opened(side)].map((tool) => specOf(tool, words));
  }

  /** Runs one call. Under our own rules a call that is not done changes nothing. */
  invoke(side: Side, name: string, args: ExactObject): Invocation {
    const before = this.db.journal.length;
    this.#effects = [];
    const reply = this.#attempt(side, name, args);
    if (this.rules.mended && reply.status !== "done") this.db.undo(before);
    return {
      status: reply.status,
      code: reply.status === "done" ? undefined : "code" in reply ? reply.code : reply.status,
      text: reply.text,
      writes: this.db.netWrites(before),
      effects: this.#effects,
    };
  }

  standing(side: Side, name: string): BankTool | undefined {
    return this.#bank.standing(side).find((tool) => tool.name === name);
  }

  discoverable(side: Side, name: string): BankTool | undefined {
    return this.#bank.discoverable(side).get(name);
  }

  isUnlocked(tool: BankTool): boolean {
    return this.#unlocked.has(tool);
  }

  /** Whether this is a tool of the agent's that has yet to be unlocked. */
  isLocked(name: string): boolean {
    const tool = this.discoverable("agent", name);
    return tool !== undefined && !this.isUnlocked(tool);
  }

  unlock(tool: BankTool): void {
    if (this.#unlocked.has(tool)) return;
    this.#unlocked.add(tool);
    this.#effects.push({ type: "unlock", tool: tool.name });
  }

  isGranted(tool: BankTool): boolean {
    if (this.rules.mended && this.#options.callerTools?.includes(tool.name) === true) return true;
    return this.db
      .rowsWhere("user_discoverable_tools", "tool_name", tool.name)
      .some(([, record]) => record["status"] === "GIVEN");
  }

  grant(tool: BankTool): void {
    const record = { tool_name: tool.name, status: "GIVEN" };
    if (this.db.add("user_discoverable_tools", this.ids.grantedTool(tool.name), record)) {
      this.#effects.push({ type: "grant", tool: tool.name });
    }
  }

  describe(tool: BankTool): string {
    return describeTool(specOf(tool, this.#options.words));
  }

  run(tool: BankTool, args: ExactJson): ToolReply {
    if (!isExactObject(args)) throw new BadArguments("the arguments are no JSON object");
    const bound = bindArguments(tool, args);
    if (this.rules.mended) this.#checkTypes(tool, args);
    return tool.run(bound, { ...this.#view, desk: this });
  }

  runLogged(tool: BankTool, args: ExactJson): ToolReply {
    const reply = this.run(tool, args);
    if (tool.kind === "write" || this.#options.readLog.has(tool.name)) {
      const record = { tool_name: tool.name, status: "CALLED" };
      this.db.add("agent_discoverable_tools", this.ids.agentToolCalls(tool.name), record);
    }
    return reply;
  }

  #attempt(side: Side, name: string, args: ExactObject): ToolReply | Rejection {
    try {
      const tool = this.#reachable(side, name);
      if (tool !== undefined) return this.run(tool, this.#withArgumentText(args));
      const discoverable = this.discoverable(side, name);
      if (discoverable !== undefined) return this.#callDirectly(discoverable, args);
      return { status: "unknown-tool", text: `There is no tool "${name}".` };
    } catch (error) {
      if (!(error instanceof BadArguments)) throw error;
      return { status: "schema-error", text: `The call of ${name} cannot be carried out: ${error.message}.` };
    }
  }

  #reachable(side: Side, name: string): BankTool | undefined {
    const { callerTools } = this.#options;
    const kept = side === "caller" && this.rules.mended && callerTools?.includes(name) === false;
    return kept ? undefined : this.standing(side, name);
  }

  /** In the public bank a discoverable tool that is called by its own name runs, locked or not, and is not logged. */
  #callDirectly(tool: BankTool, args: ExactObject): ToolReply {
    if (tool.side === "caller" || !this.rules.mended)
      return this.run(tool, this.rules.mended ? withFloats(args) : args);
    if (!this.isUnlocked(tool)) return refused("not-unlocked", `${tool.name} has not been unlocked.`);
    return this.runLogged(tool, withFloats(args));
  }

  #opened(side: Side): readonly BankTool[] {
    if (!this.rules.mended) return [];
    if (side === "agent") return [...this.#unlocked];
    return [...this.#bank.discoverable(side).values()].filter((tool) => this.isGranted(tool));
  }

  /** A discoverable tool's arguments may come as an object: then as if they were its text. */
  #withArgumentText(args: ExactObject): ExactObject {
    const inner = args["arguments"];
    return this.rules.objectArguments && isExactObject(inner)
      ? { ...args, arguments: printExact(inner) }
      : args;
  }

  #checkTypes(tool: BankTool, args: ExactObject): void {
    const errors = strictSchemaErrors(specOf(tool, this.#options.words), toJson(args));
    if (errors.length > 0) throw new BadArguments(errors.map((error) => error.text).join("; "));
  }

  get #view() {
    const { db, clock, ids, rules } = this;
    return { db, clock, ids, rules };
  }
}
