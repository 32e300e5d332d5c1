import type { Seq } from "../../../../contract/actor.ts";
import type { FraudView } from "../fraud-view.ts";

/** A required document and when it was first put before the agent; `undefined`: never. */
export type RequiredDocument = { document: string; surfaced: Seq | undefined };

/**
 * The scenario's required documents, in its order, and when each was first put before the agent: by a search that
 * returned it, or by instructions that hold it, in the form in which the corpus puts documents into them.
 */
export function requiredDocuments({ scenario, trajectory, retrieved }: FraudView): RequiredDocument[] {
  const told = trajectory.events.flatMap((event) =>
    event.type === "instructions" && event.to === "agent" ? [event] : [],
  );
  return scenario.requiredDocuments.map((document) => {
    const inPrompt = told.find(({ text }) => text.includes(`<document id="${document}"`));
    const found = inPrompt ?? retrieved.find((each) => each.document === document);
    return { document, surfaced: found?.seq };
  });
}
