import { dueForReview } from "../../contract/rules.ts";
import { reviewOf } from "../content/records/review.ts";
import type { Rule } from "../content/records/rules.ts";
import { href } from "../paths.ts";
import { Plus } from "./icons.tsx";
import { TextLink } from "./onward-link.tsx";
import { ReadOn } from "./read-on.tsx";
import { SourceText } from "./source-text.tsx";

/** A line that says when a page's facts were checked and opens to the sources of its rules; nothing without rules. */
export function Reviewed({ rules }: { rules: Rule[] }) {
  const review = reviewOf(rules);
  if (!review) return null;
  return (
    <div data-sources className="bg-paper text-ink-soft">
      <details className="group wrap py-3 text-sm">
        <summary className="flex min-h-11 w-fit items-center gap-2">
          <span>
            <ReadOn {...review} />
          </span>
          <Plus className="size-4 transition-transform group-open:rotate-45" />
        </summary>
        <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-[8rem_1fr]">
          {rules.map((rule) => (
            <div key={rule.id} className="grid gap-x-8 sm:col-span-2 sm:grid-cols-subgrid">
              <dt className="font-semibold">
                <TextLink label={rule.name} to={href("/rules/:slug", rule.id)} />
              </dt>
              <dd>
                <ul className="grid gap-1">
                  {rule.sources.map((source) => (
                    <li key={source.id}>
                      <p>
                        <SourceText {...source} />
                      </p>
                    </li>
                  ))}
                </ul>
                <p className="mt-1">
                  <ReadOn {...rule} due={dueForReview(rule)} />.
                </p>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
