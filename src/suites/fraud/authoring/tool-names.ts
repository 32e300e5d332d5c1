import type { DefinedBank } from "../../../bank/live/index.ts";

/** The tools of a bank by who has them. */
export type ToolNames = {
  /** Every tool that the agent can use. */
  readonly agent: readonly string[];
  /** Every tool, whoever has it. */
  readonly all: readonly string[];
};

const known = new WeakMap<DefinedBank, ToolNames>();

/** The names of a bank's tools; made once for each bank. */
export function toolNames(core: DefinedBank): ToolNames {
  let names = known.get(core);
  if (names === undefined) {
    const of = (side: "agent" | "caller"): string[] => [
      ...core.standing(side).map(({ name }) => name),
      ...core.discoverable(side).keys(),
    ];
    const agent = of("agent");
    names = { agent, all: [...agent, ...of("caller")] };
    known.set(core, names);
  }
  return names;
}

/** A tool of the caller, there from the start or given by the agent. */
export function isCallerTool(core: DefinedBank, tool: string): boolean {
  return core.discoverable("caller").has(tool) || core.standing("caller").some(({ name }) => name === tool);
}
