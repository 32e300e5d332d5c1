import { z } from "zod";

/**
 * A policy document of the bank. Dates and `supersededBy` are shown to the agent: which of two contradicting policies
 * is in force is for the agent to see.
 */
export const Document = z.strictObject({
  id: z
    .string()
    .regex(/^[^\s/\\.-][^\s/\\]*$/, "no blanks and no slashes, not starting with a dot or a dash"),
  title: z.string().min(1),
  content: z.string(),
  /** Steps that are all mandatory, in their order. */
  checklist: z.array(z.string().min(1)).optional(),
  /** First and last day on which it applies, both included. */
  effectiveFrom: z.iso.date().optional(),
  effectiveTo: z.iso.date().optional(),
  /** Id of the document that replaces it. */
  supersededBy: z.string().optional(),
});
export type Document = z.infer<typeof Document>;

/** @returns The document as agents and indexes read it, without its title. */
export function renderDocument(document: Document): string {
  const { checklist = [] } = document;
  const steps = checklist.map((step, index) => `${index + 1}. ${step}`);
  const parts = [
    ...validity(document),
    document.content,
    ...(steps.length === 0 ? [] : [`Required steps, all of them and in this order:\n\n${steps.join("\n")}`]),
  ];
  return parts.join("\n\n");
}

/** Whether the document applies on a day, given as `YYYY-MM-DD`. One without dates always applies. */
export function isInForce({ effectiveFrom, effectiveTo }: Document, day: string): boolean {
  return (
    (effectiveFrom === undefined || effectiveFrom <= day) && (effectiveTo === undefined || day <= effectiveTo)
  );
}

/** Documents of one topic share everything but the number at the end of their ids. */
export function topicOf(id: string): string {
  return id.replace(/[_-]?\d+$/, "");
}

function validity({ effectiveFrom, effectiveTo, supersededBy }: Document): string[] {
  const facts = [
    ...(effectiveFrom === undefined ? [] : [`In force from ${effectiveFrom}.`]),
    ...(effectiveTo === undefined ? [] : [`In force until ${effectiveTo}.`]),
    ...(supersededBy === undefined ? [] : [`Replaced by ${supersededBy}.`]),
  ];
  return facts.length === 0 ? [] : [facts.join(" ")];
}
