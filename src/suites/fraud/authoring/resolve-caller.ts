import type { DefinedBank } from "../../../bank/live/index.ts";
import type { CallerPlan, Cue, Phase, Reaction } from "../../../contract/caller-script.ts";
import { LAST, type CallerFile, type CueFile, type ReactionFile } from "./caller-file.ts";
import { callOf } from "./expand-calls.ts";
import { resolveFacts } from "./resolve-check.ts";
import { usualReactions } from "./usual-reactions.ts";

/** The caller in full form. @throws UnusableFact for a cue that can never be met. */
export function resolveCaller(caller: CallerFile, core: DefinedBank): CallerPlan {
  const { persona, goal, tactics, knows, doesNotKnow, phases, ignorance, leaves } = caller;
  const { about, request, agrees, words } = caller;
  return {
    persona: persona.trim(),
    goal: goal.trim(),
    ...(about === undefined ? {} : { about: about.trim() }),
    ...(request === undefined ? {} : { request: request.trim() }),
    tactics,
    knows,
    doesNotKnow,
    phases: Object.entries(phases).map(([id, phase], index, all): Phase => {
      const { says, reactions, otherwise, request: own } = phase;
      const after = phase.next ?? all[index + 1]?.[0];
      const next = after === LAST ? undefined : after;
      return {
        id,
        says: says.trim(),
        reactions: [...reactions, ...usualReactions(phase, next)].map((reaction) =>
          resolveReaction(reaction, core),
        ),
        otherwise: otherwise.map((line) => line.trim()),
        ...(own === undefined ? {} : { request: own.trim() }),
        ...(next === undefined ? {} : { next }),
      };
    }),
    ignorance: ignorance ?? "I don't have that with me.",
    leaves: leaves ?? "has nothing more to ask",
    ...(agrees === undefined ? {} : { agrees }),
    ...(words === undefined ? {} : { words }),
  };
}

function resolveReaction({ when, say, call, goTo, leave, again }: ReactionFile, core: DefinedBank): Reaction {
  return {
    when: resolveCue(when),
    ...(say === undefined ? {} : { say: say.trim() }),
    ...(call === undefined ? {} : { call: callOf(call, core) }),
    ...(goTo === undefined ? {} : { goTo }),
    ...(leave === undefined ? {} : { leave }),
    again: again ?? false,
  };
}

function resolveCue(cue: CueFile): Cue {
  switch (cue) {
    case "refuses":
      return { refuses: true };
    case "handsOver":
      return { handsOver: true };
    case "asksToConfirm":
      return { asksToConfirm: true };
    case "reportsDone":
      return { reportsDone: true };
    default:
      return "says" in cue ? { says: resolveFacts(cue.says) } : cue;
  }
}

/** @returns Paths into the caller, as the author wrote it, of names that nothing in it has. */
export function danglingNames(
  caller: CallerFile,
): { path: (string | number)[]; name: string; known: string[] }[] {
  const phases = Object.keys(caller.phases);
  const facts = [...Object.keys(caller.knows), ...caller.doesNotKnow];
  return Object.entries(caller.phases).flatMap(([id, { reactions, next }]) => [
    ...(next === undefined || next === LAST || phases.includes(next)
      ? []
      : [{ path: ["phases", id, "next"], name: next, known: phases }]),
    ...reactions.flatMap(({ when, goTo }, index) => [
      ...(goTo === undefined || phases.includes(goTo)
        ? []
        : [{ path: ["phases", id, "reactions", index, "goTo"], name: goTo, known: phases }]),
      ...(typeof when === "object" && "asks" in when && !facts.includes(when.asks)
        ? [{ path: ["phases", id, "reactions", index, "when"], name: when.asks, known: facts }]
        : []),
    ]),
  ]);
}
