import { type Deadline, deadlineEvent, deadlineFile } from "./deadline-events.ts";

export type CalendarLink = { label: string; to: string };

/** The ways to put a milestone into a calendar: a file, and the two web calendars. */
export function deadlineLinks(deadline: Deadline): CalendarLink[] {
  const { title, url, day, dayAfter } = deadlineEvent(deadline);
  const compact = (date: string) => date.replaceAll("-", "");
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${compact(day)}/${compact(dayAfter)}`,
    details: url,
  });
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: day,
    enddt: dayAfter,
    allday: "true",
    body: url,
  });
  return [
    { label: "Calendar file (.ics)", to: deadlineFile(deadline) },
    { label: "Google", to: `https://calendar.google.com/calendar/render?${google}` },
    { label: "Outlook", to: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook}` },
  ];
}
