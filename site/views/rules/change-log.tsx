import type { ReactNode } from "react";
import { whenText } from "../../content/records/milestones.ts";
import type { Change } from "../../content/records/rule-fields.ts";
import { Plus } from "../../ui/icons.tsx";

type Props = { changes: Change[]; earlier: string; words: (text: string) => ReactNode };

/** The rest is folded: who comes back looks for what is new. */
const NEWEST = 4;

/** What changed in a rule, the newest first. */
export function ChangeLog({ changes, earlier, words }: Props) {
  const rest = changes.slice(NEWEST);
  const list = (some: Change[]) => (
    <ol className="grid gap-3">
      {some.map((change) => (
        <li key={change.what} className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
          <time dateTime={change.date} className="figures font-semibold">
            {whenText(change)}
          </time>
          <p>{words(change.what)}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      {list(changes.slice(0, NEWEST))}
      {rest.length > 0 && <FoldedList label={`${earlier} (${rest.length})`}>{list(rest)}</FoldedList>}
    </>
  );
}

export function FoldedList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="group mt-4">
      <summary className="inline-flex items-center gap-2 py-1 font-semibold text-leaf">
        <Plus className="size-4.5 transition-transform group-open:rotate-45" />
        {label}
      </summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}
