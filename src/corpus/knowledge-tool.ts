import type { Json, JsonObject } from "../contract/json.ts";
import type { ToolOutcome } from "../contract/ports.ts";
import type { ToolSpec } from "../contract/tool.ts";
import type { Corpus } from "./corpus.ts";
import type { Hit } from "./ranking.ts";

/** A tool that reaches the documents. What it showed of them is in the outcome's `retrieved` effect. */
export type KnowledgeTool = {
  readonly spec: ToolSpec;
  call(args: JsonObject): ToolOutcome | Promise<ToolOutcome>;
};

/** What the model is told of a parameter. Parameters without a default are required. */
type Parameter = { type: "string" | "integer"; description: string; default?: number };

/** @returns The tool's schema. Other parameters than these are refused by whoever checks it. */
export function toolSpec(
  name: string,
  description: string,
  parameters: { readonly [name: string]: Parameter },
): ToolSpec {
  const required = Object.keys(parameters).filter((key) => parameters[key]?.default === undefined);
  return {
    name,
    description,
    parameters: { type: "object", properties: parameters, required, additionalProperties: false },
  };
}

/** @returns An answer that shows these documents, given by position, in this order. */
export function shows(corpus: Corpus, text: string, positions: readonly number[]): ToolOutcome {
  const documents = [...new Set(positions)].flatMap((position) => corpus.documents[position]?.id ?? []);
  return {
    status: "done",
    text,
    effects: documents.length === 0 ? [] : [{ type: "retrieved", documents }],
  };
}

/** @returns The numbered entries of a search, best first, as the public harness prints them, without its timing. */
export function showsHits(corpus: Corpus, hits: readonly Hit[], ifNone: string): ToolOutcome {
  const entries = hits.map(({ position, score }, index) => {
    const document = corpus.documents[position];
    const heading = `${index + 1}. ${document?.title}\n   ID: ${document?.id}\n   Score: ${score.toFixed(4)}\n`;
    return `${heading}   Content: ${corpus.texts[position]}\n`;
  });
  return shows(
    corpus,
    entries.length === 0 ? ifNone : entries.join("\n"),
    hits.map(({ position }) => position),
  );
}

/** Runs a tool whose first argument is a text; another kind of value is told back to the model. */
export function withText(
  args: JsonObject,
  name: string,
  run: (text: string) => ToolOutcome | Promise<ToolOutcome>,
): ToolOutcome | Promise<ToolOutcome> {
  const value = args[name];
  return typeof value === "string" ? run(value) : wrongArgument(name, "a text", value);
}

export function wrongArgument(name: string, expected: string, value: Json | undefined): ToolOutcome {
  const got = value === undefined ? "nothing" : JSON.stringify(value).slice(0, 100);
  return { status: "schema-error", text: `Error: ${name} must be ${expected}, got ${got}.`, effects: [] };
}

export function refused(because: string): ToolOutcome {
  return { status: "refused", text: `Error: ${because}.`, effects: [] };
}
