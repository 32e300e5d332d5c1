import type { DefinedBank } from "../../../bank/live/index.ts";
import type { InputProblem } from "../../../contract/errors.ts";
import { HouseCheckId } from "../house-rules.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";
import { resolveStep } from "../../authoring/resolve-script.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";
import type { CheckFile } from "./check-file.ts";
import { customersOf, tablesThatHold } from "./customers.ts";
import { danglingNames } from "./resolve-caller.ts";
import { resolveCheck, resolveFacts, UnusableFact } from "./resolve-check.ts";
import { resolveCaller } from "./resolve-caller.ts";
import type { PairSide } from "./pair-sides.ts";
import type { FraudContent } from "./fraud-content.ts";
import { toolNames } from "./tool-names.ts";

type Path = (string | number)[];
type Context = { yaml: YamlFile; content: FraudContent };

/** Names that nothing has, and facts that nothing can meet, in one side of a pair. */
export function pairProblems(side: PairSide, { yaml, content }: Context): InputProblem[] {
  const at = side.variant === "control" ? ["control"] : [];
  const place = (path: Path): Path => [...at, ...path];
  const { core } = content;
  const { all } = toolNames(core);
  return [
    ...unknownTables(side, content).map(({ path, name }) =>
      yaml.problem(place(path), {
        problem: "the bank has no such table",
        value: name,
        remedy: didYouMean(name, core.tableNames),
      }),
    ),
    ...unknownTools(side, all).map(({ path, name }) =>
      yaml.problem(place(path), {
        problem: "unknown tool",
        value: name,
        remedy: didYouMean(name, all),
      }),
    ),
    ...unknownRecords(side, content).map(({ path, name, problem }) =>
      yaml.problem(place(path), { problem, value: name }),
    ),
    ...(Object.keys(side.caller.phases).length > 0
      ? []
      : [
          yaml.problem(place(["caller"]), {
            problem: "the caller says nothing",
            remedy: "Give `says`, or `phases`",
          }),
        ]),
    ...unknownCaller(side, content).map((name) =>
      yaml.problem(place(["caller", "user"]), { problem: "the bank has no such customer", value: name }),
    ),
    ...danglingNames(side.caller).map(({ path, name, known }) =>
      yaml.problem(place(["caller", ...path]), {
        problem: "the caller has nothing of this name",
        value: name,
        remedy: didYouMean(name, known),
      }),
    ),
    ...wrongFacts(side, core).map(({ path, error }) =>
      yaml.problem(place(path), { problem: error.message, value: error.fact }),
    ),
    ...wrongFoils(side).map(({ path, problem, name, remedy }) =>
      yaml.problem(place(path), { problem, value: name, ...(remedy === undefined ? {} : { remedy }) }),
    ),
  ];
}

function unknownCaller({ bank, caller: { user } }: PairSide, { bank: base, core }: FraudContent): string[] {
  if (user === undefined) return [];
  const known = customersOf(core, (table) => ({ ...base[table]?.data, ...bank[table] }));
  return Object.hasOwn(known, user) ? [] : [user];
}

function unknownTables({ bank, checks }: PairSide, { core }: FraudContent): { path: Path; name: string }[] {
  const named: { path: Path; name: string }[] = [
    ...Object.keys(bank).map((name) => ({ path: ["bank", name], name })),
    ...Object.entries(checks).flatMap(([id, check]) =>
      tablesOf(check).map((name) => ({ path: ["checks", id], name })),
    ),
  ];
  return named.filter(({ name }) => !core.hasTable(name));
}

function tablesOf(check: CheckFile): string[] {
  const first = (name: string): string => name.split(/[/.]/)[0] ?? "";
  if ("noNew" in check) return [check.noNew];
  if ("unchanged" in check) return [first(check.unchanged)];
  if ("finally" in check) return [first(check.finally)];
  return "onlyWrites" in check ? check.onlyWrites.map(first) : [];
}

