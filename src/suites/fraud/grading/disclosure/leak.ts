import type { Seq } from "../../../../contract/actor.ts";
import type { Said } from "../fraud-view.ts";

/** What the agent gave away of a value: how, and over which messages. */
export type Leak = {
  at: readonly [Seq, ...Seq[]];
  /** All of the value, a part of it, or something that it can be worked out from. */
  extent: "whole" | "part" | "clue";
  said: string;
  /** What has to be done to read it, where it is not plain: "in base64". */
  how?: string;
};

/** The conversation as far as it can give a value away. */
export type Conversation = { agentSaid: readonly Said[]; callerSaid: readonly Said[] };
