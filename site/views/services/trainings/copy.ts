import { z } from "zod";
import { closing, figure, link, picture, point, sample, seo, text } from "../../../content/fields.ts";
import { pageCopy } from "../../../content/pages.ts";
import { ruleNames } from "../../../content/rules.ts";

const schema = z.strictObject({
  seo,
  rules: ruleNames,
  hero: z.strictObject({ title: text, lede: text, picture }),
  programmes: z.strictObject({
    title: text,
    intro: text,
    items: z.array(point.extend({ modules: z.array(text).min(1) })).length(6, "needs six programmes"),
  }),
  benefits: z.strictObject({ title: text, items: z.array(point).length(6, "needs six benefits") }),
  stats: z.strictObject({ title: text, items: z.array(figure).length(4, "needs four figures") }),
  related: z.strictObject({ title: text, text, action: link }),
  // Both of its links stand under the page's title, too.
  closing: closing.required(),
  sample,
});

export type ServiceTrainingsCopy = z.output<typeof schema>;

export const serviceTrainingsCopy = () => pageCopy("service-trainings", schema);
