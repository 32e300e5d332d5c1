import { didYouMean } from "../../../authoring/did-you-mean.ts";
import { caseRule, suiteRule } from "./lint-rule.ts";

export const coverage = suiteRule(
  "coverage",
  "every axis and domain that suite.yaml lists under `covers` has a case",
  ({ content, directory }, cases) => {
    const { covers } = content.suite;
    if (covers === undefined) return [];
    const missing = (kind: string, wanted: readonly string[], had: readonly string[]) =>
      wanted
        .filter((name) => !had.includes(name))
        .map((name) => ({
          file: `${directory}/suite.yaml`,
          problem: `no case for the ${kind}`,
          value: name,
        }));
    return [
      ...missing(
        "axis",
        covers.axes,
        cases.map((source) => source.case.axis),
      ),
      ...missing(
        "domain",
        covers.domains,
        cases.map((source) => source.case.domain),
      ),
    ];
  },
);

export const uncoveredName = caseRule(
  "unlisted-axis-or-domain",
  "a case's axis and folder are among those that suite.yaml lists under `covers`",
  ({ case: { axis, domain }, yaml }, { content }) => {
    const { covers } = content.suite;
    if (covers === undefined) return [];
    return [
      ...(covers.axes.includes(axis)
        ? []
        : [
            yaml.problem(["axis"], {
              problem: "unlisted axis",
              value: axis,
              remedy: didYouMean(axis, covers.axes),
            }),
          ]),
      ...(covers.domains.includes(domain)
        ? []
        : [
            yaml.problem([], {
              problem: "unlisted domain",
              value: domain,
              remedy: didYouMean(domain, covers.domains),
            }),
          ]),
    ];
  },
);

export const uniqueTitle = suiteRule("unique-title", "no two cases have the same title", (_, cases) => {
  const first = new Map<string, string>();
  return cases.flatMap(({ case: { id, title }, yaml }) => {
    const key = title.trim().toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, id);
      return [];
    }
    return [yaml.problem(["title"], { problem: `the title is already that of ${earlier}`, value: title })];
  });
});
