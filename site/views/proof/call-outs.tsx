import type { CalledOutDocument } from "../../content/records/sample-documents.ts";
import { Points } from "../../ui/points.tsx";

/** What the numbers on the sheet point at. */
export function CallOuts({ callouts }: Pick<CalledOutDocument, "callouts">) {
  return (
    <Points
      list="ol"
      points={callouts}
      className="grid gap-3 lg:gap-5"
      itemClassName="grid grid-cols-[2.75rem_1fr]"
      titleClassName="text-h4"
      textClassName="text-ink-soft"
      marker={(_, index) => (
        <span
          aria-hidden="true"
          className="figures grid size-8 place-items-center rounded-full bg-marigold font-semibold text-ink"
        >
          {index + 1}
        </span>
      )}
    />
  );
}
