import type { Side } from "../../../contract/actor.ts";
import type { ExactObject } from "../../../contract/json.ts";

/** A call to be made in a bank. */
export type BankedCall = { by: Side; tool: string; arguments: ExactObject };

/** What a call was answered, and whether it was done. */
export type BankedAnswer = { text: string; done: boolean };

/** What calls came to: what each answered, the hash of the whole database after them, and the records that differ from the start. */
export type BankedCalls = {
  answers: readonly BankedAnswer[];
  hash: string;
  /** Canonical text of each record that was written, by table and key; `undefined` for one that is gone. */
  written: ReadonlyMap<string, string | undefined>;
};

/** The bank of one task, for grading: every use starts from the task's own records. */
export interface TaskBank {
  /** Whether the public evaluator makes calls of this tool again: those that change records, hand out or open tools. */
  isMadeAgain(by: Side, tool: string): boolean;
  /** Makes calls one after the other. The same calls always come to the same. */
  make(calls: readonly BankedCall[]): BankedCalls;
}
