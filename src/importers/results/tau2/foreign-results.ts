import { InputError } from "../../../contract/errors.ts";
import type { ExactJson } from "../../../contract/json.ts";
import type { JudgeAnswer, Judgement } from "../../../contract/judgement.ts";
import type { Tau2Info, Tau2Message, Tau2Simulation, Tau2Task } from "../../../contract/tau2-results.ts";
import type { ForeignResults, RecordedEpisode, UnreadableEpisode } from "../recorded-results.ts";
import { readConversation, type MessageToRead } from "./read-conversation.ts";
import { endingOf, lastWords } from "./ending-of.ts";
import type { ReadSimulation, Tau2Source } from "./source.ts";
import { msOf } from "../times.ts";

/** The public form does not say which model judged. */
const JUDGE = "recorded";

type Labelled = Tau2Source & { label: string };

/**
 * The public harness's own results, several files as several agents.
 *
 * @throws InputError for what is not of the public form.
 */
export function foreignResults(path: string, sources: readonly Tau2Source[]): ForeignResults {
  const labelled = withLabels(sources);
  const overview = overviewOf(labelled);
  const [first] = labelled;
  const seed = first?.info.seed;
  return {
    origin: "foreign",
    agents: labelled.map(({ label }) => ({ kind: "recorded", label, file: path, form: "tau2" })),
    ...(overview.judged ? { judge: JUDGE } : {}),
    scenarios: [...overview.scenarios],
    trials: overview.trials,
    ...(typeof seed === "number" && seed >= 0 ? { seed } : {}),
    conditions: conditionsOf(labelled),
    notes: labelled.map(noteOn),
    *episodes() {
      for (const source of labelled) yield* episodesOf(source);
    },
  };
}

/** An agent is known by its model where it is the harness's own, and by its implementation otherwise. */
function withLabels(sources: readonly Tau2Source[]): Labelled[] {
  const taken = new Set<string>();
  return sources.map((source) => {
    const { implementation, llm } = source.info.agent_info;
    const named = typeof llm === "string" && llm !== "" ? llm : undefined;
    const isPlain = named === undefined || implementation === "llm_agent" || implementation === named;
    const base = isPlain ? (named ?? implementation) : `${implementation} ${named}`;
    let label = base;
    for (let number = 2; taken.has(label); number++) label = `${base} ${number}`;
    taken.add(label);
    return { ...source, label };
  });
}

/** Whoever played the callers, and how documents were found. */
function conditionsOf(sources: readonly Labelled[]): Record<string, string> {
  const callers = new Set(
    sources.map(({ info: { user_info: caller } }) => caller.llm ?? caller.implementation),
  );
  const retrievals = new Set(
    sources.flatMap(({ info: { retrieval_config: config } }) => (typeof config === "string" ? [config] : [])),
  );
  return {
    recordedCaller: [...callers].join(", "),
    ...(retrievals.size === 0 ? {} : { recordedRetrieval: [...retrievals].join(", ") }),
  };
}

function noteOn({ label, info }: Labelled): string {
  const { environment_info: environment, retrieval_config: retrieval, user_info: caller } = info;
  const documents = typeof retrieval === "string" ? `, documents by ${retrieval}` : "";
  const by = caller.llm ?? caller.implementation;
  return `${label}: tau2 results on domain ${environment.domain_name}${documents}, caller played by ${by}.`;
}

/** Reads all once, so that nothing is kept of results that turn out not to be whole. */
function overviewOf(sources: readonly Labelled[]) {
  const scenarios = new Set<string>();
  let [trials, judged] = [1, false];
  for (const source of sources) {
    trials = Math.max(trials, source.info.num_trials);
    for (const id of source.tasks.keys()) scenarios.add(id);
    for (const { simulation } of source.simulations()) {
      scenarios.add(simulation.task_id);
      trials = Math.max(trials, (simulation.trial ?? 0) + 1);
      judged ||= (simulation.reward_info?.nl_assertions?.length ?? 0) > 0;
    }
  }
  return { scenarios, trials, judged };
}

