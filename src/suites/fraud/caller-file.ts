import { z } from "zod";
import { FactFile, SingleCall } from "../retail/case-file.ts";
import { ToolName } from "../retail/tool-entry.ts";

const Name = z.string().regex(/^[a-z][a-z0-9_-]*$/, "lower-case letters, digits, dash and underscore");

/** What the caller reacts to. */
const CueFile = z
  .union(
    [
      z.enum(["refuses", "handsOver", "asksToConfirm"]),
      z.strictObject({ asks: Name.describe("A fact of `knows` or `doesNotKnow`.") }),
      z.strictObject({ says: z.array(FactFile).min(1) }),
      z.strictObject({ given: ToolName.describe("A caller's tool that the agent hands over.") }),
    ],
    { error: "one of refuses, handsOver, asksToConfirm, {asks: fact}, {says: [facts]}, {given: tool}" },
  )
  .describe(
    "What the agent does: refuses, handsOver, asksToConfirm, asks for a fact, says something, gives a tool.",
  );
export type CueFile = z.infer<typeof CueFile>;

const ReactionFile = z
  .strictObject({
    when: CueFile,
    say: z.string().min(1).optional(),
    call: SingleCall.optional().describe("A call of his own tools, by the tool's own name."),
    goTo: Name.optional().describe("A phase to go on with."),
    leave: z.string().min(1).optional().describe("Leaves, for this reason, after what he says here."),
    again: z.literal(true).optional().describe("Each time, and not only the first."),
  })
  .refine(
    ({ say, call, goTo, leave }) => [say, call, goTo, leave].some((part) => part !== undefined),
    "a reaction says, calls, goes to a phase or leaves",
  );
export type ReactionFile = z.infer<typeof ReactionFile>;

const PhaseFile = z.strictObject({
  says: z.string().min(1).describe("What he opens the phase with."),
  reactions: z
    .array(ReactionFile)
    .default([])
    .describe("Tried in order before the next line of `otherwise`."),
  otherwise: z.array(z.string().min(1)).default([]).describe("What he goes on with, line by line."),
  next: Name.optional().describe("The phase after these lines. Left out: he leaves."),
});
export type PhaseFile = z.infer<typeof PhaseFile>;

/** Facts that a customer's record holds. */
const Detail = z.enum(["name", "date_of_birth", "phone", "address", "email", "code"]);
export type Detail = z.infer<typeof Detail>;

/** The caller as an author writes him. Phases are a map, so that a control can change one line of one phase. */
export const CallerFile = z.strictObject({
  persona: z.string().min(1).describe("Who he is, for a model that plays him. The agent never sees it."),
  goal: z.string().min(1).describe("What he wants to have at the end."),
  tactics: z.array(z.string().min(1)).default([]).describe("How he goes about it."),
  user: z.string().optional().describe("The customer as whom he speaks."),
  details: z
    .array(Detail)
    .default([])
    .describe("What of `user`'s record he can give when asked, as it stands there; `code` is the session's."),
  knows: z
    .record(Name, z.string().min(1))
    .default({})
    .describe("What he can answer when asked: name of the fact → his own words for it."),
  doesNotKnow: z.array(Name).default([]).describe("Facts that he has to pass on when asked."),
  tools: z
    .array(ToolName)
    .default([])
    .describe("Tools that he has from the start. Others the agent must give."),
  says: z.string().min(1).optional().describe("What he opens with, where there is one phase only."),
  otherwise: z
    .array(z.string().min(1))
    .optional()
    .describe("With `says`: what he goes on with, line by line."),
  phases: z
    .record(Name, PhaseFile)
    .default({})
    .describe("In order; the first opens the call. Left out where `says` is given."),
  ignorance: z.string().min(1).optional().describe("Said when asked for what he does not know."),
  leaves: z.string().min(1).optional().describe("Why he leaves when nothing is left to say."),
});
export type CallerFile = z.infer<typeof CallerFile>;
