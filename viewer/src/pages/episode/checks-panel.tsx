import { useState } from "react";
import type { Measure } from "../../../../src/contract/suite-figures.ts";
import type { CheckResult, Evidence, Verdict } from "../../../../src/contract/verdict.ts";
import type { CheckNotes } from "../../../../src/reports/view/check-notes.ts";
import { knownTitle, plainName, type CheckTitles } from "../../../../src/reports/view/check-title.ts";
import { patternsOf, restsOn, resultsInReadingOrder } from "../../../../src/reports/view/evidence-marks.ts";
import { measureBand, measureCalled } from "../../../../src/reports/view/measure-text.ts";
import type { EpisodeDetail, OpenQuestion } from "../../../../src/reports/view/viewer-api.ts";
import { visibleText } from "../../../../src/reports/view/unseen-characters.ts";
import { classes } from "../../parts/classes.ts";
import { SafeText } from "../../parts/safe-text.tsx";
import { StatusSign } from "../../parts/status-badge.tsx";
import type { EvidenceState } from "./use-evidence.ts";

/** Every check with what it found. Each shows in the transcript what it rests on. */
export function ChecksPanel({ detail, evidence }: { detail: EpisodeDetail; evidence: EvidenceState }) {
  const { record, suite, grading, notes, openQuestions } = detail;
  const titles = suite.figures.checks;
  const verdict = record?.verdict;
  const results = resultsInReadingOrder(verdict);
  const telling = results.filter(({ finding }) => !isQuiet(finding.status));
  const quiet = results.filter(({ finding }) => isQuiet(finding.status));
  return (
    <section aria-labelledby="checks">
      <h2 id="checks">Checks</h2>
      {record === undefined && <p className="mt-1 text-soft">This episode has not been graded.</p>}
      <WhyUnscored verdict={verdict} evidence={evidence} />
      <OpenQuestions questions={openQuestions} evidence={evidence} />
      <ul className="mt-2 space-y-1">
        {telling.map((result) => (
          <CheckEntry
            key={result.check}
            result={result}
            note={notes[result.check]}
            titles={titles}
            evidence={evidence}
          />
        ))}
      </ul>
      <QuietChecks results={quiet} notes={notes} titles={titles} evidence={evidence} />
      <MeasureList verdict={verdict} measures={detail.suite.figures.measures} />
      <PatternList verdict={verdict} evidence={evidence} />
      <p className="mt-2 text-[0.8rem] text-soft">
        Profile <SafeText text={grading.profile} />, judged by{" "}
        {record?.judgedBy === "author" ? "the author of its script" : <SafeText text={grading.judge} />}
        {record !== undefined && (
          <>
            , grader <SafeText text={record.graderVersion} />
          </>
        )}
      </p>
      <EvidenceStatus evidence={evidence} />
    </section>
  );
}

function isQuiet(status: CheckResult["finding"]["status"]): boolean {
  return status === "passed" || status === "not-applicable";
}

function WhyUnscored({ verdict, evidence }: { verdict: Verdict | undefined; evidence: EvidenceState }) {
  if (verdict?.status !== "invalid" && verdict?.status !== "error") return null;
  return (
    <p className="mt-2 rounded bg-odd-wash px-2 py-1 text-odd">
      {verdict.status === "invalid" ? "The simulator broke its part: " : "No verdict could be had: "}
      <SafeText text={verdict.because} />{" "}
      {verdict.status === "invalid" && "at" in verdict.evidence && (
        <button type="button" className="underline" onClick={() => evidence.show("invalid")}>
          show where
        </button>
      )}
    </p>
  );
}

