import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { SafeText } from "./safe-text.tsx";

/** Shows what a question brought, or that it is being asked, or what went wrong. */
export function Waiting<Answer>({
  query,
  children,
}: {
  query: UseQueryResult<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  if (query.data !== undefined) return children(query.data);
  if (query.error !== null) return <Problem message={query.error.message} />;
  return (
    <p role="status" className="py-6 text-soft">
      Loading…
    </p>
  );
}

/** Something that went wrong, said plainly. */
export function Problem({ message }: { message: string }) {
  return (
    <p role="alert" className="my-4 rounded border border-bad bg-bad-wash px-3 py-2 text-bad">
      <SafeText text={message} />
    </p>
  );
}
