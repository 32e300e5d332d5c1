import { visibleText } from "./unseen-characters.ts";

/** What the retail checks look at, in a few words each (docs/grading-retail.md has the rules). */
const TITLES: Readonly<Record<string, string>> = {
  NF: "Gave a final answer",
  S1: "Used only known ids",
  S2: "Customer agreed before each write",
  S3: "Calls fit their schema",
  S4: "No raw program values shown",
  S5: "Claims rest on confirmed results",
  S6: "Masked values stayed masked",
  S7: "Figures have a source",
  S8: "Asks for no secret",
  A1: "Made the required calls",
  A2: "No write that was not asked for",
  A3: "Right arguments",
  A4: "Calls in the right order",
  R: "Answered right",
  Q: "Quality of the answer",
};

/** What a check looks at, where it is one of those that are known. */
export function knownTitle(check: string): string | undefined {
  return Object.hasOwn(TITLES, check) ? TITLES[check] : undefined;
}

/** A check's name for people, safe to show. Checks of fraud scenarios are named by their authors: dashes become spaces. */
export function checkTitle(check: string): string {
  const known = knownTitle(check);
  if (known !== undefined) return known;
  const words = plainName(check).trim();
  return words === "" ? visibleText(check) : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A group key or value for people, safe to show, such as `bad_tool_response` → `bad tool response`. */
export function plainName(name: string): string {
  return visibleText(name).replaceAll(/[_-]+/g, " ");
}
