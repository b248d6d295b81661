import { href } from "../../addresses.ts";
import { isOpen, lastOpenDay } from "../../content/records/run-days.ts";
import { allRuns } from "../../content/records/trainings.ts";
import { today } from "../../dates/dates.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { after } from "../../ui/dated.ts";
import { WaitingForm } from "../../ui/waiting-form.tsx";
import type { CalendarCopy } from "./copy.ts";
import { Feed } from "./feed.tsx";

type Props = Pick<CalendarCopy, "none" | "upcoming">;

/** Stands before the list once the last run that could be joined has begun. */
export function NoneOpen({ none, upcoming }: Props) {
  const last = allRuns().findLast((run) => isOpen(run, today()));
  return (
    <section className="mb-10 rounded-lg bg-sand p-6 lg:p-8" {...(last && after(lastOpenDay(last)))}>
      <h2 className="text-h3">{none.title}</h2>
      <p className="mt-2 max-w-2xl">{none.text}</p>
      <WaitingForm path={href("/trainings-calendar")} className="mt-6 max-w-xl" />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to={none.company.to} variant="outline">
          {none.company.label}
        </ButtonLink>
        <Feed label={upcoming.feed} />
      </div>
    </section>
  );
}
