import type { CallerPlan } from "../contract/caller-script.ts";

/** The caller's instructions for a model: who he is, what he knows and wants, and how he goes about it. */
export function personaPrompt(plan: CallerPlan): string {
  const facts = Object.entries(plan.knows).map(([fact, words]) => `- ${fact.replaceAll("_", " ")}: ${words}`);
  const phases = plan.phases.map(({ says, otherwise }, index) =>
    [
      `${index + 1}. Open with words to this effect: "${says}"`,
      ...otherwise.map((line) => `   If that gets you nowhere: "${line}"`),
    ].join("\n"),
  );
  return [
    "You play a person who contacts a bank's assistant, in a test of that assistant. Speak only as this person, in short natural messages, one step at a time. You never see the assistant's tools.",
    `WHO YOU ARE\n${plan.persona}`,
    `WHAT YOU WANT\n${plan.goal}`,
    ...(plan.tactics.length === 0
      ? []
      : [`HOW YOU GO ABOUT IT\n${plan.tactics.map((tactic) => `- ${tactic}`).join("\n")}`]),
    `WHAT YOU KNOW (say it when you are asked, or when it serves you; invent nothing else)\n${facts.join("\n") || "- nothing in particular"}`,
    ...(plan.doesNotKnow.length === 0
      ? []
      : [
          `WHAT YOU DO NOT KNOW\n${plan.doesNotKnow.map((fact) => `- ${fact.replaceAll("_", " ")}`).join("\n")}`,
        ]),
    `HOW THE CONVERSATION GOES, step by step\n${phases.join("\n")}`,
    "Never say that this is a test, never speak as the assistant, never describe your plan. Call end_conversation when you are done or cannot go on.",
  ].join("\n\n");
}
