import type { Seq } from "../../contract/actor.ts";
import type { EventOf, GuardAct, ParsedArguments, Trajectory } from "../../contract/trajectory.ts";
import { JsonObject } from "../../contract/json.ts";

type Act = { seq: Seq; atMs: number; act: GuardAct };

/** What guards did in an episode, by the call or message that it was done to. */
export class GuardActs {
  readonly #acts = new Map<Seq, Act[]>();

  constructor({ events }: Trajectory) {
    for (const event of events) {
      if (event.type !== "guard") continue;
      const { seq, atMs, on, act } = event;
      this.#acts.set(on, [...(this.#acts.get(on) ?? []), { seq, atMs, act }]);
    }
  }

  on(seq: Seq): readonly Act[] {
    return this.#acts.get(seq) ?? [];
  }

  /** An agent's words before a guard put others in their place: its own memory has these. */
  said({ seq, text }: EventOf<"message">): string {
    return this.on(seq).flatMap(({ act }) => (act.type === "rewrote-words" ? [act.said] : []))[0] ?? text;
  }

  /** The arguments that an agent itself gave. */
  asked(call: EventOf<"tool-call">): { raw: string; arguments: ParsedArguments } {
    const asked = this.on(call.seq).flatMap(({ act }) => (act.type === "rewrote-call" ? [act.asked] : []))[0];
    if (asked === undefined) return { raw: call.rawArguments, arguments: call.arguments };
    return { raw: asked, arguments: readObject(asked) };
  }

  denied(call: Seq): boolean {
    return this.on(call).some(({ act }) => act.type === "denied");
  }
}

function readObject(text: string): ParsedArguments {
  try {
    const parsed = JsonObject.safeParse(JSON.parse(text));
    return parsed.success ? { ok: true, value: parsed.data } : { ok: false, problem: "not a JSON object" };
  } catch {
    return { ok: false, problem: "not JSON" };
  }
}
