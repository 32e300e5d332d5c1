import {
  bankTool,
  refused,
  type Arguments,
  type BankTool,
  type Parameters,
  type ToolBank,
  type ToolReply,
} from "./bank-tool.ts";

/**
 * Declares a tool that the agent may give to the caller. Without having been given it is refused; each call is logged
 * before the tool looks at its arguments, so that in the public bank a refused call leaves its record, too.
 */
export function callerTool<const Declared extends Parameters>(tool: {
  readonly name: string;
  readonly kind: "read" | "write";
  readonly description: string;
  readonly parameters: Declared;
  run(args: Arguments<Declared>, bank: ToolBank): ToolReply;
}): BankTool {
  const declared: BankTool = bankTool({
    ...tool,
    side: "caller",
    reach: "discoverable",
    run(args, bank) {
      if (!bank.desk.isGranted(declared)) {
        return refused("not-granted", `The bank's agent has not given you ${tool.name}.`);
      }
      const record = {
        tool_name: tool.name,
        arguments: { ...args },
        called_at: bank.clock.today,
        status: "CALLED",
      };
      bank.db.add(
        "user_discoverable_tool_calls",
        bank.ids.callerToolCall(tool.name, record.arguments),
        record,
      );
      return tool.run(args, bank);
    },
  });
  return declared;
}
