import { matchesOf } from "../../../text/matches.ts";
import type { Policy } from "./policy-files.ts";

const FIGURE =
  /(?<![\w-])\$?\d[\d,]*(?:\.\d+)?(?::\d\d)?(?:\s?%|\s?[ap]\.?m\b|\s(?:cents?|dollars?|(?:business |calendar )?days?|months?|weeks?|years?|hours?)\b)?(?![\w-])/gu;
const found = new WeakMap<readonly Policy[], string>();

/** Figures that the policies state, each once, as it stands there with its unit. */
export function publishedFigures(policies: readonly Policy[]): string {
  let published = found.get(policies);
  if (published === undefined) {
    const figures = policies.flatMap(({ document }) =>
      matchesOf(FIGURE, document.content).map(([figure]) =>
        figure.replace(/[,\s]+$/u, "").replace(/\s+/gu, " "),
      ),
    );
    published = [...new Set(figures)].toSorted().join("; ");
    found.set(policies, published);
  }
  return published;
}
