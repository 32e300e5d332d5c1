import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import * as kit from "tellerproof/store";

/**
 * A run as one JSON file a record, for tools that read files and not databases. One process at a time may write.
 *
 *     manifest.json  scenarios/*.json  replies/*.json  episodes/<name>/{trajectory,episode}.json, verdicts/*.json
 */
export function openFileStore(folder: string): kit.RunStore {
  return new FileStore(folder);
}

type Listed = kit.EpisodeKey & { ending: kit.Trajectory["ending"]["type"] };
type Graded = { record: kit.VerdictRecord; judgements: kit.Judgement[] };

class FileStore implements kit.RunStore {
  readonly #folder: string;
  #open = true;

  constructor(folder: string) {
    this.#folder = folder;
  }

  readonly journal: kit.Journal = {
    get: (key) => this.#read(kit.replyKind, this.#reply(key))?.reply,
    put: (key, reply) => {
      kit.assertStorableKey(key);
      const text = kit.encodeRecord(kit.replyKind, name(key), { format: 1, reply });
      if (!existsSync(this.#reply(key))) this.#write(this.#reply(key), text);
    },
    charge: (key, record) => this.journal.put(kit.chargeKey(key), kit.chargedReply(record)),
    paid: () => this.#paid(),
  };

  async readManifest(): Promise<kit.Manifest | undefined> {
    return this.#read(kit.manifestKind, this.#path("manifest.json"));
  }

  async writeManifest(manifest: kit.Manifest): Promise<void> {
    this.#write(this.#path("manifest.json"), kit.encodeRecord(kit.manifestKind, "of the run", manifest));
  }

  async putScenario({ id, hash, ...whole }: kit.ScenarioText & { id: string; hash: string }): Promise<void> {
    kit.assertStorableKey({ id, hash });
    const { own, shared } = kit.scenarioRecords(whole);
    const kept = await this.getScenario(id, hash);
    if (kept !== undefined && kept !== whole.text) throw kit.anotherText(id);
    if (kept !== undefined) return;
    if (shared !== undefined) this.#writeScenario(kit.SHARED_END, shared.hash, shared.record);
    this.#writeScenario(id, hash, own);
  }

  async getScenario(id: string, hash: string): Promise<string | undefined> {
    const own = this.#read(kit.scenarioKind, this.#scenario(id, hash));
    if (own?.sharedEnd === undefined) return own?.text;
    const end = this.#read(kit.scenarioKind, this.#scenario(kit.SHARED_END, own.sharedEnd));
    if (end !== undefined) return own.text + end.text;
    throw new kit.StoreCorrupt(
      { file: this.#folder, record: `scenario ${id}` },
      "the end of its text is missing",
    );
  }

  async putTrajectory(key: kit.EpisodeKey, trajectory: kit.Trajectory): Promise<"stored" | "already-stored"> {
    const { agent, scenario, scenarioHash, trial } = key;
    kit.assertStorableKey({ agent, scenario, scenarioHash, trial });
    kit.assertSameEpisode(key, trajectory);
    const text = kit.encodeRecord(kit.trajectoryKind, name(key), trajectory);
    const kept = this.#listed(this.#episode(key));
    if (kept !== undefined && !kit.mayBeReplaced(kept.ending)) return "already-stored";
    rmSync(this.#episode(key, "verdicts"), { recursive: true, force: true });
    this.#write(this.#episode(key, "trajectory.json"), text);
    // Last, because an episode is there once it says which it is.
    const listed = { agent, scenario, scenarioHash, trial, ending: trajectory.ending.type };
    this.#write(this.#episode(key, "episode.json"), JSON.stringify(listed));
    return "stored";
  }

  async getTrajectory(key: kit.EpisodeKey): Promise<kit.Trajectory | undefined> {
    return this.#read(kit.trajectoryKind, this.#episode(key, "trajectory.json"));
  }

  async *episodes(): AsyncGenerator<Listed> {
    yield* this.#episodes();
  }

  async putVerdict(
    key: kit.EpisodeKey,
    record: kit.VerdictRecord,
    judgements: readonly kit.Judgement[],
  ): Promise<void> {
    if (this.#listed(this.#episode(key)) === undefined) throw kit.verdictOnNothing(key);
    const graded = kit.encodeRecord(kit.verdictKind, name(key), record);
    const asked = kit.encodeRecord(kit.judgementsKind, name(key), { format: 1, judgements: [...judgements] });
    this.#write(this.#verdict(key, record), `{"record": ${graded}, "asked": ${asked}}`);
  }

  async getVerdict(key: kit.EpisodeKey, grading: kit.Grading): Promise<Graded | undefined> {
    const file = this.#verdict(key, grading);
    const text = this.#text(file);
    if (text === undefined) return undefined;
    const { record, asked } = JSON.parse(text) as { record: unknown; asked: unknown };
    const { judgements } = this.#decode(kit.judgementsKind, file, JSON.stringify(asked));
    return { record: this.#decode(kit.verdictKind, file, JSON.stringify(record)), judgements };
  }

  async *verdicts(grading: kit.Grading): AsyncGenerator<kit.EpisodeKey & { record: kit.VerdictRecord }> {
    for (const { ending: _, ...key } of this.#episodes()) {
      const graded = await this.getVerdict(key, grading);
      if (graded !== undefined) yield { ...key, record: graded.record };
    }
  }

  async stats(): Promise<kit.StoreStats> {
    const episodes = this.#in("episodes");
    return {
      scenarios: this.#amount(this.#in("scenarios")),
      trajectories: this.#amount(episodes.map((place) => join(place, "trajectory.json"))),
      replies: this.#amount(this.#in("replies")),
      verdicts: this.#amount(episodes.flatMap((place) => filesIn(join(place, "verdicts")))),
    };
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#open = false;
  }

  *#paid(): Iterable<kit.ModelReply["record"]> {
    for (const file of this.#in("replies")) {
      const reply = this.#read(kit.replyKind, file)?.reply;
      if (reply !== undefined) yield reply.record;
    }
  }

  #episodes(): Listed[] {
    const listed = this.#in("episodes").map((place) => this.#listed(place));
    return listed.filter((episode) => episode !== undefined).sort(kit.byEpisode);
  }

  #listed(place: string): Listed | undefined {
    const text = this.#text(join(place, "episode.json"));
    return text === undefined ? undefined : (JSON.parse(text) as Listed);
  }

  #writeScenario(id: string, hash: string, record: kit.ScenarioRecord): void {
    this.#write(this.#scenario(id, hash), kit.encodeRecord(kit.scenarioKind, id, record));
  }

  #reply({ agent, scenario, trial, role, index, requestHash }: kit.CallKey): string {
    return this.#path("replies", `${name([agent, scenario, trial, role, index, requestHash])}.json`);
  }

  #scenario(id: string, hash: string): string {
    return this.#path("scenarios", `${name([id, hash])}.json`);
  }

