import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sha256 } from "../../src/files/sha256.ts";
import { afterAll, describe, expect, it } from "vitest";
import { InputError } from "../../src/contract/errors.ts";
import type { ModelClient, World } from "../../src/contract/ports.ts";
import { Tau2Scenario } from "../../src/suites/tau2/tau2-scenario.ts";
import { importTau2, loadTau2, type LoadedTau2 } from "../../src/suites/tau2/import/index.ts";
import { parsePlayConditions } from "../../src/suites/play-conditions.ts";
import { playableTau2Pack, tau2ScenarioFrom } from "../../src/suites/tau2/tau2-pack-playable.ts";
import { SHARED_DATA, tau2Checkout, type BankingCheckout } from "../fixtures/banking-checkout.ts";
import { tau2Dir } from "./tau2-bank-vectors.ts";

type Hashed = { length: number; sha256: string };
type Prompts = {
  policies: { [variant: string]: Hashed };
  golden_retrieval_by_task: { [task: string]: Hashed };
  agent_system_prompt_example: { text: string };
  user_simulator_system_prompts: { [task: string]: Hashed & { tools: string[] | null } };
};
type Schema = {
  name: string;
  exposed_schema: { function: { description: string; parameters: { properties?: Properties } } };
};
type Properties = { [name: string]: { description?: string } };
type Schemas = {
  agent_tools: Schema[];
  user_tools: Schema[];
  retrieval_tools: Schema[];
  retrieval_variants: { [variant: string]: { agent_tool_order: string[] } };
};

const read = (path: string): unknown => JSON.parse(readFileSync(join(tau2Dir ?? "", path), "utf8"));

const NO_MODELS: ModelClient = { generate: () => Promise.reject(new Error("no model is asked here")) };
const PLACE = { agent: "a", trial: 0, seed: 1 };

