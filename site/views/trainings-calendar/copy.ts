import { z } from "zod";
import {
  captionedPicture,
  link,
  picturedClosing,
  point,
  section,
  seo,
  text,
} from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const calendarCopy = pageReader("trainings-calendar", {
  seo,
  hero: section({ lede: text, picture: captionedPicture }),
  search: z.strictObject({
    label: text,
    hint: text,
    months: z
      .strictObject({ label: text, none: text.describe("Said of a month that cannot be picked") })
      .describe("The stripes of the hero, which are a filter"),
  }),
  empty: point,
  upcoming: section({
    feed: text.describe("Subscribes to the calendar"),
    file: text.describe("Leads to the calendar's file"),
  }),
  past: section({ text, action: link }),
  none: section({ text, company: link }).describe("Stands at the top while no run can be joined"),
  closing: picturedClosing,
  comingSoon: point,
});

export type CalendarCopy = ReturnType<typeof calendarCopy>;