  #episode({ agent, scenario, scenarioHash, trial }: kit.EpisodeKey, ...inner: string[]): string {
    return this.#path("episodes", name([agent, scenario, scenarioHash, trial]), ...inner);
  }

  #verdict(key: kit.EpisodeKey, { profile, judge }: kit.Grading): string {
    kit.assertStorableKey({ profile, judge });
    return this.#episode(key, "verdicts", `${name([profile, judge])}.json`);
  }

  #path(...inner: string[]): string {
    if (!this.#open) throw new Error("the run's store is closed");
    return join(this.#folder, ...inner);
  }

  #in(folder: string): string[] {
    return filesIn(this.#path(folder));
  }

  #read<Record>(kind: kit.RecordKind<Record>, file: string): Record | undefined {
    const text = this.#text(file);
    return text === undefined ? undefined : this.#decode(kind, file, text);
  }

  #decode<Record>(kind: kit.RecordKind<Record>, file: string, text: string): Record {
    return kit.decodeRecord(kind, { file, table: kind.name, key: "" }, text);
  }

  #text(file: string): string | undefined {
    return existsSync(file) ? readFileSync(file, "utf8") : undefined;
  }

  #amount(files: readonly string[]): kit.StoredAmount {
    const bytes = files.reduce((sum, file) => sum + Buffer.byteLength(this.#text(file) ?? ""), 0);
    return { records: files.length, jsonBytes: bytes, storedBytes: bytes };
  }

  /** Whole or absent: written beside its place, and moved there when it is on the disk. */
  #write(file: string, text: string): void {
    mkdirSync(join(file, ".."), { recursive: true });
    const work = `${file}.${randomUUID()}`;
    writeFileSync(work, text, { flush: true });
    renameSync(work, file);
  }
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
}

/** A file's name for a key of any characters. */
function name(key: unknown): string {
  return createHash("sha256").update(JSON.stringify(key)).digest("hex").slice(0, 32);
}
