export type CalendarLink = { label: string; to: string };

type Fields = Record<string, string>;

/** A new entry in Google's calendar. */
export const googleLink = (fields: Fields) =>
  `https://calendar.google.com/calendar/render?${new URLSearchParams({ action: "TEMPLATE", ...fields })}`;

const NEW_ENTRY = { path: "/calendar/action/compose", rru: "addevent" };

/** A new entry in Outlook's. */
export const outlookLink = (fields: Fields) =>
  `https://outlook.office.com/calendar/0/deeplink/compose?${new URLSearchParams({ ...NEW_ENTRY, ...fields })}`;

/** "20270212", "20270212T090000". */
export const compact = (moment: string) => moment.replaceAll(/[-:]/g, "");
