import { z } from "zod";
import { closing, point, sample, section, seo, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const teamCopy = pageReader("team", {
  seo,
  hero: section({ lede: text }),
  profiles: z.strictObject({ title: text }),
  expertise: section({ lede: text, items: z.array(point).length(8, "needs eight fields of expertise") }),
  closing,
  sample,
});

export type TeamCopy = ReturnType<typeof teamCopy>;
