import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Json } from "../../contract/json.ts";
import { outline, valueAt } from "./json-place.ts";
import { fillTemplate, placeholdersOf } from "./request-template.ts";

const values = {
  message: () => 'say "hi"',
  turn: () => 2,
  session: () => undefined,
  context: () => ({ login: { name: "Meera", ids: ["A1", "A2"] } }),
};

describe("a template", () => {
  test("takes whole values as they are and puts others into its texts", () => {
    const template = {
      text: "{{message}}",
      turn: "{{ turn }}",
      session: "{{session}}",
      line: "no. {{turn}}, session {{session}}: {{message}} for {{context.login}}",
      list: ["{{context.login.ids.-1}}", "{{session}}", 7, null],
      lists: ["{{context.login.ids}}", "{{...context.login.ids}}", "{{...session}}", ["x"]],
    };
    expect(fillTemplate(template, values)).toEqual({
      text: 'say "hi"',
      turn: 2,
      line: 'no. 2, session : say "hi" for {"name":"Meera","ids":["A1","A2"]}',
      list: ["A2", 7, null],
      lists: [["A1", "A2"], "A1", "A2", ["x"]],
    });
  });

  test("names its placeholders", () => {
    expect(placeholdersOf({ a: ["{{message}} {{x.y}}"], b: "{not} {{ turn }}" })).toEqual([
      "message",
      "x.y",
      "turn",
    ]);
  });

  test("without placeholders stays as it is, and what is filled in is never filled again", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string(), (template, said) => {
        const json = JSON.parse(JSON.stringify(template).replaceAll("{{", "{ {")) as Json; // jsonValue makes JSON
        expect(fillTemplate(json, {})).toEqual(json);
        expect(fillTemplate("{{message}}", { message: () => said })).toBe(said);
        expect(fillTemplate("<{{message}}>", { message: () => "{{turn}}", turn: () => 1 })).toBe(
          "<{{turn}}>",
        );
      }),
    );
  });

  test("does not reach what an object merely inherits", () => {
    expect(fillTemplate("{{constructor}}", values)).toBeUndefined();
    expect(fillTemplate("{{context.__proto__}}", values)).toBeUndefined();
  });
});

describe("a place", () => {
  test("is names and positions, from the front or the back, or the whole", () => {
    const value = { a: [{ b: 1 }, { b: 2 }] };
    expect(valueAt(value, "a.0.b")).toBe(1);
    expect(valueAt(value, "a.-1.b")).toBe(2);
    expect(valueAt(value, ".")).toBe(value);
    expect(valueAt(value, "a.7.b")).toBeUndefined();
    expect(valueAt(value, "a.b.c")).toBeUndefined();
    expect(valueAt(null, "a")).toBeUndefined();
  });

  test("that is missing can be told by what is there instead", () => {
    expect([{ a: 1, b: 2 }, {}, [1, 2], "x", null].map(outline)).toEqual([
      "an object with a, b",
      "an empty object",
      "a list of 2",
      "a string",
      "null",
    ]);
  });
});
