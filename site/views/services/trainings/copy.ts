import { z } from "zod";
import { figure, link, picturedClosing, point, section, text } from "../../../content/reader/fields.ts";
import { pageCopy } from "../../../content/records/pages.ts";
import { pointList, serviceHero, serviceSchema } from "../schema.ts";

const schema = serviceSchema({
  programmes: section({
    intro: text,
    items: z.array(point.extend({ modules: z.array(text).min(1) })).length(6, "needs six programmes"),
  }),
  day: section({
    lede: text,
    caption: text.describe("One sentence: what the drawing shows; it says that the day is an example"),
    becomes: text.describe("Stands before what an hour turns into"),
    hours: z
      .array(z.strictObject({ at: text, title: text, text, becomes: text }))
      .length(4, "needs four hours, as the arc has places"),
  }).describe("What a day of a course turns into"),
  benefits: pointList(6, "needs six benefits"),
  stats: section({ items: z.array(figure).length(4, "needs four figures") }),
  related: section({ text, action: link }),
}).extend({
  hero: serviceHero.omit({ action: true }),
  // The hero shows both of its links too.
  closing: picturedClosing.required(),
});

export type ServiceTrainingsCopy = z.output<typeof schema>;

export const serviceTrainingsCopy = () => pageCopy("service-trainings", schema);
