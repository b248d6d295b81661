import { clsx } from "clsx";

export type Crumb = { label: string; to: string };

/** The way from the home page to the current one; the last item is the page itself. */
export function Breadcrumbs({ trail, className }: { trail: Crumb[]; className?: string }) {
  return (
    <nav aria-label="Breadcrumb" className={clsx("text-sm", className)}>
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {trail.map(({ label, to }, index) => (
          <li key={to} className="flex items-center gap-x-2">
            {index > 0 && (
              <span aria-hidden="true" className="opacity-60">
                /
              </span>
            )}
            {index < trail.length - 1 ? (
              <a
                href={to}
                className="inline-block py-1 underline decoration-current/40 underline-offset-4 hover:decoration-current"
              >
                {label}
              </a>
            ) : (
              <span aria-current="page" className="py-1 opacity-85">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
