import { basename } from "node:path";
import { z } from "zod";
import { InputError } from "../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { fieldOf, isExactObject, parseExact, toJson } from "../../exact-json/index.ts";
import type { ChatTranscript } from "../../contract/chat-message.ts";
import { schemaProblems } from "../../text/schema-faults.ts";
import { readChatDocument } from "../../transcripts/chat-document.ts";
import { fromChatTranscript } from "../../transcripts/from-chat-transcript.ts";
import type { ForeignResults, RecordedEpisode, UnreadableEpisode } from "./recorded-results.ts";
import type { ScenarioFacts } from "./scenario-facts.ts";
import { readTextFile } from "../../files/read-text-file.ts";

/** What a line says of its transcript. `trial` counts from 1; lines without one are numbered as they come. */
const ChatLine = z.strictObject({
  scenario: z.string().min(1),
  agent: z.string().min(1).optional(),
  trial: z.int().positive().optional(),
  /** When the conversation began. */
  startedAt: z.iso.datetime({ offset: true }).optional(),
});

type Line = {
  place: string;
  agent: string;
  scenario: string;
  trial: number;
  messages: ExactJson;
  at: string;
};

/**
 * Reads chat-completion transcripts, one JSON object a line: `{"scenario", "messages", "agent"?, "trial"?, "startedAt"?}`.
 *
 * @param facts What is known of each scenario. @param now ISO time for conversations that do not say when they began.
 * @throws InputError naming the line that cannot be read, or that is another's repetition.
 */
export function readChatLines(file: string, facts: ScenarioFacts, now: string): ForeignResults {
  const lines = linesOf(file, now);
  const labels = [...new Set(lines.map(({ agent }) => agent))];
  return {
    origin: "foreign",
    agents: labels.map((label) => ({ kind: "recorded", label, file, form: "chat" })),
    scenarios: [...new Set(lines.map(({ scenario }) => scenario))],
    trials: lines.reduce((most, { trial }) => Math.max(most, trial), 0) + 1,
    notes: [],
    *episodes() {
      for (const line of lines) yield episodeOf(line, facts);
    },
  };
}

function episodeOf(
  { place, agent, scenario, trial, messages, at }: Line,
  facts: ScenarioFacts,
): RecordedEpisode | UnreadableEpisode {
  try {
    const transcript = readChatDocument(messages, place);
    assertWords(transcript);
    const origin = { agent, scenario, trial, seed: 0, startedAt: at };
    const { prior } = facts(scenario);
    return { trajectory: fromChatTranscript({ transcript, prior, origin }), judgements: [] };
  } catch (error) {
    if (error instanceof InputError) return { place, because: withinMessages(error) };
    throw error;
  }
}

/** What is wrong, by its place in the line's messages; the line itself is named beside it. */
function withinMessages({ problems }: InputError): string {
  const within = problems.map((problem) => ({ ...problem, file: "", path: `messages${problem.path ?? ""}` }));
  return new InputError(within).message;
}

/** Words under another name than `content` would be read as silence, and the agent blamed for it. */
function assertWords(transcript: ChatTranscript): void {
  if (transcript.length === 0) throw new InputError([{ problem: "holds no message" }]);
  const silent = transcript.findIndex(
    ({ content, tool_calls: calls }) => content === undefined && (calls ?? []).length === 0,
  );
  if (silent >= 0) throw new InputError([{ path: `[${silent}].content`, problem: "missing" }]);
}

function linesOf(file: string, now: string): Line[] {
  const own = basename(file).replace(/\.[^.]*$/, "");
  const taken = new Map<string, Set<number>>();
  const lines = readTextFile(file, { most: Infinity })
    .split("\n")
    .flatMap((text, index): Line[] => {
      if (text.trim() === "") return [];
      const place = `${file}:${index + 1}`;
      const { about, messages } = readLine(text, place);
      const { scenario, agent = own, startedAt: at = now } = about;
      const trials = taken.get(`${agent}\n${scenario}`) ?? new Set();
      taken.set(`${agent}\n${scenario}`, trials);
      const trial = about.trial === undefined ? firstFree(trials) : about.trial - 1;
      if (trials.has(trial)) {
        const problem = `${agent} has played ${scenario}, trial ${trial + 1}, on an earlier line`;
        throw new InputError([{ file: place, path: "trial", problem }]);
      }
      trials.add(trial);
      return [{ place, agent, scenario, trial, messages, at }];
    });
  if (lines.length === 0) throw new InputError([{ file, problem: "holds no transcripts" }]);
  return lines;
}

function firstFree(trials: ReadonlySet<number>): number {
  let trial = 0;
  while (trials.has(trial)) trial += 1;
  return trial;
}

function readLine(text: string, file: string): { about: z.infer<typeof ChatLine>; messages: ExactJson } {
  const line = parsedLine(text, file);
  const messages = fieldOf(line, "messages");
  if (messages === undefined) throw new InputError([{ file, path: "messages", problem: "missing" }]);
  const { messages: _, ...rest } = line;
  const about = ChatLine.safeParse(toJson(rest));
  if (about.success) return { about: about.data, messages };
  const remedy = `A line has messages, ${Object.keys(ChatLine.shape).join(", ")}`;
  throw new InputError(
    schemaProblems(about.error, toJson(rest), file).map((problem) => ({ ...problem, remedy })),
  );
}

function parsedLine(text: string, file: string): ExactObject {
  try {
    const value = parseExact(text);
    if (isExactObject(value)) return value;
    throw new InputError([{ file, problem: "each line is one JSON object" }]);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new InputError([{ file, problem: `not JSON: ${error.message}` }]);
  }
}
