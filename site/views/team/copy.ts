import { z } from "zod";
import { closing, point, sample, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text }),
  profiles: z.strictObject({ title: text }),
  expertise: z.strictObject({
    title: text,
    lede: text,
    items: z.array(point).length(8, "needs eight fields of expertise"),
  }),
  closing,
  sample,
});

export type TeamCopy = z.output<typeof schema>;

export const teamCopy = () => pageCopy("team", schema);
