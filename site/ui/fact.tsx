import type { ReactNode } from "react";

/** One line of a <dl> in two columns. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-sm font-semibold sm:pt-0.5">{name}</dt>
    <dd className="max-w-2xl">{children}</dd>
  </div>
);
