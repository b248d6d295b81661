export type CalendarLink = { label: string; to: string };

type WholeDay = { title: string; url: string; day: string; dayAfter: string };

/** Calendars on the web take the day after as the end of a whole day. */
export function dayLinks({ title, url, day, dayAfter }: WholeDay): CalendarLink[] {
  const dates = `${compact(day)}/${compact(dayAfter)}`;
  const outlook = { subject: title, startdt: day, enddt: dayAfter, allday: "true", body: url };
  return [
    { label: "Google", to: googleLink({ text: title, dates, details: url }) },
    { label: "Outlook", to: outlookLink(outlook) },
  ];
}

type Fields = Record<string, string>;

export const googleLink = (fields: Fields) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: "TEMPLATE", ...fields })}`;

const NEW_ENTRY = { path: "/calendar/action/compose", rru: "addevent" };

export const outlookLink = (fields: Fields) =>
  `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams({ ...NEW_ENTRY, ...fields })}`;

export const compact = (moment: string) => moment.replaceAll(/[-:]/g, "");
