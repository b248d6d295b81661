import { z } from "zod";
import { text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { trainings } from "../../content/trainings.ts";
import { entryText, FIRST } from "./entry-text.ts";

const { headings } = readPage(
  "training-detail",
  z.object({
    headings: z.object({ audience: text, learningObjectives: text, handsOn: text, whyItMatters: text }),
  }),
);

const { past } = readPage("trainings-calendar", z.object({ past: z.object({ label: text }) }));

export const titles = headings;
export const overLabel = past.label;

export const texts = Object.fromEntries(
  trainings()
    .slice(0, FIRST)
    .map((training, position) => [training.slug, entryText(training, position)]),
);
