import { existsSync } from "node:fs";
import { join } from "node:path";
import type { PlannedScenario } from "../contract/manifest.ts";
import type { SuiteFigures } from "../contract/suite-figures.ts";
import { renderDocument, type Document } from "../corpus/document.ts";
import { loadFraudbench } from "../suites/fraud/import/index.ts";
import { loadTau2 } from "../suites/tau2/import/index.ts";
import { loadFraudSuite } from "../suites/fraud/authoring/load-suite.ts";
import { loadPlayableSuite, packOf, suiteFolder, suiteKind } from "./load-playable-suite.ts";

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
  documents: PreviewedDocument[];
};

/** Loads a suite to be looked at. @throws InputError with every problem of its files. */
export function previewSuite(name: string): SuitePreview {
  const folder = suiteFolder(name);
  const { id, title, kind, hash, figures, scenarios } = loadPlayableSuite(name);
  return {
    id,
    title,
    kind,
    hash,
    figures,
    scenarios: scenarios.map(({ planned, text }) => ({ planned, text })),
    documents: documentsOf(folder),
  };
}

/** Retail suites have none. */
function documentsOf(folder: string): PreviewedDocument[] {
  if (existsSync(join(folder, "pack.json"))) {
    switch (packOf(folder)) {
      case "fraudbench":
        return loadFraudbench(folder).content.documents.map(previewed);
      case "tau2":
        return loadTau2(folder).content.documents.map(previewed);
      case "indicbankbench":
        return [];
    }
  }
  return suiteKind(folder) === "retail" ? [] : loadFraudSuite(folder).documents.map(previewed);
}

function previewed(document: Document): PreviewedDocument {
  return { id: document.id, title: document.title, text: renderDocument(document) };
}
