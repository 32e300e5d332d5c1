import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import type { ViewerSource } from "../../src/reports/view/viewer-api.ts";
import { createViewerRouter } from "./app/router.tsx";
import { applyTheme, readTheme } from "./app/theme.ts";
import { fileSource, isExportedFile } from "./source/file-source.ts";
import { httpSource } from "./source/http-source.ts";
import { SourceProvider } from "./source/source-context.tsx";
import { watchChanges } from "./source/watch-changes.ts";
import "./style.css";

applyTheme(readTheme());

/** A page in a file shows what is in the file; any other asks the server that it came from. */
async function start(root: Element): Promise<void> {
  const source = isExportedFile() ? await fileSource() : httpSource();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        gcTime: 60_000,
        retry: 1,
        refetchOnWindowFocus: false,
        networkMode: "always",
      },
    },
  });
  if (source.kind === "file") await openItsRun(source);
  const router = createViewerRouter(source.kind);
  if (source.kind === "server") watchChanges(client);
  createRoot(root).render(
    <StrictMode>
      <SourceProvider value={source}>
        <QueryClientProvider client={client}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </SourceProvider>
    </StrictMode>,
  );
}

/** A file holds one run: opened without a place in it, it shows that rather than a list of one. */
async function openItsRun(source: ViewerSource): Promise<void> {
  const [card] = await source.runs();
  if (card === undefined || !["", "#", "#/"].includes(location.hash)) return;
  history.replaceState(null, "", `#/runs/${encodeURIComponent(card.run)}`);
}

const root = document.querySelector("#root");
if (root !== null) await start(root);