function* episodesOf(source: Labelled): Iterable<RecordedEpisode | UnreadableEpisode> {
  const taken = new Map<string, Set<number>>();
  for (const read of source.simulations()) {
    const { task_id: task, trial: given } = read.simulation;
    const trials = taken.get(task) ?? new Set<number>();
    taken.set(task, trials);
    const trial = given ?? trials.size;
    if (trials.has(trial)) {
      yield { place: read.place, because: `trial ${trial + 1} of ${task} stands there already` };
      continue;
    }
    trials.add(trial);
    yield episodeOf(read, source, trial);
  }
}

function episodeOf(
  { place, simulation, messages: written }: ReadSimulation,
  { info, tasks, label }: Labelled,
  trial: number,
): RecordedEpisode | UnreadableEpisode {
  const { messages, start_time: started, task_id: id, seed } = simulation;
  const spoken = (simulation.ticks?.length ?? 0) > 0 || simulation.mode === "full_duplex";
  if (spoken)
    return { place, because: "a spoken conversation (full duplex), of which there are no messages in turn" };
  if (messages === null || messages === undefined) return { place, because: "it holds no messages" };
  const startedMs = msOf(started);
  if (startedMs === undefined) return { place, because: `start_time is no time: ${started}` };
  const task = tasks.get(id);
  const setting = {
    startedMs,
    policy: simulation.policy ?? info.environment_info.policy,
    history: task?.initial_state?.message_history?.length ?? 0,
    models: modelsOf(info),
  };
  try {
    const conversation = readConversation(toRead(simulation, messages, written()), setting);
    return {
      trajectory: {
        format: 1,
        scenario: id,
        agent: label,
        trial,
        seed: Math.max(0, seed ?? info.seed ?? 0),
        startedAt: new Date(startedMs).toISOString(),
        ...conversation,
        ending: endingOf(simulation, messages, info),
      },
      judgements: judgementsIn(simulation, task),
      ...scoreIn(simulation),
    };
  } catch (error) {
    if (error instanceof InputError) return { place, because: error.message };
    throw error;
  }
}

function modelsOf({ agent_info: agent, user_info: caller }: Tau2Info) {
  const named = (llm: string | null | undefined) => (typeof llm === "string" && llm !== "" ? llm : undefined);
  const [forAgent, forCaller] = [named(agent.llm), named(caller.llm)];
  return {
    ...(forAgent === undefined ? {} : { agent: forAgent }),
    ...(forCaller === undefined ? {} : { caller: forCaller }),
  };
}

function toRead(
  simulation: Tau2Simulation,
  messages: readonly Tau2Message[],
  written: readonly ExactJson[],
): MessageToRead[] {
  return messages.map((message, index) => ({
    message,
    exact: written[index] ?? null,
    ...(index === messages.length - 1 ? { words: lastWords(simulation, message) } : {}),
  }));
}

/** Answers to a task's assertions, which our own grading asks about by number. */
function judgementsIn({ reward_info: reward }: Tau2Simulation, task: Tau2Task | undefined): Judgement[] {
  const asked = task?.evaluation_criteria?.nl_assertions ?? [];
  return (reward?.nl_assertions ?? []).flatMap(({ nl_assertion: requirement, met, justification }) => {
    const number = asked.indexOf(requirement) + 1;
    if (number === 0) return [];
    const answer = {
      type: "assertion",
      met,
      quote: "",
      evidence: [],
      because: justification,
    } satisfies JudgeAnswer;
    return [{ status: "answered", question: `A${number}`, judge: JUDGE, answer }];
  });
}

/** A reward counts as a success there within a millionth of 1. */
function scoreIn({ reward_info: reward }: Tau2Simulation): Pick<RecordedEpisode, "scored"> {
  if (reward === null || reward === undefined) return {};
  return { scored: Math.abs(reward.reward - 1) <= 1e-6 ? "passed" : "failed" };
}
