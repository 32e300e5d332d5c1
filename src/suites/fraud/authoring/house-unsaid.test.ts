import { describe, expect, test } from "vitest";
import type { HousePerson } from "../house-rules.ts";
import { internalIn, unsaidIn } from "./house-unsaid.ts";

const person = (records: string[], actsFor: Record<string, string> = {}): HousePerson => {
  return { details: {}, proven: false, actsFor, records };
};
const table = (data: object): never => ({ data, notes: "" }) as never; // only the records are read here
const records = {
  bank: {
    users: table({
      u_ana: {
        email: "ana@example.com",
        address: "1 Quay, Town, ME 04001",
        file: { year: 1985, kind: "branch" },
      },
      u_bo: { email: "bo@example.com", address: "1 Quay, Town, ME 04001" },
      u_firm: { email: "firm@example.com" },
    }),
    debit_cards: table({ dc_ana: { cvv: "412" }, dc_else: { cvv: "999" } }),
  },
  patch: { users: { u_bo: { email: "new.bo@example.com" } } },
  people: { u_ana: person(["dc_ana"], { u_firm: "Owner" }), u_bo: person([]), u_firm: person([]) },
  caller: "u_ana",
};
const house = {
  secret: { "debit_cards.cvv": "digits" },
  personal: { "users.email": "email", "users.address": "address" },
} as const;

describe("what is not read out", () => {
  test("secrets decide, and what belongs to another than the caller, his company, his household", () => {
    const found = unsaidIn(house, records, undefined).map(({ value, decides }) => [value, decides]);
    expect(found).toEqual([
      ["412", true],
      ["ana@example.com", false],
      ["new.bo@example.com", true],
      ["firm@example.com", false],
      ["1 Quay, Town, ME 04001", false],
      ["1 Quay, Town, ME 04001", false],
    ]);
  });

  test("but for what the oracle says", () => {
    const proof = { oracle: [{ say: "It goes to new.bo@example.com." }], foils: {} } as never; // its words alone are read
    expect(unsaidIn(house, records, proof).map(({ value }) => value)).not.toContain("new.bo@example.com");
  });

  test("without a known caller nobody's details decide", () => {
    const found = unsaidIn(house, { ...records, caller: undefined }, undefined);
    expect(found.filter(({ decides }) => decides).map(({ field }) => field)).toEqual(["debit_cards.cvv"]);
  });
});

test("what is internal carries the telling values of its fields", () => {
  const internal = { file: { about: "what  the\nfile holds", fields: ["users.file"], words: ["files?"] } };
  expect(internalIn(internal, records)).toEqual([
    { id: "file", about: "what the file holds", asked: "where-heard", words: ["files?"], values: ["1985"] },
  ]);
});
