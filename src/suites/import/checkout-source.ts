import { readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { isCode } from "../../files/is-code.ts";

const UNKNOWN = "unknown";

/** Owner and name in the address of a remote; an address that is a path on this machine does not count. */
const REMOTE = /^\s*url = (?:(?:https?|ssh|git):\/\/|[\w.-]+@[\w.-]+:).*?([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/m;

/**
 * Which repository and commit a folder was checked out from, such as `npci/IndicBankBench@d3093a4…`, read from its
 * `.git` without running git. Names no host, user or path.
 *
 * @returns `unknown` where there is no `.git` or it cannot be made sense of.
 */
export function checkoutSource(folder: string): string {
  const git = gitFolder(folder);
  if (git === undefined) return UNKNOWN;
  const repository = REMOTE.exec(textOf(join(git, "config")))?.[1];
  const commit = headCommit(git);
  return repository === undefined || commit === undefined ? UNKNOWN : `${repository}@${commit}`;
}

/** `.git` may be a file that points elsewhere. The parent counts only when this is the repository's inner folder. */
function gitFolder(folder: string): string | undefined {
  const full = resolve(folder);
  const roots = basename(full) === "indicbankbench" ? [full, dirname(full)] : [full];
  for (const root of roots) {
    const git = join(root, ".git");
    if (textOf(join(git, "HEAD")) !== "") return git;
    const target = /^gitdir: (.+)$/m.exec(textOf(git))?.[1];
    if (target !== undefined) return resolve(root, target);
  }
  return undefined;
}

function headCommit(git: string): string | undefined {
  const head = textOf(join(git, "HEAD")).trim();
  const ref = /^ref: (.+)$/.exec(head)?.[1];
  if (ref === undefined) return commitIn(head);
  const packed = textOf(join(git, "packed-refs"))
    .split("\n")
    .find((line) => line.endsWith(` ${ref}`));
  return commitIn(textOf(join(git, ref))) ?? commitIn(packed ?? "");
}

function commitIn(text: string): string | undefined {
  return /^[0-9a-f]{40,64}\b/.exec(text)?.[0];
}

/** A file that is not there, or is a folder, is one without text. */
function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (["ENOENT", "EISDIR", "ENOTDIR", "EACCES"].some((code) => isCode(error, code))) return "";
    throw error;
  }
}
