import { z } from "zod";
import { closing, figure, link, point, sample, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, actions: z.array(link).min(1) }),
  overview: z.strictObject({ title: text, intro: text }),
  detail: z.strictObject({ modulesTitle: text, stats: z.array(figure).length(4) }),
  benefits: z.strictObject({ title: text, intro: text, items: z.array(point).min(1) }),
  answers: z.strictObject({ title: text }),
  closing,
  sample,
});

export type CorporateTrainingsCopy = z.output<typeof schema>;

export const corporateTrainingsCopy = () => pageCopy("corporate-trainings", schema);