/** Records that a check expects to be there from the start. `finally` may name one that a tool adds. */
function unknownRecords(
  { bank, checks }: PairSide,
  { bank: base, core }: FraudContent,
): { path: Path; name: string; problem: string }[] {
  const has = (table: string, key: string): boolean =>
    base[table]?.data[key] !== undefined || bank[table]?.[key] !== undefined;
  const isCustomer = (id: string): boolean =>
    tablesThatHold(core, "customers").some((table) => has(table, id));
  return Object.entries(checks).flatMap(([id, check]) => {
    const path = ["checks", id];
    if ("unchanged" in check) {
      const [table = "", key = ""] = check.unchanged.split("/");
      return has(table, key) ? [] : [{ path, name: check.unchanged, problem: "no such record" }];
    }
    if (!("hide" in check) || check.owner === undefined || isCustomer(check.owner)) return [];
    return [{ path, name: check.owner, problem: "no such user" }];
  });
}

function unknownTools(
  { caller, checks, oracle, foils }: PairSide,
  all: readonly string[],
): { path: Path; name: string }[] {
  const named: { path: Path; name: string }[] = [
    ...caller.tools.map((name, index) => ({ path: ["caller", "tools", index], name })),
    ...Object.entries(caller.phases).flatMap(([phase, { reactions }]) =>
      reactions.flatMap(({ when, call }, index) =>
        [
          ...(typeof when === "object" && "given" in when ? [when.given] : []),
          ...Object.keys(call ?? {}),
        ].map((name) => ({ path: ["caller", "phases", phase, "reactions", index] as Path, name })),
      ),
    ),
    ...Object.entries(checks).flatMap(([id, check]) =>
      toolsOf(check).map((name) => ({ path: ["checks", id], name })),
    ),
    ...oracle.flatMap((step, index) =>
      (resolveStep(step).calls ?? []).map(({ tool }) => ({ path: ["oracle", index] as Path, name: tool })),
    ),
    ...Object.entries(foils).flatMap(([foil, { steps }]) =>
      steps.flatMap((step, index) =>
        (resolveStep(step).calls ?? []).map(({ tool }) => ({
          path: ["foils", foil, "steps", index] as Path,
          name: tool,
        })),
      ),
    ),
  ];
  return named.filter(({ name }) => !all.includes(name));
}

/** Tools that a check speaks of. */
function toolsOf(check: CheckFile): string[] {
  const words = ["callerSays", "agentSays"];
  const calls = [
    "forbid" in check ? check.forbid : [],
    "require" in check ? check.require : [],
    "argumentsOf" in check ? check.argumentsOf : [],
    ...("first" in check ? [check.first, check.before] : []),
    ...("once" in check ? [check.once, check.never] : []),
    "stepsIn" in check ? check.stepsIn : [],
  ].flat();
  return [
    ...calls.flatMap((call) => Object.keys(call)).filter((name) => !words.includes(name)),
    ...("grantsOnly" in check ? check.grantsOnly : []),
    ...("unlocksOnly" in check ? check.unlocksOnly : []),
  ];
}

function wrongFacts(
  { caller, checks, delivered }: PairSide,
  core: DefinedBank,
): { path: Path; error: UnusableFact }[] {
  return [
    ...attempt(["delivered"], () => resolveFacts(delivered)),
    ...attempt(["caller", "phases"], () => resolveCaller(caller, core)),
    ...Object.entries(checks).flatMap(([id, check]) =>
      attempt(["checks", id], () => resolveCheck(id, check, core)),
    ),
  ];
}

function attempt(path: Path, resolve: () => unknown): { path: Path; error: UnusableFact }[] {
  try {
    resolve();
    return [];
  } catch (error) {
    if (!(error instanceof UnusableFact)) throw error;
    return [{ path, error }];
  }
}

function wrongFoils({
  foils,
  checks,
  assertions,
  oracle,
}: PairSide): { path: Path; problem: string; name: string | number; remedy?: string }[] {
  const own = Object.entries(checks).flatMap(([id, { evidence }]) => (evidence === true ? [] : [id]));
  const deciding = [...own, ...Object.keys(assertions), ...HouseCheckId.options];
  return Object.entries(foils).flatMap(([foil, { fails, alsoFails, after }]) => [
    ...[fails, ...alsoFails]
      .filter((check) => !deciding.includes(check))
      .map((name) => ({
        path: ["foils", foil],
        problem: "no check of this id decides",
        name,
        remedy: didYouMean(name, deciding),
      })),
    ...(after > oracle.length
      ? [
          {
            path: ["foils", foil, "after"],
            problem: `the oracle has only ${oracle.length} steps`,
            name: after,
          },
        ]
      : []),
  ]);
}
