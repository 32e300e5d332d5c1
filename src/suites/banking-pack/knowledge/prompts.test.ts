import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { agentInstructions, readAgentInstruction } from "./agent-instruction.ts";
import { callerPrompt, OUR_GUIDELINES, scenarioText } from "./caller-prompt.ts";
import { missingComponents, policyPrompt, type PolicyWish } from "./policy-prompt.ts";

describe("an agent's instructions", () => {
  test("stand around the policy, in the public words where they are there", () => {
    const read = readAgentInstruction('X = 1\nAGENT_INSTRUCTION = """\nServe well.\n""".strip()\n');
    expect(read).toBe("Serve well.");
    expect(agentInstructions("Be kind.", read)).toBe(
      "<instructions>\nServe well.\n</instructions>\n<policy>\nBe kind.\n</policy>",
    );
    expect(readAgentInstruction("def f(): pass")).toBeUndefined();
    expect(agentInstructions("Be kind.")).toMatch(
      /^<instructions>\n.+[\s\S]*<policy>\nBe kind\.\n<\/policy>$/,
    );
  });
});

describe("a caller's instructions", () => {
  test("are the guidelines and the indented scenario", () => {
    const prompt = callerPrompt("Be a customer.", {
      persona: "In a hurry.",
      instructions: "Ask.\n\nThen go.",
    });
    expect(prompt).toBe(
      "Be a customer.\n\n<scenario>\nPersona:\n\tIn a hurry.\nInstructions:\n\tAsk.\n\n\tThen go.\n</scenario>",
    );
  });

  test("in parts are told by their names, without those that are not there", () => {
    const instructions = {
      domain: "bank",
      reason_for_call: "A lost card.",
      known_info: null,
      unknown_info: "The PIN.",
      task_instructions: "Insist.",
    };
    expect(scenarioText({ persona: null, instructions })).toBe(
      "Instructions:\n\tDomain: bank\n\tReason for call:\n\t\tA lost card.\n\tUnknown info:\n\t\tThe PIN.\n\tTask instructions:\n\t\tInsist.",
    );
  });

  test("of ours name the public stop tokens", () => {
    for (const token of ["###STOP###", "###TRANSFER###", "###OUT-OF-SCOPE###"]) {
      expect(OUR_GUIDELINES).toContain(token);
    }
  });

  test("never lose a line of the scenario", () => {
    fc.assert(
      fc.property(fc.array(fc.string().map((text) => text.replaceAll(/\s/g, " "))), (lines) => {
        const shown = scenarioText({ persona: null, instructions: lines.join("\n") })
          .split("\n")
          .slice(1);
        expect(shown.map((line) => line.replace(/^\t/, ""))).toEqual(lines.length === 0 ? [""] : lines);
      }),
    );
  });
});

describe("a policy", () => {
  const prompts = new Map([
    ["components/policy_header", "# Policy"],
    ["components/additional_instructions", "Be careful with $1 and $&."],
    ["no_knowledge", "{{component:policy_header}}\n\n{{component:additional_instructions}}"],
    ["full_kb", "{{component:policy_header}}\n{{full_knowledge_base}}"],
    ["required_docs", "{{component:policy_header}}\n{{required_documents}}"],
  ]);
  const wish: PolicyWish = {
    condition: "none",
    promptPart: "Search first.",
    documents: [
      { title: "A", text: "a costs $&" },
      { title: "B", text: "b" },
    ],
    required: [],
    oracle: "prompt",
  };

  test("is the public prompt with its components", () => {
    expect(policyPrompt(prompts, wish)).toBe("# Policy\n\nBe careful with $1 and $&.");
  });

  test("holds documents where the condition puts them there", () => {
    const all = "# Policy\n## A\n\na costs $&\n\n---\n\n## B\n\nb";
    expect(policyPrompt(prompts, { ...wish, condition: "full" })).toBe(all);
    const oracle = policyPrompt(prompts, { ...wish, condition: "oracle", required: wish.documents.slice(1) });
    expect(oracle).toBe("# Policy\n## B\n\nb");
    expect(policyPrompt(prompts, { ...wish, condition: "oracle" })).toBe("# Policy\n(No documents provided)");
  });

  test("says what our condition says where there is no public prompt for it", () => {
    const ours = "# Policy\n\nSearch first.\n\nBe careful with $1 and $&.";
    for (const condition of ["hybrid", "dense", "read", "oracle+noise", "bm25"] as const) {
      expect(policyPrompt(prompts, { ...wish, condition })).toBe(ours);
    }
    expect(policyPrompt(prompts, { ...wish, condition: "oracle", oracle: "search" })).toBe(ours);
  });

  test("names components that are not there", () => {
    const broken = new Map([...prompts, ["other", "{{component:gone}}"]]);
    expect(missingComponents(broken)).toEqual([{ prompt: "other", component: "gone" }]);
    expect(missingComponents(prompts)).toEqual([]);
  });
});
