import { z } from "zod";
import { closing, link, point, seo, text } from "../../content/fields.ts";
import { pageCopy } from "../../content/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, actions: z.array(link).min(1) }),
  practices: z.strictObject({ label: text, offerings: text }),
  whyChoose: z.strictObject({ title: text, points: z.array(point).min(1) }),
  answers: z.strictObject({ title: text }),
  closing,
});

export type ServicesCopy = z.output<typeof schema>;

export const servicesCopy = () => pageCopy("services", schema);
