import { reviewOf } from "../content/records/review.ts";
import type { Rule, Source } from "../content/records/rules.ts";
import { dayText } from "../dates/dates.ts";
import { Plus } from "./icons.tsx";

/** When the facts of a page were last read against their sources, and which those are: one line that opens, before the closing. */
export function Reviewed({ rules }: { rules: Rule[] }) {
  const review = reviewOf(rules);
  if (!review) return null;
  const { reviewed, sources } = review;
  return (
    <div data-sources className="bg-paper text-ink-soft">
      <details className="group wrap py-3 text-sm">
        <summary className="flex w-fit items-center gap-2 py-1">
          <span>
            Reviewed on <time dateTime={reviewed}>{dayText(reviewed)}</time>. Sources
          </span>
          <Plus aria-hidden="true" className="size-4 transition-transform group-open:rotate-45" />
        </summary>
        <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[8rem_1fr]">
          {sources.map(({ rule, reviewed, sources }) => (
            <div key={rule} className="grid gap-x-8 sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="font-semibold">{rule}</dt>
              <dd>
                <ul className="grid gap-1">
                  {sources.map((source) => (
                    <li key={source.id}>{sourceText(source)}</li>
                  ))}
                </ul>
                <p className="mt-1">
                  Read on <time dateTime={reviewed}>{dayText(reviewed)}</time>.
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}

function sourceText({ title, reference, asOf }: Source): string {
  return `${title}: ${reference}${asOf ? ` (state of ${asOf})` : ""}`;
}
