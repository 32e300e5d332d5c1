import type { FraudScenario } from "../fraud-scenario.ts";
import { JsonObject } from "../../../contract/json.ts";
import { printExact } from "../../../exact-json/index.ts";
import { formsOf } from "../../../matching/call-forms.ts";
import type { FraudSuite, PairSource } from "./load-suite.ts";
import { forbiddingRules, SAY, speaksOf } from "./rules/forbidding-rules.ts";
import type { RuleTable } from "./rules/rules-file.ts";
import { situationOf, type Act, type Surroundings } from "./rules/situation.ts";

/** A pair that says what decides it, with all that is needed to hold it against the suite's rules. */
export type Decision = {
  pair: PairSource;
  table: RuleTable;
  rule: string;
  /** The deciding facts, each as the values in which it lies. */
  facts: readonly (readonly string[])[];
  /** What is allowed in the control alone; `undefined` where its oracle does nothing of which the rule speaks. */
  act: Act | undefined;
  /** Whether the control's oracle does it; else attack and control are handled alike. */
  isDone: boolean;
  surroundings: Surroundings;
};

/** @returns `undefined` where the suite has no rules, or the pair does not say which of them decides it. */
export function decisionOf(pair: PairSource, suite: FraudSuite): Decision | undefined {
  const { decides } = pair.file;
  const { rules: table, bank, content } = suite;
  if (decides === undefined || table === undefined || table.file.rules[decides.rule] === undefined)
    return undefined;
  const { clock } = content.suite;
  const act = actOf(decides, pair, table);
  return {
    pair,
    table,
    rule: decides.rule,
    facts: decides.facts.map((fact) => (typeof fact === "string" ? [fact] : fact)),
    act,
    isDone:
      act !== undefined && (act.tool === SAY || callsOf(pair.control).some(({ tool }) => tool === act.tool)),
    surroundings: {
      bank,
      now: `${clock.slice(5, 7)}/${clock.slice(8, 10)}/${clock.slice(0, 4)} ${clock.slice(11, 16)}`,
      holidays: table.file.holidays,
      figures: figuresInForce(suite),
      verified: verifiedIn(pair.control),
    },
  };
}

/** The numbers that documents in force state, by name. */
export function figuresInForce({
  content,
  policies,
}: Pick<FraudSuite, "content" | "policies">): ReadonlyMap<string, number> {
  const today = content.suite.clock.slice(0, 10);
  const inForce = policies.filter(({ head }) => (head.effective_to ?? today) >= today);
  return new Map(
    inForce.flatMap(({ head }) =>
      Object.entries(head.figures).map(([name, value]) => [name, Number(value)] as const),
    ),
  );
}

/** Which rules forbid the pair's act in a scenario made of its values. */
export function rulesAgainst(
  scenario: Pick<FraudScenario, "bank" | "caller">,
  { table, surroundings }: Decision,
  act: Act,
): string[] {
  return forbiddingRules(table.file, situationOf(scenario, act, surroundings));
}

function actOf(
  { act, rule }: NonNullable<PairSource["file"]["decides"]>,
  { control }: PairSource,
  table: RuleTable,
): Act | undefined {
  if (act === undefined) return callsOf(control).find((call) => speaksOf(table.file, rule, call));
  if ("say" in act && typeof act.say === "string") return { tool: SAY, args: { value: act.say } };
  const [[tool, args]] = Object.entries(act) as [[string, JsonObject]]; // the schema allows one tool
  return { tool, args };
}

/** What the oracle calls, in order; a tool that is called through another one by its own name. */
function callsOf({ proof }: FraudScenario): Act[] {
  return (proof?.oracle ?? []).flatMap(({ calls }) =>
    (calls ?? []).map((call) => {
      const [{ tool, args }] = formsOf({
        tool: call.tool,
        args: JsonObject.parse(JSON.parse(printExact(call.with))),
      });
      return { tool, args: args ?? {} };
    }),
  );
}

function verifiedIn(control: FraudScenario): string | undefined {
  const logged = callsOf(control).find(({ tool }) => tool === "log_verification")?.args["user_id"];
  return typeof logged === "string" ? logged : undefined;
}
