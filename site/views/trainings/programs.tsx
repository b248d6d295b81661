import { ArrowLeft } from "lucide-react";
import {
  firstDay,
  isPast,
  lastDay,
  shownRuns,
  upcomingFirst,
} from "../../content/records/run-days.ts";
import type { Run } from "../../content/records/runs.ts";
import { runFacts } from "../../content/records/training-facts.ts";
import type { Training } from "../../content/records/trainings.ts";
import { href } from "../../paths.ts";
import { Button } from "../../ui/button.tsx";
import { after, until } from "../../ui/dated.ts";
import { ArrowRight } from "../../ui/icons.tsx";
import { Section, SectionHeading } from "../../ui/section.tsx";
import type { TrainingCopy } from "./copy.ts";
import { RunState } from "./run-parts.tsx";

const TITLE = "more";

/** A carousel of other trainings. In a page that is read later, sort-by-next-day.ts sorts its cards again. */
export function MorePrograms({ copy, programs }: { copy: TrainingCopy; programs: Program[] }) {
  if (programs.length === 0) return null;
  return (
    <Section aria-labelledby={TITLE} data-print="hide">
      {/* The row scrolls by touch, by keyboard and, from small screens up, by its two buttons; see carousel-script.ts. */}
      <div data-carousel>
        <div className="flex items-end justify-between gap-6">
          <SectionHeading id={TITLE} title={copy.more.title} />
          <div className="hidden gap-2 sm:flex no-scripting:hidden">
            <Button variant="outline" size="icon" aria-label="Previous" disabled>
              <ArrowLeft className="size-5" />
            </Button>
            <Button variant="outline" size="icon" aria-label="Next">
              <ArrowRight className="size-5" />
            </Button>
          </div>
        </div>
        <ul
          aria-labelledby={TITLE}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
          tabIndex={0}
          data-by-next-day
          className="scroll-smooth enters scrollbar-thin mt-6 flex snap-x gap-5 overflow-x-auto pb-4 max-lg:-mx-gutter max-lg:scroll-px-gutter max-lg:px-gutter lg:mt-8"
        >
          {programs.map(({ training, runs }) => (
            <li
              key={training.slug}
              data-days={runs.map((run) => `${firstDay(run)}/${lastDay(run)}`).join(" ")}
              className="flex w-[min(18rem,80vw)] shrink-0 max-sm:snap-start lg:w-[calc((100%-2.5rem)/3)] xl:w-[calc((100%-3.75rem)/4)]"
            >
              <Card training={training} runs={runs} words={copy} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

const card =
  "flex w-full flex-col rounded-lg border-t-4 border-leaf bg-white p-6 text-left -outline-offset-3 hover:border-marigold";

function Card({ training, runs, words }: Program & { words: TrainingCopy }) {
  const content = <CardContent training={training} runs={runs} states={words.states} />;
  return training.live ? (
    <a href={href("/trainings/:slug", training.slug)} className={card}>
      {content}
    </a>
  ) : (
    <button type="button" className={card} data-say={JSON.stringify(words.comingSoon)}>
      {content}
    </button>
  );
}

type ContentProps = Program & { states: TrainingCopy["states"] };

function CardContent({ training, runs: [run, next, ...rest], states }: ContentProps) {
  const { dates, duration, fee } = runFacts(run);
  const own = (
    <>
      <span className="font-semibold text-leaf">{dates}</span>
      <span className="mt-2 mb-5 font-display text-h4">{training.title}</span>
      {training.level && <span className="mt-auto">{training.level}</span>}
      <span
        className={training.level ? "figures" : "figures mt-auto"}
      >{`${duration} · ${fee}`}</span>
      <span className="mt-1">
        <RunState run={run} words={states} />
      </span>
    </>
  );
  if (!next) return own;
  return (
    <>
      <span className="contents" {...until(lastDay(run))}>
        {own}
      </span>
      <span className="contents" {...after(lastDay(run))}>
        <CardContent training={training} runs={[next, ...rest]} states={states} />
      </span>
    </>
  );
}

const MOST = 12;

/** A training with its runs to come by date, or with its last run alone. The card shows the first that is not over. */
export type Program = { training: Training; runs: [Run, ...Run[]] };

/** Those with a run to come, then the latest past ones as far as there is room; both by ascending date. */
export function otherPrograms(all: Training[], own: Training, day: string, most = MOST): Program[] {
  const programs = all
    .filter((training) => training !== own)
    .map((training) => {
      const runs = shownRuns(training.runs, day);
      return { training, runs, sessions: runs[0].sessions };
    });
  const sorted = upcomingFirst(programs, day);
  const coming = sorted.filter((program) => !isPast(program, day)).slice(0, most);
  const past = sorted.filter((program) => isPast(program, day));
  return [...coming, ...past.slice(Math.max(0, past.length - (most - coming.length)))];
}
