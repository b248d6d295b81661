import { z } from "zod";
import { link, picturedClosing, point, section, some, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";

export const servicesCopy = pageReader("services", {
  hero: section({ lede: text, actions: some(link) }),
  practices: z.strictObject({ label: text, offerings: text }),
  whyChoose: section({
    lede: text,
    caption: text.describe("One sentence: what the drawing shows"),
    points: some(
      point.extend({
        sheet: text.describe("The sheet’s name, on its tab"),
        when: text.describe("When it is written"),
      }),
    ),
  }).describe("Drawn as the sheets of the file that an engagement leaves behind"),
  answers: z.strictObject({ title: text }),
  closing: picturedClosing,
});

export type ServicesCopy = ReturnType<typeof servicesCopy>;
