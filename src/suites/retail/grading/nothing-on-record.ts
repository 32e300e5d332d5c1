import { answerLeaves, loginLeaves, type CaseView } from "./case-view.ts";

/** Whether the login context or an answer before a place has a balance or the like of 0. */
export function hasNothingOnRecord({ scenario, calls, priorCalls }: CaseView, before: number): boolean {
  const answered = [...priorCalls, ...calls].flatMap(({ answer }) =>
    answer !== undefined && answer.seq < before ? answerLeaves(answer) : [],
  );
  return [...loginLeaves(scenario), ...answered].some(
    ({ key, value }) => (value === 0 || value === "0" || value === "0.00") && BALANCE.test(key),
  );
}

const BALANCE = /balance|available|outstanding|(?:^|_)due|dues|principal|payoff/i;
