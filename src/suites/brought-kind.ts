import { join } from "node:path";
import { z } from "zod";
import { InputError } from "../contract/errors.ts";
import { requireModule } from "./require-module.ts";
import type { SuiteKind, SuitePlace } from "./suite-kind.ts";

const SaysModule = z.object({ kind: z.string().startsWith("./") });

/** What `defineSuiteKind` gives, as far as a module's export can be told from anything else. */
const Kind = z.custom<SuiteKind>(
  (value) => typeof value === "object" && value !== null && "recognises" in value && "restore" in value,
);

/**
 * The kind that a suite's folder brings along: `kind: ./kind.ts` in its `suite.yaml`, a module whose export `kind` is one.
 * It runs as code, as an agent's module does; packs bring none. `undefined` where the folder names none.
 *
 * @throws InputError for a module that does not load or exports no kind.
 */
export function broughtKind({ folder, holds, says }: SuitePlace): SuiteKind | undefined {
  const named = holds === "suite" ? SaysModule.safeParse(says) : undefined;
  if (named?.success !== true) return undefined;
  const file = join(folder, "suite.yaml");
  const read = z.object({ kind: Kind }).safeParse(requireModule(named.data.kind, { file, path: "kind" }));
  if (read.success) return read.data.kind;
  const remedy = "Export it: export const kind = defineSuiteKind({ … })";
  throw new InputError([
    { file, path: "kind", value: named.data.kind, problem: "the module exports no kind", remedy },
  ]);
}
