import { join } from "node:path";
import { z } from "zod";
import { Mechanism } from "../fraud-scenario.ts";
import type { InputProblem } from "../../../contract/errors.ts";
import type { Document } from "../../../corpus/document.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";
import { ToolName } from "../../authoring/script-forms.ts";
import type { YamlFile } from "../../../text/yaml-file.ts";
import { parseYaml, readYaml } from "../../../text/yaml-file.ts";
import type { DefinedBank } from "../../../bank/live/index.ts";
import { isThere } from "../../../files/file-problem.ts";
import { filesBelow } from "../../../files/files-below.ts";
import { readSuiteText } from "../../authoring/read-suite-file.ts";
import { toolNames } from "./tool-names.ts";

const Figure = z.union([z.number(), z.string().min(1), z.boolean()]);

/** The front matter of a policy document. */
const PolicyHead = z.strictObject({
  id: z.string().regex(/^[a-z]+-\d{3}$/, "a topic and three digits, such as payments-011"),
  title: z.string().min(1),
  effective_from: z.iso.date().describe("First day on which it applies."),
  effective_to: z.iso
    .date()
    .optional()
    .describe("Last day on which it applies. Left out: until further notice."),
  superseded_by: z.string().optional().describe("Id of the document that replaces it. Needs effective_to."),
  tags: z.array(z.string()).default([]).describe("For authors; the agent is not shown them."),
  mechanisms: z.array(Mechanism).default([]).describe("For authors: the mechanisms whose control this is."),
  tools: z
    .array(ToolName)
    .default([])
    .describe(
      "Tools whose use this document governs. Those to be unlocked or given are named below the text, where it does not name them.",
    ),
  figures: z
    .record(z.string().regex(/^[a-z][a-z0-9_]*$/), Figure)
    .default({})
    .describe("Numbers that this document, and no other in force, states: name → value as in the text."),
  checklist: z.array(z.string().min(1)).optional().describe("Steps that are all mandatory, in order."),
  sources: z
    .array(z.string().regex(/^[^\n<>|]{8,160}$/, "one line of 8 to 160 characters: a citation or an address"))
    .default([])
    .describe(
      "For authors: the law or published practice that the rule follows. The agent is not shown them. Left out: the bank's own rule.",
    ),
});
type PolicyHead = z.infer<typeof PolicyHead>;

/** A policy document as the agent can read it, with what authors note of it. */
export type Policy = { head: PolicyHead; document: Document; file: string; yaml: YamlFile };

const FORM = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/;

/** Reads all documents of a suite, ordered by id. Faults go to `problems`. */
export function loadPolicies(suite: string, core: DefinedBank, problems: InputProblem[]): Policy[] {
  const folder = join(suite, "policies");
  if (!isThere(folder)) {
    problems.push({
      file: folder,
      problem: "missing",
      remedy: "Documents lie in policies/<topic>/<name>.md.",
    });
    return [];
  }
  const { files, problems: unread } = filesBelow(folder, { within: suite });
  problems.push(...unread);
  const policies = files.flatMap((path) => {
    const file = join(folder, path);
    if (!file.endsWith(".md")) {
      problems.push({ file, problem: "not a document", remedy: "Documents are .md files." });
      return [];
    }
    const text = readSuiteText(file, suite, problems);
    const policy = text === undefined ? undefined : readPolicy({ text, file, core }, problems);
    return policy === undefined ? [] : [policy];
  });
  problems.push(...inconsistencies(policies, core));
  return policies.sort((a, b) => (a.head.id < b.head.id ? -1 : 1));
}

type Written = { text: string; file: string; core: DefinedBank };

function readPolicy({ text, file, core }: Written, problems: InputProblem[]): Policy | undefined {
  const [, front, body] = FORM.exec(text) ?? [];
  if (front === undefined || body === undefined) {
    const remedy = "A document begins with ---, its fields, and --- again.";
    problems.push({ file, problem: "no front matter", remedy });
    return undefined;
  }
  // A line of its own for the opening ---, so that places in messages are those of the file.
  const { yaml, problems: syntax } = readYaml(`\n${front}\n`, file);
  problems.push(...syntax);
  if (yaml.value === undefined) return undefined;
  const { value: head, problems: faults } = parseYaml(yaml, PolicyHead);
  problems.push(...faults);
  if (head === undefined) return undefined;
  if (body.trim() === "") problems.push({ file, problem: "the document is empty" });
  const { id, title, effective_from, effective_to, superseded_by, checklist } = head;
  const document: Document = {
    id,
    title,
    content: withTools(body.trim(), head.tools, core),
    effectiveFrom: effective_from,
    ...(effective_to === undefined ? {} : { effectiveTo: effective_to }),
    ...(superseded_by === undefined ? {} : { supersededBy: superseded_by }),
    ...(checklist === undefined ? {} : { checklist }),
  };
  return { head, document, file, yaml };
}

/** A tool is unlocked or given by its name, so each document names those it governs. */
function withTools(text: string, tools: readonly string[], core: DefinedBank): string {
  const unnamed = tools.filter(
    (tool) =>
      (core.discoverable("agent").has(tool) || core.discoverable("caller").has(tool)) &&
      !new RegExp(`\\b${tool}\\b`).test(text),
  );
  return unnamed.length === 0
    ? text
    : `${text}\n\nTools: ${unnamed.map((tool) => `\`${tool}\``).join(", ")}.`;
}

function inconsistencies(policies: readonly Policy[], core: DefinedBank): InputProblem[] {
  const files = new Map<string, string>();
  const ids = policies.map(({ head }) => head.id);
  const { all } = toolNames(core);
  return policies.flatMap(({ head, file, yaml }) => {
    const found: InputProblem[] = [];
    const earlier = files.get(head.id);
    files.set(head.id, earlier ?? file);
    if (earlier !== undefined) {
      found.push(yaml.problem(["id"], { problem: `the id is already that of ${earlier}`, value: head.id }));
    }
    const { effective_from: from, effective_to: to, superseded_by: successor } = head;
    if (to !== undefined && to < from) {
      found.push(yaml.problem(["effective_to"], { problem: `before effective_from, ${from}`, value: to }));
    }
    if (successor !== undefined && to === undefined) {
      found.push(yaml.problem(["superseded_by"], { problem: "a superseded document needs effective_to" }));
    }
    if (successor !== undefined && (successor === head.id || !ids.includes(successor))) {
      const remedy = didYouMean(successor, ids);
      found.push(yaml.problem(["superseded_by"], { problem: "no such document", value: successor, remedy }));
    }
    for (const [index, tool] of head.tools.entries()) {
      if (all.includes(tool)) continue;
      const remedy = didYouMean(tool, all);
      found.push(yaml.problem(["tools", index], { problem: "unknown tool", value: tool, remedy }));
    }
    return found;
  });
}