/** What has to be answered before this episode has a score, and the events that each question is about. */
function OpenQuestions(props: { questions: readonly OpenQuestion[]; evidence: EvidenceState }) {
  const { questions, evidence } = props;
  if (questions.length === 0) return null;
  return (
    <div className="mt-2 rounded bg-odd-wash px-2 py-1">
      <h3 className="!mt-0 text-odd">
        {questions.length === 1 ? "One question is open" : `${questions.length} questions are open`}
      </h3>
      <p className="text-[0.85rem]">No rule failed, and rules cannot tell whether this holds:</p>
      <ul className="mt-1 space-y-1 text-[0.9rem]">
        {questions.map(({ check, question, at }) => (
          <li key={`${check} ${question}`} className="[overflow-wrap:anywhere]">
            <strong className="font-semibold">
              <SafeText text={check} />
            </strong>{" "}
            <SafeText text={question} />
            {at.map((seq) => (
              <button
                key={seq}
                type="button"
                aria-label={`event ${seq}`}
                className="ms-1 text-[0.85em] text-accent underline"
                onClick={() => evidence.showEvent(seq, check)}
              >
                #{seq}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}

function CheckEntry(props: {
  result: CheckResult;
  note: CheckNotes[string] | undefined;
  titles: CheckTitles;
  evidence: EvidenceState;
}) {
  const { result, note, titles, evidence } = props;
  const { check, gating, finding } = result;
  const focused = evidence.focus?.name === check;
  const rests = restsOn(finding);
  const title = knownTitle(check, titles) ?? (note === undefined ? undefined : plainName(note.kind));
  return (
    <li
      className={classes(
        "rounded border px-2 py-1",
        focused ? "border-accent bg-accent-wash" : "border-line bg-raised",
      )}
    >
      <div className="flex items-baseline gap-1.5">
        <StatusSign status={finding.status} />
        <strong className="font-semibold">
          <SafeText text={check} />
        </strong>
        <span className="text-[0.9rem]">
          {title}
          {!gating && <span className="text-soft"> (advisory)</span>}
        </span>
      </div>
      <p className="ps-[1.5em] text-[0.85rem] [overflow-wrap:anywhere] text-soft">
        <SafeText text={finding.because} />
      </p>
      {note?.because !== undefined && (
        <p className="ps-[1.5em] text-[0.85rem] [overflow-wrap:anywhere]">
          <SafeText text={note.because} />
        </p>
      )}
      <RestsOn check={check} rests={rests} unanswered={finding.status === "unjudged"} evidence={evidence} />
    </li>
  );
}

function RestsOn(props: {
  check: string;
  rests: Evidence | undefined;
  unanswered?: boolean;
  evidence: EvidenceState;
}) {
  const { check, rests, evidence } = props;
  if (rests === undefined) return null;
  if (!("at" in rests)) {
    return (
      <p className="ps-[1.5em] text-[0.8rem] text-soft">
        looked through the {plainName(rests.noneAmong)}, found none
      </p>
    );
  }
  const { focus } = evidence;
  const current = focus?.name === check ? focus.seqs[focus.current] : undefined;
  return (
    <p className="flex flex-wrap gap-1 ps-[1.5em] pt-0.5">
      <button
        type="button"
        className="text-[0.8rem] text-accent underline"
        onClick={() => evidence.show(check)}
      >
        {props.unanswered ? "show what it is about" : "show evidence"}
      </button>
      {rests.at.map((seq) => (
        <button
          key={seq}
          type="button"
          aria-label={`event ${seq}`}
          className={classes(
            "rounded px-1 text-[0.8rem]",
            seq === current ? "bg-mark text-ink" : "text-soft hover:text-ink",
          )}
          onClick={() => evidence.showEvent(seq, check)}
        >
          #{seq}
        </button>
      ))}
    </p>
  );
}

/** Checks that found nothing wrong: there are many, and few ask for them. */
function QuietChecks(props: {
  results: readonly CheckResult[];
  notes: CheckNotes;
  titles: CheckTitles;
  evidence: EvidenceState;
}) {
  const { results, notes, titles, evidence } = props;
  const [open, setOpen] = useState(false);
  if (results.length === 0) return null;
  const passed = results.filter(({ finding }) => finding.status === "passed").length;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        className="mt-2 text-[0.9rem] text-soft hover:text-ink"
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{open ? "▾" : "▸"}</span> {passed} passed, {results.length - passed} not
        applicable
      </button>
      {open && (
        <ul className="mt-1 space-y-1">
          {results.map((result) => (
            <CheckEntry
              key={result.check}
              result={result}
              note={notes[result.check]}
              titles={titles}
              evidence={evidence}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** What was measured of this episode beside its checks. */
function MeasureList({ verdict, measures }: { verdict: Verdict | undefined; measures: readonly Measure[] }) {
  const measured = verdict !== undefined && "measures" in verdict ? verdict.measures : undefined;
  const ifFailed = verdict?.status === "open" ? (verdict.measuresIfFailed ?? {}) : {};
  if (measured === undefined) return null;
  return (
    <dl className="mt-3 space-y-0.5 text-[0.85rem]">
      {Object.entries(measured).map(([id, value]) => {
        const called = measureCalled(measures, id);
        return (
          <div key={id} className="flex gap-3">
            <dt className="flex-1 text-soft">
              <SafeText text={called.title} />
            </dt>
            <dd>{measureBand(called, spanOf(value, ifFailed[id] ?? value))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

function spanOf(one: number, other: number) {
  return { low: Math.min(one, other), high: Math.max(one, other) };
}

function PatternList({ verdict, evidence }: { verdict: Verdict | undefined; evidence: EvidenceState }) {
  const patterns = patternsOf(verdict);
  if (patterns.length === 0) return null;
  return (
    <>
      <h3 className="mt-4">Failure patterns</h3>
      <ul className="mt-1 space-y-1.5">
        {patterns.map(({ pattern, family, because, evidence: rests }) => (
          <li key={pattern} className="text-[0.9rem]">
            <strong className="font-medium">{plainName(pattern)}</strong>{" "}
            <span className="text-[0.85em] text-soft">{plainName(family)}</span>
            <p className="text-[0.85rem] [overflow-wrap:anywhere] text-soft">
              <SafeText text={because} />
            </p>
            {"at" in rests && (
              <button
                type="button"
                className="text-[0.8rem] text-accent underline"
                onClick={() => evidence.show(pattern)}
              >
                show evidence
              </button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Says to those who do not see the marks where the reader has been taken. */
function EvidenceStatus({ evidence: { focus } }: { evidence: EvidenceState }) {
  const seq = focus?.seqs[focus.current];
  return (
    <p role="status" className="sr-only">
      {seq === undefined
        ? ""
        : `${visibleText(focus?.name ?? "")}: event ${seq}, ${(focus?.current ?? 0) + 1} of ${focus?.seqs.length}`}
    </p>
  );
}
