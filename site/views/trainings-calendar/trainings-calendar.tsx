import type { ReactNode } from "react";
import type { PageHead } from "../../outputs/seo/head.ts";
import { courseList } from "../../outputs/seo/json-ld-course.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { Pagination } from "../../ui/pagination.tsx";
import { listHead, listPath } from "../lists.ts";
import type { CalendarCopy } from "./copy.ts";
import { NoneOpen } from "./none-open.tsx";
import { Programme } from "./programme.tsx";
import { type CalendarPage, entryWords } from "./trainings.ts";

export function calendarHead({ seo, hero }: CalendarCopy, { number, items }: CalendarPage) {
  const head = listHead("/trainings-calendar", seo, number);
  return { ...head, pictures: [hero.picture.name], graph: [courseList(items, head.path)] } satisfies PageHead;
}

/** Its child is the search with the opening and the trainings. */
export function Calendar({ copy, children }: { copy: CalendarCopy; children?: ReactNode }) {
  return (
    <>
      {children}
      <CallToAction {...copy.closing} layout="across" tone="sand" />
    </>
  );
}

/** The trainings of one page, and the way to the others. */
export function Trainings({
  page: { items, number, last },
  copy,
}: {
  page: CalendarPage;
  copy: CalendarCopy;
}) {
  return (
    <>
      {number === 1 && <NoneOpen none={copy.none} upcoming={copy.upcoming} />}
      <Programme runs={items} words={entryWords()} isTarget />
      <Pagination
        noun="trainings"
        current={number}
        last={last}
        to={(page) => listPath("/trainings-calendar", page)}
      />
    </>
  );
}
