import { Link, Outlet } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useSuite } from "../source/queries.ts";
import { useSource } from "../source/source-context.tsx";
import { ShortcutHelp } from "./shortcut-help.tsx";
import { listenForShortcuts } from "./shortcuts.tsx";
import { keepTheme, readTheme, type Theme } from "./theme.ts";

/** What surrounds every page: the way back to the list of runs, keys, light or dark. */
export function Shell() {
  const source = useSource();
  const suite = useSuite().data;
  useEffect(listenForShortcuts, []);
  return (
    <>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:m-2 focus:bg-raised focus:p-2"
      >
        Skip to the page
      </a>
      <header className="no-print border-b border-line bg-raised">
        <div className="mx-auto flex max-w-[100rem] flex-wrap items-center gap-x-5 gap-y-1 px-4 py-2">
          <Link to="/" className="font-semibold text-ink no-underline">
            Tellerproof
          </Link>
          <nav aria-label="Viewer" className="flex gap-4 text-[0.9rem]">
            <Link to="/" activeOptions={{ exact: true }} activeProps={{ "aria-current": "page" }}>
              Runs
            </Link>
            <Link to="/compare" search={{}} activeProps={{ "aria-current": "page" }}>
              Compare
            </Link>
            {suite !== undefined && suite.status !== "none" && (
              <Link to="/suite" search={{}} activeProps={{ "aria-current": "page" }}>
                Suite
              </Link>
            )}
          </nav>
          <div className="ms-auto flex items-center gap-2">
            {source.kind === "file" && <span className="text-[0.85rem] text-soft">exported file</span>}
            <ShortcutHelp />
            <ThemeChoice />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-[100rem] px-4 pt-4 pb-24 outline-none">
        <Outlet />
      </main>
    </>
  );
}

function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>(readTheme);
  return (
    <select
      aria-label="Light or dark"
      className="field"
      value={theme}
      onChange={(event) => {
        const chosen = event.target.value;
        const next = chosen === "light" || chosen === "dark" ? chosen : "system";
        setTheme(next);
        keepTheme(next);
      }}
    >
      <option value="system">As the system</option>
      <option value="light">Light</option>
      <option value="dark">Dark</option>
    </select>
  );
}
