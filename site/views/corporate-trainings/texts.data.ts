import { z } from "zod";
import { renderPicture } from "../../art/render.ts";
import { corporateCategories } from "../../content/corporate-trainings.ts";
import { figure, text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { firstSentence } from "../../content/training-facts.ts";

export const { detail, benefits } = readPage(
  "corporate-trainings",
  z.object({
    detail: z.object({ modulesTitle: text, stats: z.array(figure) }),
    benefits: z.object({ title: text, intro: text, items: z.array(z.object({ title: text, text })) }),
  }),
);

export const categories = Object.fromEntries(
  corporateCategories().map(({ id, order, picture, ...category }) => [
    id,
    { ...category, picture: renderPicture(picture), text: firstSentence(category.description) },
  ]),
);
