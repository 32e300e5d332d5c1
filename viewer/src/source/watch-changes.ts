import type { QueryClient } from "@tanstack/react-query";

/** Asks again for what the server says has changed. The browser connects again by itself when the line breaks. */
export function watchChanges(client: QueryClient): void {
  const events = new EventSource("/api/events");
  events.addEventListener("runs", () => void client.invalidateQueries({ queryKey: ["runs"] }));
  events.addEventListener("suite", () => void client.invalidateQueries({ queryKey: ["suite"] }));
  events.addEventListener("run", (event: MessageEvent<string>) => {
    const { run } = JSON.parse(event.data) as { run: string }; // LibraryChange of this version's server
    void client.invalidateQueries({ queryKey: ["run", run] });
    void client.invalidateQueries({ queryKey: ["runs"] });
  });
}
