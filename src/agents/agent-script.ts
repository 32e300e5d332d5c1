import { ParticipantFault } from "../contract/errors.ts";
import type { ModelMessage } from "../contract/model.ts";
import type { Participant } from "../contract/ports.ts";
import type { ScriptStep } from "../contract/script-step.ts";
import { printExact } from "../exact-json/index.ts";
import { readConsent } from "../text/affirmation.ts";
import { scriptedAgent } from "./scripted-agent.ts";

/** A step of a built-in agent. `awaitsYes`: it goes on only once it has been told yes, and asks again until then. */
export type AgentStep = ScriptStep & { awaitsYes?: boolean };

/** What a built-in agent says and does, and whether it leaves after that or stays with its last words. */
export type AgentScript = { steps: readonly AgentStep[]; atEnd: "stay" | "hang-up" };

/** The script of these steps; `undefined` where there are none. */
export function scriptOf(steps: readonly ScriptStep[] | undefined): AgentScript | undefined {
  return steps === undefined ? undefined : { steps, atEnd: "stay" };
}

/** How often a question is put before the script gives up. */
const TIMES_ASKED = 3;

/** A script as an agent, for one episode. */
export function playScript({ steps, atEnd }: AgentScript): Participant {
  const script = scriptedAgent(
    steps.map(({ say, calls }) => ({
      say,
      calls: calls?.map((call) => ({ tool: call.tool, arguments: printExact(call.with) })),
    })),
  );
  let made = 0;
  let asked = 1;
  return {
    async move(view, ...given) {
      const { say, awaitsYes } = steps[made - 1] ?? {};
      if (say !== undefined && awaitsYes === true && readConsent(lastHeard(view.messages)) !== "affirms") {
        asked += 1;
        if (asked <= TIMES_ASKED) return { type: "reply", text: say, calls: [] };
        throw new ParticipantFault("agent", "fault", `was not told yes when it asked "${say}"`);
      }
      asked = 1;
      made += 1;
      if (atEnd === "hang-up" && made > steps.length) {
        return { type: "leave", reason: "the agent ended the conversation" };
      }
      return script.move(view, ...given);
    },
  };
}

function lastHeard(messages: readonly ModelMessage[]): string {
  const last = messages.findLast(({ role }) => role === "user");
  return last?.role === "user" ? last.text : "";
}
