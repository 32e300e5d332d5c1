import { expect, it } from "vitest";
import type { Heard } from "../contract/ear.ts";
import { ParticipantFault } from "../contract/errors.ts";
import { hearingOf } from "./measure-ear.ts";

const hears: Heard = {
  asksFor: ["phone", "name"],
  asksToConfirm: true,
  refuses: false,
  handsOver: false,
  reportsDone: false,
};
const utterance = {
  id: "u",
  situation: { about: "", knows: ["phone", "name"], doesNotKnow: [], request: "" },
  agent: "Your name and number, and shall I?",
  hears,
};

it("is exact where all labels agree, whatever the order of the facts", async () => {
  const heard = { ...hears, asksFor: ["name", "phone"] };
  expect(await hearingOf(utterance, () => Promise.resolve(heard))).toMatchObject({ status: "exact" });
});

it("names the labels that do not agree", async () => {
  const heard = { ...hears, asksFor: ["name"], refuses: true };
  expect(await hearingOf(utterance, () => Promise.resolve(heard))).toMatchObject({
    status: "wrong",
    labels: ["asksFor", "refuses"],
  });
});

it("counts an ear that cannot answer as wrong, and lets other trouble through", async () => {
  const deaf = () => Promise.reject(new ParticipantFault("caller", "fault", "no valid answer"));
  expect(await hearingOf(utterance, deaf)).toMatchObject({ status: "unheard", because: "no valid answer" });
  await expect(hearingOf(utterance, () => Promise.reject(new Error("a bug")))).rejects.toThrow("a bug");
});
