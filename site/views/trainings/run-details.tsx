import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { lastDay, laterRuns, shownRuns } from "../../content/records/run-days.ts";
import type { Run } from "../../content/records/runs.ts";
import { runFacts } from "../../content/records/training-facts.ts";
import type { Training } from "../../content/records/trainings.ts";
import { sessionsText, today } from "../../dates/dates.ts";
import { calendarLinks } from "../../outputs/calendars/calendar-links.ts";
import { href } from "../../paths.ts";
import { aboutTraining } from "../../ui/about-training.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { after, overAfter, until } from "../../ui/dated.ts";
import { TextLink } from "../../ui/onward-link.tsx";
import type { TrainingCopy } from "./copy.ts";
import { NextRun, RunState, SeatsLeft, TrainingDays } from "./run-parts.tsx";

type Props = { copy: TrainingCopy; training: Training };

/** The details of the next run; once it is over, of the run after it. The page holds all of them and shows one. */
export function NextRunDetails({ copy, training }: Props) {
  const runs = shownRuns(training.runs, today());
  return runs.map((run, index) => {
    const before = runs[index - 1];
    const isLast = index === runs.length - 1;
    return (
      <div key={run.id} {...(before && after(lastDay(before)))}>
        <div {...(!isLast && until(lastDay(run)))}>
          <RunDetails copy={copy} training={training} run={run} />
        </div>
      </div>
    );
  });
}

function RunDetails({ copy, training, run }: Props & { run: Run }) {
  const { dates, days, lastDay, time, duration, format, place, fee } = runFacts(run);
  const { facts, headings } = copy;
  return (
    <div
      data-run={run.id}
      className="by-day rounded-lg bg-sand text-ink shadow-panel"
      {...overAfter(lastDay)}
    >
      <div className="p-5">
        <TrainingDays days={days} colour="bg-marigold over:bg-line" />
        <p data-pagefind-ignore="" className="mt-3">
          <RunState run={run} words={copy.states} />
          <SeatsLeft training={training} run={run} />
        </p>
        <dl className="mt-5">
          <Fact data-pagefind-ignore="" label={facts.date} value={dates} />
          <Fact label={facts.time} value={time} />
          <Fact label={facts.duration} value={duration} />
          <Fact label={facts.level} value={training.level} />
          <Fact label={facts.format} value={format} />
          <Fact label={facts.place} value={place} />
          <Fact
            label={headings.certification}
            value={training.certification && copy.certification.label}
          />
        </dl>
        <AddToCalendar label={copy.addToCalendar} training={training} run={run} />
        <OtherRuns copy={copy} training={training} run={run} />
      </div>
      <div className="relative border-t-2 border-dashed border-ink/40 p-5">
        <Notch className="-left-2.5" />
        <Notch className="-right-2.5" />
        <dl className="flex items-end justify-between gap-4">
          <dt>{facts.fee}</dt>
          <dd className="figures font-display text-h2">{fee}</dd>
        </dl>
        <ButtonLink
          to={href("/contact")}
          size="lg"
          className="mt-4 w-full"
          data-print="hide"
          {...aboutTraining(training.title, run)}
          label="Register Now"
        />
        <p className="mt-3 text-center">
          <NextRun run={run} later={laterRuns(run, training.runs, today())} words={copy.next} />
        </p>
      </div>
    </div>
  );
}

const AddToCalendar = ({ label, training, run }: { label: string; training: Training; run: Run }) =>
  run.state !== "cancelled" && (
    <div className="mt-4 border-t border-line pt-3" data-print="hide" {...until(lastDay(run))}>
      <p>{label}</p>
      <ul className="flex flex-wrap gap-x-4">
        {calendarLinks({ ...run, training }).map(({ label, to }) => (
          <li key={to}>
            <TextLink {...{ label, to }} isBold />
          </li>
        ))}
      </ul>
    </div>
  );

function OtherRuns({ copy, training, run }: Props & { run: Run }) {
  const others = training.runs.filter(({ id }) => id !== run.id);
  if (others.length === 0) return null;
  return (
    <>
      <h2 className="mt-5 font-sans font-semibold">{copy.headings.runs}</h2>
      <ul data-pagefind-ignore="">
        {others.map((other) => (
          <li key={other.id} className="flex justify-between gap-4 border-t border-line py-1.5">
            {sessionsText(other.sessions)}
            <span>
              <RunState run={other} words={copy.states} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

const Notch = ({ className }: { className: string }) => (
  <i
    aria-hidden="true"
    className={clsx("absolute -top-2.5 size-5 rounded-full bg-ink", className)}
  />
);

type FactProps = ComponentProps<"div"> & { label: string; value: string | undefined };

const Fact = ({ label, value, ...props }: FactProps) =>
  value && (
    <div className="flex justify-between gap-4 border-t border-line py-1.5" {...props}>
      <dt>{label}</dt>
      <dd className="text-right font-semibold">{value}</dd>
    </div>
  );
