import { InputError } from "../../contract/errors.ts";
import type { ExactJson, ExactObject } from "../../contract/json.ts";
import { byCodePoint } from "./code-point-order.ts";
import { isObject, isPresent, numberOf } from "./json-readings.ts";

/** One stored run of the public harness, as read from its folder. */
export type StoredRun = {
  runId: string;
  /** `run.json`. */
  meta: ExactObject;
  /**
   * `score.json` by case id, one entry per pass from the first: `undefined` where there is no such file, `null` for
   * one that is no JSON.
   */
  scores: ReadonlyMap<string, readonly (ExactJson | undefined)[]>;
};

/** What the aggregation reads of one `score.json`. */
export type LoadedScore = {
  passed: boolean;
  failReason: string | undefined;
  subScores: { metric: string; value: number }[];
};

/** One case, with an entry per pass: `undefined` where it has no score. */
export type LoadedCase = CaseGroups & { caseId: string; slots: (LoadedScore | undefined)[] };

type CaseGroups = { axis: string; domain: string; tool: string };

export type LoadedRun = { runId: string; meta: ExactObject; passes: number; cases: LoadedCase[] };

/**
 * Lines up a stored run's scores (reference format, section 10, "Load"): first the cases that the run lists, in its
 * order, scored or not; then others found, pass by pass, by name. A case is grouped by its first score, or else by
 * what the run says of it.
 *
 * @throws InputError where the harness itself breaks off, such as at passes that are no number, and for group names
 *   or reasons that are not text.
 */
export function loadRun({ runId, meta, scores }: StoredRun): LoadedRun {
  const passes = wholePasses(meta["passes"]);
  const passIndexes = Array.from({ length: Math.max(0, passes) }, (_, index) => index);
  const byName = [...scores].toSorted(([a], [b]) => byCodePoint(a, b));
  const found = passIndexes.flatMap((pass) =>
    byName.filter(([, files]) => files[pass] !== undefined).map(([caseId]) => caseId),
  );
  const caseIds = new Set([...listedCases(meta["case_ids"]), ...found]);
  const cases = [...caseIds].map((caseId) => {
    const files = passIndexes.map((pass) =>
      presentObject(scores.get(caseId)?.[pass], `${caseId} pass ${pass + 1}`),
    );
    return {
      caseId,
      ...groupsOf(caseId, files, meta),
      slots: files.map((file) => file && loadScore(file, caseId)),
    };
  });
  return { runId, meta, passes, cases };
}

function loadScore(file: ExactObject, caseId: string): LoadedScore {
  const judged = presentObject(file["judge_result"], `${caseId}: judge_result`);
  const subScores = presentObject(judged?.["sub_scores"], `${caseId}: sub_scores`) ?? {};
  return {
    passed: file["verdict"] === "PASS",
    failReason: presentText(file["fail_reason"], `${caseId}: fail_reason`),
    subScores: Object.entries(subScores).flatMap(([metric, written]) => {
      const value = numberOf(written);
      return value === undefined ? [] : [{ metric, value }];
    }),
  };
}

function groupsOf(
  caseId: string,
  files: readonly (ExactObject | undefined)[],
  meta: ExactObject,
): CaseGroups {
  const first = files.find((file) => file !== undefined) ?? plannedGroups(caseId, meta["case_meta"]);
  const group = (key: string): string => presentText(first?.[key], `${caseId}: ${key}`) ?? "unknown";
  return { axis: group("axis"), domain: group("domain"), tool: group("tool") };
}

function plannedGroups(caseId: string, caseMeta: ExactJson | undefined): ExactObject | undefined {
  const all = presentObject(caseMeta, "run.json: case_meta") ?? {};
  return presentObject(Object.hasOwn(all, caseId) ? all[caseId] : undefined, `run.json: case_meta.${caseId}`);
}

function listedCases(listed: ExactJson | undefined): string[] {
  if (!isPresent(listed)) return [];
  const ids = Array.isArray(listed) ? listed : [listed];
  const texts = ids.filter((id) => typeof id === "string");
  if (!Array.isArray(listed) || texts.length < ids.length) {
    throw wrong("run.json: case_ids", listed, "must be a list of case ids");
  }
  return texts;
}

/** Whatever the harness can read as a whole number: `3`, `3.0`, `"3"`; 1 where it is missing. */
function wholePasses(written: ExactJson | undefined): number {
  if (written === undefined) return 1;
  if (typeof written === "boolean") return written ? 1 : 0;
  const digits = typeof written === "string" && /^[+-]?\d+(?:_\d+)*$/.test(written.trim());
  const number = digits ? Number(written.trim().replaceAll("_", "")) : numberOf(written);
  if (number === undefined || !Number.isFinite(number)) {
    throw wrong("run.json: passes", written, "must be a whole number");
  }
  return Math.trunc(number);
}

/** @returns `undefined` for what the harness takes for missing. */
function presentObject(value: ExactJson | undefined, path: string): ExactObject | undefined {
  if (!isPresent(value)) return undefined;
  if (!isObject(value)) throw wrong(path, value, "must be an object");
  return value;
}

/** @returns `undefined` for what the harness takes for missing. */
function presentText(value: ExactJson | undefined, path: string): string | undefined {
  if (!isPresent(value)) return undefined;
  if (typeof value !== "string") throw wrong(path, value, "must be text");
  return value;
}

function wrong(path: string, value: ExactJson, problem: string): InputError {
  return new InputError([{ path, value, problem }]);
}
