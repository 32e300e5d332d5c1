import type { AgentSpec, Manifest } from "../../contract/manifest.ts";
import type { RunStore } from "../../contract/ports.ts";

/** A form in which other tools read a run: one file for each agent. */
export type ExportForm = {
  /** What a file's name may end in; files in a folder end in the first. */
  endings: readonly [string, ...string[]];
  /** Whether a folder may hold files of other runs, or must be new because all of it is read as one run. */
  folder: "shared" | "new";
  /** A file's name without its ending. `agent` is the agent's label in characters that every file system takes. */
  fileName(manifest: Manifest, agent: string): string;
  /** Counts what all files need. @returns What makes an agent's file, in pieces. */
  open(run: { store: RunStore; manifest: Manifest }): Promise<AgentPieces>;
};

export type AgentPieces = (agent: AgentSpec, ending: string) => AsyncIterable<string | Uint8Array>;
