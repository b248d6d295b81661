import { firstDay, isPast, lastOpenDay } from "../../content/records/run-days.ts";
import { runFacts } from "../../content/records/training-facts.ts";
import { today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import { aboutTraining } from "../../ui/about-training.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { after, overAfter } from "../../ui/dated.ts";
import { Plus } from "../../ui/icons.tsx";
import { Wordings } from "../../ui/wordings.tsx";
import { NEXT_RUN, NextRun, RunState, SeatsLeft, TrainingDays } from "../trainings/run-parts.tsx";
import type { EntryWords, TrainingListing } from "./trainings.ts";

const SHOWN_OBJECTIVES = 2;

const FACTS = ["fee", "duration", "time", "level", "format", "place", "held"] as const;

/** A run in the calendar: used in the built page and in the results of a search. A past one reads as its training. */
export function TrainingEntry({ run, words }: { run: TrainingListing; words: EntryWords }) {
  const { title, text, level, later } = run;
  const { dates, days, lastDay, ...others } = runFacts(run);
  // A run that passes after the build still looks like one to come, except for the styles under `over:`.
  const wasPast = isPast(run, today());
  const facts = { ...others, level, held: wasPast ? dates : undefined };
  const labels = { ...words.facts, held: words.past.held };
  return (
    <article
      aria-label={title}
      className="break-inside-avoid border-b [contain:layout] border-line py-5 lg:py-7"
      data-first={firstDay(run)}
      data-run={run.id}
      data-category={run.category}
      data-level={level}
      data-format={run.format}
      {...overAfter(lastDay)}
    >
      <div className="grid items-start gap-x-12 gap-y-4 lg:grid-cols-[1fr_18rem]">
        <div className="flex flex-col items-start">
          {!wasPast && (
            <>
              <div className="mb-3 over:hidden">
                <TrainingDays days={days} colour="bg-marigold" />
              </div>
              <p className="flex flex-wrap gap-x-3 gap-y-1 font-semibold text-leaf">
                {dates}
                <RunState run={run} words={words.states} isQuiet />
              </p>
              <div className="over:hidden">
                <SeatsLeft training={run} run={run} />
              </div>
            </>
          )}
          <h3 className="mt-1 text-h3">{title}</h3>
          <p className="mt-2 max-w-2xl">{text}</p>
          <ul className="mt-2 max-w-2xl list-disc pl-5">
            {run.learningObjectives.slice(0, SHOWN_OBJECTIVES).map((objective) => (
              <li key={objective}>{objective}</li>
            ))}
          </ul>
        </div>
        <dl className="w-full grid-cols-2 gap-x-8 text-sm sm:max-lg:grid">
          {FACTS.filter((name) => facts[name]).map((name) => (
            <div key={name} className="flex justify-between gap-3 border-t border-line py-1">
              <dt>{labels[name]}</dt>
              <dd className="figures text-right font-semibold">{facts[name]}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Details run={run} headings={words.headings} />
      <div className="relative mt-3 actions">
        <Ask run={run} label={words.past.ask} />
        <ButtonLink
          to={href("/contact")}
          {...aboutTraining(title, run)}
          className="over:border over:border-current over:bg-transparent over:text-inherit over:hover:bg-ink/8"
          label="Register Now"
        />
        <ReadMore run={run} comingSoon={words.comingSoon} />
        {(!wasPast || later.length > 0) && (
          <p>
            <NextRun run={run} later={later} words={words.next} />
          </p>
        )}
        {later.length === 0 && (
          // On phones beside the words of Read More, which has the last row to itself.
          <p
            data-asked={title}
            className="min-h-lh not-over:hidden max-sm:pointer-events-none max-sm:absolute max-sm:right-0 max-sm:bottom-2.5"
          />
        )}
      </div>
    </article>
  );
}

/** Leads to the list for the training's dates, once this run is over and no later one can be joined. */
function Ask({
  run: { slug, title, live, later },
  label,
}: {
  run: TrainingListing;
  label: string;
}) {
  const last = later.at(-1);
  return (
    <ButtonLink
      to={live ? `${href("/trainings/:slug", slug)}#${NEXT_RUN}` : href("/contact")}
      {...(!live && aboutTraining(title))}
      {...(last && after(lastOpenDay(last)))}
      className="not-over:hidden"
    >
      {label}
      <span className="sr-only">: {title}</span>
    </ButtonLink>
  );
}

const LISTS = ["audience", "learningObjectives", "handsOn"] as const;

function Details({ run, headings }: { run: TrainingListing } & Pick<EntryWords, "headings">) {
  const lists = LISTS.filter((name) => run[name].length > 0);
  if (lists.length === 0 && !run.whyItMatters) return null;
  return (
    <details className="group mt-3 print:hidden">
      <summary className="flex min-h-11 w-fit items-center gap-2 font-semibold text-leaf">
        <span className="group-open:hidden">View Details</span>
        <span className="hidden group-open:inline">Hide Details</span>
        <Plus className="size-4 group-open:rotate-45" />
      </summary>
      <div className="grid gap-6 pt-2 pb-6 lg:grid-cols-2">
        {lists.map((name) => (
          <div key={name}>
            <h4 className="text-h4">{headings[name]}</h4>
            <ul className="mt-2 list-disc pl-5">
              {run[name].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
        {run.whyItMatters && (
          <div>
            <h4 className="text-h4">{headings.whyItMatters}</h4>
            <p className="mt-2">
              <Wordings text={run.whyItMatters} />
            </p>
          </div>
        )}
      </div>
    </details>
  );
}

function ReadMore({ run, comingSoon }: { run: TrainingListing } & Pick<EntryWords, "comingSoon">) {
  const { slug, title, live } = run;
  return live ? (
    <ButtonLink to={href("/trainings/:slug", slug)} variant="ghost">
      Read More
      <span className="sr-only">{title}</span>
    </ButtonLink>
  ) : (
    <Button variant="ghost" className="no-scripting:hidden" data-say={JSON.stringify(comingSoon)}>
      Read More
    </Button>
  );
}
