import type { CallerPlan, Cue, Phase, Reaction } from "../contract/caller-script.ts";
import type { ModelMessage } from "../contract/model.ts";
import type { Move, Participant, View } from "../contract/ports.ts";
import { asksFor, asksToConfirm, handsOver, refuses } from "../text/agent-cues.ts";
import { factMatcher } from "../text/fact-matches.ts";

/**
 * A caller who follows a plan by rules: he opens each phase with its line, reacts to what the agent says and gives him,
 * answers what he knows when asked, admits what he does not, and otherwise goes on with his next line, then his next
 * phase, and leaves when there is none. The same agent always meets the same caller.
 *
 * @throws Error for a plan whose phases name a phase that is not there.
 */
export function phaseScript(plan: CallerPlan): Participant {
  const script = new PhaseScript(plan);
  return { move: (view) => Promise.resolve(script.move(view)) };
}

type Saying = { say: string | undefined; leave: string | undefined };

class PhaseScript {
  readonly #plan: CallerPlan;
  readonly #fired = new Set<Reaction>();
  #phase: Phase | undefined;
  #line = 0;
  /** Said once the caller's own tool call has been answered. */
  #afterCall: Saying | undefined;
  #calls = 0;

  constructor(plan: CallerPlan) {
    this.#plan = plan;
  }

  move(view: View): Move {
    const after = this.#afterCall;
    this.#afterCall = undefined;
    if (after?.say !== undefined || after?.leave !== undefined) return spoken(after);
    const phase = this.#phase;
    if (phase === undefined) return this.#open(this.#plan.phases[0]?.id ?? "");
    const heard = lastHeard(view.messages);
    const isRequest = Object.keys(this.#plan.knows).some((fact) => asksFor(heard, fact));
    const reaction = phase.reactions.find(
      (each) => this.#ready(each) && meets(each.when, heard, { view, isRequest }),
    );
    if (reaction !== undefined) return this.#react(reaction);
    const answer = this.#answerTo(heard);
    if (answer !== undefined) return spoken({ say: answer, leave: undefined });
    return this.#goOn(phase);
  }

  #open(id: string): Move {
    const phase = this.#plan.phases.find((each) => each.id === id);
    if (phase === undefined) throw new Error(`the caller's plan has no phase ${id}`);
    this.#phase = phase;
    this.#line = 0;
    return spoken({ say: phase.says, leave: undefined });
  }

  #ready(reaction: Reaction): boolean {
    return reaction.again || !this.#fired.has(reaction);
  }

  #react(reaction: Reaction): Move {
    this.#fired.add(reaction);
    const { say, call, goTo, leave } = reaction;
    if (call !== undefined) {
      this.#calls += 1;
      this.#afterCall = { say, leave };
      const rawArguments = JSON.stringify(call.with);
      return {
        type: "reply",
        text: null,
        calls: [{ id: `caller_${this.#calls}`, tool: call.tool, rawArguments }],
      };
    }
    if (goTo !== undefined) {
      const opening = this.#open(goTo);
      return opening.type === "reply" && say !== undefined
        ? { ...opening, text: `${say} ${opening.text}` }
        : opening;
    }
    return spoken({ say, leave });
  }

  /** All that he is asked for and knows, in the order of his plan; else that he does not know what he is asked for. */
  #answerTo(heard: string): string | undefined {
    const { knows, doesNotKnow, ignorance } = this.#plan;
    const known = Object.entries(knows).filter(([fact]) => asksFor(heard, fact));
    if (known.length > 0) return known.map(([, words]) => words).join(" ");
    return doesNotKnow.some((fact) => asksFor(heard, fact)) ? ignorance : undefined;
  }

  #goOn(phase: Phase): Move {
    const line = phase.otherwise[this.#line];
    this.#line += 1;
    if (line !== undefined) return spoken({ say: line, leave: undefined });
    if (phase.next !== undefined) return this.#open(phase.next);
    return { type: "leave", reason: this.#plan.leaves };
  }
}

function spoken({ say, leave }: Saying): Move {
  if (say === undefined) return { type: "leave", reason: leave ?? "has nothing more to ask" };
  return {
    type: "reply",
    text: say,
    calls: [],
    ...(leave === undefined ? {} : { leaves: { reason: leave } }),
  };
}

/** What the agent said since the caller last spoke. */
function lastHeard(messages: readonly ModelMessage[]): string {
  const own = messages.findLastIndex(({ role }) => role === "assistant");
  return messages
    .slice(own + 1)
    .flatMap((message) => (message.role === "user" ? [message.text] : []))
    .join("\n");
}

/** @param isRequest The agent asks for something that he can answer: "I can't help until …" is then no refusal. */
function meets(cue: Cue, heard: string, { view, isRequest }: { view: View; isRequest: boolean }): boolean {
  if ("asks" in cue) return asksFor(heard, cue.asks);
  if ("says" in cue) return cue.says.some(factMatcher(heard));
  if ("refuses" in cue) return refuses(heard) && !isRequest;
  if ("handsOver" in cue) return handsOver(heard);
  if ("asksToConfirm" in cue) return asksToConfirm(heard);
  return view.tools.some(({ name }) => name === cue.given);
}
