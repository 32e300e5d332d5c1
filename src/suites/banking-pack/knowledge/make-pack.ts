import { InputError, type InputProblem } from "../../../contract/errors.ts";
import { checkoutSource } from "../../import/checkout-source.ts";
import { refuseTaken, writePack } from "../../import/write-pack.ts";
import type { BankingContent } from "./banking-content.ts";
import type { BankingPack } from "./pack.ts";
import { hashOf, type SourceFile } from "./source-file.ts";

/** How a checkout is imported. */
export type BankingImportOptions = {
  /** A folder with what all banking domains share (documents, prompts, caller guidelines), where the checkout lacks it. */
  knowledge?: string;
  /** A folder of callers' scripts by task id. */
  scripts?: string;
  /** Replaces an earlier pack. Any other folder is never replaced. */
  force?: boolean;
  /** The time of the import, in milliseconds since the epoch. */
  now?: number;
};

/** All that was read of a benchmark, as it goes into a pack. */
export type ReadBenchmark = {
  content: BankingContent;
  taskFiles: readonly SourceFile[];
  checkFiles: readonly SourceFile[];
  scriptFiles: readonly SourceFile[];
  otherFiles: readonly SourceFile[];
  counts: Omit<BankingPack["counts"], "documents">;
  notes: BankingPack["notes"];
};

/** What benchmark a pack is made of, how its checkout is read, and where it goes. */
export type PackPlan = Pick<BankingPack, "id" | "title" | "suite"> & {
  checkout: string;
  out: string;
  read(problems: InputProblem[]): ReadBenchmark | undefined;
};

/**
 * Reads a checkout as a whole and makes a pack of it: the user's files byte for byte, and what the pack says of itself.
 * The pack is there whole or not at all.
 *
 * @throws InputError with every problem in every file, and when `out` is taken.
 */
export function makePack(
  plan: PackPlan,
  { force = false, now = Date.now() }: BankingImportOptions,
): BankingPack {
  const { id, title, suite, checkout, out } = plan;
  refuseTaken(out, force);
  const problems: InputProblem[] = [];
  const read = plan.read(problems);
  if (read === undefined || problems.length > 0) throw new InputError(problems);
  const { content, taskFiles, checkFiles, scriptFiles, otherFiles } = read;
  const { database, documents, prompts, others } = content.files;
  const pack: BankingPack = {
    format: 1,
    id,
    title,
    suite,
    toolWords: content.words === undefined ? "bundled" : "public",
    instructions: content.agentInstruction === undefined ? "bundled" : "public",
    source: checkoutSource(checkout),
    licence: "MIT",
    importedAt: new Date(now).toISOString(),
    counts: { ...read.counts, documents: content.documents.length },
    notes: read.notes,
    hashes: {
      tasks: hashOf(taskFiles),
      database: hashOf(database),
      documents: hashOf(documents),
      prompts: hashOf(prompts),
      checks: hashOf(checkFiles),
      scripts: hashOf(scriptFiles),
    },
  };
  const files = [database, documents, prompts, others, taskFiles, checkFiles, scriptFiles, otherFiles].flat();
  writePack(out, pack, files);
  return pack;
}
