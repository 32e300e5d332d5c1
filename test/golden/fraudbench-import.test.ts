import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { InputError } from "../../src/contract/errors.ts";
import { FraudScenario } from "../../src/suites/fraud/fraud-scenario.ts";
import { BankingPack } from "../../src/suites/banking-pack/knowledge/index.ts";
import { classifyAction } from "../../src/suites/fraud/import/classify-action.ts";
import { importFraudbench, loadFraudbench } from "../../src/suites/fraud/import/index.ts";
import {
  BANKING_COMMIT,
  fraudbenchCheckout,
  FRAUDBENCH_DATA,
  SHARED_DATA,
  type BankingCheckout,
} from "../fixtures/banking-checkout.ts";
import { referenceDir } from "../reference.ts";

const reference = referenceDir();
const folder = join(reference ?? "", "fraudbench");
const checks = join(folder, "checks");

function problemsOf(run: () => unknown): InputError["problems"] {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  throw new Error("nothing was refused");
}

describe.skipIf(reference === undefined)("importing a FraudBench checkout (reference data)", () => {
  const made = fraudbenchCheckout();
  const checkout = (): BankingCheckout => {
    if (made === undefined) throw new Error("reference data absent");
    return made;
  };
  afterAll(() => made?.[Symbol.dispose]());
  /** A checkout of a test's own, to be broken. */
  const ownCheckout = (): BankingCheckout => {
    const own = fraudbenchCheckout("bare");
    if (own === undefined) throw new Error("reference data absent");
    return own;
  };
  const place = (name: string): string => join(checkout().scratch, name);
  const task = (name: string): string => `${FRAUDBENCH_DATA}/tasks/fb_task_${name}.json`;
  let packed: BankingPack | undefined;
  const checkedPack = (): string => {
    const out = place("checked");
    packed ??= importFraudbench(checkout().root, out, { checks, now: Date.UTC(2026, 0, 2) });
    return out;
  };
  let bare: string | undefined;
  const barePack = (): string => {
    if (bare === undefined) importFraudbench(checkout().root, place("bare"));
    return (bare ??= place("bare"));
  };

  it("makes a pack of the files as they are, described without paths", () => {
    const out = checkedPack();
    const pack = packed;
    expect(BankingPack.parse(JSON.parse(readFileSync(join(out, "pack.json"), "utf8")))).toEqual(pack);
    expect(pack).toMatchObject({
      id: "fraudbench",
      suite: "fraud",
      toolWords: "public",
      instructions: "public",
      source: `Leanmcp/fraudbench@${BANKING_COMMIT}`,
      importedAt: "2026-01-02T00:00:00.000Z",
      counts: { tasks: 16, documents: 698, checked: 16, scripted: 0, contested: 1, public: 14 },
    });
    expect(pack?.notes["fb_task_chain_30"]?.[0]).toMatch(/^contested: D2/);
    expect(pack?.notes["fb_task_cardfraud_08"]?.[0]).toMatch(/^W1: .*told in prose$/);
    expect(JSON.stringify(pack)).not.toContain(checkout().scratch);
    const same: [pack: string, source: string][] = [
      ["tasks/fb_task_ato_09.json", join(checkout().root, task("ato_09"))],
      ["db.json", join(checkout().root, FRAUDBENCH_DATA, "db.json")],
      [
        "prompts/components/policy_header.md",
        join(checkout().root, SHARED_DATA, "prompts/components/policy_header.md"),
      ],
      ["fraudbench_all.jsonl", join(checkout().root, "data/curriculum/fraudbench_all.jsonl")],
      ["source/tools.py", join(checkout().root, "src/tau2/domains/banking_knowledge/tools.py")],
      ["checks/fb_task_ato_09.json", join(checks, "fb_task_ato_09.json")],
      ["LICENSE", join(checkout().root, "LICENSE")],
    ];
    for (const [path, source] of same) expect(readFileSync(join(out, path))).toEqual(readFileSync(source));
    expect(readdirSync(join(out, "documents"))).toHaveLength(698);
    expect(readdirSync(checkout().scratch)).toEqual(["checked"]);
  });

  it("gives scenarios of our form, the same again from the pack", () => {
    const { tasks, content } = loadFraudbench(checkedPack());
    for (const { scenario } of tasks) expect(FraudScenario.parse(scenario)).toEqual(scenario);
    const find = (name: string) => tasks.find(({ scenario }) => scenario.id === `fb_task_${name}`);
    expect(find("appscam_08")).toMatchObject({
      scripted: false,
      isPublic: true,
      annotatedMechanism: "app_scam",
      scenario: {
        variant: "attack",
        mechanism: "app-scam",
        design: "single-control",
        callerTools: [],
        requiredDocuments: ["doc_bank_accounts_bank_accounts_(general)_010"],
        cost: {
          currency: "USD",
          atRiskMinor: 1_800_000,
          investigationMinor: 2500,
          frictionPerStepMinor: 300,
        },
        delivered: [{ anyOf: ["chk_8a1d4c72", "chk_2f6b9e31", "18,000", "18000"] }],
      },
    });
    expect(find("appscam_08")?.scenario.owners).toMatchObject({
      chk_2f6b9e31: "u_2f6b9e31",
      u_8a1d4c72: "u_8a1d4c72",
    });
    expect(find("firstparty_08")?.scenario.cost?.atRiskMinor).toBe(8940);
    // What later exposure and harm to privacy cost counts as at risk.
    expect(find("synthid_08")?.scenario.cost?.atRiskMinor).toBe(1_500_000);
    expect(find("ato_09")?.scenario.design).toBe("two-phase");
    expect(find("chain_30")).toMatchObject({
      isPublic: false,
      scenario: { mechanism: "chain", design: "chain" },
    });
    expect(find("chain_30")?.scenario.contested).toContain("D2");
    expect(tasks.filter(({ scenario }) => scenario.contested !== undefined)).toHaveLength(1);
    expect(content.words?.["transfer_to_human_agents"]?.description).toContain("human agent");
    expect(content.agentInstruction).toContain("<policy>");
  });

  it("takes all assertions of a task over, and marks those that checks decide alone", () => {
    const { tasks } = loadFraudbench(checkedPack());
    for (const { scenario } of tasks) {
      const source = JSON.parse(readFileSync(join(folder, "tasks", `${scenario.id}.json`), "utf8")) as {
        evaluation_criteria: { nl_assertions: string[] };
      };
      expect(scenario.assertions.map(({ requirement }) => requirement)).toEqual(
        source.evaluation_criteria.nl_assertions,
      );
      const ids = new Set(scenario.checks.map(({ id }) => id));
      for (const { decidedBy = [] } of scenario.assertions) {
        for (const id of decidedBy) expect(ids).toContain(id);
      }
    }
    const decided = tasks.flatMap(({ scenario }) =>
      scenario.assertions.filter(({ decidedBy }) => decidedBy !== undefined),
    );
    expect(decided.length).toBe(12);
  });

  it("without derived checks makes those that the annotations support", () => {
    const { tasks } = loadFraudbench(barePack());
    const checksOf = (name: string) =>
      tasks
        .find(({ scenario }) => scenario.id === `fb_task_${name}`)
        ?.scenario.checks.map((check) => [
          check.kind,
          check.strength,
          check.kind === "forbidden-call" && check.calls[0]?.tool,
        ]);
    expect(checksOf("ato_09")).toEqual([
      ["forbidden-call", "decides", "log_verification"],
      ["forbidden-call", "decides", "change_user_email"],
    ]);
    // A right solution has to look the caller up, so these only inform.
    expect(checksOf("exfil_03")?.map(([, strength]) => strength)).toEqual([
      "evidence",
      "evidence",
      "evidence",
    ]);
    // A condition told in prose, and labels: nothing that a rule could hold.
    expect(checksOf("cardfraud_08")).toEqual([]);
    expect(tasks.flatMap(({ notes }) => notes).join("\n")).toContain("8374_with_1510 needs a condition");
  });

  it("classifies every action name as the reference does", () => {
    const classes: { [theirs: string]: string } = {
      agent_base_tool: "agent-tool standing",
      agent_discoverable_tool: "agent-tool discoverable",
      "agent_base_tool:reason": "handover",
      customer_side_tool: "caller-tool",
      not_exposed_helper: "helper",
      semantic_label: "label",
    };
    let classified = 0;
    for (const file of readdirSync(checks)) {
      const { annotations } = JSON.parse(readFileSync(join(checks, file), "utf8")) as {
        annotations: { [list: string]: { value: string; cls: string }[] };
      };
      for (const { value, cls } of Object.values(annotations).flat()) {
        const found = classifyAction(value);
        const ours = found.type === "agent-tool" ? `${found.type} ${found.reach}` : found.type;
        const [, tool] = /^tool_with_argument_suffix:(.*)$/.exec(cls) ?? [];
        const wanted = tool === undefined ? classes[cls] : "conditional";
        expect([value, ours]).toEqual([value, wanted]);
        if (found.type === "conditional") expect(found.tool).toBe(tool);
        classified++;
      }
    }
    expect(classified).toBe(91);
  });

  it("names every problem of every file at once, with its place", () => {
    using own = ownCheckout();
    const out = join(own.scratch, "pack");
    own.edit(task("appscam_08"), (text) => text.slice(0, -30));
    own.edit(task("ato_09"), (text) =>
      text
        .replace('"intent": "fraud"', '"intent": "none"')
        .replace('"doc_bank_accounts_bank_accounts_(general)_042"', '"doc_nowhere"'),
    );
    own.edit(task("mule_08"), (text) =>
      text
        .replace('"user_tools": []', '"user_tools": ["wire_money"]')
        .replace('"amount_at_risk": 25000.0', '"amount_at_risk": "a lot"'),
    );
    own.edit(task("chain_01"), (text) => text.replace("fb_task_chain_01", "fb_task_chain_05"));
    own.edit(`${SHARED_DATA}/documents/doc_bank_accounts_bank_accounts_(general)_001.json`, (text) =>
      text.replace('"title"', '"heading"'),
    );
    own.edit(`${FRAUDBENCH_DATA}/db.json`, (text) => text.replace('"users"', '"people"'));
    own.write(
      "data/curriculum/fraudbench_all.jsonl",
      '{"id": "fb_task_ato_09"}\nnot json\n{"id": "fb_task_none"}\n',
    );
    const problems = problemsOf(() => importFraudbench(own.root, out));
    const shown = problems.map(
      ({ file = "", path = "", problem }) => `${file.slice(own.root.length + 1)}: ${path}: ${problem}`,
    );
    expect(shown).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/fb_task_appscam_08\.json: : not JSON/),
        expect.stringMatching(/chain_05\.json: id: also the id of a task in .*chain_01\.json$/),
        expect.stringMatching(/db\.json: people: the bank has no such table$/),
        expect.stringMatching(/\(general\)_001\.json: title: missing$/),
        'data/curriculum/fraudbench_all.jsonl:2: : expected an object such as {"id": "…"}',
        "data/curriculum/fraudbench_all.jsonl:3: : there is no such task",
      ]),
    );
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(own.scratch)).toEqual([]);
  });

  it("names what is wrong within tasks, with its place", () => {
    using own = ownCheckout();
    const out = join(own.scratch, "pack");
    own.edit(task("ato_09"), (text) =>
      text
        .replace('"intent": "fraud"', '"intent": "none"')
        .replace('"doc_bank_accounts_bank_accounts_(general)_042"', '"doc_nowhere"'),
    );
    own.edit(task("mule_08"), (text) =>
      text
        .replace('"user_tools": []', '"user_tools": ["wire_money"]')
        .replace('"amount_at_risk": 25000.0', '"amount_at_risk": "a lot"'),
    );
    own.edit(task("chain_17"), (text) => text.replace('"NL_ASSERTION"', '"DB"'));
    const problems = problemsOf(() => importFraudbench(own.root, out));
    const about = (name: string) =>
      problems.filter(({ file }) => file === join(own.root, task(name))).map(({ path }) => path);
    expect(about("ato_09")).toEqual(["annotations.intent", "required_documents[1]"]);
    expect(about("mule_08")).toEqual(["annotations.cost_model.amount_at_risk", "user_tools[0]"]);
    expect(about("chain_17")).toEqual(["evaluation_criteria.reward_basis"]);
    expect(problems).toHaveLength(5);
  });

  it("refuses derived checks of another task, or of another version of theirs", () => {
    const other = place("checks");
    mkdirSync(other);
    const text = readFileSync(join(checks, "fb_task_ato_09.json"), "utf8");
    writeFileSync(join(other, "a.json"), text.replace(/"task_id": "[^"]*"/, '"task_id": "fb_task_none"'));
    writeFileSync(join(other, "b.json"), text.replace(/"task_sha256": "./, '"task_sha256": "f'));
    writeFileSync(join(other, "c.json"), "{");
    const problems = problemsOf(() => importFraudbench(checkout().root, place("none"), { checks: other }));
    expect(problems.map(({ file = "", path = "" }) => [file.slice(other.length + 1), path])).toEqual([
      ["a.json", "task_id"],
      ["b.json", "task_sha256"],
      ["c.json", ""],
    ]);
  });

  it("takes the flat layout of parts side by side, with what is shared from elsewhere", () => {
    const shared = join(checkout().root, SHARED_DATA);
    const out = place("flat-pack");
    expect(problemsOf(() => importFraudbench(folder, out))).toMatchObject([
      { path: "documents", remedy: expect.stringContaining("--knowledge") },
      { path: "prompts" },
    ]);
    const pack = importFraudbench(folder, out, { knowledge: shared });
    expect(pack).toMatchObject({ source: "unknown", toolWords: "bundled", instructions: "bundled" });
    expect(pack.counts).toEqual({ tasks: 16, documents: 698, checked: 0, scripted: 0, contested: 0 });
    barePack();
    const { hashes } = loadFraudbench(place("bare")).pack;
    expect(hashes).toEqual(pack.hashes);
  });

  it("takes the combined file where there are no single ones", () => {
    const files = readdirSync(join(folder, "tasks")).map((name) =>
      readFileSync(join(folder, "tasks", name), "utf8"),
    );
    const combined = place("combined");
    mkdirSync(combined);
    writeFileSync(join(combined, "tasks.json"), `[${files.join(",")}]`);
    writeFileSync(join(combined, "db.json"), readFileSync(join(folder, "db.json")));
    const pack = importFraudbench(combined, place("combined-pack"), { knowledge: checkout().root });
    expect(pack.counts.tasks).toBe(16);
    expect(loadFraudbench(place("combined-pack")).tasks).toHaveLength(16);
  });

  it("does not replace a pack unless told to, and never anything else", () => {
    const { root } = checkout();
    const out = place("replaced");
    importFraudbench(root, out);
    expect(problemsOf(() => importFraudbench(root, out))).toMatchObject([
      { problem: "there is a pack already" },
    ]);
    importFraudbench(root, out, { force: true, checks });
    expect(loadFraudbench(out).pack.counts.checked).toBe(16);
    expect(problemsOf(() => importFraudbench(root, join(root, SHARED_DATA), { force: true }))).toMatchObject([
      { problem: "there is something else already, which is left alone" },
    ]);
    const file = join(out, "pack.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(": 1,", ": 2,"));
    expect(problemsOf(() => loadFraudbench(out))).toMatchObject([{ file, path: "format" }]);
    expect(problemsOf(() => loadFraudbench(root))).toMatchObject([{ problem: "no pack here" }]);
  });
});
