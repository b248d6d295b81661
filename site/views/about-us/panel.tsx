import type { ReactNode } from "react";

/** What both tabs have in common: sections one below the other. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="grid gap-section pt-10 lg:pt-20">{children}</div>;
}
