import { useState } from "react";
import { useToday } from "../../layout/use-today.ts";
import { pageMeta } from "../../seo/meta.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { Button } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { MoreItems } from "../../ui/more-items.tsx";
import { Picture } from "../../ui/picture.tsx";
import { useList } from "../../ui/use-list.ts";
import { FilterForm } from "./filter-form.tsx";
import { countFilters, matches } from "./filters.ts";
import { Season } from "./season.tsx";
import { TrainingEntry } from "./training-entry.tsx";
import { copy, itemList, options, trainings } from "./trainings-calendar.data.ts";
import { useFilters } from "./use-filters.ts";

const path = "/trainings-calendar";
const trail = [
  { label: "Home", to: "/" },
  { label: copy.hero.title, to: path },
];

/** How many “Show more” adds. */
const STEP = 12;

export const meta = () => pageMeta({ seo: copy.seo, path, trail, graph: [itemList] });

export default function TrainingsCalendar() {
  const today = useToday();
  const { filters, settled, form, apply, clear } = useFilters(options);
  const [most, setMost] = useState(trainings.first.length);
  const active = countFilters(filters);
  const { items, state, retry } = useList(trainings, { search: active > 0, show: most });
  const found = items.filter((training) => matches(training, filters));
  const shown = found.slice(0, most);
  const listed = items.filter((item) => shown.includes(item) || trainings.first.includes(item));
  const count = active > 0 ? found.length : trainings.total;
  const { hero, empty, custom } = copy;
  return (
    <>
      <header className="bg-ink text-paper">
        <div className="wrap pt-8">
          <Breadcrumbs trail={trail} />
          <div className="mt-10 grid items-end gap-8 lg:grid-cols-2 lg:gap-14">
            <div>
              <h1 className="text-h1">{hero.title}</h1>
              <p className="mt-5 text-lg">{hero.lede}</p>
            </div>
            <Picture picture={hero.picture} alt={hero.pictureAlt} eager />
          </div>
          <Season shown={shown} />
        </div>
      </header>
      <div className="wrap grid gap-8 pt-8 pb-section lg:grid-cols-[14rem_1fr] lg:gap-14 lg:pt-14">
        <search className="lg:sticky lg:top-28 lg:self-start">
          <FilterForm form={form} active={active} onChange={apply} onClear={clear}>
            <p role="status" className="font-semibold">
              {state === "loading" && active > 0
                ? `Searching ${trainings.total} trainings …`
                : `${shown.length} of ${trainings.total} trainings`}
            </p>
          </FilterForm>
        </search>
        <div className={settled ? undefined : "await-query"}>
          {shown.some(({ lastDay }) => lastDay < today) && <PastNote />}
          {shown.length === 0 && state === "ready" && (
            <EmptyState title={empty.title} text={empty.text}>
              <Button variant="outline" onClick={clear}>
                Clear filters
              </Button>
            </EmptyState>
          )}
          {options.month.map(({ value, label }) => {
            const entries = listed.filter(({ month }) => month === value);
            if (entries.length === 0) return null;
            return (
              <section key={value} hidden={!entries.some((entry) => shown.includes(entry))} className="pb-8">
                <h2 className="sticky top-header z-10 border-b border-ink bg-paper py-3 text-h4">{label}</h2>
                {entries.map((training) => (
                  <TrainingEntry
                    key={training.slug}
                    training={training}
                    today={today}
                    hidden={!shown.includes(training)}
                  />
                ))}
              </section>
            );
          })}
          <MoreItems
            noun="trainings"
            left={count - shown.length}
            state={state}
            onMore={() => setMost(most + STEP)}
            onRetry={retry}
          />
        </div>
      </div>
      <CallToAction
        title={custom.title}
        text={custom.text}
        action={custom.primary}
        secondary={custom.secondary}
      />
    </>
  );
}

function PastNote() {
  const { title, text, action } = copy.past;
  return (
    <div className="mb-4 bg-sand px-5 py-4">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <a href={action.to} className="inline-block py-1 font-semibold text-leaf underline underline-offset-4">
        {action.label}
      </a>
    </div>
  );
}
