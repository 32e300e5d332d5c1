import { createContext, useContext } from "react";
import type { ViewerSource } from "../../../src/reports/view/viewer-api.ts";

const SourceContext = createContext<ViewerSource | undefined>(undefined);

export const SourceProvider = SourceContext.Provider;

/** Where this page gets what it shows. */
export function useSource(): ViewerSource {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error("no source around this part of the page");
  return source;
}
