/**
 * What a store of your own is made of (docs/stores.md): the port, the records with their schemas, and what their keys
 * have to hold. `tellerproof/store-conformance` has the tests that every store passes.
 */
export type {
  EpisodeKey,
  Grading,
  Journal,
  RunStore,
  ScenarioText,
  StoredAmount,
  StoreStats,
} from "./contract/ports.ts";
export type { CallKey, ModelReply } from "./contract/model.ts";
export type { Judgement } from "./contract/judgement.ts";
export type { Manifest } from "./contract/manifest.ts";
export type { Trajectory } from "./contract/trajectory.ts";
export type { VerdictRecord } from "./contract/verdict.ts";
export { StoreCorrupt } from "./contract/errors.ts";
export { createMemoryStore, openRunStore } from "./store/index.ts";
export { chargedReply, chargeKey } from "./store/charge.ts";
export { byEpisode } from "./store/by-episode.ts";
export {
  decodeRecord,
  encodeRecord,
  judgementsKind,
  manifestKind,
  replyKind,
  scenarioKind,
  trajectoryKind,
  verdictKind,
  type RecordKind,
  type RecordPlace,
  type ScenarioRecord,
} from "./store/record-kind.ts";
export {
  anotherText,
  assertSameEpisode,
  assertStorableKey,
  mayBeReplaced,
  verdictOnNothing,
} from "./store/record-key.ts";
export { scenarioRecords, SHARED_END } from "./store/scenario-records.ts";
