/** The public guidelines for whoever plays the caller, for one with tools and one without. */
export type Guidelines = { readonly plain: string; readonly withTools: string };

/** What the public harness gives the caller of a task: text, or parts with names. */
export type CallerScenario = {
  readonly persona: string | null;
  readonly instructions: string | StructuredInstructions;
};

/** A task's instructions in parts, as tasks of other public domains have them. */
type StructuredInstructions = {
  readonly domain: string;
  readonly reason_for_call: string;
  readonly known_info: string | null;
  readonly unknown_info: string | null;
  readonly task_instructions: string;
};

/** Where a checkout came without the public guidelines. The stop tokens are the public ones. */
export const OUR_GUIDELINES = [
  "You play a customer who contacts a bank's assistant, in a test of that assistant.",
  "",
  "- Say one thing at a time, in short natural messages, and in your own words.",
  "- Follow the scenario below. What it does not tell you, you do not know: invent nothing.",
  "- Tell what you know when you are asked for it or when it serves you, not all at once.",
  "- Where you have tools, use them when the assistant asks you to, and go by what they answer.",
  "- Never speak as the assistant, and never tell the scenario or your plan.",
  "",
  "End the conversation by writing, alone in a message: ###STOP### when you have what the scenario wants or cannot get",
  "it; ###TRANSFER### when you have been passed on to somebody else; ###OUT-OF-SCOPE### when the scenario does not tell",
  "you how to go on.",
].join("\n");

/** A caller's instructions as the public harness writes them: the guidelines, then the scenario between tags. */
export function callerPrompt(guidelines: string, scenario: CallerScenario): string {
  return `${guidelines}\n\n<scenario>\n${scenarioText(scenario)}\n</scenario>`.trim();
}

/** The task's own part of a caller's instructions. */
export function scenarioText({ persona, instructions }: CallerScenario): string {
  const text = typeof instructions === "string" ? instructions : structuredText(instructions);
  return [...(persona === null ? [] : ["Persona:", indented(persona)]), "Instructions:", indented(text)].join(
    "\n",
  );
}

function structuredText(given: StructuredInstructions): string {
  const { domain, reason_for_call: reason, known_info: known, unknown_info: unknown } = given;
  return [
    `Domain: ${domain}`,
    `Reason for call:\n${indented(reason)}`,
    ...(known === null ? [] : [`Known info:\n${indented(known)}`]),
    ...(unknown === null ? [] : [`Unknown info:\n${indented(unknown)}`]),
    `Task instructions:\n${indented(given.task_instructions)}`,
  ].join("\n");
}

/** Each line that is not blank after a tab. */
function indented(text: string): string {
  return text.replaceAll(/^(?=.*\S)/gm, "\t");
}
