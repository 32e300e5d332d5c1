import * as fc from "fast-check";
import { expect, test } from "vitest";
import { redact, withoutSecrets } from "./redact.ts";

test("keys and what looks like one are taken out, words stay", () => {
  expect(redact("key sk-proj-abcdefgh12345678 refused", [])).toBe("key [key] refused");
  expect(redact("Authorization: Bearer abc.def-ghi_jkl", [])).toBe("Authorization: [key]");
  expect(redact("bank-secret-1 and sk-lettering of a desk-organiser", ["bank-secret-1"])).toBe(
    "[key] and [key] of a desk-organiser",
  );
  expect(redact("no key here: 401 none", ["none"])).toBe("no key here: 401 none");
});

test("a model's own words lose nothing but the key itself", () => {
  expect(withoutSecrets("My code is sk-lettering-1234", ["another-secret"])).toBe(
    "My code is sk-lettering-1234",
  );
});

test("property: a key never survives", () => {
  const key = fc.stringMatching(/^[\x21-\x7e]{8,40}$/).filter((value) => !"[key]".includes(value));
  fc.assert(
    fc.property(fc.string(), key, fc.string(), (before, secret, after) => {
      fc.pre(!secret.includes("[key]"));
      expect(redact(before + secret + after, [secret])).not.toContain(secret);
    }),
  );
});
