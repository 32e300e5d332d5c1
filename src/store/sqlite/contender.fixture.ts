/** Tries to open a run for writing whenever it is told to, says what came of it, and keeps what it got. */
import { writeSync } from "node:fs";
import { createInterface } from "node:readline";
import { InputError } from "../../contract/errors.ts";
import { openRunStore } from "./open-run-store.ts";

const directory = process.argv[2] ?? "";
const held: AsyncDisposable[] = [];
const say = (line: string): void => void writeSync(1, `${line}\n`);

say("ready");
for await (const line of createInterface({ input: process.stdin })) {
  if (line === "leave") await leave();
  else await tryToOpen();
}

async function leave(): Promise<void> {
  for (const store of held.splice(0)) await store[Symbol.asyncDispose]();
  say("left");
}

async function tryToOpen(): Promise<void> {
  try {
    held.push(await openRunStore(directory, { mode: "write" }));
    say("won");
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    say(`refused ${error.message}`);
  }
}
