import { describe, expect, it } from "vitest";
import { completeLogin } from "./login-context.ts";

describe("completeLogin", () => {
  it("counts products and repeats the address, unless written out", () => {
    const login = {
      communication_address: { city: "Pune" },
      linked_products: [{ type: "fd" }, { type: "loan" }],
    };
    expect(completeLogin(login)).toMatchObject({
      permanent_address: { city: "Pune" },
      linked_products_summary: { fd: 1, rd: 0, loan: 1, policy: 0 },
    });
    const written = { ...login, permanent_address: { city: "Goa" }, linked_products_summary: { fd: 3 } };
    expect(completeLogin(written)).toEqual(written);
  });
});
