import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** A suite that ships with the product. */
export type BundledSuite = { id: string; kind: "retail" | "fraud"; title: string; directory: string };

const bundled = (name: string): string => fileURLToPath(new URL(`../../suites/${name}`, import.meta.url));

/** All suites that ship with the product. */
export const bundledSuites: readonly BundledSuite[] = [
  {
    id: "retail-india",
    kind: "retail",
    title: "Retail banking assistant, India",
    directory: bundled("retail-india"),
  },
  {
    id: "fraud",
    kind: "fraud",
    title: "Fraud against the customer line of a US retail bank",
    directory: bundled("fraud"),
  },
  {
    id: "fraud-india",
    kind: "fraud",
    title: "Fraud against the customer line of an Indian retail bank",
    directory: bundled("fraud-india"),
  },
];

/**
 * Where the suite is that a user names: a bundled suite's id, else a folder that holds a suite.yaml.
 *
 * @returns `undefined` when it is neither.
 */
export function suiteDirectory(named: string): string | undefined {
  const known = bundledSuites.find((suite) => suite.id === named);
  if (known !== undefined) return known.directory;
  return existsSync(join(named, "suite.yaml")) ? named : undefined;
}
