import type { InputProblem } from "../../../contract/errors.ts";
import type { ExactObject } from "../../../contract/json.ts";
import type { Mock } from "../retail-case.ts";
import { fieldOf } from "../../../exact-json/index.ts";
import { problemsOf } from "../../import/problems.ts";
import { PublicMock } from "./public-case.ts";

/** A case's mocks by tool. A null mock is no mock, as in the public harness; notes are left out. */
export function caseMocks(mock: ExactObject, problems: InputProblem[]): { [tool: string]: Mock } {
  const mocks: { [tool: string]: Mock } = {};
  for (const tool of Object.keys(mock)) {
    const raw = fieldOf(mock, tool) ?? null;
    if (tool.startsWith("_") || raw === null) continue;
    const parsed = PublicMock.safeParse(raw, { reportInput: true });
    if (parsed.success) mocks[tool] = toMock(parsed.data);
    else problems.push(...problemsOf(parsed.error, `mock.${tool}`));
  }
  return mocks;
}

function toMock(mock: PublicMock): Mock {
  switch (mock.kind) {
    case "record_set_filtered": {
      const { kind, records, static_output } = mock;
      return { kind, records, ...(static_output && { staticOutput: static_output }) };
    }
    case "outcome_fixed":
      return { kind: mock.kind, output: mock.output };
    case "outcome_merged": {
      const { kind, merge, output, reject_when } = mock;
      return {
        kind,
        merge: { stateFrom: merge.state_from, matchOn: merge.match_on, field: merge.field },
        output,
        ...(reject_when && {
          rejectWhen: { payloadHasAllOf: reject_when.payload_has_all_of, output: reject_when.output },
        }),
      };
    }
  }
}
