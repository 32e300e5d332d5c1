import { useState } from "react";

/** Copies a text and says so. `text` is made when it is asked for. */
export function CopyButton({ label, text }: { label: string; text: () => string }) {
  const [copied, setCopied] = useState<"no" | "yes" | "failed">("no");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text());
      setCopied("yes");
    } catch {
      setCopied("failed");
    }
    setTimeout(() => setCopied("no"), 2_000);
  };
  return (
    <button type="button" className="button" onClick={() => void copy()}>
      {copied === "no" ? label : copied === "yes" ? "Copied" : "The browser refused"}
      <span role="status" className="sr-only">
        {copied === "yes" ? "Copied" : ""}
      </span>
    </button>
  );
}
