import type { CallerPlan, Cue, Phase, Reaction } from "../contract/caller-script.ts";
import { NOTHING_HEARD, type Ear, type Heard } from "../contract/ear.ts";
import type { Leaving, Move, Participant, View } from "../contract/ports.ts";
import type { Fact } from "../contract/fact.ts";
import type { LeftEarly } from "../contract/trajectory.ts";
import { factMatcher } from "../text/fact-matches.ts";
import { leftOpen } from "../text/left-open.ts";
import { answersTo, isPlainLine, owedFor, type Owed } from "./answer-to.ts";
import { callerWords } from "./caller-words.ts";
import { situationOf } from "../contract/situation-of.ts";
import { lastHeard } from "./last-heard.ts";

/**
 * A caller who follows a plan by rules: the ear turns each reply of the agent into acts, once, and he reacts to them. He
 * opens each phase with its line, reacts as the plan says, answers all that he is asked for, says yes to his own request,
 * lets himself be handed over, and says so where he does not understand. Otherwise he goes on with his next line, then his
 * next phase, and leaves when there is none; what was open then is told with his leaving. The same agent always meets the
 * same caller.
 *
 * @param matter All that he has to say before the matter is put. Until then a hand-over does not send him away.
 * @throws Error for a plan whose phases name a phase that is not there; ParticipantFault where the ear cannot hear.
 */
export function phaseScript(
  plan: CallerPlan,
  { ear, matter = [] }: { ear: Ear; matter?: readonly Fact[] },
): Participant {
  const script = new PhaseScript(plan, { ear, matter });
  return { move: (view, signal) => script.move(view, signal) };
}

/** In one conversation he asks back, and waits, this often; then he goes on with his lines. */
const ASKS_BACK = 2;
const WAITS = 2;
const CONTENT = "is content";
const HANDED_OVER = "was handed over";
/** A reply of the agent as he takes it. `returns`: it asks for his go-ahead to what he requested before. */
type Taken = { reply: string; heard: Heard; owed: Owed; tools: View["tools"]; returns: boolean };
type Saying = { say: string | undefined; leaving?: Leaving | undefined };

class PhaseScript {
  readonly #plan: CallerPlan;
  readonly #ear: Ear;
  readonly #fired = new Set<Reaction>();
  /** Facts of which he has said that he does not have them. */
  readonly #admitted = new Set<string>();
  #phase: Phase | undefined;
  /** Phases that he has gone on from. */
  readonly #before: Phase[] = [];
  #line = 0;
  /** Said once the caller's own tool call has been answered. */
  #afterCall: Saying | undefined;
  #calls = 0;
  #askedBack = 0;
  #waited = 0;
  /** The agent has declined or handed over, and has not taken the matter up again. */
  #turnedAway = false;
  /** He has asked back, and has heard nothing since that he understood. */
  #puzzled = false;
  /** He has given his thanks and leaves, for this reason, unless something comes up. */
  #content: string | undefined;

  /** What of his matter he has not said yet. */
  #unsaid: readonly Fact[];

  constructor(plan: CallerPlan, { ear, matter }: { ear: Ear; matter: readonly Fact[] }) {
    this.#plan = plan;
    this.#ear = ear;
    this.#unsaid = matter;
  }

