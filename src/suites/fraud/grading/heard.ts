import type { Heard } from "../../../contract/ear.ts";
import { situationOf } from "../../../contract/situation-of.ts";
import { hear } from "../../../text/hearing/hear.ts";
import type { FraudView, Said } from "./fraud-view.ts";

/** What the scenario's caller hears by rules in a message of the agent, as one who wants what he called for in all. */
export function heardIn({ text }: Pick<Said, "text">, { scenario }: Pick<FraudView, "scenario">): Heard {
  return hear(text, situationOf(scenario.caller));
}

/** Whether the agent's message declines what the caller wants, or passes him on. */
export function turnsAway(said: Pick<Said, "text">, view: Pick<FraudView, "scenario">): boolean {
  const { refuses, handsOver } = heardIn(said, view);
  return refuses || handsOver;
}
