/** One thing that was found out about an agent. `failed`: a run with it makes no sense as it is. */
export type AgentFinding = {
  check:
    | "file"
    | "request"
    | "answers"
    | "bank"
    | "uses-answers"
    | "remembers"
    | "stays-in-turn"
    | "kept-apart"
    | "takes-up"
    | "unlocks"
    | "several-calls";
  status: "ok" | "warning" | "failed";
  detail: string;
};
