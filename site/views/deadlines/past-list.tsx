import { today } from "../../dates/dates.ts";
import { after } from "../../ui/dated.ts";
import { Plus } from "../../ui/icons.tsx";
import type { Entry } from "./coming.ts";

/** Folded, the latest first. It holds the coming dates as well, each from the day after on. */
export function PastList({ title, entries }: { title: string; entries: Entry[] }) {
  const day = today();
  return (
    <details className="group mt-12 border-y border-line">
      <summary className="flex items-center justify-between gap-6 py-5">
        <h2 className="text-h4">{title}</h2>
        <Plus aria-hidden="true" className="size-5 shrink-0 transition-transform group-open:rotate-45" />
      </summary>
      <ol className="pb-6">
        {[...entries].reverse().map(({ anchor, whom, date, when, rule, what }) => (
          <li
            key={anchor}
            id={date < day ? anchor : undefined}
            data-past={date < day ? undefined : anchor}
            data-who={whom}
            {...after(date)}
            className="grid gap-x-6 border-t border-line py-3 target:bg-marigold-soft data-left-out:hidden sm:grid-cols-[9rem_8rem_1fr]"
          >
            <time dateTime={date} className="figures">
              {when}
            </time>
            <span className="font-semibold">{rule.name}</span>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
