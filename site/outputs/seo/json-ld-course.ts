import { TIME_ZONE } from "../../../contract/indian-time.ts";
import {
  firstDay,
  lastDay,
  lastOpenDay,
  shownRuns,
  upcomingFirst,
} from "../../content/records/run-days.ts";
import type { Format, Run } from "../../content/records/runs.ts";
import type { Member } from "../../content/records/team.ts";
import type { Training } from "../../content/records/trainings.ts";
import { datesOf, instant, today } from "../../dates/dates.ts";
import { href } from "../../paths.ts";
import {
  absolute,
  addressIn,
  itemList,
  type JsonLdNode,
  organizationRef,
  person,
} from "./json-ld.ts";

/** A course with its runs, those to come first. Its price is named even if no run can be joined. */
export function course(training: Training, trainer: Member | undefined): JsonLdNode {
  const { title, description, level, learningObjectives, reviewed, runs } = training;
  return {
    "@type": "Course",
    "@id": `${trainingUrl(training.slug)}#course`,
    name: title,
    description,
    url: trainingUrl(training.slug),
    inLanguage: "en-IN",
    educationalLevel: level,
    teaches: learningObjectives.length > 0 ? learningObjectives : undefined,
    dateModified: reviewed,
    provider: organizationRef(),
    offers: {
      "@type": "Offer",
      category: "Paid",
      ...price(shownRuns(runs, today())[0], training.slug),
    },
    hasCourseInstance: upcomingFirst(runs, today()).map((run) =>
      courseInstance(training, run, trainer),
    ),
  };
}

/** The courses of these runs, each once. A course that is not live has no page, so it has no url. */
export function courseList(
  runs: Pick<Training, "slug" | "title" | "live">[],
  path: string,
): JsonLdNode {
  const items = [...new Map(runs.map((run) => [run.slug, run])).values()].map(
    ({ slug, title, live }) => ({
      name: title,
      ...(live ? { url: trainingUrl(slug) } : {}),
    }),
  );
  return itemList(`${path}#courses`, items);
}

const attendance: Record<Format, [courseMode: string, event: string]> = {
  Virtual: ["Online", "Online"],
  "In-person": ["Onsite", "Offline"],
  "In-person / Virtual": ["Blended", "Mixed"],
};

const availability = { open: "InStock", "few seats": "LimitedAvailability", full: "SoldOut" };

function courseInstance(training: Training, run: Run, trainer: Member | undefined): JsonLdNode {
  const { sessions, time, state } = run;
  const [courseMode, event] = attendance[run.format];
  return {
    "@type": "CourseInstance",
    name: training.title,
    courseMode,
    eventAttendanceMode: `https://schema.org/${event}EventAttendanceMode`,
    eventStatus: `https://schema.org/${state === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
    startDate: moment(firstDay(run), time?.from),
    endDate: moment(lastDay(run), time?.to),
    courseSchedule: sessions.map((session) => ({
      "@type": "Schedule",
      startDate: session.start,
      endDate: session.end,
      ...(time && {
        startTime: `${time.from}:00`,
        endTime: `${time.to}:00`,
        scheduleTimezone: TIME_ZONE,
      }),
      // One of the words that Google asks for, where schema.org allows durations as well.
      repeatFrequency: "Daily",
      repeatCount: datesOf(session).length,
    })),
    location: locations(run, trainingUrl(training.slug)),
    organizer: organizationRef(),
    instructor: trainer && person(trainer),
    offers: offer(run, training.slug),
  };
}

function locations({ format, place }: Run, url: string): JsonLdNode | JsonLdNode[] {
  const online = { "@type": "VirtualLocation", url };
  if (!place) return online;
  const hall = {
    "@type": "Place",
    name: place.name,
    address: addressIn(place.city, place.address),
  };
  return format === "In-person" ? hall : [hall, online];
}

/** A page cannot know whether the last counted seat has gone since it was built, so it does not promise one. */
function availabilityOf({ state, seats }: Run): string | undefined {
  const isCounted = state === "open" && seats !== undefined;
  return state === "cancelled" ? undefined : availability[isCounted ? "few seats" : state];
}

/** Nothing for a run that has begun or is cancelled. `availabilityEnds` keeps the offer true on later days. */
function offer(run: Run, slug: string): JsonLdNode | undefined {
  if (run.state === "cancelled" || today() > lastOpenDay(run)) return undefined;
  return {
    "@type": "Offer",
    ...price(run, slug),
    availability: `https://schema.org/${availabilityOf(run)}`,
    availabilityEnds: moment(firstDay(run), run.time?.from),
  };
}

const price = ({ fee }: Run, slug: string) => ({
  price: fee,
  priceCurrency: "INR",
  url: trainingUrl(slug),
});

const moment = (day: string, time: string | undefined) => (time ? instant(day, time) : day);

const trainingUrl = (slug: string) => absolute(href("/trainings/:slug", slug));
