import { href } from "../addresses.ts";
import { datesOf, instant, isOver, today } from "../content/dates.ts";
import type { Member } from "../content/team.ts";
import type { Training } from "../content/trainings.ts";
import { absolute, type JsonLdNode, organizationRef } from "./json-ld.ts";
import { person } from "./json-ld-person.ts";

/** A course with its one scheduled run. */
export function course(training: Training, trainer: Member): JsonLdNode {
  const { title, description, level, learningObjectives } = training;
  return {
    "@type": "Course",
    "@id": courseId(training.slug),
    name: title,
    description,
    url: trainingUrl(training.slug),
    inLanguage: "en-IN",
    educationalLevel: level,
    teaches: learningObjectives,
    provider: organizationRef(),
    hasCourseInstance: courseInstance(training, trainer),
  };
}

/** The courses a page lists: each is described in full on its own page; one without a page is only named. */
export function courseList(trainings: Pick<Training, "slug" | "title" | "live">[], path: string): JsonLdNode {
  return {
    "@type": "ItemList",
    "@id": absolute(`${path}#courses`),
    itemListElement: trainings.map(({ slug, title, live }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: title,
      ...(live ? { url: trainingUrl(slug) } : {}),
    })),
  };
}

const attendance = {
  Virtual: { courseMode: "Online", eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode" },
  "In-person": { courseMode: "Onsite", eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode" },
  "In-person / Virtual": {
    courseMode: "Blended",
    eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
  },
};

function courseInstance(training: Training, trainer: Member): JsonLdNode {
  const { title, sessions, time, fee, slug } = training;
  const url = trainingUrl(slug);
  const starts = instant(sessions[0]?.start ?? "", time.from);
  return {
    "@type": "CourseInstance",
    name: title,
    ...attendance[training.format],
    startDate: starts,
    endDate: instant(sessions.at(-1)?.end ?? "", time.to),
    courseSchedule: sessions.map((session) => ({
      "@type": "Schedule",
      startDate: session.start,
      endDate: session.end,
      startTime: `${time.from}:00`,
      endTime: `${time.to}:00`,
      scheduleTimezone: "Asia/Kolkata",
      repeatFrequency: "P1D",
      repeatCount: datesOf(session).length,
    })),
    ...(training.format === "In-person" ? {} : { location: { "@type": "VirtualLocation", url } }),
    organizer: organizationRef(),
    instructor: person(trainer),
    offers: {
      "@type": "Offer",
      price: fee,
      priceCurrency: "INR",
      url,
      // The page may be served long after it was built: the offer itself says when it ends.
      ...(isOver(sessions, today())
        ? {}
        : { availability: "https://schema.org/InStock", availabilityEnds: starts }),
    },
  };
}

function trainingUrl(slug: string): string {
  return absolute(href("/trainings/:slug", slug));
}

function courseId(slug: string): string {
  return `${trainingUrl(slug)}#course`;
}