describe.skipIf(tau2Dir === undefined)("importing a tau2 checkout (reference data)", () => {
  const checkout = tau2Checkout();
  const made = (): BankingCheckout => {
    if (checkout === undefined) throw new Error("reference data absent");
    return checkout;
  };
  afterAll(() => checkout?.[Symbol.dispose]());
  let loaded: LoadedTau2 | undefined;
  const pack = (): LoadedTau2 => {
    const out = join(made().scratch, "pack");
    if (loaded === undefined) importTau2(made().root, out);
    return (loaded ??= loadTau2(out));
  };
  const suite = (retrieval: string) =>
    playableTau2Pack(pack(), "pack", parsePlayConditions(retrieval, "openai:m", {}));
  const worlds = (retrieval: string): Map<string, World> =>
    new Map(suite(retrieval).scenarios.map((each) => [each.planned.id, each.world(PLACE, NO_MODELS)]));
  const policyIn = ({ instructions }: World): string =>
    /<policy>\n([\s\S]*)\n<\/policy>$/.exec(instructions.agent ?? "")?.[1] ?? "";

  it("makes scenarios of all tasks, from their single files", () => {
    const { tasks, pack: described } = pack();
    expect(described).toMatchObject({
      id: "tau2",
      suite: "tau2",
      toolWords: "public",
      instructions: "public",
      counts: { tasks: 97, documents: 698 },
    });
    for (const { scenario } of tasks) expect(Tau2Scenario.parse(scenario)).toEqual(scenario);
    const bases = tasks.map(({ scenario }) => scenario.criteria?.basis.join("+"));
    const count = (basis: string) => bases.filter((each) => each === basis).length;
    expect([count("DB"), count("ACTION"), count("DB+NL_ASSERTION")]).toEqual([87, 9, 1]);
    // tasks.json is older and has another amount here.
    const of048 = tasks.find(({ scenario }) => scenario.id === "task_048");
    expect(JSON.stringify(of048?.scenario.criteria?.actions)).toContain('\\"amount\\": 5.0');
  });

  it("logs look-ups as the public harness does", () => {
    for (const { scenario } of pack().tasks) {
      const { read_log_allowlist: allowed } = read(`vectors/gold/${scenario.id}.json`) as {
        read_log_allowlist: string[];
      };
      expect([scenario.id, scenario.readLog.toSorted(byText)]).toEqual([
        scenario.id,
        allowed.toSorted(byText),
      ]);
    }
  });

  it("tells agents what the public harness tells them, by retrieval variant", () => {
    const {
      policies,
      golden_retrieval_by_task: golden,
      agent_system_prompt_example: example,
    } = read("vectors/prompts.json") as Prompts;
    const variants = {
      none: "no_knowledge",
      full: "full_kb",
      bm25: "bm25",
      grep: "grep_only",
      shell: "terminal_use",
    };
    for (const [condition, variant] of Object.entries(variants)) {
      const world = worlds(condition).get("task_001");
      if (world === undefined) throw new Error("no task_001");
      expect([condition, sha256(policyIn(world))]).toEqual([condition, policies[variant]?.sha256]);
      if (condition === "none") expect(world.instructions.agent).toBe(example.text);
    }
    const oracle = [...worlds("oracle")].map(([id, world]) => [id, sha256(policyIn(world))]);
    expect(oracle).toEqual(Object.entries(golden).map(([id, { sha256: hash }]) => [id, hash]));
  });

  it("tells callers what the public harness tells them, for each task", () => {
    const { user_simulator_system_prompts: callers } = read("vectors/prompts.json") as Prompts;
    const told = [...worlds("none")].map(([id, world]) => [
      id,
      sha256(world.instructions.caller ?? ""),
      world.bank.tools("caller").map(({ name }) => name),
    ]);
    expect(told).toEqual(
      Object.entries(callers).map(([id, { sha256: hash, tools }]) => [id, hash, tools ?? []]),
    );
  });

  it("shows tools in the public order and words, by retrieval variant", () => {
    const schemas = read("tool_schemas.json") as Schemas;
    const variants = {
      none: "no_knowledge",
      bm25: "bm25",
      grep: "grep_only",
      shell: "terminal_use",
      "all-tools": "alltools",
      oracle: "golden_retrieval",
    };
    for (const [condition, variant] of Object.entries(variants)) {
      const shown = worlds(condition).get("task_001")?.bank.tools("agent") ?? [];
      const order = schemas.retrieval_variants[variant]?.agent_tool_order;
      expect([condition, shown.map(({ name }) => name)]).toEqual([condition, order]);
    }
    const world = worlds("all-tools").get("task_001");
    const shown = [...(world?.bank.tools("agent") ?? []), ...(world?.bank.tools("caller") ?? [])];
    const known = [...schemas.agent_tools, ...schemas.user_tools, ...schemas.retrieval_tools];
    for (const { name, description, parameters } of shown) {
      const { description: wanted, parameters: schema } =
        known.find((each) => each.name === name)?.exposed_schema.function ?? {};
      expect([name, description]).toEqual([name, wanted]);
      const words = (properties: Properties | undefined) =>
        Object.entries(properties ?? {}).map(([parameter, each]) => [parameter, each.description]);
      expect([name, words(parameters?.["properties"] as Properties | undefined)]).toEqual([
        name,
        words(schema?.properties),
      ]);
    }
  });

  it("lets agents with instructions of their own know the time, and read what stands in the others' instructions", () => {
    const documentsUnder = (condition: string) => worlds(condition).get("task_004")?.documents ?? [];
    expect(worlds("none").get("task_004")?.context).toEqual({ time: "2025-11-14 03:40:00 EST" });
    expect(documentsUnder("none")).toEqual([]);
    expect(documentsUnder("full")).toHaveLength(698);
    expect(documentsUnder("oracle")).toHaveLength(1);
  });

  it("describes a tool that is unlocked in the public words", async () => {
    const world = worlds("none").get("task_001");
    const call = {
      tool: "unlock_discoverable_agent_tool",
      arguments: {},
      rawArguments: '{"agent_tool_name": "freeze_debit_card_3892"}',
    };
    const outcome = await world?.bank.call("agent", call);
    expect(outcome?.text).toContain(pack().content.words?.["freeze_debit_card_3892"]?.description);
  });

  it("keeps with each scenario all that grading it again takes", () => {
    const [first] = suite("none").scenarios;
    if (first === undefined) throw new Error("no scenarios");
    const { scenario, bank } = tau2ScenarioFrom(first.text);
    expect(scenario).toEqual(pack().tasks[0]?.scenario);
    expect([...bank.table("users").rows()]).toHaveLength(39);
    expect(tau2ScenarioFrom(first.text).bank).toBe(bank);
  });

  it("names what is wrong within tasks, with its place", () => {
    using own = tau2Checkout("bare");
    if (own === undefined) throw new Error("reference data absent");
    const task = (name: string): string => `${SHARED_DATA}/tasks/task_${name}.json`;
    own.edit(task("001"), (text) => text.replace('"DB"', '"MONEY"'));
    own.edit(task("002"), (text) => text.replace('"apply_for_credit_card"\n', '"apply"\n'));
    own.edit(task("003"), (text) =>
      text.replace('"initial_state": null', '"initial_state": {"message_history": [1]}'),
    );
    own.edit(task("004"), (text) =>
      text.replace(
        '"initial_state": null',
        '"initial_state": {"initialization_data": {"agent_data": {"moons": {"data": {}}}}}',
      ),
    );
    own.edit(task("005"), (text) => text.replace('"instructions"', '"orders"'));
    const problems = ((): InputError["problems"] => {
      try {
        importTau2(own.root, join(own.scratch, "pack"));
      } catch (error) {
        if (error instanceof InputError) return error.problems;
        throw error;
      }
      return [];
    })();
    expect(problems.map(({ file = "", path = "" }) => `${file.slice(-8, -5)} ${path}`)).toEqual([
      "001 evaluation_criteria.reward_basis[0]",
      "003 initial_state.message_history",
      "005 user_scenario.instructions",
      "002 user_tools[0]",
      "004 initial_state.initialization_data.agent_data.moons",
    ]);
  });
});

const byText = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
