import { z } from "zod";
import { link, picturedClosing, point, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text, actions: z.array(link).min(1) }),
  practices: z.strictObject({ label: text, offerings: text }),
  whyChoose: z
    .strictObject({
      title: text,
      lede: text,
      caption: text.describe("One sentence: what the drawing shows"),
      points: z
        .array(
          point.extend({
            sheet: text.describe("The sheet’s name, on its tab"),
            when: text.describe("When it is written"),
          }),
        )
        .min(1),
    })
    .describe("Drawn as the sheets of the file that an engagement leaves behind"),
  answers: z.strictObject({ title: text }),
  closing: picturedClosing,
});

export type ServicesCopy = z.output<typeof schema>;

export const servicesCopy = () => pageCopy("services", schema);
