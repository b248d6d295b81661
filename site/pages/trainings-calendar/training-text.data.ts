import { z } from "zod";
import { text } from "../../content/fields.ts";
import { readPage } from "../../content/pages.ts";
import { firstSentence, trainingFacts } from "../../content/training-facts.ts";
import { trainings } from "../../content/trainings.ts";
import { colourOf } from "./colours.ts";

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
  trainings().map((training, position) => {
    const { slug, title, description } = training;
    const { audience, learningObjectives, handsOn, whyItMatters } = training;
    return [
      slug,
      {
        ...trainingFacts(training),
        colour: colourOf(position),
        title,
        text: firstSentence(description),
        audience,
        learningObjectives,
        handsOn,
        whyItMatters,
      },
    ];
  }),
);
