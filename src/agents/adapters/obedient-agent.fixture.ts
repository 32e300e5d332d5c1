// The agent of the conformance suite: it does what it is told, one order a message.

/** What an obedient agent can reach, in whatever way its protocol gives it that. */
export type ObedientMeans = {
  /** Orders of this conversation before this one. */
  earlier: readonly string[];
  customer: string;
  /** The last line of the earlier conversation. */
  before: string;
  list(): Promise<readonly string[]>;
  call(tool: string, args: string): Promise<string>;
  crash(): never;
};

/** What an order is answered with; `leaves` where the agent hangs up. Never, for the order to hang. */
export async function obey(order: string, means: ObedientMeans): Promise<{ text: string; leaves?: string }> {
  const [, verb = "", rest = ""] = /^(\S+) ?(.*)$/s.exec(order) ?? [];
  switch (verb) {
    case "say":
      return { text: rest };
    case "remember":
      return { text: "noted" };
    case "recall":
      return { text: means.earlier.findLast((said) => said.startsWith("remember "))?.slice(9) ?? "nothing" };
    case "who":
      return { text: means.customer };
    case "before":
      return { text: means.before };
    case "list":
      return { text: (await means.list()).join(" ") };
    case "call": {
      const [, tool = "", args = "{}"] = /^(\S+) (.*)$/s.exec(rest) ?? [];
      return { text: await means.call(tool, args) };
    }
    case "leave":
      return { text: "bye", leaves: "had enough" };
    case "crash":
      return means.crash();
    case "hang":
      return new Promise(() => undefined);
    default:
      return { text: `I do not know how to ${verb}` };
  }
}
