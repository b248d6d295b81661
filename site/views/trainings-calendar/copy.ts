import { z } from "zod";
import {
  captionedPicture,
  link,
  picturedClosing,
  point,
  section,
  text,
  texts,
} from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const calendarCopy = pageReader("trainings-calendar", {
  hero: section({ lede: text, picture: captionedPicture }),
  search: z.strictObject(texts("label", "hint")),
  empty: point,
  upcoming: section({
    lead: text.describe("Stands above the next open run at the top"),
    feed: text.describe("Subscribes to the calendar"),
    file: text.describe("Leads to the calendar's file"),
  }),
  past: section({
    text,
    held: text.describe("Stands before the days of a past run"),
    ask: text.describe("Leads to the list for the dates of a training"),
  }),
  none: section({ text, company: link }).describe("Stands at the top while no run can be joined"),
  closing: picturedClosing,
  comingSoon: point,
});

export type CalendarCopy = ReturnType<typeof calendarCopy>;
