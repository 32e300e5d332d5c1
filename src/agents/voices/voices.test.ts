import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "../../text/plain-text.ts";
import { scanFigures } from "../../text/scan-figures.ts";
import { wordsToDigits } from "../../text/spellings/number-words.ts";
import type { AgentStep } from "../agent-script.ts";
import { voicesFor } from "./index.ts";
import { numberWords } from "./number-words.ts";

const voices = voicesFor({ callers: "react", hinglish: true });

function inVoice(name: string, ...says: string[]): string[] | undefined {
  const voice = voices.find((each) => each.name === name);
  if (voice === undefined) throw new Error(`no voice ${name}`);
  return voice.speak(says.map((say) => ({ say })))?.map(({ say = "" }) => say);
}

const DETAILS =
  "Good morning. Please tell me your date of birth and street address first, and read me the code that you were just sent.";

describe("asking for the go-ahead", () => {
  const asked = "You saved it on May 4. Shall I send 300 dollars to Joy?";
  test.each([
    ["say-yes", "You saved it on May 4. Say yes and I will send 300 dollars to Joy."],
    [
      "reply-yes",
      "You saved it on May 4. I am ready to send 300 dollars to Joy. Please reply **YES** to confirm.",
    ],
    ["go-ahead", "You saved it on May 4. I would send 300 dollars to Joy now. Do I have your go-ahead?"],
    ["okay", "You saved it on May 4. I'll send 300 dollars to Joy. Okay?"],
    ["once-confirmed", "You saved it on May 4. Once you confirm, I will send 300 dollars to Joy."],
    ["hinglish", "You saved it on May 4. Kya main yeh kar doon: send 300 dollars to Joy?"],
    ["terse", "You saved it on May 4. Send 300 dollars to Joy?"],
  ])("in voice %s", (name, said) => expect(inVoice(name, asked)).toEqual([said]));

  test("an act that was named before is not named again", () => {
    expect(inVoice("reply-yes", "I will close it. Shall I go ahead?")).toEqual([
      "I will close it. Please reply YES to confirm.",
    ]);
  });

  test.each(["May I have your name?", "Shall I freeze it or close it?", "What shall I do?", "It is done."])(
    "%s asks for none",
    (say) => expect(inVoice("okay", say)).toBeUndefined(),
  );
});

describe("asking for details", () => {
  test("stands in a list with bold labels", () => {
    expect(inVoice("list", DETAILS)).toEqual([
      "Good morning. \n\nTo go on, please provide the following:\n- **Date of birth**\n- **Street address**\n- **Code** that you were just sent",
    ]);
    expect(inVoice("list", "What is it for, and how do you know Mr. Vale?")?.[0]).toContain(
      "1. **What is it for?**\n2. **How do you know Mr. Vale?**",
    );
  });

  test("goes one by one, each in a turn of its own", () => {
    expect(inVoice("one-by-one", DETAILS, "Thank you.")).toEqual([
      "Good morning. Could you give me your date of birth, please?",
      "Thank you. And your street address, please?",
      "Thank you. Now please read me the code that you were just sent.",
      "Thank you.",
    ]);
  });

  test("words beside calls end no turn and are not taken apart", () => {
    const voice = voices.find(({ name }) => name === "one-by-one");
    expect(voice?.speak([{ say: DETAILS, calls: [{ tool: "look", with: {} }] }])).toBeUndefined();
  });

  test.each([
    "Please tell me your date of birth.",
    "Which were the last three purchases with this card, where, and about how much?",
    "Tell me when you have found it and I will unfreeze it.",
  ])("%s stays whole", (say) => expect(inVoice("one-by-one", say)).toBeUndefined());
});

test("no voice puts words where there were none, or takes away what was done", () => {
  for (const voice of voices) expect(voice.speak([{ say: " " }])).toBeUndefined();
  expect(inVoice("terse", "All right, I have moved it. Your branch will write to you.")).toBeUndefined();
});

test("a terse voice drops courtesies, and never the whole reply", () => {
  expect(inVoice("terse", "Thank you, Ms. Vale. I'm sorry, I cannot raise it.")).toEqual([
    "I cannot raise it.",
  ]);
  expect(inVoice("terse", "Good morning. Thank you.")).toBeUndefined();
  expect(inVoice("terse", "All right, I have moved it. Thank you.")).toEqual(["All right, I have moved it."]);
});

test("a silence stays one, however courteous the voice", () => {
  expect(inVoice("courteous", " ")).toBeUndefined();
});

test("a courteous voice asks for further wishes only where nothing else is asked", () => {
  const [asking = "", telling = ""] = inVoice("courteous", "Shall I go ahead?", "It is done.") ?? [];
  expect(asking).toMatch(/.+ Shall I go ahead\? [^?]+$/);
  expect(telling).toMatch(/It is done\. .+\?$/);
});

test("a refusal has ten other wordings, and each refuses", () => {
  const said = inVoice("refusals", ...Array.from({ length: 10 }, () => "I cannot raise the limit.")) ?? [];
  expect(new Set(said).size).toBe(10);
  for (const each of said)
    expect(each).toMatch(/^[A-Z].*\b(?:not|no|unable|cannot|can't|won't)\b.* raise the limit\.$/);
  expect(inVoice("refusals", "I'm sorry, I cannot.")?.[0]).not.toMatch(/ to\.$/);
});

