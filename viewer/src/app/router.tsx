import {
  createHashHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  type ErrorComponentProps,
} from "@tanstack/react-router";
import { Problem } from "../parts/waiting.tsx";
import { ComparePage } from "../pages/compare/compare-page.tsx";
import { SideBySidePage } from "../pages/compare/side-by-side-page.tsx";
import { EpisodePage } from "../pages/episode/episode-page.tsx";
import { EpisodesPage } from "../pages/episodes/episodes-page.tsx";
import { RunPage } from "../pages/run/run-page.tsx";
import { RunsPage } from "../pages/runs/runs-page.tsx";
import { ScenarioPage } from "../pages/scenario/scenario-page.tsx";
import { ScenariosPage } from "../pages/scenario/scenarios-page.tsx";
import { DocumentsPage } from "../pages/suite/documents-page.tsx";
import { SuitePage } from "../pages/suite/suite-page.tsx";
import { SuiteScenarioPage } from "../pages/suite/suite-scenario-page.tsx";
import { parseSearch, readSearch, stringifySearch } from "./search-params.ts";
import { Shell } from "./shell.tsx";

const root = createRootRoute({
  component: Shell,
  notFoundComponent: NotFound,
  errorComponent: PageProblem,
});

const runs = createRoute({ getParentRoute: () => root, path: "/", component: RunsPage });

const run = createRoute({
  getParentRoute: () => root,
  path: "/runs/$run",
  validateSearch: readSearch,
  component: RunPage,
});

const episodes = createRoute({
  getParentRoute: () => root,
  path: "/runs/$run/episodes",
  validateSearch: readSearch,
  component: EpisodesPage,
});

const episode = createRoute({
  getParentRoute: () => root,
  path: "/runs/$run/episodes/$agent/$scenario/$trial",
  validateSearch: readSearch,
  component: EpisodePage,
});

const scenarios = createRoute({
  getParentRoute: () => root,
  path: "/runs/$run/scenarios",
  validateSearch: readSearch,
  component: ScenariosPage,
});

const scenario = createRoute({
  getParentRoute: () => root,
  path: "/runs/$run/scenarios/$scenario",
  component: ScenarioPage,
});

const compare = createRoute({
  getParentRoute: () => root,
  path: "/compare",
  validateSearch: readSearch,
  component: ComparePage,
});

const sideBySide = createRoute({
  getParentRoute: () => root,
  path: "/side-by-side",
  validateSearch: readSearch,
  component: SideBySidePage,
});

const suite = createRoute({
  getParentRoute: () => root,
  path: "/suite",
  validateSearch: readSearch,
  component: SuitePage,
});

const suiteScenario = createRoute({
  getParentRoute: () => root,
  path: "/suite/scenarios/$scenario",
  component: SuiteScenarioPage,
});

const documents = createRoute({
  getParentRoute: () => root,
  path: "/suite/documents",
  validateSearch: readSearch,
  component: DocumentsPage,
});

const routeTree = root.addChildren([
  runs,
  run,
  episodes,
  episode,
  scenarios,
  scenario,
  compare,
  sideBySide,
  suite,
  suiteScenario,
  documents,
]);

/** @param where `file`: the address of a file cannot have a path of ours, so pages are told apart after the `#`. */
export function createViewerRouter(where: "server" | "file") {
  return createRouter({
    routeTree,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: false,
    ...(where === "file" ? { history: createHashHistory() } : {}),
  });
}

declare module "@tanstack/react-router" {
  interface Register {
    router: ReturnType<typeof createViewerRouter>;
  }
}

function NotFound() {
  return (
    <p className="py-8">
      There is no such page. <Link to="/">All runs</Link>
    </p>
  );
}

function PageProblem({ error }: ErrorComponentProps) {
  return <Problem message={error instanceof Error ? error.message : String(error)} />;
}
