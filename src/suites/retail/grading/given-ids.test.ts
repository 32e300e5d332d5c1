import { describe, expect, test } from "vitest";
import type { Json } from "../../../contract/json.ts";
import { viewCase } from "./case-view.ts";
import { givenIds } from "./known-ids.ts";
import {
  episode,
  retailCase,
  TOOLS,
  type EpisodeOptions,
  type ScriptedCall,
  type Step,
} from "./retail-episode.fixture.ts";

const calls = (...made: ScriptedCall[]): Step => ({ calls: made });

describe("ids", () => {
  const ids = (steps: readonly Step[], options: EpisodeOptions = {}): string =>
    givenIds(viewCase(retailCase({ tools: Object.values(TOOLS) }), episode(steps, options)))
      .map(({ key, value, source }) => `${key} ${value} ${source}`)
      .join(", ");
  const status = (request_id: string | number, more: Partial<ScriptedCall> = {}): ScriptedCall => ({
    tool: "get_request_status",
    with: { request_id },
    ...more,
  });
  const read = (gives: Json, more: Partial<ScriptedCall> = {}): ScriptedCall => ({
    tool: "get_card_details",
    with: {},
    gives,
    ...more,
  });
  test.each<[Step[], EpisodeOptions, string]>([
    [["C: a", calls(status("REQ-1"))], {}, "request_id REQ-1 nowhere"],
    [["C: REQ-1", calls(status("REQ-1"))], {}, "request_id REQ-1 customer"],
    [["A: REQ-1", "C: a", calls(status("REQ-1"))], {}, "request_id REQ-1 nowhere"],
    [["C: a", calls(status("REQ-1")), "C: REQ-1"], {}, "request_id REQ-1 nowhere"],
    [["C: a", calls(status("REQ-1"))], { prior: ["A: It is REQ-1."] }, "request_id REQ-1 bank"],
    [["C: a", calls(status("REQ-1"))], { prior: ["C: It is REQ-1."] }, "request_id REQ-1 customer"],
    [["C: a", calls(read({ request_id: "REQ-1" })), calls(status("REQ-1"))], {}, "request_id REQ-1 bank"],
    [["C: a", calls(read({ request_id: "REQ-1" }), status("REQ-1"))], {}, "request_id REQ-1 nowhere"],
    [
      ["C: a", calls(read({ request_id: "REQ-1" }, { status: "refused" })), calls(status("REQ-1"))],
      {},
      "request_id REQ-1 nowhere",
    ],
    [
      ["C: a", calls(read({ request_id: "REQ-1", status: "failed" })), calls(status("REQ-1"))],
      {},
      "request_id REQ-1 nowhere",
    ],
    [["C: a", calls(read("See REQ-1.")), calls(status("REQ-1"))], {}, "request_id REQ-1 bank"],
    [["C: a", calls(read({ note: "See REQ-1." })), calls(status("REQ-1"))], {}, "request_id REQ-1 bank"],
    [["C: a", calls(read({ number: 4471 })), calls(status("4471"))], {}, "request_id 4471 bank"],
    [["C: a", calls(read({ number: 4471 })), calls(status(4471))], {}, "request_id 4471 bank"],
    [["C: a", calls(status(4471, { status: "schema-error" }))], {}, ""],
    [["C: a", calls(read({ number: "a name" })), calls(status("a name"))], {}, "request_id a name bank"],
    [["C: a", calls(status(" "))], {}, ""],
    [
      ["C: a", calls({ tool: "x", with: { where: "SAV5529009", count: 5, words: "SAV" } })],
      {},
      "where SAV5529009 nowhere",
    ],
    [
      ["C: a", calls(read({ loan_id: "LN123456" })), calls({ tool: "x", with: { where: "LN654321" } })],
      {},
      "where LN654321 nowhere",
    ],
    [
      ["C: a", calls(read({ memo: "LN123456" })), calls({ tool: "x", with: { where: "LN654321" } })],
      {},
      "where LN654321 nowhere",
    ],
    [
      [
        "C: stop 100234",
        calls({ tool: "stop_cheque_payment", with: { cheque_numbers: ["100234", 100235] } }),
      ],
      {},
      "cheque_numbers 100234 customer, cheque_numbers 100235 nowhere",
    ],
    [
      [
        "C: stop cheques 100234 to 100236",
        calls({ tool: "stop_cheque_payment", with: { cheque_numbers: ["100235"] } }),
      ],
      {},
      "cheque_numbers 100235 customer",
    ],
    [
      ["C: a", calls(read({ request_id: "REQ-1" })), calls(status("REQ-1"))],
      { prior: ["C: b", calls(read({ request_id: "REQ-2" })), "A: c"] },
      "request_id REQ-1 bank",
    ],
    [
      ["C: a", calls(status("REQ-2"))],
      { prior: ["C: b", calls(read({ request_id: "REQ-2" })), "A: c"] },
      "request_id REQ-2 bank",
    ],
  ])("%j %j: %s", (steps, options, expected) => {
    expect(ids(steps, options)).toBe(expected);
  });
});
