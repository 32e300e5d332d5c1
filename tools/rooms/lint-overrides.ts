import { PURE_WITHIN, ROOMS, type Room } from "./matrix.ts";

type Override = { files: string[]; rules: Record<string, unknown> };

const CLOCK_CHANCE_AND_WORLD: Record<string, unknown> = {
  "eslint/no-restricted-globals": [
    "error",
    ...["process", "fetch", "setTimeout", "setInterval", "setImmediate", "crypto", "performance"].map(
      (name) => ({
        name,
        message: "This room is pure: time, chance, environment and network are given from outside.",
      }),
    ),
  ],
  "eslint/no-restricted-properties": [
    "error",
    { object: "Date", property: "now", message: "This room is pure: the time is given from outside." },
    { object: "Math", property: "random", message: "This room is pure: chance is given from outside." },
  ],
};
const NO_NODE = {
  group: ["node:*", ...["fs", "path", "os", "crypto", "child_process", "http", "https", "net", "url", "process", "timers", "worker_threads"].flatMap((name) => [name, `${name}/promises`])],
  message: "This room is pure: no Node.",
}; // prettier-ignore

/** Lint's overrides for all rooms, in the order of the matrix. */
export function roomOverrides(): Override[] {
  const viewer = {
    files: ["viewer/src/**/*.ts", "viewer/src/**/*.tsx"],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: groupsOf(others(["contract", "reports/view"])).map((group) =>
                group.replace("**/", "**/src/"),
              ),
              message: saying("viewer", ["contract", "reports/view"]),
            },
            { ...NO_NODE, message: "The viewer runs in a browser: no Node." },
          ],
        },
      ],
    },
  };
  const within = { files: PURE_WITHIN, rules: { ...importsOf(purePart), ...CLOCK_CHANCE_AND_WORLD } };
  return [...ROOMS.map(overrideOf), within, viewer].filter(({ rules }) => Object.keys(rules).length > 0);
}

/** Graders of a kind: as `grading`, and of their own folder only its form. */
const grading = ROOMS.find(({ room }) => room === "grading");
const purePart: Room = {
  room: "suites/*/grading",
  holds: "",
  may: [...(grading?.may ?? []), "grading", "suites"],
  node: "none",
};

function overrideOf(room: Room): Override {
  return {
    files: [`src/${room.room}/**/*.ts`],
    rules: { ...importsOf(room), ...(room.node === "none" ? CLOCK_CHANCE_AND_WORLD : {}) },
  };
}

function importsOf({ room, may, own = [], node }: Room): Record<string, unknown> {
  const allowed = ["contract", room, ...may, ...own];
  const forbidden = {
    group: groupsOf(others(allowed)),
    message: saying(`src/${room}`, ["contract", ...may]),
  };
  const patterns = [
    ...(forbidden.group.length === 0 ? [] : [forbidden]),
    ...(node === "none" ? [NO_NODE] : []),
  ];
  return patterns.length === 0 ? {} : { "no-restricted-imports": ["error", { patterns }] };
}

/** Rooms that are not allowed. What may import `reports/view` may not import the rest of `reports`. */
function others(allowed: readonly string[]): string[] {
  return ROOMS.map(({ room }) => room).filter((room) => {
    if (room === "reports/view") return !allowed.includes(room) && !allowed.includes("reports");
    return !allowed.includes(room);
  });
}

function groupsOf(rooms: readonly string[]): string[] {
  const view = rooms.includes("reports/view") ? [] : rooms.includes("reports") ? ["!**/reports/view/**"] : [];
  return [...rooms.filter((room) => room !== "reports/view").map((room) => `**/${room}/**`), ...view];
}

function saying(room: string, may: readonly string[]): string {
  return `${room} may import only: ${[...new Set(may)].join(", ")} (docs/architecture.md, the rooms).`;
}
