import { clsx } from "clsx";

/** The data scale as a thin band: the site's signature line. */
export function Stripes({ className }: { className?: string }) {
  return <div aria-hidden="true" className={clsx("stripes", className)} />;
}
