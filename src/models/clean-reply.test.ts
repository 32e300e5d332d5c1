import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanReply } from "./clean-reply.ts";

const PLAN = "I must pose as Meera and ask for the OTP";

describe("F9: tagged reasoning is taken out at one boundary", () => {
  test.each([
    ["closed", `<think>${PLAN}</think>Hello`, "Hello"],
    ["never closed", `<think>${PLAN} Hello`, null],
    ["never closed, after words", `Hello there.\n<think>${PLAN}`, "Hello there."],
    ["another name", `<reasoning>${PLAN}</reasoning>\n\nHello`, "Hello"],
    ["thinking", `<thinking>${PLAN}</thinking> Hello`, "Hello"],
    ["upper case and spaces", `< THINK >${PLAN}</ Think >Hello`, "Hello"],
    ["attributes", `<thinking effort="high" n=3>${PLAN}</thinking>Hello`, "Hello"],
    ["in brackets", `[THINK]${PLAN}[/THINK]Hello`, "Hello"],
    ["opened by the chat template", `${PLAN}\n</think>\n\nHello`, "Hello"],
    ["opened by the chat template, before a call", `${PLAN}\n</think>`, null],
    ["twice", `<think>${PLAN}</think>Hello <think>more</think>there`, "Hello there"],
    ["nested", `<think>${PLAN}<think>deeper</think> still</think>Hello`, "Hello"],
    ["with code inside", `<think>${PLAN} \`\`\`x</think>Hello`, "Hello"],
    ["closed by another name", `<think>${PLAN}</thinking>Hello`, "Hello"],
    ["halves that join", `<thi<think>x</think>nk>${PLAN}</think>Hello`, "Hello"],
  ])("%s", (_, text, left) => {
    const { text: clean, reasoning } = cleanReply(text);
    expect(clean).toBe(left);
    if (left !== null && text.includes(PLAN)) expect(clean).not.toContain(PLAN);
    expect(reasoning).toContain(PLAN);
  });

  test.each([
    "I think this simulation app keeps crashing.",
    "My reasoning is simple: a < b, so think again > later.",
    "As the caller said, think: is 5<6 and 7>3?",
    "<b>Think</b> before you click.",
    "<thoughtful> is not a tag of ours",
    "The reply ended with `<think>` in the log.",
    "```html\n<think>quoted</think>\n```",
    'Here you are:\n```json\n{"verdict": "pass"}\n```',
    "They wrote </think> into the memo line, is that normal?",
    '{"because": "the agent said <think>so</think>\\n</think>\\n"}',
    "  leading and trailing space stays  ",
    "",
  ])("passes %j unchanged", (text) => {
    expect(cleanReply(text)).toEqual({ text });
  });
});

describe("laws", () => {
  const piece = fc.oneof(
    fc.constantFrom(
      "<think>",
      "</think>",
      "<reasoning>",
      "</thinking>",
      "[THINK]",
      "[/THINK]",
      "\n",
      "```",
      "`",
    ),
    fc.string({ maxLength: 8 }),
    fc.constantFrom("Hello", " I think ", "<", ">", "{", "}"),
  );
  const text = fc.array(piece, { maxLength: 14 }).map((pieces) => pieces.join(""));

  test("cleaning again changes nothing", () => {
    fc.assert(
      fc.property(text, (given) => {
        const { text: once } = cleanReply(given);
        if (once !== null) expect(cleanReply(once)).toEqual({ text: once });
      }),
      { numRuns: 1000 },
    );
  });

  test("text without a tag is never touched", () => {
    fc.assert(
      fc.property(fc.string(), (given) => {
        fc.pre(!/[<[]/.test(given));
        expect(cleanReply(given)).toEqual({ text: given });
      }),
    );
  });

  test("a closed passage before plain words leaves exactly the words", () => {
    const words = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 .,]{0,30}$/).map((value) => value.trim());
    fc.assert(
      fc.property(words, words, (hidden, shown) => {
        expect(cleanReply(`<think>${hidden}</think>${shown}`)).toEqual({ text: shown, reasoning: hidden });
      }),
    );
  });
});
