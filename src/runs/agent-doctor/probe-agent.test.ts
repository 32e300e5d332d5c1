import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { serveJson } from "../../agents/adapters/obedient-server.fixture.ts";
import type { AgentFinding } from "./agent-finding.ts";
import { probeAgent } from "./probe-agent.ts";

let folder: string;
let modules = 0;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tellerproof-doctor-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What is found out about an agent whose `send` has this body; `call` is its way to the bank. */
async function probe(body: string, more = ""): Promise<Record<string, string>> {
  const module = `agent-${modules++}.ts`;
  const call = `const use = async (tool, given) => (await turn.door.call({ tool, rawArguments: JSON.stringify(given) })).text;
    const call = (given) => use("get_branch_opening_hours", given);`;
  writeFileSync(
    join(folder, module),
    `export const agent = { converse: (opening) => ({ n: 0, async send(turn) { ${call} this.n++; ${body} }, async end() {} }) };`,
  );
  return told(`type: function\nmodule: ./${module}\n${more}`);
}

async function told(yaml: string): Promise<Record<string, string>> {
  const path = join(folder, "agent.yaml");
  writeFileSync(path, yaml);
  const signal = new AbortController().signal;
  const found = await probeAgent(path, { environment: {}, clock: { now: () => Date.now() }, signal });
  return Object.fromEntries(
    found.map(({ check, status, detail }: AgentFinding) => [check, `${status}: ${detail}`]),
  );
}

/** One that does right in every conversation of the doctor's. */
const further = `
  const open = async (branch) => { const { opens, closes } = JSON.parse(await call({ branch, day: "saturday" })); return opens + " to " + closes; };
  if (/Harbour/.test(turn.message)) return { text: await open("Lakeside") + " and " + await open("Harbour") };
  if (/And on Saturdays/.test(turn.message)) {
    const known = opening.history.some(({ content }) => /Harbour/.test(content ?? ""));
    return { text: known ? await open("Harbour") : "Which branch?" };
  }
  if (/waiting/.test(turn.message)) {
    await use("open_further_tool", { tool: "get_waiting_customers" });
    return { text: JSON.parse(await use("get_waiting_customers", { branch: "Lakeside" })).waiting + " customers" };
  }`;
const right = `${further}
  const hours = await call({ branch: "Lakeside", day: this.n === 1 ? "saturday" : "sunday" });
  return { text: this.n === 1 ? "From " + JSON.parse(hours).opens + " to 1:30 pm." : "It is closed." };`;

