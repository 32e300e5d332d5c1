import type { ConditionName } from "../../../corpus/index.ts";

/** The public prompts by path without ending, such as `no_knowledge` and `components/policy_header`. */
export type Prompts = ReadonlyMap<string, string>;

/** A document as agents read it. */
export type ShownDocument = { readonly title: string; readonly text: string };

/** What a policy is made for. */
export type PolicyWish = {
  condition: ConditionName;
  /** What the condition says of the policies where no public prompt does. */
  promptPart: string;
  /** All documents, in the order of their ids. */
  documents: readonly ShownDocument[];
  /** Documents that govern the task. */
  required: readonly ShownDocument[];
  /** `prompt`: as in tau2, the oracle's documents stand in the prompt. `search`: as in FraudBench, a search gives them. */
  oracle: "prompt" | "search";
};

/** The public variant whose prompt a condition has. Others have none that fits: their prompts name what they are not. */
const TEMPLATES: { readonly [Name in ConditionName]?: string } = {
  none: "no_knowledge",
  full: "full_kb",
  bm25: "classic_rag_bm25_no_grep",
  grep: "grep_only",
  shell: "agentic_search",
  "all-tools": "all_tools",
};
const ORACLE = "required_docs";

/** Prompts that every pack must have: the policy itself stands in them. */
export const COMPONENTS = ["components/policy_header", "components/additional_instructions"] as const;

/**
 * The public policy prompt for a condition. Where the public harness has none for it, the policy's two parts stand around
 * what our own condition says.
 */
export function policyPrompt(prompts: Prompts, wish: PolicyWish): string {
  const { condition, oracle } = wish;
  const name = condition === "oracle" && oracle === "prompt" ? ORACLE : TEMPLATES[condition];
  const template = name === undefined ? undefined : prompts.get(name);
  if (template === undefined) {
    const [header = "", additional = ""] = COMPONENTS.map((component) => prompts.get(component));
    return [header, wish.promptPart, additional].filter((part) => part.trim() !== "").join("\n\n");
  }
  return withComponents(template, prompts)
    .replace("{{full_knowledge_base}}", () => listed(wish.documents))
    .replace("{{required_documents}}", () => listed(wish.required) || "(No documents provided)")
    .replace("{{all_tools_dense_instructions}}", "The `KB_search_dense` tool searches by meaning.");
}

/** Names of components that a prompt asks for and that are not there. */
export function missingComponents(prompts: Prompts): { prompt: string; component: string }[] {
  return [...prompts].flatMap(([prompt, text]) =>
    [...text.matchAll(COMPONENT)].flatMap(([, name = ""]) =>
      prompts.has(`components/${name}`) ? [] : [{ prompt, component: name }],
    ),
  );
}

const COMPONENT = /\{\{component:(\w+)\}\}/g;

function withComponents(template: string, prompts: Prompts): string {
  return template.replace(COMPONENT, (_, name: string) => prompts.get(`components/${name}`) ?? "");
}

function listed(documents: readonly ShownDocument[]): string {
  return documents.map(({ title, text }) => `## ${title}\n\n${text}`).join("\n\n---\n\n");
}
