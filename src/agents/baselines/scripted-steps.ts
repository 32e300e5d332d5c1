import type { Participant } from "../../contract/ports.ts";
import type { ScriptStep } from "../../contract/retail-case.ts";
import { printExact } from "../../exact-json/index.ts";
import { scriptedAgent } from "../scripted-agent.ts";

/** A scenario's script as an agent; `undefined` where there is none. */
export function scriptedSteps(steps: readonly ScriptStep[] | undefined): Participant | undefined {
  if (steps === undefined) return undefined;
  return scriptedAgent(
    steps.map(({ say, calls }) => ({
      say,
      calls: calls?.map((call) => ({ tool: call.tool, arguments: printExact(call.with) })),
    })),
  );
}
