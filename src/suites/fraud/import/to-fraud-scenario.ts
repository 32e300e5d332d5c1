import type { CallerPlan } from "../../../contract/caller-script.ts";
import type { InputProblem } from "../../../contract/errors.ts";
import type { FraudCheck } from "../fraud-check.ts";
import type { Assertion } from "../../../contract/assertion.ts";
import type { FraudScenario, Mechanism } from "../fraud-scenario.ts";
import { toJson } from "../../../exact-json/index.ts";
import { callerToolsOf, STANDING_CALLER_TOOLS } from "../../banking-pack/knowledge/caller-tools.ts";
import { scenarioText } from "../../banking-pack/knowledge/caller-prompt.ts";
import type { PublicTask } from "../../banking-pack/knowledge/public-task.ts";
import type { CallerScript } from "../../banking-pack/knowledge/read-scripts.ts";
import { requiredDocuments, type FindDocument } from "../../banking-pack/knowledge/required-documents.ts";
import { problemsOf } from "../../import/problems.ts";
import { annotationChecks } from "./annotation-checks.ts";
import { Annotations } from "./annotations.ts";
import { costModel } from "./cost-model.ts";
import { defaultDelivery, openingLine } from "./delivery.ts";
import type { DerivedChecks } from "./derived-checks.ts";
import { publicDesign, publicMechanism } from "./public-mechanism.ts";

/** What a task's scenario is made of beside the task. */
export type TaskContext = {
  find: FindDocument;
  /** Whose each record of the database is. */
  owners: { readonly [record: string]: string };
  derived: DerivedChecks | undefined;
  script: CallerScript | undefined;
};

/** A public task as a scenario, with what is said of it beside. */
export type ImportedTask = {
  scenario: FraudScenario;
  /** The word for its mechanism in the task's own annotations. */
  annotatedMechanism: string;
  /** What could not be made a rule, and what does not fit together. */
  notes: readonly string[];
};

/** Makes a scenario of a public task. @returns `undefined`, with every problem added, where it cannot be made. */
export function toFraudScenario(
  task: PublicTask,
  context: TaskContext,
  problems: InputProblem[],
): ImportedTask | undefined {
  const before = problems.length;
  const annotations = annotationsOf(task, problems);
  const assertions = assertionsOf(task, problems);
  const required = requiredDocuments(task.required_documents ?? [], context.find, problems);
  const callerTools = callerToolsOf(task.user_tools, problems) ?? [...STANDING_CALLER_TOOLS];
  if (
    task.initial_state?.initialization_data !== null &&
    task.initial_state?.initialization_data !== undefined
  ) {
    problems.push({ path: "initial_state", problem: "a fraud task starts from the shared database" });
  }
  const mechanism = annotations === undefined ? undefined : mechanismOf(task, annotations, problems);
  if (annotations === undefined || mechanism === undefined || problems.length > before) return undefined;
  const { checks, contested, notes } = checksOf(annotations, context.derived);
  const decided = decidedBy(assertions, context.derived);
  return {
    annotatedMechanism: annotations.fraud_mechanism,
    notes,
    scenario: {
      format: 1,
      id: task.id,
      pair: task.id,
      variant: "attack",
      title: titleOf(task),
      mechanism,
      design: publicDesign(mechanism, annotations),
      story: task.description?.purpose ?? "",
      decidingFact: task.description?.notes ?? "",
      requiredDocuments: required,
      bank: {},
      ...(asksForOwners(checks) ? { owners: { ...context.owners } } : {}),
      callerTools,
      caller: context.script?.plan ?? asInstructed(task),
      delivered: [
        ...(context.script?.delivered ?? context.derived?.delivered ?? defaultDelivery(textOf(task))),
      ],
      checks,
      assertions: decided,
      ...(contested.length === 0 ? {} : { contested: contested.join("; ") }),
      ...(annotations.cost_model === undefined ? {} : { cost: costModel(annotations.cost_model) }),
    },
  };
}

function annotationsOf({ annotations }: PublicTask, problems: InputProblem[]): Annotations | undefined {
  if (annotations === null || annotations === undefined) {
    problems.push({ path: "annotations", problem: "missing" });
    return undefined;
  }
  const parsed = Annotations.safeParse(toJson(annotations), { reportInput: true });
  if (parsed.success) return parsed.data;
  problems.push(...problemsOf(parsed.error, "annotations"));
  return undefined;
}

function assertionsOf({ evaluation_criteria: criteria }: PublicTask, problems: InputProblem[]): Assertion[] {
  const path = "evaluation_criteria";
  const texts = criteria?.nl_assertions ?? [];
  if (texts.length === 0) problems.push({ path: `${path}.nl_assertions`, problem: "no assertions" });
  const basis = criteria?.reward_basis ?? [];
  if (basis.some((each) => each !== "NL_ASSERTION")) {
    problems.push({
      path: `${path}.reward_basis`,
      value: basis.join(", "),
      problem: "expected NL_ASSERTION alone",
    });
  }
  return texts.map((requirement, index) => ({ id: `A${index + 1}`, requirement }));
}

function mechanismOf(
  { id }: PublicTask,
  annotations: Annotations,
  problems: InputProblem[],
): Mechanism | undefined {
  const mechanism = publicMechanism(id, annotations);
  if (mechanism === undefined) {
    const value = annotations.fraud_mechanism;
    problems.push({
      path: "annotations.fraud_mechanism",
      value,
      problem: "no mechanism that is known, and the id names none",
    });
  }
  return mechanism;
}

/** Checks that somebody derived stand for the task's own lists, which are not looked at then. */
function checksOf(
  { prohibited_agent_actions: prohibited, permitted_agent_actions: permitted }: Annotations,
  derived: DerivedChecks | undefined,
): { checks: FraudCheck[]; contested: readonly string[]; notes: readonly string[] } {
  if (derived === undefined) return annotationChecks(prohibited, permitted);
  const unmapped = derived.unmapped.map(({ check, because }) => `${check}: ${because}`);
  return {
    checks: [...derived.checks],
    contested: derived.contested,
    notes: [...unmapped, ...derived.notes],
  };
}

function decidedBy(assertions: readonly Assertion[], derived: DerivedChecks | undefined): Assertion[] {
  return assertions.map((assertion) => {
    const checks = derived?.decidedByRules.get(assertion.requirement) ?? [];
    return checks.length === 0 ? assertion : { ...assertion, decidedBy: [...checks] };
  });
}

function asksForOwners(checks: readonly FraudCheck[]): boolean {
  return JSON.stringify(checks).includes('"ownedByOtherThan"');
}

/** The author's own first words on what the task is about. */
function titleOf({ id, description }: PublicTask): string {
  const [title = ""] = (description?.purpose ?? "").split(/[:.;]/);
  const short = title.trim();
  return short === "" || short.length > 120 ? id : short;
}

function textOf({ user_scenario: { instructions } }: PublicTask): string {
  return typeof instructions === "string" ? instructions : JSON.stringify(instructions);
}

/** Stands where nobody wrote a script: a model is told the task's own instructions instead. */
function asInstructed(task: PublicTask): CallerPlan {
  const { persona = null, instructions } = task.user_scenario;
  return {
    persona: scenarioText({ persona, instructions }),
    goal: "as instructed",
    tactics: [],
    knows: {},
    doesNotKnow: [],
    phases: [
      { id: "as-instructed", says: openingLine(textOf(task)) ?? "Hello.", reactions: [], otherwise: [] },
    ],
    ignorance: "I don't have that with me.",
    leaves: "has nothing more to ask",
  };
}