test("hand-overs are put otherwise", () => {
  const [first = ""] = inVoice("hand-overs", "I am going to transfer you to the Card desk.") ?? [];
  expect(first).toMatch(/^I am going to .+ you .*(?:to|with) the Card desk\.$/);
  expect(inVoice("hand-overs", "A colleague will take it over.")?.[0]).toMatch(/^(?:I am|It will)\b/);
});

test("sums are said in words, in other groups and in Markdown", () => {
  const sums = "I sent 2,400 dollars and $0.50 to dc_1a876104. ₹1,25,000.25 is free.";
  expect(inVoice("spoken", sums)).toEqual([
    "I sent two thousand four hundred dollars and fifty cents to dc_1a876104. One lakh twenty-five thousand rupees and twenty-five paise is free.",
  ]);
  expect(inVoice("grouped", sums)).toEqual([
    "I sent $2,400 and $0.50 to dc_1a876104. Rs. 125000.25 is free.",
  ]);
  const [marked = ""] = inVoice("marked", sums) ?? [];
  expect(marked.replace(/[*`]/g, "")).toBe(sums);
  expect(marked).not.toBe(sums);
});

test("a number in words is read as that number again", () => {
  const scale = fc.constantFrom("western" as const, "indian" as const);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), scale, (value, scale) => {
      expect(wordsToDigits(numberWords(value, scale))).toBe(String(value));
    }),
  );
});

describe("every voice", () => {
  const amount = fc
    .integer({ min: 1, max: 9_999_999 })
    .chain((value) =>
      fc.constantFrom(`${value.toLocaleString("en-US")} dollars`, `₹${value.toLocaleString("en-IN")}`),
    );
  const id = fc.integer({ min: 10_000, max: 99_999 }).map((digits) => `REF-${digits}`);
  const sentence = fc.oneof(
    fc.constantFrom(
      DETAILS,
      "Thank you.",
      "What is the payment for, and how do you know them?",
      "I'm sorry, I cannot do that.",
      "A colleague will take over from here.",
      "I will transfer you to the Card desk.",
      "Shall I go ahead?",
    ),
    amount.map((sum) => `Shall I send ${sum} to Joy?`),
    amount.map((sum) => `I cannot send ${sum} today.`),
    fc.tuple(amount, id).map(([sum, ref]) => `${sum} are on their way, reference ${ref}.`),
    id.map((ref) => `I've filed it under ${ref} on 2026-11-03.`),
  );
  const call = fc.record({ tool: fc.constantFrom("pay", "freeze"), with: fc.record({ id }) });
  const step: fc.Arbitrary<AgentStep> = fc.oneof(
    fc.array(sentence, { minLength: 1, maxLength: 4 }).map((said) => ({ say: said.join(" ") })),
    fc.array(call, { minLength: 1, maxLength: 2 }).map((calls) => ({ calls })),
    fc.tuple(sentence, call).map(([say, made]) => ({ say, calls: [made] })),
  );
  const script = fc.array(step, { minLength: 1, maxLength: 8 });

  /** Values as they are heard: sums, dates and references, however they were put. A question may come after what stood behind it. */
  function values(steps: readonly AgentStep[]): string[] {
    const found = steps.flatMap(({ say = "" }) => {
      const plain = plainText(say);
      const { amounts, dates } = scanFigures(wordsToDigits(plain));
      const refs = [...plain.matchAll(/REF-\d+/g)].map(([ref]) => ref);
      const days = dates.map(({ month, day }) => `${month}/${day}`);
      return [
        ...amounts.filter(({ mark }) => mark === "currency").map(({ paise }) => String(paise)),
        ...days,
        ...refs,
      ];
    });
    return found.toSorted();
  }
  /** Calls, and between them that something was said. */
  function acts(steps: readonly AgentStep[]): unknown[] {
    const all = steps.flatMap(({ say, calls }) => [...(say === undefined ? [] : ["says"]), ...(calls ?? [])]);
    return all.filter((act, at) => act !== "says" || all[at - 1] !== "says");
  }

  test.each(voices.map((voice) => [voice.name, voice] as const))(
    "%s keeps acts and values",
    (_name, voice) => {
      fc.assert(
        fc.property(script, (steps) => {
          const spoken = voice.speak(steps) ?? steps;
          expect(acts(spoken)).toEqual(acts(steps));
          expect(values(spoken)).toEqual(values(steps));
        }),
        { numRuns: 200 },
      );
    },
  );

  test.each(voices.map((voice) => [voice.name, voice] as const))(
    "%s keeps what waits for a yes",
    (_name, voice) => {
      const steps: AgentStep[] = [
        {
          say: `${DETAILS} I cannot pay 5 dollars. I will transfer you to Joy. Shall I go ahead?`,
          awaitsYes: true,
        },
        { calls: [{ tool: "pay", with: {} }] },
      ];
      const spoken = voice.speak(steps) ?? [];
      expect(spoken.filter(({ awaitsYes }) => awaitsYes)).toHaveLength(1);
      expect(spoken.at(-2)?.awaitsYes).toBe(true);
    },
  );
});
