import type { AgentStep } from "../agent-script.ts";

/** One way of speaking in which a script can be replayed: other words, the same acts, values and facts. */
export type Voice = {
  name: string;
  /** What it does, in a line. */
  summary: string;
  /**
   * The script as this voice says it. Calls stay as they are and in their place: what followed a yes still follows it.
   *
   * @returns `undefined` where nothing in the script is said otherwise in this voice.
   */
  speak(script: readonly AgentStep[]): readonly AgentStep[] | undefined;
};

/**
 * A voice that rewords each step by itself. Silence stays silence.
 *
 * @param reword The new words of a step, or `undefined` where they stay. `at`: which of the spoken steps it is.
 */
export function rewording(
  name: string,
  summary: string,
  reword: (say: string, at: number) => string | undefined,
): Voice {
  return {
    name,
    summary,
    speak(script) {
      let spoken = 0;
      let changed = false;
      const steps = script.map((step): AgentStep => {
        if (step.say === undefined || step.say.trim() === "") return step;
        const said = reword(step.say, spoken);
        spoken += 1;
        if (said === undefined || said === step.say) return step;
        changed = true;
        return { ...step, say: said };
      });
      return changed ? steps : undefined;
    },
  };
}
