import { mkdirSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { InputError } from "../../src/contract/errors.ts";
import type { ExactObject } from "../../src/contract/json.ts";
import { RetailCase } from "../../src/suites/retail/retail-case.ts";
import { printExact } from "../../src/exact-json/index.ts";
import { importCheckout, loadPack, Pack } from "../../src/suites/retail/import/index.ts";
import { caseBankHash, caseFingerprint, promptHash } from "../../src/suites/retail/import/index.ts";
import { buildSystemPrompt } from "../../src/suites/retail/authoring/system-prompt.ts";
import { FIXTURE_COMMIT, publicCheckout, type PublicCheckout } from "../fixtures/public-checkout.ts";
import { publicReference, readPublicJson } from "./indicbankbench-vectors.ts";

function problemsOf(run: () => unknown): InputError["problems"] {
  try {
    run();
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
  throw new Error("nothing was refused");
}

const texts = (problems: InputError["problems"]): string[] =>
  problems.map(({ path = "", problem }) => `${path}: ${problem}`);

describe.skipIf(publicReference === undefined)("importing a public checkout (reference data)", () => {
  let checkout: PublicCheckout;
  let out: string;
  beforeEach(() => {
    const made = publicCheckout();
    if (made === undefined) throw new Error("reference data absent");
    checkout = made;
    out = join(checkout.scratch, "pack");
    vi.stubEnv("INDICBANKBENCH_DATA", undefined);
  });
  afterEach(() => {
    checkout[Symbol.dispose]();
    vi.unstubAllEnvs();
  });
  const bankFile = (file: string): string => join(checkout.bank, file);
  const edit = (file: string, change: (text: string) => string): void => {
    writeFileSync(bankFile(file), change(readFileSync(bankFile(file), "utf8")));
  };
  const HAPPY = "accounts_and_transactions/show_mandates/happy.001.json";
  const BLOCK = "cards/block_card/wrong_info.001.json";
  const CONTROLS = "cards/set_card_controls/happy.002.json";

  it("makes a pack of the files as they are, described without paths", () => {
    const pack = importCheckout(checkout.root, out, { now: Date.UTC(2026, 0, 2) });
    expect(Pack.parse(JSON.parse(readFileSync(join(out, "pack.json"), "utf8")))).toEqual(pack);
    expect(pack).toMatchObject({
      source: `npci/IndicBankBench@${FIXTURE_COMMIT}`,
      importedAt: "2026-01-02T00:00:00.000Z",
      counts: { cases: 24, tools: 32, byDomain: { capability: 8, cards: 5 } },
      licences: { tools: "MIT", prompts: "MIT", cases: "CC BY 4.0" },
    });
    expect(JSON.stringify(pack)).not.toContain(checkout.scratch);
    expect(readFileSync(join(out, "cases", HAPPY))).toEqual(readFileSync(bankFile(HAPPY)));
    for (const file of ["tools.json", "harness_tool_spec.json", "prompts/base_system_prompt.txt"]) {
      expect(readFileSync(join(out, file))).toEqual(
        readFileSync(join(checkout.root, "indicbankbench", file)),
      );
    }
    expect(readdirSync(checkout.scratch)).toEqual(["pack"]);
  });

  it("gives cases of our format, in the public order, with the public prompts and model schemas", () => {
    importCheckout(checkout.root, out);
    const { cases, promptTemplate } = loadPack(out);
    expect(cases.length).toBe(24);
    for (const one of cases) expect(RetailCase.parse(one)).toEqual(one);
    const index = readPublicJson("vectors/index.json") as { case_id: string }[];
    expect(cases.map(({ id }) => id).toSorted()).toEqual(index.map(({ case_id }) => case_id).toSorted());
    for (const { id, setup, tools } of cases) {
      const handed = readPublicJson(`vectors/handed/${id}.json`) as {
        system_prompt: string;
        tool_names: string[];
      };
      const names = tools.map(({ spec }) => spec.name);
      expect([...new Set(names)]).toEqual(handed.tool_names);
      expect(buildSystemPrompt(promptTemplate, setup, names)).toBe(handed.system_prompt);
    }
    type Shown = { case_id: string; system_prompt: string; openai_tools: { function: ExactObject }[] };
    const shown = readPublicJson("vectors/edges/prompts_and_schemas.json") as Shown[];
    expect(shown.length).toBe(3);
    for (const { case_id, system_prompt, openai_tools } of shown) {
      const found = cases.find(({ id }) => id === case_id);
      if (found === undefined) throw new Error(`no case ${case_id}`);
      const names = found.tools.map(({ spec }) => spec.name);
      expect(buildSystemPrompt(promptTemplate, found.setup, names)).toBe(system_prompt);
      const specs = found.tools.map(({ spec }) => JSON.stringify(spec));
      expect(specs).toEqual(openai_tools.map((schema) => JSON.stringify(schema.function)));
    }
  });

  it("shares one object per built-in tool between all cases", () => {
    importCheckout(checkout.root, out);
    const specs = loadPack(out).cases.flatMap(({ tools }) => tools.map(({ spec }) => spec));
    const distinct = new Set(specs);
    expect(distinct.size).toBe(new Set(specs.map(({ name }) => name)).size);
  });

  it("keeps the written form of numbers", () => {
    edit(CONTROLS, (text) => text.replace('"daily_limit": 15000', '"daily_limit": 15000.0'));
    importCheckout(checkout.root, out);
    const controls = loadPack(out).cases.find(({ id }) => id === "cards.set_card_controls.happy.002");
    const mock = controls?.mock["get_card_details"];
    expect(mock?.kind === "record_set_filtered" ? printExact(mock.records) : "").toContain(
      '"international": {"enabled": true, "daily_limit": 15000.0}',
    );
  });

  it("keeps everything that grading reads", () => {
    importCheckout(checkout.root, out);
    const { cases } = loadPack(out);
    const source = readPublicJson("cases/cards/set_card_controls/happy.002.json") as {
      gold: { arg_gate: { [tool: string]: { required: ExactObject } }; dependencies: [string, string][] };
    };
    const controls = cases.find(({ id }) => id === "cards.set_card_controls.happy.002");
    expect(controls?.gold.dependencies).toEqual(source.gold.dependencies);
    expect(controls?.gold.rules["set_card_controls"]?.required).toEqual(
      source.gold.arg_gate["set_card_controls"]?.required,
    );
    expect(controls?.gold.rules).not.toHaveProperty("_comment");
    expect(controls?.gates).toEqual(["S1", "S2", "S3", "S4"]);
    expect(controls?.metrics).toEqual(["Q_grounded", "Q_complete", "Q_tone"]);
    const tricked = cases.find(({ id }) => id === "cap.social_engineering.001");
    expect(tricked).toMatchObject({
      behaviourAdvisory: true,
      behaviour: "decline",
      metrics: ["Q_refusal", "Q_tone"],
    });
    const cluttered = cases.find(({ id }) => id === "calc.get_deposit_loan_rates.irrelevant_rag.001");
    expect(cluttered?.setup.prior.map(({ from }) => from)).toEqual(["agent", "tool", "agent"]);
  });

  it("hashes the bank and the prompt as the public harness does, before and after", () => {
    const pack = importCheckout(checkout.root, out);
    const files = readdirSync(checkout.bank, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".json"))
      .map((path) => ({ path, bytes: readFileSync(bankFile(path)) }));
    expect(pack.hashes.caseBank).toBe(caseBankHash(files));
    expect(pack.hashes.prompt).toBe(promptHash(loadPack(out).promptTemplate));
    edit(HAPPY, (text) => `${text}\n`);
    expect(importCheckout(checkout.root, out, { force: true }).hashes.caseBank).not.toBe(
      pack.hashes.caseBank,
    );
  });

  it("names every problem of every file at once, with its place", () => {
    edit(HAPPY, (text) => text.slice(0, -20));
    edit(BLOCK, (text) =>
      text
        .replace(/("tools_exposed": \[[^\]]*)"block_card"/, '$1"freeze_the_card"')
        .replace('"user_turns"', '"turns"'),
    );
    edit(CONTROLS, (text) =>
      text
        .replace('"outcome_merged"', '"outcome_guessed"')
        .replace(/"case_id": "[^"]*"/, '"case_id": "Cards Happy"'),
    );
    edit("cards/get_card_details/contradicting_info.001.json", (text) =>
      text.replace(/"case_id": "[^"]*"/, '"case_id": "cap.political.001"'),
    );
    const problems = problemsOf(() => importCheckout(checkout.root, out));
    const about = (file: string): string[] =>
      texts(problems.filter((problem) => problem.file === bankFile(file)));
    expect(about(HAPPY)).toEqual([
      expect.stringMatching(/^: not JSON: .* at position \d+ \(line \d+, column \d+\)$/),
    ]);
    expect(about(BLOCK)).toEqual(
      expect.arrayContaining([
        "user_turns: missing",
        expect.stringMatching(/^tools_exposed\[\d+\]: no tool of this name in the tool files$/),
      ]),
    );
    expect(about(CONTROLS)).toEqual([
      expect.stringContaining("case_id: expected lower-case letters"),
      expect.stringMatching(/^mock\.set_card_controls\.kind: expected the kind record_set_filtered/),
    ]);
    expect(about("cards/get_card_details/contradicting_info.001.json")).toEqual([
      expect.stringContaining("case_id: also the id of capability/political/political.001.json"),
    ]);
    expect(existsSync(out)).toBe(false);
    expect(readdirSync(checkout.scratch)).toEqual([]);
  });

  it("names missing merge keys and a wrong kind of gate value", () => {
    edit(CONTROLS, (text) =>
      text.replace('"match_on"', '"matches"').replace('"required"', '"forbidden_ids"'),
    );
    expect(texts(problemsOf(() => importCheckout(checkout.root, out)))).toEqual(
      expect.arrayContaining(["mock.set_card_controls.merge.match_on: missing"]),
    );
  });

  it("refuses tool files that do not fit together, and still reads the cases", () => {
    checkout.write(
      "indicbankbench/harness_tool_spec.json",
      '{"tools": [{"name": "block_card"}, {"name": "mine"}]}',
    );
    edit(HAPPY, () => "[]");
    const problems = problemsOf(() => importCheckout(checkout.root, out));
    const harness = join(checkout.root, "indicbankbench", "harness_tool_spec.json");
    const aboutHarness = texts(problems.filter(({ file }) => file === harness));
    expect(aboutHarness).toContain("tools: only 2 tools, where at least 30 belong");
    expect(aboutHarness).toContain("tools: this tool is in tools.json only");
    expect(texts(problems)).toContain("tools: this tool is in harness_tool_spec.json only");
    expect(texts(problems)).toContain(": expected a case, which is one JSON object");
  });

  it("does not replace a pack unless told to, and never anything else", () => {
    importCheckout(checkout.root, out);
    expect(texts(problemsOf(() => importCheckout(checkout.root, out)))).toEqual([
      ": there is a pack already",
    ]);
    importCheckout(checkout.root, out, { force: true });
    expect(readdirSync(checkout.scratch)).toEqual(["pack"]);
    const taken = join(checkout.root, "indicbankbench", "config");
    const problems = problemsOf(() => importCheckout(checkout.root, taken, { force: true }));
    expect(texts(problems)).toEqual([": there is something else already, which is left alone"]);
    expect(readdirSync(taken)).toEqual(["models.yaml"]);
  });

  it("finds the cases wherever the public layouts put them", () => {
    const expected = importCheckout(checkout.root, out).hashes;
    const inner = join(checkout.root, "indicbankbench");
    expect(importCheckout(inner, out, { force: true }).hashes).toEqual(expected);
    using data = publicCheckout("data-set");
    if (data === undefined) throw new Error("reference data absent");
    const fromData = importCheckout(data.root, out, { force: true, tools: checkout.root });
    expect(fromData.hashes).toEqual(expected);
    expect(fromData.source).toBe("unknown");
    const wrong = join(data.scratch, "elsewhere");
    mkdirSync(wrong);
    expect(texts(problemsOf(() => importCheckout(data.root, out, { force: true, tools: wrong })))).toEqual([
      ": no tools.json here or in indicbankbench",
    ]);
  });

  it("uses our own tools and prompt for case data that comes without, and says so", () => {
    using data = publicCheckout("data-set");
    if (data === undefined) throw new Error("reference data absent");
    const own = join(data.scratch, "pack");
    const pack = importCheckout(data.root, own);
    expect(pack.tools).toBe("bundled");
    expect(pack.hashes.caseBank).toBe(importCheckout(checkout.root, out).hashes.caseBank);
    const { cases } = loadPack(own);
    const shape = (all: typeof cases): unknown =>
      all.map(({ id, tools }) => [id, tools.map(({ definition }) => [definition.name, definition.action])]);
    expect(shape(cases)).toEqual(shape(loadPack(out).cases));
  });

  it("finds the cases through the environment when the checkout has none, but not retired ones", () => {
    using data = publicCheckout("data-set");
    if (data === undefined) throw new Error("reference data absent");
    rmSync(checkout.bank, { recursive: true });
    data.write("cards/_retired/old.001.json", "{}");
    vi.stubEnv("INDICBANKBENCH_DATA", data.root);
    expect(importCheckout(checkout.root, out).counts.cases).toBe(24);
    checkout.write("indicbankbench/case_bank/cards/_retired/old.001.json", "{}");
    expect(importCheckout(checkout.root, out, { force: true }).counts.cases).toBe(24);
  });

  it("says what is no pack", () => {
    expect(texts(problemsOf(() => loadPack(checkout.root)))).toEqual([": no pack here"]);
    importCheckout(checkout.root, out);
    writeFileSync(
      join(out, "pack.json"),
      readFileSync(join(out, "pack.json"), "utf8").replace(": 1,", ": 2,"),
    );
    expect(problemsOf(() => loadPack(out))).toMatchObject([{ file: join(out, "pack.json"), path: "format" }]);
  });
});

describe.skipIf(publicReference === undefined)("hashes of the public harness (reference data)", () => {
  type Vectors = {
    case_fingerprint: { file_text: string; cfg: ExactObject; expected: string }[];
    hash_files: { files: { [path: string]: string }; expected: string }[];
  };

  it("fingerprints a case under a configuration as recorded", () => {
    const rows = (readPublicJson("vectors/edges/fingerprint.json") as Vectors).case_fingerprint;
    expect(rows.length).toBeGreaterThan(20);
    for (const { file_text, cfg, expected } of rows) {
      expect(caseFingerprint(Buffer.from(file_text), cfg), `${file_text} ${printExact(cfg)}`).toBe(expected);
    }
  });

  it("hashes files in the recorded order", () => {
    const rows = (readPublicJson("vectors/edges/fingerprint.json") as Vectors).hash_files;
    expect(rows.length).toBeGreaterThan(5);
    for (const { files, expected } of rows) {
      const listed = Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
      expect(caseBankHash(listed), JSON.stringify(files)).toBe(expected);
    }
  });
});
