import { z } from "zod";
import { captionedPicture, link, point, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text }),
  information: z.strictObject({ title: text, intro: text }),
  form: z.strictObject({ title: text, intro: text, privacy: z.strictObject({ text, link }) }),
  next: z.strictObject({ title: text, steps: z.array(point).length(3) }),
  answers: z.strictObject({ title: text }),
  picture: captionedPicture,
});

export type ContactCopy = z.output<typeof schema>;

export const contactCopy = () => pageCopy("contact", schema);
