import { InputError, type InputProblem } from "../../../contract/errors.ts";
import type { ExactObject } from "../../../contract/json.ts";
import type { PriorMessage } from "../../../contract/prior-message.ts";
import type { RetailCase } from "../retail-case.ts";
import { fieldOf, isExactObject } from "../../../exact-json/index.ts";
import { argumentRules } from "./argument-rules.ts";
import { caseMocks } from "./case-mocks.ts";
import { exposedTools } from "./exposed-tools.ts";
import { problemsOf } from "../../import/problems.ts";
import { PublicCase, type PublicPriorMessage } from "./public-case.ts";
import type { PublicTools } from "./public-tools.ts";

/**
 * A case of the public retail format as a case of ours, with everything that grading under the public profile reads.
 * It has no scripted proof and no facts to decide gate R by rules: those the public format does not hold.
 *
 * @throws InputError naming every place where the case is not of the format, without a file name.
 */
export function toRetailCase(publicCase: ExactObject, tools: PublicTools): RetailCase {
  const problems: InputProblem[] = [];
  const converted = convertCase(publicCase, tools, problems);
  if (converted === undefined) throw new InputError(problems);
  return converted;
}

/**
 * As {@link toRetailCase}, but adds what is wrong to `problems` and then gives nothing.
 *
 * @param tools `undefined` where the tool files could not be read: names of tools are then not looked up.
 */
export function convertCase(
  publicCase: ExactObject,
  tools: PublicTools | undefined,
  problems: InputProblem[],
): RetailCase | undefined {
  const parsed = PublicCase.safeParse(publicCase, { reportInput: true });
  const found: InputProblem[] = parsed.success ? [] : problemsOf(parsed.error);
  const parts = namedParts(publicCase, tools, found);
  problems.push(...found);
  return parsed.success && found.length === 0 ? assemble(parsed.data, parts) : undefined;
}

function assemble({ setup, gold, grading, ...rest }: PublicCase, parts: NamedParts): RetailCase {
  return {
    format: 1,
    id: rest.case_id,
    title: titleOf(rest.case_id, rest._variant_note),
    axis: rest.axis ?? "",
    domain: rest.domain ?? "",
    tool: rest.tool ?? "",
    setup: {
      date: setup.current_date,
      time: setup.current_time,
      loginContext: setup.login_context,
      prior: setup.prior_messages.map(toPriorMessage),
    },
    tools: parts.tools,
    turns: rest.user_turns.map(({ content }) => content),
    mock: parts.mock,
    gold: {
      calls: gold.tool_calls,
      rules: parts.rules,
      dependencies: gold.dependencies.map(([before = "", after = ""]) => [before, after]),
      forbidden: [],
    },
    gates: grading.invariants_active,
    behaviour: grading.judge_gate.behavior_class,
    behaviourAdvisory: grading.judge_advisory.includes("behavior_advisory"),
    response: {
      resolution: gold.expected_resolution ?? "",
      rule: grading.judge_gate.axis_gate_rule ?? "",
      must: [],
      mustNot: [],
      says: [],
      avoids: [],
    },
    metrics: grading.judge_advisory.filter((name) => name.startsWith("Q_")),
  };
}

type NamedParts = {
  tools: RetailCase["tools"];
  mock: RetailCase["mock"];
  rules: RetailCase["gold"]["rules"];
};

/** The parts whose shape depends on names in them. Read even from a case that is wrong elsewhere, to report all. */
function namedParts(
  publicCase: ExactObject,
  tools: PublicTools | undefined,
  problems: InputProblem[],
): NamedParts {
  const entries = fieldOf(publicCase, "tools_exposed");
  const mock = fieldOf(publicCase, "mock");
  const gold = fieldOf(publicCase, "gold");
  const argGate = isExactObject(gold) ? fieldOf(gold, "arg_gate") : undefined;
  return {
    tools: Array.isArray(entries) ? exposedTools(entries, tools, problems) : [],
    mock: isExactObject(mock) ? caseMocks(mock, problems) : {},
    rules: isExactObject(argGate) ? argumentRules(argGate, problems) : {},
  };
}

const LONGEST_TITLE = 100;

/** The author's note says what a case is about; its first sentence, if it is short enough to be a title. */
function titleOf(id: string, note: unknown): string {
  if (typeof note !== "string") return id;
  const sentence = note.trim().split(/(?<=[.!?])\s|\n/)[0] ?? "";
  return sentence === "" || sentence.length > LONGEST_TITLE ? id : sentence.replace(/\.$/, "");
}

function toPriorMessage(message: PublicPriorMessage): PriorMessage {
  switch (message.role) {
    case "user":
      return { from: "caller", text: message.content };
    case "assistant":
      return {
        from: "agent",
        text: message.content ?? null,
        calls: message.tool_calls.map((call) => ({
          id: call.id,
          tool: call.function.name,
          arguments: call.function.arguments,
        })),
      };
    case "tool":
      return { from: "tool", callId: message.tool_call_id, text: message.content };
  }
}
