import type { Seq } from "../../../contract/actor.ts";
import type { GoldAction, Tau2Criteria } from "../tau2-scenario.ts";
import type { Trajectory } from "../../../contract/trajectory.ts";
import type { Finding } from "../../../contract/verdict.ts";
import { defineCheck, evidenceAt, failed, notApplicable, passed } from "../../../grading/check.ts";
import type { RecordedCall } from "./recorded-calls.ts";
import type { BankedAnswer, BankedCalls, TaskBank } from "./task-bank.ts";

/** What the database came to by the calls of an episode, and by those of the reference solution. */
export type DatabaseOutcome =
  | { status: "compared"; played: BankedCalls; gold: BankedCalls }
  | { status: "no-reference" }
  /** A call is done that was not done in the record, or the other way round: the record is not one of this bank. */
  | { status: "another-outcome"; call: RecordedCall; answer: BankedAnswer };

/**
 * Makes the episode's calls again, those that can change something, and the reference solution's. A call must come to what the
 * record says it came to. The public evaluator compares answers word by word; whether it was done is what matters here, as the
 * words differ from bank to bank (those of a tool that is unlocked even from pack to pack).
 */
export function databaseOutcome(
  { actions }: Tau2Criteria,
  calls: readonly RecordedCall[],
  bank: TaskBank,
): DatabaseOutcome {
  if (actions === undefined) return { status: "no-reference" };
  const again = calls.filter(({ by, tool }) => bank.isMadeAgain(by, tool));
  const played = bank.make(again);
  for (const [index, answer] of played.answers.entries()) {
    const call = again[index];
    if (call !== undefined && call.done !== answer.done) return { status: "another-outcome", call, answer };
  }
  return { status: "compared", played, gold: goldOutcome(actions, bank) };
}

const goldOutcomes = new WeakMap<TaskBank, { actions: readonly GoldAction[]; outcome: BankedCalls }>();

/** The reference solution always comes to the same, so it is played once for a task. */
function goldOutcome(actions: readonly GoldAction[], bank: TaskBank): BankedCalls {
  const known = goldOutcomes.get(bank);
  if (known?.actions === actions) return known.outcome;
  const outcome = bank.make(actions);
  goldOutcomes.set(bank, { actions, outcome });
  return outcome;
}

type Given = { outcome: Exclude<DatabaseOutcome, { status: "another-outcome" }>; trajectory: Trajectory };

/** Whether the episode left the database exactly as the reference solution does: equal hashes over all tables. */
export const databaseBasis = defineCheck(
  { id: "DB", version: 1, stage: "outcome" },
  ({ outcome, trajectory }: Given): Finding => {
    if (outcome.status === "no-reference") return notApplicable("the task has no reference solution");
    const { played, gold } = outcome;
    if (played.hash === gold.hash) {
      return passed(
        evidenceAt(writesOf(trajectory, [...gold.written.keys()]), "writes"),
        "the database is as the reference solution leaves it",
      );
    }
    const differing = differences(played, gold);
    const evidence = evidenceAt(
      writesOf(
        trajectory,
        differing.map(({ record }) => record),
      ),
      "writes",
    );
    return failed(evidence, `the database differs from the reference: ${described(differing)}`);
  },
);

type Difference = { record: string; because: string };

function differences(played: BankedCalls, gold: BankedCalls): Difference[] {
  const records = [...new Set([...gold.written.keys(), ...played.written.keys()])];
  return records.flatMap((record) => {
    const [is, wanted] = [played.written.get(record), gold.written.get(record)];
    if (played.written.has(record) && gold.written.has(record) && is === wanted) return [];
    if (!played.written.has(record)) return [{ record, because: `${record} was not written` }];
    if (!gold.written.has(record)) return [{ record, because: `${record} should not have been written` }];
    return [{ record, because: `${record} is ${is ?? "gone"} and should be ${wanted ?? "gone"}` }];
  });
}

const SHOWN = 4;

function described(found: readonly Difference[]): string {
  const shown = found.slice(0, SHOWN).map(({ because }) => because);
  const more = found.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}

/** Events that wrote these records. */
function writesOf({ events }: Trajectory, records: readonly string[]): Seq[] {
  return events.flatMap((event) =>
    event.type === "effect" &&
    event.effect.type === "write" &&
    records.includes(`${event.effect.table}/${event.effect.key}`)
      ? [event.seq]
      : [],
  );
}
