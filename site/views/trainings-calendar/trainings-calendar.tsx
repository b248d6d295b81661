import type { ReactNode } from "react";
import { shown } from "../../art/render.ts";
import { firstDay, isOpen, lastOpenDay } from "../../content/records/run-days.ts";
import { leadOf } from "../../content/records/team.ts";
import { runFacts } from "../../content/records/training-facts.ts";
import { allRuns, type TrainingRun } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { courseList } from "../../outputs/seo/json-ld-course.ts";
import { type Crumb, href } from "../../paths.ts";
import { aboutTraining } from "../../ui/about-training.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { after, between } from "../../ui/dated.ts";
import { Lead } from "../../ui/lead.tsx";
import { TextLink } from "../../ui/onward-link.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WaitingForm } from "../../ui/waiting-form.tsx";
import { listHead, listPath } from "../lists.ts";
import { SeatsLeft, TrainingDays } from "../trainings/run-parts.tsx";
import type { CalendarCopy } from "./copy.ts";
import { FeedLinks, Programme } from "./programme.tsx";
import { type CalendarPage, entryWords } from "./trainings.ts";

export function calendarHead({ seo, hero }: CalendarCopy, { number, items }: CalendarPage) {
  const head = listHead("/trainings-calendar", seo, number);
  return {
    ...head,
    pictures: [hero.picture.name],
    graph: [courseList(items, head.path)],
  } satisfies PageHead;
}

type CalendarProps = {
  copy: CalendarCopy;
  page: CalendarPage;
  trail: Crumb[];
  children?: ReactNode;
};

export const Calendar = ({ copy, page, trail, children }: CalendarProps) => (
  <>
    <Opening copy={copy} isFirst={page.number === 1} trail={trail} />
    {children}
    <Lead member={leadOf("course")} label="Who plans the courses" className="wrap pb-8 lg:pb-12" />
    <CallToAction {...copy.closing} layout="across" tone="sand" />
  </>
);

export const Trainings = ({ page: { items, number, last } }: { page: CalendarPage }) => (
  <>
    <Programme runs={items} words={entryWords()} />
    <Pagination
      noun="trainings"
      current={number}
      last={last}
      to={(page) => listPath("/trainings-calendar", page)}
    />
  </>
);

type OpeningProps = { copy: CalendarCopy; isFirst: boolean; trail: Crumb[] };

function Opening({ copy: { hero, upcoming, none }, isFirst, trail }: OpeningProps) {
  const open = allRuns().filter((run) => isOpen(run, today()));
  return (
    <header className="bg-ink text-paper">
      <div className="wrap py-8">
        <Breadcrumbs trail={trail} />
        <div className="mt-5 grid items-start gap-x-14 gap-y-6 lg:mt-10 lg:grid-cols-2">
          <div>
            <h1 className="text-h1">{hero.title}</h1>
            <p className="mt-3 text-lg lg:mt-5">{hero.lede}</p>
          </div>
          {isFirst && (
            <section className="rounded-lg bg-sand p-5 text-ink ring-1 ring-line lg:row-span-2 lg:p-8">
              {open.map((run, index) => (
                <OpenRun
                  key={run.id + run.training.slug}
                  run={run}
                  before={open[index - 1]}
                  label={upcoming.lead}
                />
              ))}
              <NoneOpen none={none} last={open.at(-1)} />
            </section>
          )}
          <Picture {...shown(hero.picture)} eager />
        </div>
      </div>
    </header>
  );
}

type OpenRunProps = { run: TrainingRun; before: TrainingRun | undefined; label: string };

/** A run, shown from the day the one before it begins until it begins itself. */
function OpenRun({ run, before, label }: OpenRunProps) {
  const { title, slug, live } = run.training;
  const { dates, days, duration, format, fee } = runFacts(run);
  return (
    <div
      data-run={run.id}
      {...between({ from: before && firstDay(before), until: lastOpenDay(run) })}
    >
      <p className="eyebrow text-leaf">{label}</p>
      <h2 className="mt-2 text-h3">{title}</h2>
      <div className="mt-4">
        <TrainingDays days={days} colour="bg-marigold" />
      </div>
      <p className="mt-3">{[dates, duration, format, fee].join(" · ")}</p>
      <SeatsLeft training={run.training} run={run} />
      <div className="mt-5 actions">
        <ButtonLink to={href("/contact")} {...aboutTraining(title, run)} label="Register Now" />
        {live && (
          <ButtonLink to={href("/trainings/:slug", slug)} variant="outline">
            Read More
            <span className="sr-only">{title}</span>
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

/** What to do while no run can be joined: from the day on which the last open run begins. */
const NoneOpen = ({
  none,
  last,
}: Pick<CalendarCopy, "none"> & { last: TrainingRun | undefined }) => (
  <div {...(last && after(lastOpenDay(last)))}>
    <h2 className="text-h3">{none.title}</h2>
    <p className="mt-2">{none.text}</p>
    <WaitingForm path={href("/trainings-calendar")} className="mt-4" />
    <div className="mt-1 flex flex-wrap items-center gap-x-6 gap-y-1">
      <TextLink {...none.company} isBold />
      <FeedLinks {...entryWords().feed} />
    </div>
  </div>
);
