import type { PlannedScenario } from "../contract/manifest.ts";
import { renderDocument } from "../corpus/document.ts";
import type { SuiteFigures } from "../contract/suite-figures.ts";
import { loadPlayableSuite, suiteAt } from "./load-playable-suite.ts";

/** A policy document as agents read it. */
export type PreviewedDocument = { id: string; title: string; text: string };

/** A suite as an author looks at it: its scenarios' texts, and the documents that agents may read. */
export type SuitePreview = {
  id: string;
  title: string;
  kind: string;
  hash: string;
  figures: SuiteFigures;
  scenarios: { planned: PlannedScenario; text: string }[];
  documents: readonly PreviewedDocument[];
};

/** Loads a suite to be looked at. @throws InputError with every problem of its files. */
export function previewSuite(name: string): SuitePreview {
  const { kind, place } = suiteAt(name);
  const { id, title, hash, figures, scenarios } = loadPlayableSuite(name);
  return {
    id,
    title,
    kind: kind.id,
    hash,
    figures,
    scenarios: scenarios.map(({ planned, text }) => ({ planned, text })),
    documents: kind.documents(place).map((document) => ({
      id: document.id,
      title: document.title,
      text: renderDocument(document),
    })),
  };
}
