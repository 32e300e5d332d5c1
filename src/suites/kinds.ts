import { fraudKind } from "./fraud/fraud-kind.ts";
import { retailKind } from "./retail/retail-kind.ts";
import type { SuiteKind } from "./suite-kind.ts";
import { tau2Kind } from "./tau2/tau2-kind.ts";

/** The kinds of suites that come with the project. Of a folder the first that recognises it is asked; the last takes what is left, and refuses it. */
const BUNDLED: readonly SuiteKind[] = [fraudKind, tau2Kind, retailKind];
const registered: SuiteKind[] = [];

/** Every kind that is known, those that were registered first. */
export function suiteKinds(): readonly SuiteKind[] {
  return [...registered, ...BUNDLED];
}

/** Makes a kind known to this process. @throws RangeError where another one has its id. */
export function registerSuiteKind(kind: SuiteKind): void {
  const known = suiteKinds().find(({ id }) => id === kind.id);
  if (known === kind) return;
  if (known !== undefined) throw new RangeError(`another kind of suite is called ${kind.id}`);
  registered.push(kind);
}

/** The kind of this id; `undefined` where there is none. */
export function suiteKind(id: string): SuiteKind | undefined {
  return suiteKinds().find((kind) => kind.id === id);
}
