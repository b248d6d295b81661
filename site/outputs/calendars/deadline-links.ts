import { type CalendarLink, compact, googleLink, outlookLink } from "./calendar-links.ts";
import { type Deadline, deadlineEvent, deadlineFile } from "./deadline-events.ts";

/** The ways to put a milestone into a calendar: a file, and the two web calendars. */
export function deadlineLinks(deadline: Deadline): CalendarLink[] {
  const { title, url, day, dayAfter } = deadlineEvent(deadline);
  const dates = `${compact(day)}/${compact(dayAfter)}`;
  const outlook = { subject: title, startdt: day, enddt: dayAfter, allday: "true", body: url };
  return [
    { label: "Calendar file (.ics)", to: deadlineFile(deadline) },
    { label: "Google", to: googleLink({ text: title, dates, details: url }) },
    { label: "Outlook", to: outlookLink(outlook) },
  ];
}
