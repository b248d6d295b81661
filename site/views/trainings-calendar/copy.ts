import { z } from "zod";
import { closing, link, picture, point, seo, text } from "../../content/fields.ts";
import { pageCopy } from "../../content/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, picture }),
  search: z.strictObject({ label: text, hint: text }),
  empty: point,
  past: z.strictObject({ label: text, title: text, text, action: link }),
  closing,
  comingSoon: point,
});

export type CalendarCopy = z.output<typeof schema>;

export const calendarCopy = () => pageCopy("trainings-calendar", schema);
