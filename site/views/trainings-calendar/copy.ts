import { z } from "zod";
import { captionedPicture, link, picturedClosing, point, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, picture: captionedPicture }),
  search: z.strictObject({
    label: text,
    hint: text,
    months: z
      .strictObject({ label: text, none: text.describe("Said of a month that cannot be picked") })
      .describe("The stripes of the hero, which are a filter"),
  }),
  empty: point,
  upcoming: z.strictObject({
    title: text,
    feed: text.describe("Subscribes to the calendar"),
    file: text.describe("Leads to the calendar's file"),
  }),
  past: z.strictObject({ title: text, text, action: link }),
  none: z
    .strictObject({ title: text, text, company: link })
    .describe("Stands at the top while no run can be joined"),
  closing: picturedClosing,
  comingSoon: point,
});

export type CalendarCopy = z.output<typeof schema>;

export const calendarCopy = () => pageCopy("trainings-calendar", schema);
