import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = { name: string; className?: string; children: ReactNode };

/** One line of a <dl> in two columns. */
export const Fact = ({ name, className, children }: Props) => (
  <>
    <dt className="text-sm font-semibold sm:pt-0.5">{name}</dt>
    <dd className={clsx("max-w-2xl", className)}>{children}</dd>
  </>
);
