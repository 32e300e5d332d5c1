import type { Judgement } from "../contract/judgement.ts";
import type { Manifest } from "../contract/manifest.ts";
import type { CallKey, ModelCallRecord, ModelReply } from "../contract/model.ts";
import type {
  EpisodeKey,
  Grading,
  Journal,
  RunStore,
  ScenarioText,
  StoredAmount,
  StoreStats,
} from "../contract/ports.ts";
import type { Trajectory } from "../contract/trajectory.ts";
import type { VerdictRecord } from "../contract/verdict.ts";
import { byEpisode } from "./by-episode.ts";
import { chargedReply, chargeKey } from "./charge.ts";
import { intact } from "./intact.ts";
import {
  anotherText,
  assertSameEpisode,
  assertStorableKey,
  describeCall,
  describeEpisode,
  describeScenario,
  mayBeReplaced,
  theManifest,
  verdictOnNothing,
} from "./record-key.ts";
import {
  decodeRecord,
  encodeRecord,
  judgementsKind,
  manifestKind,
  type RecordKind,
  type ScenarioRecord,
  replyKind,
  scenarioKind,
  trajectoryKind,
  verdictKind,
} from "./record-kind.ts";
import { scenarioRecords, SHARED_END } from "./scenario-records.ts";

/** A run that lives as long as the process, with every promise of the port but outliving it. Records are kept as text. */
export function createMemoryStore(): RunStore {
  return new MemoryStore();
}

type Kept = {
  key: EpisodeKey;
  ending: Trajectory["ending"]["type"];
  text: string;
  verdicts: Map<string, Graded>;
};
type Graded = { record: string; judgements: string };

class MemoryStore implements RunStore {
  #open = true;
  #manifest: string | undefined;
  readonly #scenarios = new Map<string, string>();
  readonly #episodes = new Map<string, Kept>();
  readonly #replies = new Map<string, string>();

  readonly journal: Journal = {
    get: (key) => this.#getReply(key),
    put: (key, reply) => this.#putReply(key, reply),
    charge: (key, record) => this.#putReply(chargeKey(key), chargedReply(record)),
    paid: () => this.#paid(),
  };

  async readManifest(): Promise<Manifest | undefined> {
    this.#assertOpen();
    return this.#manifest === undefined ? undefined : decode(manifestKind, theManifest, this.#manifest);
  }

  async writeManifest(manifest: Manifest): Promise<void> {
    this.#assertOpen();
    this.#manifest = encodeRecord(manifestKind, theManifest, manifest);
  }

  async putScenario({ id, hash, ...whole }: ScenarioText & { id: string; hash: string }): Promise<void> {
    this.#assertOpen();
    assertStorableKey({ id, hash });
    const words = describeScenario(id, hash);
    const { own, shared } = scenarioRecords(whole);
    const kept = await this.getScenario(id, hash);
    if (kept !== undefined && kept !== whole.text) throw anotherText(words);
    if (kept !== undefined) return;
    if (shared !== undefined) this.#keepScenario(SHARED_END, shared.hash, shared.record);
    this.#keepScenario(id, hash, own);
  }

