import { useId } from "react";
import type { AuditLine } from "../../server/inbox/audit.ts";
import { momentText } from "./moments.ts";

type Props = { lines: AuditLine[]; title: string; withSubject?: boolean };

/** Who did what, newest first; with the file where lines tell of several. */
export function AuditLines({ lines, title, withSubject }: Props) {
  const id = useId();
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-h4">
        {title}
      </h3>
      <ol className="mt-2 grid gap-1">
        {lines.map(({ at, who, what, subject }) => (
          <li key={`${at} ${subject} ${what}`} className="grid gap-x-4 sm:grid-cols-[10.5rem_minmax(0,1fr)]">
            <span className="figures text-ink-soft">{momentText(at)}</span>
            <span>
              {who}: {what}
              {withSubject && <span className="text-ink-soft"> ({subject})</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
