import { clsx } from "clsx";
import { firstDay, isPast } from "../../content/records/run-days.ts";
import { runFacts } from "../../content/records/training-facts.ts";
import { today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { aboutTraining } from "../../ui/about.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { overAfter } from "../../ui/dated.ts";
import { Plus } from "../../ui/icons.tsx";
import { Wordings } from "../../ui/wordings.tsx";
import { NextRun, RunState, TrainingDays } from "../trainings/run-parts.tsx";
import { colourOf } from "./stripe-days.ts";
import type { EntryWords, TrainingListing } from "./trainings.ts";

type Props = { run: TrainingListing; words: EntryWords };

/** How many learning objectives are shown; the details list all of them. */
const SHOWN_OBJECTIVES = 2;

const FACTS = ["fee", "duration", "time", "level", "format", "place"] as const;

/** A run in the calendar: used in the built page and in the results of a search. */
export function TrainingEntry({ run, words }: Props) {
  const { position, title, text, level, later } = run;
  const { dates, days, lastDay, ...others } = runFacts(run);
  const facts = { ...others, level };
  // A run that passes after the build still looks like one to come, except for the styles under `over:`.
  const wasPast = isPast(run, today());
  return (
    <article
      aria-label={title}
      className="[contain:layout] border-b border-line py-5 lg:py-7"
      data-first={firstDay(run)}
      {...overAfter(lastDay)}
    >
      <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-[1fr_18rem]">
        <div className="flex flex-col items-start">
          {!wasPast && (
            <div className="mb-3 over:hidden">
              <TrainingDays days={days} colour={colourOf(position)} />
            </div>
          )}
          <p
            className={clsx(
              "flex flex-wrap gap-x-3 gap-y-1",
              wasPast ? "order-1 mt-3 text-sm text-ink-soft" : "font-semibold text-leaf",
            )}
          >
            {dates}
            <RunState run={run} words={words.states} isQuiet />
          </p>
          <h4 className="mt-1 text-h3">{title}</h4>
          <p className="mt-2 max-w-2xl">{text}</p>
          <ul className="mt-2 max-w-2xl list-disc pl-4">
            {run.learningObjectives.slice(0, SHOWN_OBJECTIVES).map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </div>
        <dl className="w-full text-sm sm:max-lg:columns-2">
          {FACTS.filter((name) => facts[name]).map((name) => (
            <div key={name} className="flex justify-between gap-3 border-t border-line py-1">
              <dt>{words.facts[name]}</dt>
              <dd className="figures text-right font-semibold">{facts[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Details run={run} headings={words.headings} />
      <div className="mt-3 actions">
        <ButtonLink
          to={href("/contact")}
          {...aboutTraining({ title, dates })}
          className="over:border over:border-current over:bg-transparent over:text-inherit over:hover:bg-ink/8"
        >
          Register Now
        </ButtonLink>
        <ReadMore run={run} comingSoon={words.comingSoon} />
        <p>
          <NextRun run={run} later={later} words={words.next} />
        </p>
      </div>
    </article>
  );
}

const LISTS = ["audience", "learningObjectives", "handsOn"] as const;

function Details({ run, headings }: { run: TrainingListing } & Pick<EntryWords, "headings">) {
  const lists = LISTS.filter((name) => run[name].length > 0);
  if (lists.length === 0 && !run.whyItMatters) return null;
  return (
    <details className="group mt-3">
      <summary className="flex w-fit items-center gap-2 py-2 font-semibold text-leaf">
        <span className="group-open:hidden">View Details</span>
        <span className="hidden group-open:inline">Hide Details</span>
        <Plus className="size-4 group-open:rotate-45" />
      </summary>
      <div className="grid gap-6 pt-2 pb-6 lg:grid-cols-2">
        {lists.map((name) => (
          <div key={name}>
            <h5 className="text-h4">{headings[name]}</h5>
            <ul className="mt-2 list-disc pl-4">
              {run[name].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        {run.whyItMatters && (
          <div>
            <h5 className="text-h4">{headings.whyItMatters}</h5>
            <p className="mt-2">
              <Wordings text={run.whyItMatters} />
            </p>
          </div>
        )}
      </div>
    </details>
  );
}

/** A link to the training's page. Before that page exists it is a button that says so. */
function ReadMore({ run, comingSoon }: { run: TrainingListing } & Pick<EntryWords, "comingSoon">) {
  const { slug, title, live } = run;
  if (live) {
    return (
      <ButtonLink to={href("/trainings/:slug", slug)} variant="ghost">
        Read More
        <span className="sr-only">{title}</span>
      </ButtonLink>
    );
  }
  return (
    <Button variant="ghost" className="no-scripting:hidden" data-say={JSON.stringify(comingSoon)}>
      Read More
    </Button>
  );
}
