import type { ReactNode } from "react";
import { shown } from "../../art/render.ts";
import { isOpen, lastOpenDay } from "../../content/records/run-days.ts";
import { allRuns } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";
import type { PageHead } from "../../outputs/seo/head.ts";
import { courseList } from "../../outputs/seo/json-ld-course.ts";
import { type Crumb, href } from "../../paths.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { after } from "../../ui/dated.ts";
import { Pagination } from "../../ui/pagination.tsx";
import { Picture } from "../../ui/picture.tsx";
import { WaitingForm } from "../../ui/waiting-form.tsx";
import { listHead, listPath } from "../lists.ts";
import type { CalendarCopy } from "./copy.ts";
import { FeedLinks, Programme } from "./programme.tsx";
import { type CalendarPage, type EntryWords, entryWords } from "./trainings.ts";

export function calendarHead({ seo, hero }: CalendarCopy, { number, items }: CalendarPage) {
  const head = listHead("/trainings-calendar", seo, number);
  return { ...head, pictures: [hero.picture.name], graph: [courseList(items, head.path)] } satisfies PageHead;
}

/** `children` is the search, which holds the opening and the trainings. */
export function Calendar({ copy, children }: { copy: CalendarCopy; children?: ReactNode }) {
  return (
    <>
      {children}
      <CallToAction {...copy.closing} layout="across" tone="sand" />
    </>
  );
}

/** The trainings of one page, and links to the others. */
export function Trainings({ page, copy }: { page: CalendarPage; copy: CalendarCopy }) {
  const { items, number, last } = page;
  const words = entryWords();
  return (
    <>
      {number === 1 && <NoneOpen none={copy.none} feed={words.feed} />}
      <Programme runs={items} words={words} isTarget />
      <Pagination
        noun="trainings"
        current={number}
        last={last}
        to={(page) => listPath("/trainings-calendar", page)}
      />
    </>
  );
}

/** The hero above the stripes of the months. */
export function Opening({ hero, trail }: { hero: CalendarCopy["hero"]; trail: Crumb[] }) {
  return (
    <>
      <Breadcrumbs trail={trail} />
      <div className="mt-6 grid items-end gap-4 lg:mt-10 lg:gap-8 lg:grid-cols-2 lg:gap-14">
        <div>
          <h1 className="text-h1">{hero.title}</h1>
          <p className="mt-3 text-lg max-[24rem]:min-h-[4lh] lg:mt-5">{hero.lede}</p>
        </div>
        <Picture {...shown(hero.picture)} eager />
      </div>
    </>
  );
}

/** What to do while no run can be joined. Shown before the list once the last open run has begun. */
function NoneOpen({ none, feed }: Pick<CalendarCopy, "none"> & Pick<EntryWords, "feed">) {
  const last = allRuns().findLast((run) => isOpen(run, today()));
  return (
    <section className="mb-10 rounded-lg bg-sand p-6 lg:p-8" {...(last && after(lastOpenDay(last)))}>
      <h2 className="text-h3">{none.title}</h2>
      <p className="mt-2 max-w-2xl">{none.text}</p>
      <WaitingForm path={href("/trainings-calendar")} className="mt-5 max-w-xl" />
      <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
        <a
          href={none.company.to}
          className="inline-block py-1 font-semibold text-leaf underline underline-offset-4"
        >
          {none.company.label}
        </a>
        <FeedLinks {...feed} />
      </div>
    </section>
  );
}
