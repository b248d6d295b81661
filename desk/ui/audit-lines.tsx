import type { AuditLine } from "../../server/inbox/audit.ts";
import { momentText } from "./moments.ts";
import { Section } from "./parts.tsx";

type Props = { lines: AuditLine[]; title: string; withSubject?: boolean };

/** Who did what, newest first; with the file where the lines are about several. */
export function AuditLines({ lines, title, withSubject }: Props) {
  if (lines.length === 0) return null;
  return (
    <Section title={title}>
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
    </Section>
  );
}
