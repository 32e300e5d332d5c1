/** A room: a folder of `src` with one job, and what its files may import. */
export type Room = {
  readonly room: string;
  readonly holds: string;
  /** Rooms of which it may import anything; its own files and `contract` always. */
  readonly may: readonly string[];
  /** Folders of its own that have the name of another room: lint sees names only, so these are not forbidden. */
  readonly own?: readonly string[];
  /** `none`: the room is pure; it runs anywhere, and has no clock, chance, environment or network. */
  readonly node: "none" | "some";
};

const BELOW_SUITES = [
  "files", "exact-json", "tool-schema", "text", "transcripts", "matching", "bank", "corpus", "models", "agents", "callers", "grading", "store",
]; // prettier-ignore

/** Who may import whom: the one place from which lint's configuration and the table in docs/architecture.md are written. */
export const ROOMS: readonly Room[] = [
  {
    room: "contract",
    holds:
      "schemas of everything that is stored or passed on and that no suite owns, and the ports. A schema and its type share a name. Beside them what every room asks of JSON: `is-record.ts`, `deep-merge.ts`",
    may: [],
    node: "none",
  },
  {
    room: "files",
    holds:
      "files read with a clear error and from within their folder, and the hash by which a text is known",
    may: [],
    node: "some",
  },
  {
    room: "exact-json",
    holds:
      "JSON that remembers how numbers were written, with the text forms, equality and merging of the public harnesses",
    may: [],
    node: "none",
  },
  {
    room: "tool-schema",
    holds: "tools in canonical form, what a model is shown of them, checks of arguments",
    may: ["exact-json"],
    node: "none",
  },
  {
    room: "text",
    holds:
      "reading what people and agents write: replies (money, dates, ids, facts, refusals, questions; `hearing/` what a caller hears in one as a whole), a model's JSON, and YAML files with the place of each value",
    may: [],
    node: "none",
  },
  {
    room: "matching",
    holds:
      "conditions on arguments and records, and when two values mean the same to a bank: the words of checks and of rule guards",
    may: ["text"],
    node: "none",
  },
  {
    room: "bank",
    holds: "`live/`: banks with tables, rules and a write journal; `live/banks/` which there are",
    may: ["exact-json", "tool-schema"],
    node: "none",
  },
  {
    room: "corpus",
    holds: "policy documents and the conditions under which an agent may reach them",
    may: ["files"],
    node: "some",
  },
  {
    room: "models",
    holds: "providers, retries, rate limits, prices, cleaning of replies, the journalled client",
    may: ["files"],
    node: "some",
  },
  {
    room: "agents",
    holds:
      "the agent's side of a conversation: scripts, models, voices in which scripts are replayed; `adapters/` talks to agents that live elsewhere",
    may: ["files", "models", "exact-json", "text"],
    node: "some",
  },
  {
    room: "callers",
    holds: "the caller's side: turns in order, phase scripts, personas; `ears/` hears for scripted callers",
    may: ["models", "exact-json", "text"],
    node: "some",
  },
  {
    room: "transcripts",
    holds: "conversations as chat messages, turned into trajectories",
    may: ["exact-json", "text"],
    node: "none",
  },
  {
    room: "bank-server",
    holds: "the bank of each episode as an MCP server with an address of its own",
    may: ["exact-json", "text"],
    node: "some",
  },
  {
    room: "guards",
    holds: "policy layers between an agent and its bank, as `--guard` names them: rules, HTTP, code",
    may: ["files", "agents", "matching", "text"],
    node: "some",
  },
  {
    room: "episode",
    holds:
      "the loop in which caller and agent take turns, and the re-enactment of recorded conversations. Knows no suite",
    may: [],
    node: "some",
  },
  {
    room: "grading",
    holds:
      "what every grader is made of: checks with evidence, `conclude.ts`, `figures/` that a reply may state, `judge/` the questions and the port. Knows no suite",
    may: ["exact-json", "tool-schema", "text", "matching"],
    node: "none",
  },
  { room: "statistics", holds: "pass^k, intervals, paired tests", may: [], node: "none" },
  {
    room: "store",
    holds: "one SQLite file a run, and a memory store, under one conformance suite",
    may: ["files"],
    node: "some",
  },
  {
    room: "suites",
    holds:
      "one folder a kind of suite (`retail/`, `fraud/`, `tau2/`): the form of its scenarios, `authoring/` (files, lint), its bank or world, built-in agents (`baselines/`), `grading/`, and `import/` of public checkouts; what several kinds share lies beside them (`playable-suite.ts`, `play-conditions.ts`, `authoring/`, `import/`, `banking-pack/`)",
    may: BELOW_SUITES,
    node: "some",
  },
  {
    room: "telemetry",
    holds:
      "the spans of a finished episode (pure), and what sends them; OpenTelemetry's SDK is loaded only when it is switched on",
    may: ["files", "models"],
    node: "some",
  },
  {
    room: "exporters",
    holds: "runs in the forms of other tools: `inspect-log/`, `tau2-results/`",
    may: ["exact-json", "statistics", "reports/view"],
    node: "none",
  },
  {
    room: "importers",
    holds: "results of runs that were made elsewhere, in the forms of other tools",
    may: [
      "files",
      "suites",
      "exact-json",
      "tool-schema",
      "text",
      "transcripts",
      "bank",
      "corpus",
      "exporters",
    ],
    node: "some",
  },
  {
    room: "runs",
    holds: "puts the stages together: load, plan, play, grade, resume, prove",
    may: [
      ...BELOW_SUITES,
      "suites",
      "importers",
      "episode",
      "guards",
      "statistics",
      "telemetry",
      "bank-server",
    ],
    node: "some",
  },
  {
    room: "reports",
    holds:
      "`text/` (Markdown, tables), `html/` (one-page report), `ci/` (thresholds, JUnit, GitHub), over the figures of `view/`",
    may: ["statistics"],
    own: ["text"],
    node: "some",
  },
  {
    room: "reports/view",
    holds: "a run's figures, and what of a run is shown; also runs in a browser",
    may: ["statistics"],
    node: "none",
  },
  {
    room: "viewer-server",
    holds: "the data of the viewer over loopback, counted once in workers, and the one-file export",
    may: ["store", "runs", "reports", "suites"],
    node: "some",
  },
  {
    room: "library",
    holds:
      'what `import … from "tellerproof"` offers; `src/index.ts` lists it. `export/` puts a run into the files of other tools',
    may: [
      ...BELOW_SUITES,
      "suites", "importers", "episode", "guards", "statistics", "telemetry", "bank-server", "runs", "reports", "exporters", "viewer-server",
    ], // prettier-ignore
    node: "some",
  },
  {
    room: "cli",
    holds: "one file per command, exit codes, progress",
    may: [
      ...BELOW_SUITES,
      "suites", "importers", "episode", "guards", "statistics", "telemetry", "bank-server", "runs", "reports", "exporters", "viewer-server", "library",
    ], // prettier-ignore
    node: "some",
  },
];

/** Rooms within rooms that are pure although the rest is not. */
export const PURE_WITHIN = ["src/suites/*/grading/**/*.ts", "src/suites/*/public-grading/**/*.ts"];
