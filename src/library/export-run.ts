import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { InputError } from "../contract/errors.ts";
import { inPlan } from "../contract/in-plan.ts";
import type { AgentSpec, Manifest } from "../contract/manifest.ts";
import type { RunStore } from "../contract/ports.ts";
import type { AgentPieces, ExportForm } from "./export/export-form.ts";
import { fileNames } from "./export/file-names.ts";
import { inspectForm } from "./export/inspect-form.ts";
import { tau2Form } from "./export/tau2-form.ts";
import { openStoredRun } from "./stored-run.ts";
import { draftOf, writePieces } from "./write-whole.ts";

/** What to write of a run, and where. */
export type ExportRunOptions = {
  /** The tool that is to read it (docs/export.md). */
  form: "inspect" | "tau2";
  /** A folder, or a file for one agent: its name then ends in `.eval` or `.json` (Inspect), or in `.json` (tau2). */
  out: string;
  /** Label of the agent; all that have played where left out. */
  agent?: string | undefined;
};

const FORMS: Record<ExportRunOptions["form"], ExportForm> = { inspect: inspectForm, tau2: tau2Form };

/** One agent's episodes as another tool reads them. */
export type ExportedFile = { agent: string; file: string; episodes: number; bytes: number };

/**
 * Writes a stored run in the form of another tool, one file for each agent that has played. Each is written whole or not at all.
 *
 * @throws InputError for a folder that holds no run, an agent that it does not have or that has played nothing, several agents and
 *   one file, and a place that cannot be written to; for tau2 also where a folder is there already.
 */
export async function exportRun(
  folder: string,
  { form: name, out, agent }: ExportRunOptions,
): Promise<ExportedFile[]> {
  const { store: opened, manifest } = await openStoredRun(folder, "read");
  await using store = opened;
  const form = FORMS[name];
  const agents = await played(store, manifest, agent);
  const ending = form.endings.find((each) => out.endsWith(each));
  if (ending !== undefined) {
    const pieces = await form.open({ store, manifest });
    return [await writeAgent(out, ending, { of: onlyOne(agents, out), pieces })];
  }
  return await inFolder(out, form, async (place) => {
    const pieces = await form.open({ store, manifest });
    const names = fileNames(manifest.agents.map(({ label }) => label));
    const files: ExportedFile[] = [];
    for (const of of agents) {
      const file = `${form.fileName(manifest, names.get(of.spec.label) ?? "")}${form.endings[0]}`;
      const written = await writeAgent(join(place, file), form.endings[0], { of, pieces });
      files.push({ ...written, file: join(out, file) });
    }
    return files;
  });
}

type PlayedAgent = { spec: AgentSpec; episodes: number };

/** The agents that were asked for, as far as they have played anything. */
async function played(
  store: RunStore,
  manifest: Manifest,
  wanted: string | undefined,
): Promise<PlayedAgent[]> {
  const asked = manifest.agents.filter(({ label }) => wanted === undefined || label === wanted);
  if (asked.length === 0) {
    const remedy = `${manifest.run} has ${manifest.agents.map(({ label }) => label).join(", ")}`;
    throw new InputError([{ path: "--agent", value: wanted, problem: "no agent of the run", remedy }]);
  }
  const planned = inPlan(manifest);
  const counts = new Map<string, number>();
  for await (const key of store.episodes()) {
    if (planned(key)) counts.set(key.agent, (counts.get(key.agent) ?? 0) + 1);
  }
  const agents = asked.map((spec) => ({ spec, episodes: counts.get(spec.label) ?? 0 }));
  const some = agents.filter(({ episodes }) => episodes > 0);
  if (some.length > 0) return some;
  throw new InputError([{ value: manifest.run, problem: "nothing has been played that could be exported" }]);
}

function onlyOne([first, ...others]: readonly PlayedAgent[], out: string): PlayedAgent {
  if (first !== undefined && others.length === 0) return first;
  const problem = `a file is of one agent, and the run has ${others.length + 1}`;
  const remedy = "Choose one with --agent, or name a folder with --out";
  throw new InputError([{ path: "--out", value: out, problem, remedy }]);
}

async function writeAgent(
  file: string,
  ending: string,
  { of, pieces }: { of: PlayedAgent; pieces: AgentPieces },
): Promise<ExportedFile> {
  const { spec, episodes } = of;
  return { agent: spec.label, file, episodes, bytes: await writePieces(file, pieces(spec, ending)) };
}

/** Gives work a folder to write into. A new one is there only when all of it is. */
async function inFolder<Result>(
  folder: string,
  form: ExportForm,
  work: (place: string) => Promise<Result>,
): Promise<Result> {
  if (form.folder === "shared") {
    await mkdir(folder, { recursive: true });
    return await work(folder);
  }
  if (existsSync(folder)) {
    throw new InputError([{ file: folder, problem: "is there already", remedy: "Name another with --out" }]);
  }
  const draft = draftOf(folder);
  try {
    await mkdir(draft, { recursive: true });
    const result = await work(draft);
    await rename(draft, folder);
    return result;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}
