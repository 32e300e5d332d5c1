import type { EpisodeTrace } from "../contract/trajectory.ts";
import type { Attributes } from "./span-data.ts";

/** What the spans of one episode have in common. */
export type SpanSetting = {
  trace: EpisodeTrace;
  /** When the episode began and ended, in milliseconds since the epoch. */
  startMs: number;
  endMs: number;
  /** On every span, so that each can be found by it. */
  shared: Attributes;
  /** Whether words, arguments and results are sent. */
  content: boolean;
};
