import { describe, expect, test } from "vitest";
import * as fc from "fast-check";
import { readToolWords } from "./tool-words.ts";

const SOURCE = `
class Tools(Base):
    """Tools of a bank."""

    @is_tool(ToolType.WRITE)
    def move_money(
        self,
        source: str,
        amount: float = 1.0,
    ) -> str:
        """Moves money between two accounts.
        Both must be open.

        The money is there at once: no day passes.

        Args:
            source: Where it is taken from
                (an account id)
            amount (number, optional): How much, such as "10.00"

        Returns:
            What was done.
        """
        text = """not a docstring: Args:"""
        return helper(text)

    def helper(self, text):
        """Not a tool."""
        return text

    @is_discoverable_tool(ToolType.READ)
    def show_rates_0001(self) -> str:
        """Shows rates.

        Returns:
            The rates.
        """
        return "x"

    @is_tool(ToolType.READ)
    def silent(self) -> str:
        return "x"

    @is_discoverable_tool(ToolType.READ)
    @other
    def show_one_0002(self, rate_id: str) -> str:
        """Shows one rate.

        Args:
            rate_id (string): Which rate
        """
        return "x"
`;

describe("descriptions in a public tools file", () => {
  const words = readToolWords(SOURCE);

  test("are those of tools, the first line apart from what follows it", () => {
    expect(Object.keys(words)).toEqual(["move_money", "show_rates_0001", "show_one_0002"]);
    expect(words["move_money"]).toEqual({
      description:
        "Moves money between two accounts.\n\nBoth must be open.\n\nThe money is there at once: no day passes.",
      parameters: {
        source: "Where it is taken from\n(an account id)",
        amount: 'How much, such as "10.00"',
      },
    });
  });

  test("of a discoverable tool tell its answer where it takes no arguments, as the public harness does", () => {
    expect(words["show_rates_0001"]?.description).toBe("Shows rates.\n\nReturns:\n    The rates.");
    expect(words["show_one_0002"]).toEqual({
      description: "Shows one rate.",
      parameters: { rate_id: "Which rate" },
    });
  });

  test("are found whatever stands around them, and nothing breaks on anything else", () => {
    fc.assert(
      fc.property(fc.string(), (junk) => {
        expect(() => readToolWords(junk)).not.toThrow();
        const tame = junk.replaceAll(/["@]/g, "");
        expect(readToolWords(`${tame}\n${SOURCE}`)["show_one_0002"]).toEqual(words["show_one_0002"]);
      }),
    );
  });
});
