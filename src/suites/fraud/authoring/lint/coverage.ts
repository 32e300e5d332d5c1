import type { FraudScenario } from "../../fraud-scenario.ts";
import { Mechanism } from "../../fraud-scenario.ts";
import { customersOf } from "../customers.ts";
import { suiteRule } from "./lint-rule.ts";

export const coverage = suiteRule(
  "coverage",
  "there is as much of everything as suite.yaml promises under `covers`",
  ({ content, directory, pairs, policies, bank, core }) => {
    const { covers } = content.suite;
    if (covers === undefined) return [];
    const attacks = pairs.map(({ attack }) => attack);
    const count = (of: (attack: FraudScenario) => boolean): number => attacks.filter(of).length;
    const records = customersOf(core, (table) => bank[table]?.data);
    const customers = Object.values(records).filter((user) => "date_of_birth" in user).length;
    const promised: [what: string, wanted: number, found: number][] = [
      ...Mechanism.options
        .filter((mechanism) => mechanism !== "chain")
        .map((mechanism): [string, number, number] => [
          `pairs of ${mechanism}`,
          covers.pairsPerMechanism,
          count((attack) => attack.mechanism === mechanism),
        ]),
      [
        "pairs with a single control",
        covers.singleControl,
        count(({ design }) => design === "single-control"),
      ],
      ["pairs in two phases", covers.twoPhase, count(({ design }) => design === "two-phase")],
      ["chains", covers.chains, count(({ design }) => design === "chain")],
      ["documents", covers.documents, policies.length],
      ["customers", covers.customers, customers],
    ];
    return promised
      .filter(([, wanted, found]) => found < wanted)
      .map(([what, wanted, found]) => ({
        file: `${directory}/suite.yaml`,
        path: "covers",
        problem: `${wanted} ${what} are promised, ${found} are there`,
      }));
  },
);

export const uniqueTitle = suiteRule("unique-title", "no two scenarios have the same title", ({ pairs }) => {
  const first = new Map<string, string>();
  return pairs.flatMap(({ yaml, attack, control }) =>
    [attack, control].flatMap(({ id, title, variant }) => {
      const key = title.toLowerCase();
      const earlier = first.get(key);
      first.set(key, earlier ?? id);
      if (earlier === undefined) return [];
      const path = variant === "control" ? ["control", "title"] : ["title"];
      return [yaml.problem(path, { problem: `the title is already that of ${earlier}`, value: title })];
    }),
  );
});
