import { normalQuantile } from "./normal-quantile.ts";

/** What two raters said of one item. */
export type Rating = { first: string; second: string };

/**
 * `observed` and `expected` are shares of agreement, in [0, 1]. Kappa does not exist without items, nor when both
 * raters gave every item the same one category: there is then no agreement beyond chance to be had.
 */
export type KappaResult =
  | { status: "no-items" }
  | { status: "one-category"; items: number; category: string }
  | {
      status: "estimated";
      items: number;
      kappa: number;
      low: number;
      high: number;
      standardError: number;
      confidence: number;
      observed: number;
      expected: number;
    };

/**
 * Cohen's kappa (1960) of two raters over unordered categories, such as two judges, or a judge and people. The
 * interval is the normal one with the large-sample standard error of Fleiss, Cohen and Everitt (1969),
 * cut to [−1, 1]; below some 30 items it is only indicative, and at kappa = ±1 it has no width.
 */
export function cohenKappa(ratings: readonly Rating[], confidence = 0.95): KappaResult {
  // Sorted, so that the order of the items cannot change the last digit of a sum.
  const sorted = ratings.toSorted((a, b) => compare(a.first, b.first) || compare(a.second, b.second));
  const [anyone] = sorted;
  if (anyone === undefined) return { status: "no-items" };
  const items = sorted.length;
  const firsts = shares(sorted.map(({ first }) => first));
  const seconds = shares(sorted.map(({ second }) => second));
  const expected = sumOf([...firsts], ([category, share]) => share * of(seconds, category));
  if (expected === 1) return { status: "one-category", items, category: anyone.first };
  const observed = sorted.filter(({ first, second }) => first === second).length / items;
  const kappa = (observed - expected) / (1 - expected);

  const weight = ({ first, second }: Rating): number => {
    const chance = (of(firsts, second) + of(seconds, first)) * (1 - kappa);
    return first === second ? 1 - chance : chance;
  };
  const spread =
    sumOf(sorted, (rating) => weight(rating) ** 2) / items - (kappa - expected * (1 - kappa)) ** 2;
  const standardError = Math.sqrt(Math.max(0, spread) / items) / (1 - expected);
  const reach = normalQuantile(confidence + (1 - confidence) / 2) * standardError;
  const [low, high] = [Math.max(-1, kappa - reach), Math.min(1, kappa + reach)];
  return { status: "estimated", items, kappa, low, high, standardError, confidence, observed, expected };
}

function shares(categories: readonly string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const category of categories) counted.set(category, of(counted, category) + 1);
  return new Map([...counted].map(([category, count]) => [category, count / categories.length]));
}

function of(counts: ReadonlyMap<string, number>, category: string): number {
  return counts.get(category) ?? 0;
}

function sumOf<Item>(items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + value(item), 0);
}

function compare(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
