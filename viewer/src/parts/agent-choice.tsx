import { SafeText } from "./safe-text.tsx";

/** Chooses one of a run's agents; nothing where there is only one. */
export function AgentChoice({
  labels,
  chosen,
  choose,
}: {
  labels: readonly string[];
  chosen: string;
  choose: (label: string) => void;
}) {
  if (labels.length < 2) return null;
  return (
    <div role="group" aria-label="Agent" className="no-print flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <button
          key={label}
          type="button"
          className="button"
          aria-pressed={label === chosen}
          onClick={() => choose(label)}
        >
          <SafeText text={label} />
        </button>
      ))}
    </div>
  );
}
