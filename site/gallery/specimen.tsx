import { clsx } from "clsx";
import type { ReactNode } from "react";

type Props = {
  title: string;
  /** The file it comes from, and how it is written in a page. */
  path: string;
  snippet: string;
  children: ReactNode;
};

/** One part of the kit under its own heading, with where it is found. */
export function Specimen({ title, path, snippet, children }: Props) {
  const id = `specimen-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section aria-labelledby={id} className="border-t border-ink py-10">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <p className="mt-2 text-sm opacity-75">
        <code>{path}</code>
      </p>
      <pre className="mt-2 overflow-x-auto rounded-sm bg-sand p-3 text-sm">
        <code>{snippet}</code>
      </pre>
      <div className="mt-8">{children}</div>
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
