import type { Heard, Situation } from "../../src/contract/ear.ts";
import type { Label, PhraseBook, Request } from "./phrase-book.ts";

/** A reply with what is heard in it. */
export type Example = { reply: string; situation: Situation; heard: Heard };
export type Draw = <Item>(items: readonly Item[]) => Item;
/** Speaks the lines of a phrase book for one request. */
export type Speaker = { book: PhraseBook; draw: Draw };

const DESKS =
  "fraud desk|card desk|disputes desk|payments desk|security team|verification team|loans department|business desk|back office|claims unit|technical team|mortgage people|identity desk|estates office|Customer Care unit|treasury desk|specialist team|cards department".split(
    "|",
  );
const PEOPLE =
  "Ms. Farrow|Mr. Boateng|my colleague Petra|a specialist|my supervisor|a senior colleague|Lionel|Dr. Amsel|somebody from the card desk|our fraud specialist|my manager|Rekha from the fraud team|Mrs. Vane|an officer|a human colleague|Thaddeus".split(
    "|",
  );
const CALLERS = "Mr. Calder|Ms. Imai|Mrs. Doyle|Owen|sir|ma'am|Dr. Pohl|Beatriz".split("|");

/** An item at random, by a source of numbers from 0 to 1. */
export function drawBy(random: () => number): Draw {
  return (items) => {
    const item = items[Math.floor(random() * items.length)];
    if (item === undefined) throw new Error("There is nothing to draw from.");
    return item;
  };
}

/** A line with its slots filled for a request. */
export function fill(line: string, request: Request, { draw }: Speaker, noun = ""): string {
  return line.replace(/\{(\w+)\}/g, (slot, name: string, at: number) => {
    const value = valueOf(name, { request, draw, noun }) ?? slot;
    return at === 0 || /[.?!]\s$|\n- $|\*$/.test(line.slice(0, at)) ? capital(value) : value;
  });
}

type Filling = { request: Request; draw: Draw; noun: string };

function valueOf(name: string, { request, draw, noun }: Filling): string | undefined {
  switch (name) {
    case "F":
      return noun;
    case "desk":
      return draw(DESKS);
    case "person":
      return draw(PEOPLE);
    case "mr":
      return draw(CALLERS);
    default:
      return request.slots[name];
  }
}

export function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A line as a sentence. */
export function sentence(line: string): string {
  return /[.!?…]$/.test(line) ? line : `${line}.`;
}

/** What is heard in a reply that is made of phrases with these labels and asks for these facts. */
export function heardOf(labels: readonly Label[], facts: readonly string[]): Heard {
  return {
    asksFor: [...new Set(facts)].toSorted(),
    asksToConfirm: labels.includes("C"),
    refuses: labels.includes("R"),
    handsOver: labels.includes("H"),
    reportsDone: labels.includes("D"),
  };
}
