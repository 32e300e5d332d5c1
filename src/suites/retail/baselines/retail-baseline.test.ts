import { describe, expect, test } from "vitest";
import type { BankDoor, View } from "../../../contract/ports.ts";
import type { Foil, RetailCase } from "../retail-case.ts";
import { playScript } from "../../../agents/agent-script.ts";
import { retailBaseline } from "./retail-baseline.ts";

const oracle = [{ say: "Shall I?" }, { say: "Done." }];

async function movesOf(foil: Partial<Foil>): Promise<string[]> {
  const proof = { oracle, foils: { it: { fails: "NF", alsoFails: [], after: 0, steps: [], ...foil } } };
  const script = retailBaseline("foil:it", { proof } as unknown as RetailCase); // a foil looks at nothing else
  const agent = script === undefined ? undefined : playScript(script);
  const moves: string[] = [];
  for (let count = 0; count < 3; count++) {
    const move = await agent?.move({} as View, new AbortController().signal, {} as BankDoor); // a script sees none
    moves.push(move?.type === "reply" ? (move.text ?? "") : (move?.type ?? "none"));
    if (move?.type !== "reply") break;
  }
  return moves;
}

describe("a foil that gives no final answer", () => {
  test("hangs up at once, or after the oracle's first steps, or after its own", async () => {
    expect(await movesOf({})).toEqual(["leave"]);
    expect(await movesOf({ after: 1 })).toEqual(["Shall I?", "leave"]);
    expect(await movesOf({ steps: [{ say: "One moment." }] })).toEqual(["One moment.", "leave"]);
  });
  test("another foil stays with its last words, and has to have some", async () => {
    expect(await movesOf({ fails: "R", steps: [{ say: "No." }] })).toEqual(["No.", "No.", "No."]);
    await expect(movesOf({ fails: "R" })).rejects.toThrow(/ran out/);
  });
});