  async getScenario(id: string, hash: string): Promise<string | undefined> {
    this.#assertOpen();
    const own = this.#scenarioRecord(id, hash);
    if (own?.sharedEnd === undefined) return own?.text;
    return own.text + (this.#scenarioRecord(SHARED_END, own.sharedEnd)?.text ?? "");
  }

  async putTrajectory(key: EpisodeKey, trajectory: Trajectory): Promise<"stored" | "already-stored"> {
    this.#assertOpen();
    const { agent, scenario, scenarioHash, trial } = key;
    assertStorableKey({ agent, scenario, scenarioHash, trial });
    assertSameEpisode(key, trajectory);
    const text = encodeRecord(trajectoryKind, describeEpisode(key), trajectory);
    const kept = this.#episodes.get(episodeName(key));
    if (kept !== undefined && !mayBeReplaced(kept.ending)) return "already-stored";
    const ending = trajectory.ending.type;
    this.#episodes.set(episodeName(key), {
      key: { agent, scenario, scenarioHash, trial },
      ending,
      text,
      verdicts: new Map(),
    });
    return "stored";
  }

  async getTrajectory(key: EpisodeKey): Promise<Trajectory | undefined> {
    this.#assertOpen();
    const kept = this.#episodes.get(episodeName(key));
    return kept === undefined ? undefined : decode(trajectoryKind, describeEpisode(key), kept.text);
  }

  async *episodes(): AsyncGenerator<EpisodeKey & { ending: Trajectory["ending"]["type"] }> {
    for (const { key, ending } of this.#ordered()) yield { ...key, ending };
  }

  async putVerdict(key: EpisodeKey, record: VerdictRecord, judgements: readonly Judgement[]): Promise<void> {
    this.#assertOpen();
    assertStorableKey({ profile: record.profile, judge: record.judge });
    const words = describeEpisode(key);
    const graded = {
      record: encodeRecord(verdictKind, words, record),
      judgements: encodeRecord(judgementsKind, words, { format: 1, judgements: [...judgements] }),
    };
    const kept = this.#episodes.get(episodeName(key));
    if (kept === undefined) throw verdictOnNothing(key);
    kept.verdicts.set(nameOf(record.profile, record.judge), graded);
  }

  async getVerdict(
    key: EpisodeKey,
    { profile, judge }: Grading,
  ): Promise<{ record: VerdictRecord; judgements: Judgement[] } | undefined> {
    this.#assertOpen();
    const graded = this.#episodes.get(episodeName(key))?.verdicts.get(nameOf(profile, judge));
    if (graded === undefined) return undefined;
    const words = describeEpisode(key);
    return {
      record: decode(verdictKind, words, graded.record),
      judgements: decode(judgementsKind, words, graded.judgements).judgements,
    };
  }

  async *verdicts({ profile, judge }: Grading): AsyncGenerator<EpisodeKey & { record: VerdictRecord }> {
    for (const { key, verdicts } of this.#ordered()) {
      const graded = verdicts.get(nameOf(profile, judge));
      if (graded === undefined) continue;
      yield { ...key, record: decode(verdictKind, describeEpisode(key), graded.record) };
    }
  }

  async stats(): Promise<StoreStats> {
    this.#assertOpen();
    const kept = [...this.#episodes.values()];
    return {
      scenarios: amountOf([...this.#scenarios.values()]),
      trajectories: amountOf(kept.map(({ text }) => text)),
      replies: amountOf([...this.#replies.values()]),
      verdicts: amountOf(
        kept.flatMap(({ verdicts }) => [...verdicts.values()].map((g) => g.record + g.judgements)),
      ),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#open = false;
  }

  #keepScenario(id: string, hash: string, record: ScenarioRecord): void {
    const encoded = encodeRecord(scenarioKind, describeScenario(id, hash), record);
    this.#scenarios.set(nameOf(id, hash), encoded);
  }

  #scenarioRecord(id: string, hash: string): ScenarioRecord | undefined {
    const kept = this.#scenarios.get(nameOf(id, hash));
    return kept === undefined ? undefined : decode(scenarioKind, describeScenario(id, hash), kept);
  }

  #getReply(key: CallKey): ModelReply | undefined {
    this.#assertOpen();
    const kept = this.#replies.get(callName(key));
    return kept === undefined ? undefined : decode(replyKind, describeCall(key), kept).reply;
  }

  #putReply(key: CallKey, reply: ModelReply): void {
    this.#assertOpen();
    assertStorableKey(key);
    const text = encodeRecord(replyKind, describeCall(key), { format: 1, reply });
    if (!this.#replies.has(callName(key))) this.#replies.set(callName(key), text);
  }

  *#paid(): Iterable<ModelCallRecord> {
    for (const text of this.#replies.values()) {
      const reply = intact(() => decode(replyKind, "a reply", text).reply);
      if (reply !== undefined) yield reply.record;
    }
  }

  #ordered(): Kept[] {
    this.#assertOpen();
    return [...this.#episodes.values()].sort((a, b) => byEpisode(a.key, b.key));
  }

  #assertOpen(): void {
    if (!this.#open) throw new Error("the run's store is closed");
  }
}

function decode<Record>(kind: RecordKind<Record>, key: string, text: string): Record {
  return decodeRecord(kind, { file: "memory", table: kind.name, key }, text);
}

function amountOf(texts: readonly string[]): StoredAmount {
  const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  return { records: texts.length, jsonBytes: bytes, storedBytes: bytes };
}

const nameOf = (...parts: readonly (string | number)[]): string => JSON.stringify(parts);

const episodeName = ({ agent, scenario, scenarioHash, trial }: EpisodeKey): string =>
  nameOf(agent, scenario, scenarioHash, trial);

const callName = ({ agent, scenario, trial, role, index, requestHash }: CallKey): string =>
  nameOf(agent, scenario, trial, role, index, requestHash);
