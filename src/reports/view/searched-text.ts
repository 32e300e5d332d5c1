import type { Trajectory } from "../../contract/trajectory.ts";

/** What a search for words looks through in an episode: all that was said, called and answered, in lower case. */
export function searchedText({ events }: Trajectory): string {
  const texts = events.flatMap((event) => {
    switch (event.type) {
      case "message":
        return [event.text, event.reasoning ?? ""];
      case "tool-call":
        return [event.tool, event.rawArguments, event.reasoning ?? ""];
      case "tool-result":
        return [event.text];
      case "instructions":
      case "effect":
      case "guard":
      case "model-call":
      case "empty-reply":
        return [];
    }
  });
  return texts.join("\n").toLowerCase();
}
