import type { EventOf, GuardAct } from "../../contract/trajectory.ts";
import { loggedCall } from "./conversation-of.ts";
import type { UnplacedEvent } from "./event-log.ts";
import type { GuardActs } from "./guard-acts.ts";

/** What a guard did to words of the agent, or to a call and its result: decisions on calls are Inspect's approvals. */
export function guardEvents(
  guarded: GuardActs,
  event: EventOf<"message"> | EventOf<"tool-call">,
): UnplacedEvent[] {
  return guarded
    .on(event.seq)
    .map(({ act }) =>
      event.type === "tool-call" && (act.type === "denied" || act.type === "rewrote-call")
        ? approval(act, event, guarded)
        : { event: "info", source: "guard", data: told(act, event) },
    );
}

function approval(
  act: Extract<GuardAct, { type: "denied" | "rewrote-call" }>,
  event: EventOf<"tool-call">,
  guarded: GuardActs,
): UnplacedEvent {
  const ran = loggedCall(event, { raw: event.rawArguments, arguments: event.arguments });
  const rule = act.rule === undefined ? {} : { explanation: `rule ${act.rule}` };
  const base = { event: "approval", message: "", approver: "guard", ...rule } as const;
  if (act.type === "denied") return { ...base, call: ran, decision: "reject" };
  return { ...base, call: loggedCall(event, guarded.asked(event)), decision: "modify", modified: ran };
}

function told(act: GuardAct, event: EventOf<"message"> | EventOf<"tool-call">) {
  const rule = "rule" in act && act.rule !== undefined ? { rule: act.rule } : {};
  switch (act.type) {
    case "denied":
    case "rewrote-call":
      return { did: act.type, ...rule };
    case "rewrote-result":
      return { did: "put other words in place of the bank's answer", ...rule, bank_answered: act.answered };
    case "rewrote-words": {
      const heard = event.type === "message" ? { caller_heard: event.text } : {};
      return { did: "put other words in place of the agent's", ...rule, agent_said: act.said, ...heard };
    }
    case "failed":
      return { did: "could not decide", on: act.at, problem: act.problem };
  }
}
