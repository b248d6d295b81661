import { monthLabel } from "../../content/dates.ts";
import { firstMonth, lastDay } from "../../content/training-facts.ts";
import { after } from "../../ui/dated.ts";
import { TrainingEntry } from "./training-entry.tsx";
import type { EntryWords, ListedTraining } from "./trainings.ts";

type Props = { trainings: ListedTraining[]; words: EntryWords };

/** Trainings by month, in the page as it is served and in the results of a search. */
export function Programme({ trainings, words }: Props) {
  const months = new Map<string, ListedTraining[]>();
  for (const training of trainings) {
    const month = firstMonth(training.sessions);
    months.set(month, [...(months.get(month) ?? []), training]);
  }
  return (
    <>
      <PastNote {...words.past} trainings={trainings} />
      {[...months].map(([month, entries]) => (
        <section key={month} className="pb-8">
          <h2 className="sticky top-header z-10 border-b border-ink bg-paper py-3 text-h4">
            {monthLabel(month)}
          </h2>
          {entries.map((training) => (
            <TrainingEntry key={training.slug} training={training} words={words} />
          ))}
        </section>
      ))}
    </>
  );
}

/** Shown as soon as one of the trainings is over. */
function PastNote({ trainings, title, text, action }: EntryWords["past"] & { trainings: ListedTraining[] }) {
  const [firstOver] = trainings.map(({ sessions }) => lastDay(sessions)).sort();
  if (!firstOver) return null;
  return (
    <div className="mb-4 bg-sand px-5 py-4" {...after(firstOver)}>
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
      <a href={action.to} className="inline-block py-1 font-semibold text-leaf underline underline-offset-4">
        {action.label}
      </a>
    </div>
  );
}
