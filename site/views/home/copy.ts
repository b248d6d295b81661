import { z } from "zod";
import {
  captionedPicture,
  closing,
  figure,
  link,
  picture,
  point,
  sample,
  seo,
  text,
} from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { pageCopy } from "../../content/records/pages.ts";
import { tracedFigure } from "../../content/records/traced-figures.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({
    title: text,
    lede: text,
    primary: link,
    secondary: link,
    picture: captionedPicture,
    readout: z
      .strictObject({
        label: text.describe("Names the slider to those who do not see it"),
        above: text.describe("Follows the number of a year that was warmer than the mean, with its unit"),
        below: text.describe("Follows the number of a year that was colder"),
        hint: text.describe("How to read a year; shown where the slider works"),
      })
      .describe("What the stripes of the drawing tell when somebody points at them"),
    pause: text.describe("Stops the turbines"),
  }),
  stats: z.strictObject({ title: text, items: z.array(figure).length(8) }),
  phonePrompt: z.strictObject({ title: text, text, link }),
  featured: z.strictObject({
    eyebrow: text,
    title: text,
    lede: text,
    items: z
      .array(z.strictObject({ title: text, text: datedText, points: z.array(text).min(1), picture, link }))
      .length(3, "needs three featured services"),
    dates: link.describe("Where all deadlines stand"),
    finder: link.describe("Where visitors find out which rules apply to them"),
  }),
  traced: tracedFigure,
  industries: z.strictObject({
    title: text,
    lede: text,
    items: z.array(z.strictObject({ name: text, text })).length(8),
  }),
  how: z.strictObject({ title: text, steps: z.array(point).length(3) }),
  closing,
  sample,
});

export type HomeCopy = z.output<typeof schema>;

export const homeCopy = () => pageCopy("home", schema);
