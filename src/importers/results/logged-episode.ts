import { z } from "zod";
import { InputError, type InputProblem } from "../../contract/errors.ts";
import type { Manifest } from "../../contract/manifest.ts";
import { parseJson } from "../../exact-json/index.ts";
import {
  agentModelName,
  EmbeddedEpisode,
  EmbeddedRun,
  toSample,
  type LoggedEpisode,
} from "../../exporters/inspect-log/index.ts";
import type { ExportedEpisode } from "./recorded-results.ts";

/** What of a log's header is read: the rest follows from the run that it carries. */
const ReadHeader = z.looseObject({
  eval: z.looseObject({ task_attribs: z.looseObject({ tellerproof: z.string().optional() }).default({}) }),
});

const ReadMessage = z.looseObject({
  role: z.string(),
  content: z.union([
    z.string(),
    z.array(
      z.looseObject({ type: z.string(), text: z.string().optional(), reasoning: z.string().optional() }),
    ),
  ]),
  tool_calls: z
    .array(z.looseObject({ id: z.string(), function: z.string(), arguments: z.record(z.string(), z.json()) }))
    .nullish(),
  tool_call_id: z.string().nullish(),
  error: z.looseObject({ type: z.string(), message: z.string() }).nullish(),
});

/** What a person sees of a sample and could have changed. */
const ReadSample = z.looseObject({
  id: z.union([z.string(), z.int()]),
  epoch: z.int(),
  messages: z.array(ReadMessage),
  scores: z.record(z.string(), z.looseObject({ value: z.unknown() })).nullish(),
  store: z.looseObject({ tellerproof: z.string().optional() }).default({}),
});
type ReadSample = z.infer<typeof ReadSample>;

const NOT_OURS: Pick<InputProblem, "problem" | "remedy"> = {
  problem: "not a log that Tellerproof exported: it does not carry the run in its own form",
  remedy: "Messages of other logs can be graded as chat transcripts (`tellerproof grade --help`)",
};

/** The run of a log that was exported here, restricted to the log's agent. @throws InputError for any other log. */
export function readRun(header: unknown, file: string): Manifest {
  const read = ReadHeader.safeParse(header);
  const text = read.success ? read.data.eval.task_attribs.tellerproof : undefined;
  if (text === undefined)
    throw new InputError([{ file, path: "eval.task_attribs.tellerproof", ...NOT_OURS }]);
  return embedded(EmbeddedRun, text, { file, path: "eval.task_attribs.tellerproof" }).manifest;
}

/**
 * The episode that a sample carries, once all that is seen of the sample still follows from it.
 *
 * @param at Where the sample is, for messages.
 * @throws InputError, naming the place, for a sample without its episode, of another scenario, or with another
 *   conversation or score than its episode's.
 */
export function readEpisode(
  json: unknown,
  manifest: Manifest,
  at: { file: string; path?: string },
): Omit<ExportedEpisode, "place"> {
  const read = ReadSample.safeParse(json);
  if (!read.success) {
    const [issue] = read.error.issues;
    const problem = `not a sample of an Inspect log: ${issue?.path.join(".")}: ${issue?.message}`;
    throw new InputError([{ ...at, problem }]);
  }
  const text = read.data.store.tellerproof;
  if (text === undefined) throw new InputError([{ ...at, ...NOT_OURS }]);
  const { trajectory, scenario, graded } = embedded(EmbeddedEpisode, text, at);
  const { scenario: id, scenarioHash } = trajectory;
  const planned = manifest.scenarios.find((one) => one.id === id && one.hash === scenarioHash);
  if (planned === undefined) {
    throw new InputError([{ ...at, value: id, problem: "no scenario of the log's run" }]);
  }
  if (scenario === undefined) {
    throw new InputError([{ ...at, value: id, problem: "the log does not hold this scenario's text" }]);
  }
  const episode = { trajectory, scenario, graded };
  assertUnedited(read.data, { ...episode, planned }, manifest, at);
  return episode;
}

function assertUnedited(
  sample: ReadSample,
  episode: LoggedEpisode,
  { agents: [agent], suite }: Manifest,
  at: { file: string; path?: string },
): void {
  if (agent === undefined) throw new Error("a manifest names an agent");
  const exported = toSample(episode, { logId: "", figures: suite.figures, model: agentModelName(agent) });
  const expected = ReadSample.parse(exported);
  const place = messageDiffers(sample, expected) ?? scoreDiffers(sample, expected);
  if (place === undefined) return;
  throw new InputError([
    {
      file: at.file,
      path: [at.path, place].filter((part) => part !== undefined).join(": "),
      problem: "was edited after the export: it no longer says what the episode in the log says",
      remedy: "Import the log as it was exported, or grade the edited messages as a chat transcript",
    },
  ]);
}

function messageDiffers(sample: ReadSample, expected: ReadSample): string | undefined {
  if (sample.id !== expected.id || sample.epoch !== expected.epoch) return "id";
  const count = Math.max(sample.messages.length, expected.messages.length);
  for (let index = 0; index < count; index++) {
    if (seen(sample.messages[index]) !== seen(expected.messages[index])) return `messages[${index}]`;
  }
  return undefined;
}

/** What is seen of a message, in one form whatever wrote it. */
function seen(message: z.infer<typeof ReadMessage> | undefined): string {
  if (message === undefined) return "";
  const { role, content, tool_calls: calls, tool_call_id: answers, error } = message;
  const parts = typeof content === "string" ? [{ type: "text", text: content }] : content;
  return JSON.stringify([
    role,
    parts.map(({ type, text, reasoning }) => [type, text ?? reasoning ?? ""]),
    (calls ?? []).map((call) => [call.id, call.function, sorted(call.arguments)]),
    answers ?? "",
    error === null || error === undefined ? "" : [error.type, error.message],
  ]);
}

function sorted(value: z.core.util.JSONType): z.core.util.JSONType {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([key, inner]) => [key, sorted(inner)]);
}

function scoreDiffers(sample: ReadSample, expected: ReadSample): string | undefined {
  const [given, made] = [sample.scores ?? {}, expected.scores ?? {}];
  const changed = Object.keys(made).find((scorer) => given[scorer]?.value !== made[scorer]?.value);
  return changed === undefined ? undefined : `scores.${changed}`;
}

function embedded<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  at: { file: string; path?: string },
): z.infer<Schema> {
  const remedy = "Export the run again, or import with the version of Tellerproof that exported it";
  let value: unknown;
  try {
    value = parseJson(text);
  } catch {
    throw new InputError([
      { ...at, problem: "the run in its own form is cut or changed: it is not JSON", remedy },
    ]);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const problem = `the run in its own form is not readable: ${issue?.path.join(".")}: ${issue?.message}`;
  throw new InputError([{ ...at, problem, remedy }]);
}
