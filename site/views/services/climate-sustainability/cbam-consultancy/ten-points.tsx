import { checklist } from "../../../../content/records/checklist.ts";
import { Fold } from "../../../../ui/fold.tsx";

/** The checklist's own headings, as a sheet one could tick off. */
export function TenPoints() {
  return (
    <Fold label={`The ${checklist().items.length} points`}>
      <ol className="rounded-lg bg-white p-5 shadow-panel max-sm:mt-4 sm:p-9">
        {checklist().items.map(({ title }) => (
          <li key={title} className="flex gap-3 border-t border-line py-2 sm:py-2.5">
            <span aria-hidden="true" className="mt-1 size-4.5 shrink-0 rounded-sm border border-field" />
            {title}
          </li>
        ))}
      </ol>
    </Fold>
  );
}