describe("the doctor", () => {
  test("finds nothing wrong with an agent that looks it up and remembers", async () => {
    const found = await probe(right);
    expect(Object.keys(found)).toEqual([
      "file",
      "answers",
      "bank",
      "uses-answers",
      "remembers",
      "stays-in-turn",
      "kept-apart",
      "takes-up",
      "unlocks",
      "several-calls",
    ]);
    for (const finding of Object.values(found)) expect(finding).toMatch(/^ok: /);
  });

  test("says that an agent never came to the bank, made its answer up, and forgot the question", async () => {
    const found = await probe(`return { text: "From 10:00 to 12:00, I am sure." };`);
    expect(found["bank"]).toMatch(/^failed: it never came to our bank/);
    expect(found["uses-answers"]).toMatch(
      /^warning: .*“From 10:00 to 12:00, I am sure.”; the bank's answer \(09:30 to 13:30\)/,
    );
    expect(found["remembers"]).toMatch(/^warning: to “And on Sundays\?”/);
  });

  test("does not ask an agent with tools of its own about our bank", async () => {
    const found = await probe(`return { text: "It is closed." };`, "tools: own\n");
    expect(found["bank"]).toMatch(
      /^warning: tools: own, so what it does is not observed and none of its episodes can pass/,
    );
  });

  test("says so when another tool was called than the question needed", async () => {
    const found = await probe(
      `await turn.door.call({ tool: "get_hours", rawArguments: "{}" }); return { text: "?" };`,
    );
    expect(found["bank"]).toMatch(/^warning: it called get_hours, but not get_branch_opening_hours/);
  });

  test("says which arguments the tool does not allow", async () => {
    const found = await probe(`await call({ day: "Saturday" }); return { text: "?" };`);
    expect(found["bank"]).toMatch(
      /^warning: it called get_branch_opening_hours with arguments .*\(.*branch.*day.*\)/,
    );
  });

  test("says so when an agent goes on calling after it has answered", async () => {
    const late = `if (this.n === 1) setTimeout(() => call({}), 5); else await new Promise((r) => setTimeout(r, 30));`;
    const found = await probe(`${late} return { text: "It is closed." };`);
    expect(found["stays-in-turn"]).toMatch(/^warning: 1 of its calls came after it had answered/);
  });

  test.each([
    [`throw new Error("no database");`, /the agent function threw|no database/],
    [`return { text: "" };`, /it answered with nothing; 0 of 2 questions/],
    [`return { text: "bye", leaves: { reason: "too busy" } };`, /it hung up after 1 of 2 answers: too busy/],
    [`for (;;) await call({ day: "sunday" });`, /it called the bank so often for one question/],
    [`return new Promise(() => undefined);`, /no answer within 0.2 s\. Raise timeoutSeconds/],
  ])("says why there was no conversation: %s", async (body, words) => {
    const found = await probe(body, "timeoutSeconds: 0.2\n").catch((error: unknown) => ({
      answers: `failed: ${String(error)}`,
    }));
    expect(found["answers"]).toMatch(/^failed: /);
    expect(found["answers"]).toMatch(words);
  });

  test("finds out that conversations get mixed up", async () => {
    const found = await probe(`
      globalThis.said ??= [];
      globalThis.said.push(turn.message);
      ${further}
      const shared = await new Promise((done) => setTimeout(done, 20, globalThis.said.join(" ")));
      const branch = /Harbour/.test(shared) ? "Harbour" : "Lakeside";
      const hours = JSON.parse(await call({ branch, day: this.n === 1 ? "saturday" : "sunday" }));
      return { text: this.n === 1 ? hours.opens + " to " + hours.closes : "It is closed." };`);
    expect(found["kept-apart"]).toMatch(/^failed: .*keep memory and the bank's address by the session/);
  });

  test.each([
    [
      "takes-up",
      right.replace('known ? await open("Harbour") : ', ""),
      /^warning: .*“And on Saturdays\?” it said “Which branch\?”.* Put history, or historyText, before its first message/,
    ],
    [
      "unlocks",
      right.replace(
        'JSON.parse(await use("get_waiting_customers", { branch: "Lakeside" })).waiting',
        '"Some"',
      ),
      /^warning: it opened get_waiting_customers and never called it: list the bank's tools again/,
    ],
    [
      "unlocks",
      right.replace(
        'await use("open_further_tool", { tool: "get_waiting_customers" });',
        "return { text: 'I cannot say.' };",
      ),
      /^warning: it did not open get_waiting_customers/,
    ],
    [
      "several-calls",
      right.replace(' + " and " + await open("Harbour")', ""),
      /^warning: asked about two branches it made 1 call and said “09:30 to 13:30”/,
    ],
  ])("says what to do about %s", async (check, body, words) => {
    const found = await probe(body);
    expect(found[check]).toMatch(words);
    expect(found["kept-apart"]).toMatch(/^ok: /);
  });

  test("names what a request asks for and nothing stood for, and that it does not tell where the bank is", async () => {
    await using server = await serveJson(() => ({ json: { reply: "It is closed." } }));
    const request = "{ text: '{{message}}', who: '{{context.loginContext.custmer_id}}' }";
    const found = await told(`type: http\nurl: ${server.url}\nrequest: ${request}\n`);
    expect(found["request"]).toMatch(
      /^warning: \{\{context\.loginContext\.custmer_id\}\} had no value and was left out\. .* has customer_id, full_name/,
    );
    expect(found["bank"]).toMatch(
      /^failed: .*the file's request does not tell it where, so add \{\{bank\.mcp\}\}/,
    );
  });

  test("asks whether a silent program flushes its output", async () => {
    const { answers } = await told("type: subprocess\ncommand: [sleep, '60']\ntimeoutSeconds: 0.2\n");
    expect(answers).toMatch(/no answer within 0.2 s\. Does it flush its output after each line\?/);
  });

  test("gives a hint where nothing listens", async () => {
    const { answers } = await told("type: http\nurl: http://127.0.0.1:47113/chat\n");
    expect(answers).toMatch(/nothing listens there\. Is the agent running/);
  });
});
