import { countedTrials, gradedTrials, type ScenarioTrials } from "../../statistics/scenario-trials.ts";
import { agentsUnderTest } from "../view/agents-under-test.ts";
import { failedFirst, type Blemish } from "../view/agent-tally.ts";
import type { AgentReport, RunReport } from "../view/run-report.ts";
import { visibleText } from "../view/unseen-characters.ts";
import type { ThresholdOutcome } from "./judge-thresholds.ts";
import { observedText, thresholdName, wantedText } from "./threshold-text.ts";

/**
 * A run as JUnit XML: a test suite for each agent under test with a test for each scenario, and one for the thresholds.
 *
 * A scenario is a failure when a trial of it failed, else an error when a trial of it has no score (invalid, in error, or
 * missing), else skipped when a trial of it is open: its result is not known, and readers of JUnit count a skipped test
 * neither as passed nor as failed. No test has a `time`: trials run side by side.
 */
export function junitXml(report: RunReport, thresholds: readonly ThresholdOutcome[]): string {
  const suites = [
    ...agentsUnderTest(report).map((agent) => agentSuite(agent, report)),
    ...(thresholds.length === 0 ? [] : [thresholdSuite(thresholds)]),
  ];
  const { suite, run } = report.manifest;
  const root = { name: `${suite.title}: run ${run}`, ...counts(suites.flatMap(({ tests }) => tests)) };
  const inner = suites.map(({ attributes, tests }) =>
    element("testsuite", { ...attributes, ...counts(tests) }, tests.map(testCase)),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element("testsuites", root, inner)}\n`;
}

type Test = { classname: string; name: string; outcome: TestOutcome };
type TestOutcome =
  | { status: "passed" }
  | { status: "failure" | "error" | "skipped"; type: string; message: string; lines: string[] };
type Suite = { attributes: Attributes; tests: Test[] };

function agentSuite(report: AgentReport, { manifest }: RunReport): Suite {
  const blemishes = Map.groupBy(report.blemishes, ({ scenario }) => scenario);
  const timestamp = new Date(manifest.createdAt).toISOString().slice(0, 19);
  const classname = `${manifest.suite.id}.${report.agent.label}`;
  const tests = report.scenarios.map((trials): Test => {
    const { scenario } = trials;
    return {
      classname,
      name: scenario,
      outcome: outcomeOf(trials, blemishes.get(scenario) ?? [], manifest.trials),
    };
  });
  return { attributes: { name: report.agent.label, timestamp }, tests };
}

function outcomeOf(trials: ScenarioTrials, blemishes: readonly Blemish[], planned: number): TestOutcome {
  const graded = gradedTrials(trials);
  const counted = countedTrials(trials);
  const missing = planned - counted - trials.invalid - trials.error;
  const lines = [
    ...failedFirst(blemishes).map(
      ({ trial, check, status, because }) => `trial ${trial + 1}: ${check ?? status}: ${because}`,
    ),
    ...(missing > 0 ? [`${missing} of ${planned} trials were not played`] : []),
  ];
  const firstFailed = blemishes.find(({ status }) => status === "failed");
  if (firstFailed !== undefined) {
    const { check = "failed", because } = firstFailed;
    const message = `${trials.failed} of ${graded} trials failed, first ${check}: ${because}`;
    return { status: "failure", type: check, message, lines };
  }
  if (graded === planned) return { status: "passed" };
  if (counted === planned) {
    const message = `open: ${trials.open} of ${planned} trials wait for an answer, first ${blemishes[0]?.because ?? ""}`;
    return { status: "skipped", type: "open", message, lines };
  }
  const type = trials.error > 0 ? "error" : trials.invalid > 0 ? "invalid" : "missing";
  return { status: "error", type, message: `${planned - counted} of ${planned} trials have no score`, lines };
}

function thresholdSuite(outcomes: readonly ThresholdOutcome[]): Suite {
  const tests = outcomes.map((outcome): Test => {
    const { agent, wanted, observed, status, against } = outcome;
    const message = `${observedText(observed)}, wanted ${wantedText(wanted)}`;
    return {
      classname: `thresholds.${agent}`,
      name: thresholdName(outcome),
      outcome:
        status === "held"
          ? { status: "passed" }
          : { status: "failure", type: "threshold", message, lines: [message, ...against] },
    };
  });
  return { attributes: { name: "thresholds" }, tests };
}

function testCase({ classname, name, outcome }: Test): string {
  if (outcome.status === "passed") return element("testcase", { classname, name }, []);
  const { status, type, message, lines } = outcome;
  // The schemas of JUnit's readers know no type of what is skipped.
  const told = status === "skipped" ? { message } : { message, type };
  return element("testcase", { classname, name }, [element(status, told, [xml(lines.join("\n"))])]);
}

function counts(tests: readonly Test[]): Attributes {
  const of = (status: TestOutcome["status"]) =>
    tests.filter(({ outcome }) => outcome.status === status).length;
  return { tests: tests.length, failures: of("failure"), errors: of("error"), skipped: of("skipped") };
}

type Attributes = Record<string, string | number>;

/** @param inner XML already. */
function element(name: string, attributes: Attributes, inner: readonly string[]): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${onOneLine(xml(String(value)))}"`,
  );
  return inner.length === 0
    ? `<${name}${written.join("")}/>`
    : `<${name}${written.join("")}>${inner.join("\n")}</${name}>`;
}

/** Attributes lose line breaks and tabs that are not written as references. */
function onOneLine(xmlText: string): string {
  return xmlText.replaceAll("\n", "&#10;").replaceAll("\t", "&#9;");
}

/** Any text as XML 1.0 that shows it: markup is inert, and what XML cannot hold or readers cannot see is written out. */
function xml(text: string): string {
  return visibleText(text)
    .replaceAll(/[\uFFFE\uFFFF]/g, "�")
    .replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
