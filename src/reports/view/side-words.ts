import type { SuiteFigures, SuiteSide } from "../../contract/suite-figures.ts";

/** A text that begins a sentence or a title. */
export function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

/** `a`, `a and b`, `a, b and c`. */
function listed(names: readonly string[]): string {
  const rest = names.slice(0, -1).join(", ");
  const last = names.at(-1) ?? "";
  return rest === "" ? last : `${rest} and ${last}`;
}

/** What the figures of a suite's sides are called together. */
export function figuresTitle(sides: readonly SuiteSide[]): string {
  return listed(sides.map(({ figure }) => figure));
}

/** What each side's figure says, and why they stay apart. */
export function figuresNote({ sides, apart }: Pick<SuiteFigures, "sides" | "apart">): string {
  const meanings = sides.map(({ figure, meaning }) => `${capital(figure)}: ${meaning}.`);
  const why = apart === undefined ? "." : `: ${apart}.`;
  return [...meanings, `They are never made one figure${why}`].join(" ");
}

/** Each figure with the scenarios that it is told over, in one phrase. */
export function overEachSide({ sides, pairedBy }: Pick<SuiteFigures, "sides" | "pairedBy">): string {
  return listed(
    sides.map(({ figure, scenarios }, index) => {
      const article = index === 0 || pairedBy === undefined ? "the" : "their";
      return `${figure} over ${article} ${scenarios.many}`;
    }),
  );
}
