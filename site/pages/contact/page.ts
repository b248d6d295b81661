import { z } from "zod";
import { link, picture, seo, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ eyebrow: text, title: text, lede: text }),
  information: z.strictObject({ title: text, intro: text }),
  form: z.strictObject({ title: text, intro: text, privacy: z.strictObject({ text, link }) }),
  next: z.strictObject({ title: text, steps: z.array(z.strictObject({ title: text, text })).length(3) }),
  picture,
  pictureAlt: text,
});

export function contactPage() {
  return readPage("contact", schema);
}
