import type { InputProblem } from "../../../contract/errors.ts";
import type { Mock } from "../retail-case.ts";
import { didYouMean } from "../../authoring/did-you-mean.ts";
import type { BankFile, MockFile } from "./mock-file.ts";
import { rateCardMock, rateCardNames } from "./rate-card.ts";
import type { RateCardFile } from "./suite-file.ts";

/** What a write answers that a case neither expects nor mocks: nothing happened, and nothing hints at a test. */
const refusedWrite: Mock = {
  kind: "outcome_fixed",
  output: { status: "failed", message: "The request could not be completed. Nothing was changed." },
};

/** The banks that answer in one case, nearest first: the case's own, the customer's, the suite's. */
export type BankLayers = readonly BankFile[];

export type MockContext = {
  layers: BankLayers;
  rates: RateCardFile | undefined;
  /** A problem with the mock of a tool, placed where the mock was written. */
  problem: (tool: string, facts: Omit<InputProblem, "file" | "path">) => InputProblem;
};

/**
 * The mock of every tool that the agent is given, and of the tools that merged writes change. A write that no bank
 * mocks is refused.
 */
export function resolveMocks(
  exposed: readonly { name: string; action: string }[],
  context: MockContext,
): { mock: { [tool: string]: Mock }; problems: InputProblem[] } {
  const mock: { [tool: string]: Mock } = {};
  const problems: InputProblem[] = [];
  const wanted = exposed.map((tool) => tool.name);
  const writes = new Set(exposed.filter((tool) => tool.action === "write").map((tool) => tool.name));
  for (let index = 0; index < wanted.length; index++) {
    const tool = wanted[index] ?? "";
    const written = context.layers.find((layer) => tool in layer)?.[tool];
    if (written === undefined) {
      if (writes.has(tool)) mock[tool] = refusedWrite;
      continue;
    }
    const resolved = toMock(written, context.rates);
    if (resolved === undefined) problems.push(context.problem(tool, rateCardFault(written, context.rates)));
    else mock[tool] = resolved;
    const from = written.merges?.from;
    if (from === undefined || wanted.includes(from)) continue;
    if (context.layers.some((layer) => from in layer)) wanted.push(from);
    else {
      const remedy = `Mock ${from} with records that have ${written.merges?.on} and ${written.merges?.field}.`;
      problems.push(
        context.problem(tool, { problem: "merges from a tool without records", value: from, remedy }),
      );
    }
  }
  return { mock, problems };
}

function toMock(written: MockFile, rates: RateCardFile | undefined): Mock | undefined {
  const { records, also, answers, merges, rejects, rateCard } = written;
  if (rateCard !== undefined) return rates === undefined ? undefined : rateCardMock(rates, rateCard);
  if (records !== undefined) {
    return { kind: "record_set_filtered", records, ...(also === undefined ? {} : { staticOutput: also }) };
  }
  const output = answers ?? {};
  if (merges === undefined) return { kind: "outcome_fixed", output };
  return {
    kind: "outcome_merged",
    merge: { stateFrom: merges.from, matchOn: merges.on, field: merges.field },
    output,
    ...(rejects === undefined
      ? {}
      : { rejectWhen: { payloadHasAllOf: rejects.allOf, output: rejects.answers } }),
  };
}

function rateCardFault(
  { rateCard }: MockFile,
  rates: RateCardFile | undefined,
): Omit<InputProblem, "file" | "path"> {
  return {
    problem: "not on the rate card",
    value: rateCard,
    remedy:
      rates === undefined
        ? "Add a rate-card.yaml to the suite, or mock the tool with `answers`."
        : didYouMean(rateCard ?? "", rateCardNames(rates)),
  };
}
