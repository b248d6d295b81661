import { clsx } from "clsx";
import type { ReactNode } from "react";

/** One part of the kit under its own heading. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  const id = `specimen-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="border-t border-ink py-10">
      <h2 id={id} className="mb-8 text-h3">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One state of it, named. */
export function State({
  name,
  className,
  children,
}: {
  name: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={clsx("grid content-start justify-items-start gap-2", className)}>
      <p className="text-sm opacity-75">{name}</p>
      {children}
    </div>
  );
}
