import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { InputError } from "../contract/errors.ts";
import { CONDITION_NAMES, type ConditionName } from "./condition.ts";
import { conditions } from "./conditions/index.ts";
import { createCorpus } from "./corpus.ts";
import { createKnowledge, type Knowledge, type KnowledgeOptions } from "./knowledge.ts";

const topics = { cards: 6, wires: 6, loans: 3 };
const corpus = createCorpus(
  Object.entries(topics).flatMap(([topic, count]) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${topic}-${String(index + 1).padStart(3, "0")}`,
      title: `On ${topic} ${index + 1}`,
      content: `Rule ${index + 1} on ${topic}.\nThe word of the day is ${topic}${index + 1}.`,
    })),
  ),
);

function open(condition: ConditionName, more: Partial<KnowledgeOptions> = {}): Knowledge {
  return createKnowledge({
    corpus,
    condition,
    requiredDocuments: ["wires-002", "cards-001"],
    seed: 1,
    ...more,
  });
}

async function ask(knowledge: Knowledge, tool: string, args: Record<string, string | number | null>) {
  const found = knowledge.tools.find(({ spec }) => spec.name === tool);
  if (found === undefined) throw new Error(`no tool ${tool}`);
  const outcome = await found.call(args);
  const retrieved = outcome.effects.flatMap((effect) =>
    effect.type === "retrieved" ? effect.documents : [],
  );
  return { status: outcome.status, text: outcome.text, retrieved };
}

describe("each condition gives its tools", () => {
  test.each<[ConditionName, string[]]>([
    ["none", []],
    ["full", []],
    ["oracle", ["KB_search"]],
    ["oracle+noise", ["KB_search"]],
    ["bm25", ["KB_search"]],
    ["dense", ["KB_search"]],
    ["hybrid", ["KB_search"]],
    ["grep", ["grep"]],
    ["read", ["KB_list_documents", "KB_read_document"]],
    ["shell", ["shell"]],
    ["all-tools", ["KB_search_bm25", "KB_search_dense", "shell"]],
  ])("%s", (name, tools) => {
    const knowledge = open(name);
    expect(knowledge.tools.map(({ spec }) => spec.name)).toEqual(tools);
    expect(knowledge.condition).toBe(name);
    expect(conditions[name].name).toBe(name);
    for (const tool of tools) expect(knowledge.promptPart).toContain(tool);
    expect(knowledge.rankedBy === undefined).toBe(!["dense", "hybrid", "all-tools"].includes(name));
  });

  test("none is missing from that list", () => {
    expect(Object.keys(conditions).sort()).toEqual([...CONDITION_NAMES].sort());
  });
});

test("full puts every document into the prompt and nothing else does", () => {
  const full = open("full");
  for (const { id, content } of corpus.documents) {
    expect(full.promptPart).toContain(id);
    expect(full.promptPart).toContain(content);
  }
  expect(full.inPrompt).toEqual(corpus.documents.map(({ id }) => id));
  for (const name of CONDITION_NAMES.filter((one) => one !== "full")) {
    expect(open(name).inPrompt).toEqual([]);
    expect(open(name).promptPart).not.toContain("word of the day");
  }
});

describe("oracle", () => {
  test("gives the required documents in their order, whatever is asked", async () => {
    const { status, text, retrieved } = await ask(open("oracle"), "KB_search", { query: "loans" });
    expect(status).toBe("done");
    expect(retrieved).toEqual(["wires-002", "cards-001"]);
    expect(text).toBe(
      "1. On wires 2\n   ID: wires-002\n   Score: 1.0000\n   Content: Rule 2 on wires.\nThe word of the day is wires2.\n\n" +
        "2. On cards 1\n   ID: cards-001\n   Score: 1.0000\n   Content: Rule 1 on cards.\nThe word of the day is cards1.\n",
    );
  });

  test("says so when the scenario names none", async () => {
    const knowledge = open("oracle", { requiredDocuments: [] });
    expect(await ask(knowledge, "KB_search", { query: "x" })).toEqual({
      status: "done",
      text: "No relevant documents found.",
      retrieved: [],
    });
  });

  test("refuses a scenario that names a document the corpus lacks", () => {
    expect(() => open("oracle", { requiredDocuments: ["wires-999"] })).toThrow(InputError);
  });
});

describe("oracle+noise", () => {
  const retrievedBy = async (more: Partial<KnowledgeOptions>) =>
    (await ask(open("oracle+noise", more), "KB_search", { query: "x" })).retrieved;
  const topicsOf = (ids: readonly string[]) => new Set(ids.map((id) => id.slice(0, -4)));

  test("required documents are always there, beside as many others as asked for", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(8), async (seed, documents) => {
        const ids = await retrievedBy({ seed, noise: { documents, from: "same-topics" } });
        expect(ids).toContain("wires-002");
        expect(ids).toContain("cards-001");
        expect(new Set(ids).size).toBe(documents + 2);
        expect(topicsOf(ids)).not.toContain("loans");
      }),
    );
  });

  test("noise of other topics shares none with the required documents", async () => {
    const ids = await retrievedBy({ noise: { documents: 9, from: "other-topics" } });
    expect(ids.filter((id) => id.startsWith("loans"))).toHaveLength(3);
    expect(ids).toHaveLength(5);
  });

  test("the seed decides, and seeds differ", async () => {
    expect(await retrievedBy({ seed: 7 })).toEqual(await retrievedBy({ seed: 7 }));
    const orders = await Promise.all([1, 2, 3, 4, 5].map((seed) => retrievedBy({ seed })));
    expect(new Set(orders.map((ids) => ids.join())).size).toBeGreaterThan(1);
    expect(orders.some((ids) => ids[0] !== "wires-002")).toBe(true);
  });
});

describe("searches", () => {
  test("bm25 finds by words and obeys topK", async () => {
    const { retrieved } = await ask(open("bm25", { topK: 3 }), "KB_search", { query: "loans2." });
    expect(retrieved).toHaveLength(3);
    expect(retrieved[0]).toBe("loans-002");
  });

  test("dense without embeddings is the offline baseline, and says so", async () => {
    const knowledge = open("dense");
    expect(knowledge.rankedBy).toBe("lexical-semantic baseline");
    expect((await ask(knowledge, "KB_search", { query: "loans2" })).retrieved[0]).toBe("loans-002");
    expect((await ask(knowledge, "KB_search", { query: "zzz" })).text).toBe("No relevant documents found.");
  });

  test("dense with embeddings uses them", async () => {
    const embed = async (texts: readonly string[]) =>
      texts.map((text) => ["cards", "wires", "loans"].map((topic) => text.split(topic).length - 1));
    const knowledge = open("dense", { embeddings: { model: "topics", embed }, topK: 3 });
    expect(knowledge.rankedBy).toBe("embeddings of topics");
    expect((await ask(knowledge, "KB_search", { query: "loans" })).retrieved).toEqual([
      "loans-001",
      "loans-002",
      "loans-003",
    ]);
  });

  test("hybrid puts first what both lists have", async () => {
    const embed = async (texts: readonly string[]) =>
      texts.map((text) => [text.includes("cards3") ? 1 : 0, 1]);
    const knowledge = open("hybrid", { embeddings: { model: "third", embed }, topK: 4 });
    const { retrieved } = await ask(knowledge, "KB_search", { query: "cards3." });
    expect(retrieved[0]).toBe("cards-003");
    expect(retrieved).toHaveLength(4);
  });

  test("k cuts the list as in the public harness", async () => {
    const knowledge = open("all-tools");
    const sizeOf = async (k: number) =>
      (await ask(knowledge, "KB_search_bm25", { query: "rule", k })).retrieved.length;
    expect(await Promise.all([3, 0, -1, 20].map(sizeOf))).toEqual([3, 0, 9, 10]);
    expect((await ask(knowledge, "KB_search_dense", { query: "loans" })).retrieved).toHaveLength(10);
  });
});

describe("reading", () => {
  test("the list names every document and retrieves none", async () => {
    const { text, retrieved } = await ask(open("read"), "KB_list_documents", {});
    expect(text.split("\n")).toHaveLength(corpus.documents.length);
    expect(text).toContain("cards-001: On cards 1");
    expect(retrieved).toEqual([]);
  });

  test("a document is given in full by its id", async () => {
    const { text, retrieved } = await ask(open("read"), "KB_read_document", { doc_id: "loans-003" });
    expect(text).toBe("On loans 3\n\nRule 3 on loans.\nThe word of the day is loans3.");
    expect(retrieved).toEqual(["loans-003"]);
  });

  test("an unknown id is refused", async () => {
    expect(await ask(open("read"), "KB_read_document", { doc_id: "loans-9" })).toEqual({
      status: "refused",
      text: "Error: there is no document loans-9.",
      retrieved: [],
    });
  });

  test("grep shows the documents it matches", async () => {
    const knowledge = open("grep");
    expect((await ask(knowledge, "grep", { pattern: "LOANS\\d\\." })).retrieved).toEqual([
      "loans-001",
      "loans-002",
      "loans-003",
    ]);
    expect((await ask(knowledge, "grep", { pattern: "nowhere" })).text).toBe(
      "No matches found for pattern: nowhere",
    );
    expect((await ask(knowledge, "grep", { pattern: "(?(1)a)" })).status).toBe("refused");
  });
});

describe("shell", () => {
  test("shows documents as files, and knows which it showed", async () => {
    const knowledge = open("shell");
    expect(await ask(knowledge, "shell", { command: "ls | grep loans" })).toEqual({
      status: "done",
      text: "loans-001.md\nloans-002.md\nloans-003.md\n",
      retrieved: [],
    });
    expect(await ask(knowledge, "shell", { command: "cat loans-002.md" })).toEqual({
      status: "done",
      text: "# On loans 2\n\nRule 2 on loans.\nThe word of the day is loans2.\n",
      retrieved: ["loans-002"],
    });
  });

  test("what one episode has seen is not what another has", async () => {
    const [first, second] = [open("shell"), open("shell")];
    const half = { command: "grep -h 'Rule 3 on loans' *.md" };
    const rest = { command: "grep -h 'loans3' *.md" };
    expect((await ask(first, "shell", half)).retrieved).toEqual([]);
    expect((await ask(first, "shell", rest)).retrieved).toEqual(["loans-003"]);
    expect((await ask(second, "shell", half)).retrieved).toEqual([]);
  });

  test.each([
    ["true", "(no output)"],
    ["false", "[exit code 1]\n"],
    ["printf x; false", "x\n[exit code 1]\n"],
    ["nonsense", "bash: nonsense: command not found\n[exit code 127]\n"],
  ])("%s answers %j", async (command, text) => {
    expect(await ask(open("shell"), "shell", { command })).toEqual({ status: "done", text, retrieved: [] });
  });

  test("long output is cut, and says so", async () => {
    const { text } = await ask(open("shell"), "shell", { command: "printf '%031000d' 0" });
    expect(text).toBe(`${"0".repeat(30_000)}\n[1000 more characters were cut off]\n`);
  });
});

test.each<[ConditionName, string, Record<string, string | number | null>, string]>([
  ["bm25", "KB_search", {}, "Error: query must be a text, got nothing."],
  ["bm25", "KB_search", { query: 5 }, "Error: query must be a text, got 5."],
  ["grep", "grep", { pattern: null }, "Error: pattern must be a text, got null."],
  ["shell", "shell", {}, "Error: command must be a text, got nothing."],
  ["all-tools", "KB_search_bm25", { query: "a", k: "3" }, 'Error: k must be a whole number, got "3".'],
  ["all-tools", "KB_search_bm25", { query: "a", k: 1.5 }, "Error: k must be a whole number, got 1.5."],
])("%s: %s tells the model what is wrong with %j", async (name, tool, args, text) => {
  expect(await ask(open(name), tool, args)).toEqual({ status: "schema-error", text, retrieved: [] });
});
