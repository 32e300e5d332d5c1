import type { Grouping, SuiteFigures } from "../../contract/suite-figures.ts";
import { plainName } from "./check-title.ts";
import { visibleText } from "./unseen-characters.ts";

/** A group key for people, safe to show: as the suite calls it, else the key itself. */
export function groupName(key: string, groupings: readonly Grouping[]): string {
  const noun = groupings.find((grouping) => grouping.key === key)?.noun;
  return noun === undefined ? plainName(key) : visibleText(noun.one);
}

/**
 * What is told by group key in the order of the suite: what tells its sides apart, then its groupings, most telling first,
 * then the rest as it comes.
 */
export function inSuiteOrder<Entry extends { key: string }>(
  entries: readonly Entry[],
  { sides, groupings }: Pick<SuiteFigures, "sides" | "groupings">,
): Entry[] {
  const told = [...sides.map(({ where }) => where.group), ...groupings.map(({ key }) => key)];
  const place = ({ key }: Entry): number => (told.includes(key) ? told.indexOf(key) : told.length);
  return entries.toSorted((a, b) => place(a) - place(b));
}
