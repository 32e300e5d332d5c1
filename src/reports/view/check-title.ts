import { visibleText } from "./unseen-characters.ts";

/** Titles of a suite's checks, by id (`figures.checks` of its manifest). */
export type CheckTitles = Readonly<Record<string, string>>;

/** What a check looks at, where its suite says so; safe to show. */
export function knownTitle(check: string, titles: CheckTitles): string | undefined {
  const title = Object.hasOwn(titles, check) ? titles[check] : undefined;
  return title === undefined ? undefined : visibleText(title);
}

/** A check's name for people, safe to show. One without a title is named by its author: dashes become spaces. */
export function checkTitle(check: string, titles: CheckTitles): string {
  const known = knownTitle(check, titles);
  if (known !== undefined) return known;
  const words = plainName(check).trim();
  return words === "" ? visibleText(check) : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A group key or value for people, safe to show, such as `bad_tool_response` → `bad tool response`. */
export function plainName(name: string): string {
  return visibleText(name).replaceAll(/[_-]+/g, " ");
}