  async move({ messages, tools }: View, signal: AbortSignal): Promise<Move> {
    const after = this.#afterCall;
    this.#afterCall = undefined;
    if (after !== undefined) return spoken(after);
    const phase = this.#phase;
    if (phase === undefined) return this.#open(this.#plan.phases[0]?.id ?? "");
    this.#remember(messages);
    const reply = lastHeard(messages);
    const heard =
      reply === "" ? NOTHING_HEARD : await this.#ear.hear(reply, situationOf(this.#plan, phase), signal);
    const owed = owedFor(heard, this.#plan, this.#admitted);
    const returns = !isHeard(heard) && (await this.#returnsTo(reply, signal));
    return this.#answer(phase, { reply, heard, owed, tools, returns });
  }

  #remember(messages: View["messages"]): void {
    const own = messages.findLast(({ role }) => role === "assistant");
    if (own?.role !== "assistant" || own.text === null) return;
    const states = factMatcher(own.text);
    this.#unsaid = this.#unsaid.filter((fact) => !states(fact));
  }

  /** Whether a question in which he hears nothing of his present request is about one that he has gone on from. */
  async #returnsTo(reply: string, signal: AbortSignal): Promise<boolean> {
    if (this.#before.length === 0 || this.#leftOpen(reply) !== "question") return false;
    for (const phase of this.#before.toReversed()) {
      const { asksToConfirm } = await this.#ear.hear(reply, situationOf(this.#plan, phase), signal);
      if (asksToConfirm) return true;
    }
    return false;
  }

  #answer(phase: Phase, taken: Taken): Move {
    const { heard, owed } = taken;
    this.#takeNote(taken);
    const reaction = phase.reactions.find(
      (each) => this.#isReady(each) && meets(each.when, taken, this.#plan) && !leavesTooEarly(each, owed),
    );
    const others = this.#othersOwed(owed, reaction);
    const ready = phase.reactions.filter(
      (each) => each !== reaction && this.#isReady(each) && isPlainLine(each),
    );
    const { words, used } = answersTo(others, this.#plan, { said: reaction?.say ?? "", ready });
    for (const each of used) this.#fired.add(each);
    if (reaction !== undefined) return this.#react(reaction, words);
    if (words.length > 0) return spoken({ say: words.join(" ") });
    if (heard.reportsDone && !heard.refuses) return this.#served(phase);
    if (heard.handsOver) return this.#handedOver(phase, taken);
    return this.#aside(taken) ?? this.#goOn(phase, taken);
  }

  #takeNote({ heard, owed, returns }: Taken): void {
    const { refuses, handsOver } = heard;
    if (isHeard(heard) || returns) this.#puzzled = false;
    if (owes(owed)) this.#turnedAway = false;
    else if (refuses || handsOver) this.#turnedAway = true;
    if (refuses) this.#content = undefined;
    for (const fact of owed.facts) if (!Object.hasOwn(this.#plan.knows, fact)) this.#admitted.add(fact);
  }

  #isReady(reaction: Reaction): boolean {
    return reaction.again || !this.#fired.has(reaction);
  }

  /** What is owed beside what a reaction answers by itself. */
  #othersOwed({ facts, goAhead }: Owed, reaction: Reaction | undefined): Owed {
    if (reaction === undefined) return { facts, goAhead };
    const { when } = reaction;
    return {
      facts: "asks" in when ? facts.filter((fact) => fact !== when.asks) : facts,
      goAhead: goAhead && !("asksToConfirm" in when),
    };
  }

  #open(id: string, before: readonly string[] = []): Move {
    const phase = this.#plan.phases.find((each) => each.id === id);
    if (phase === undefined) throw new Error(`the caller's plan has no phase ${id}`);
    if (this.#phase !== undefined && this.#phase !== phase) this.#before.push(this.#phase);
    this.#phase = phase;
    this.#line = 0;
    this.#content = undefined;
    return spoken({ say: [...before, phase.says].join(" ") });
  }

