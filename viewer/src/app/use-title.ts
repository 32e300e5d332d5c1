import { useEffect } from "react";
import { visibleText } from "../../../src/reports/view/unseen-characters.ts";

/** The title of the browser's tab while a page is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${visibleText(title)} · Tellerproof`;
  }, [title]);
}
