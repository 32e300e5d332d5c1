import { z } from "zod";
import { FactFile, SingleCall } from "../../authoring/script-forms.ts";
import { ToolName } from "../../authoring/script-forms.ts";

const Name = z.string().regex(/^[a-z][a-z0-9_-]*$/, "lower-case letters, digits, dash and underscore");

/** What the caller reacts to. */
const CueFile = z
  .union(
    [
      z.enum(["refuses", "handsOver", "asksToConfirm", "reportsDone"]),
      z.strictObject({ asks: Name.describe("A fact of `knows` or `doesNotKnow`.") }),
      z.strictObject({
        says: z.array(FactFile).min(1).describe("Ids, amounts, dates, numbers; never how a thing is put."),
      }),
      z.strictObject({ given: ToolName.describe("A caller's tool that the agent hands over.") }),
    ],
    {
      error:
        "one of refuses, handsOver, asksToConfirm, reportsDone, {asks: fact}, {says: [facts]}, {given: tool}",
    },
  )
  .describe(
    "What the agent does: refuses, handsOver, asksToConfirm, reportsDone, asks for a fact, says a value, gives a tool.",
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

const Insists = z
  .union([z.string().min(1), z.array(z.string().min(1)).min(1)])
  .optional()
  .describe("What he says when he is refused, line by line; then he goes on with the next phase.");

/** What stands for "no phase comes after this one". */
export const LAST = "none";

const PhaseFile = z.strictObject({
  says: z.string().min(1).describe("What he opens the phase with."),
  agrees: z.string().min(1).optional().describe("His yes in this phase, where it is a line of its own."),
  insists: Insists,
  reactions: z
    .array(ReactionFile)
    .default([])
    .describe("Tried in order before the next line of `otherwise`."),
  otherwise: z.array(z.string().min(1)).default([]).describe("What he goes on with, line by line."),
  request: z
    .string()
    .min(1)
    .optional()
    .describe("What he asks for in this phase, where it is another thing than `request` of the caller."),
  next: Name.optional().describe(
    "The phase after these lines; `none`: he leaves. Left out: the next one that is written, after the last he leaves.",
  ),
});
export type PhaseFile = z.infer<typeof PhaseFile>;

/** Facts that a customer's record holds. */
const Detail = z.enum(["name", "date_of_birth", "phone", "address", "email", "code"]);
export type Detail = z.infer<typeof Detail>;

const WordsFile = z
  .strictObject({
    agrees: z.string().min(1).optional().describe("His yes to going ahead with his request."),
    declines: z.string().min(1).optional().describe("His no, with `agrees: never`."),
    asksBack: z.string().min(1).optional().describe("To a question that he does not understand."),
    waits: z.string().min(1).optional().describe("To an agent that is still at work."),
    thanks: z.string().min(1).optional().describe("To the report that his request is done."),
  })
  .describe("What he says of his own accord. Left out: usual English.");

/** The caller as an author writes him. Phases are a map, so that a control can change one line of one phase. */
export const CallerFile = z.strictObject({
  persona: z.string().min(1).describe("Who he is, for a model that plays him. The agent never sees it."),
  goal: z.string().min(1).describe("What he wants to have at the end."),
  about: z.string().min(1).optional().describe("What the call is about, in a few words. Left out: the goal."),
  request: z
    .string()
    .min(1)
    .optional()
    .describe(
      "His request as he would put it: change my number to 207-555-0171. By it he knows a question that asks whether to go ahead with it. Left out: what he opens the phase with.",
    ),
  agrees: z
    .literal("never")
    .optional()
    .describe("Left out: he says yes to whoever asks whether to go ahead with his request."),
  words: WordsFile.optional(),
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
  insists: Insists,
  phases: z
    .record(Name, PhaseFile)
    .default({})
    .describe("In order; the first opens the call. Left out where `says` is given."),
  ignorance: z.string().min(1).optional().describe("Said when asked for what he does not know."),
  leaves: z.string().min(1).optional().describe("Why he leaves when nothing is left to say."),
});
export type CallerFile = z.infer<typeof CallerFile>;