  /** @param answers What he answers beside it. */
  #react(reaction: Reaction, answers: readonly string[]): Move {
    this.#fired.add(reaction);
    const { say, call, goTo, leave, when } = reaction;
    const words = [...(say === undefined ? [] : [say]), ...answers];
    const leaving = leave === undefined ? undefined : { reason: leave };
    const saying = { say: words.length === 0 ? undefined : words.join(" "), leaving };
    if (call !== undefined) {
      this.#calls += 1;
      if (saying.say !== undefined || leaving !== undefined) this.#afterCall = saying;
      const rawArguments = JSON.stringify(call.with);
      return {
        type: "reply",
        text: null,
        calls: [{ id: `caller_${this.#calls}`, tool: call.tool, rawArguments }],
      };
    }
    if (goTo !== undefined) return this.#open(goTo, words);
    if (leave !== undefined && words.length === 0 && "reportsDone" in when) return this.#thank(leave);
    return spoken(saying);
  }

  /** What he asked for is said to be done: there is more that he wants, or he is content. */
  #served({ next }: Phase): Move {
    if (this.#content !== undefined) return { type: "leave", reason: this.#content };
    return next === undefined ? this.#thank(CONTENT) : this.#open(next);
  }

  /** He gives his thanks first, so that an agent who is not done after all can say so. */
  #thank(reason: string): Move {
    this.#content = reason;
    return spoken({ say: callerWords(this.#plan).thanks });
  }

  /** Somebody else takes this over: he turns to what he wants next, or leaves; but first he comes to the point. */
  #handedOver(phase: Phase, taken: Taken): Move {
    const { next, otherwise } = phase;
    const comesToThePoint = next === undefined && this.#unsaid.length > 0 && this.#line < otherwise.length;
    if (comesToThePoint) return this.#goOn(phase, taken);
    return next === undefined ? { type: "leave", reason: HANDED_OVER } : this.#open(next);
  }

  /** What he says to a reply that is none of the acts he knows and yet leaves something open. */
  #aside({ reply, heard, returns }: Taken): Move | undefined {
    if (isHeard(heard)) return undefined;
    const words = callerWords(this.#plan);
    if (returns) return spoken({ say: this.#plan.agrees === "never" ? words.declines : words.agrees });
    const open = this.#leftOpen(reply);
    if (open === "question" && this.#askedBack < ASKS_BACK) {
      this.#askedBack += 1;
      this.#puzzled = true;
      return spoken({ say: words.asksBack });
    }
    if (open === "work" && this.#waited < WAITS) {
      this.#waited += 1;
      return spoken({ say: words.waits });
    }
    return undefined;
  }

  /** Who was turned away is given advice; what he is asked then, he is asked with a question mark. */
  #leftOpen(reply: string): ReturnType<typeof leftOpen> {
    return leftOpen(reply, this.#turnedAway ? "marks" : "requests");
  }

  #goOn(phase: Phase, taken: Taken): Move {
    if (this.#content !== undefined) return this.#leave(this.#content, taken);
    const line = phase.otherwise[this.#line];
    this.#line += 1;
    if (line !== undefined) return spoken({ say: line });
    if (phase.next !== undefined) return this.#open(phase.next);
    return this.#leave(this.#plan.leaves, taken);
  }

  #leave(reason: string, taken: Taken): Move {
    const early = this.#earlyFor(taken);
    return { type: "leave", reason, ...(early === undefined ? {} : { early }) };
  }

  /** What is open as he leaves for want of lines. Who was turned away before is not being served. */
  #earlyFor({ reply, heard }: Taken): LeftEarly | undefined {
    if (isHeard(heard)) return undefined;
    const open = this.#leftOpen(reply);
    if (open === "question") return "question-open";
    if (open === "work" && !this.#turnedAway) return "still-served";
    return this.#puzzled && !this.#turnedAway ? "out-of-lines" : undefined;
  }
}

function spoken({ say, leaving }: Saying): Move {
  if (say === undefined) return { type: "leave", reason: "has nothing more to ask", ...leaving };
  return { type: "reply", text: say, calls: [], ...(leaving === undefined ? {} : { leaves: leaving }) };
}

function isHeard({ asksFor, asksToConfirm, refuses, handsOver, reportsDone }: Heard): boolean {
  return asksFor.length > 0 || asksToConfirm || refuses || handsOver || reportsDone;
}

function owes({ facts, goAhead }: Owed): boolean {
  return facts.length > 0 || goAhead;
}

/** Who still owes an answer does not leave, except where his leaving is the answer. */
function leavesTooEarly({ leave, when }: Reaction, owed: Owed): boolean {
  return leave !== undefined && owes(owed) && !("asks" in when) && !("asksToConfirm" in when);
}

/** An agent that says what it cannot do, and asks for what he can answer, has not declined yet. */
function meets(cue: Cue, { reply, heard, owed, tools }: Taken, { knows }: CallerPlan): boolean {
  if ("asks" in cue) return heard.asksFor.includes(cue.asks);
  if ("says" in cue) return cue.says.some(factMatcher(reply));
  if ("refuses" in cue) {
    return heard.refuses && !owed.goAhead && !owed.facts.some((fact) => Object.hasOwn(knows, fact));
  }
  if ("handsOver" in cue) return heard.handsOver;
  if ("asksToConfirm" in cue) return heard.asksToConfirm;
  if ("reportsDone" in cue) return heard.reportsDone && !heard.refuses;
  return tools.some(({ name }) => name === cue.given);
}
