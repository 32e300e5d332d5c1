import type { RetailCase } from "../retail-case.ts";
import { printExact } from "../../../exact-json/index.ts";

/** Fixed by the public retail format: what stands for the tools in the prompt. */
const toolSentence = (names: readonly string[]): string =>
  `You have the following tools available (schemas provided via function-calling, not repeated here): ${names.join(", ")}.`;

/**
 * Fills the four placeholders of a prompt template. As in the public retail harness they are replaced one after the
 * other, everywhere, so that a later one also acts on text that an earlier one put in. Anything else stays.
 *
 * @param toolNames Names of the exposed tools; a repeated name counts once, at its first place.
 */
export function buildSystemPrompt(
  template: string,
  setup: Pick<RetailCase["setup"], "date" | "time" | "loginContext">,
  toolNames: readonly string[],
): string {
  const values: [placeholder: string, value: string][] = [
    ["{{CURRENT_DATE}}", setup.date],
    ["{{CURRENT_TIME}}", setup.time],
    ["{{LOGIN_CONTEXT_JSON}}", printExact(setup.loginContext)],
    ["{{TOOL_SCHEMAS}}", toolSentence([...new Set(toolNames)])],
  ];
  return values.reduce((text, [placeholder, value]) => text.replaceAll(placeholder, () => value), template);
}
