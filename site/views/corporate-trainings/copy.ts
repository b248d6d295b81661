import { z } from "zod";
import { closing, figure, link, point, section, some, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const corporateTrainingsCopy = pageReader("corporate-trainings", {
  hero: section({ lede: text, actions: some(link) }),
  overview: section({ intro: text }),
  detail: z.strictObject({ modulesTitle: text, stats: some(figure) }),
  benefits: section({ intro: text, items: some(point) }),
  answers: z.strictObject({ title: text }),
  closing,
});

export type CorporateTrainingsCopy = ReturnType<typeof corporateTrainingsCopy>;
