import { z } from "zod";
import { closing, figure, link, point, sample, section, seo, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const corporateTrainingsCopy = pageReader("corporate-trainings", {
  seo,
  hero: section({ lede: text, actions: z.array(link).min(1) }),
  overview: section({ intro: text }),
  detail: z.strictObject({ modulesTitle: text, stats: z.array(figure).min(1) }),
  benefits: section({ intro: text, items: z.array(point).min(1) }),
  answers: z.strictObject({ title: text }),
  closing,
  sample,
});

export type CorporateTrainingsCopy = ReturnType<typeof corporateTrainingsCopy>;
