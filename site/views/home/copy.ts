import { z } from "zod";
import {
  captionedPicture,
  closing,
  figure,
  link,
  picture,
  point,
  section,
  some,
  text,
} from "../../content/reader/fields.ts";
import { datedText } from "../../content/records/dated-text.ts";
import { pageReader } from "../../content/records/pages.ts";
import { questionThat } from "../../content/records/questions.ts";
import { tracedFigure } from "../../content/records/traced-figures.ts";

export const homeCopy = pageReader("home", {
  hero: section({
    lede: text,
    primary: link,
    secondary: link,
    picture: captionedPicture,
    readout: z
      .strictObject({
        label: text.describe("Names the slider to those who do not see it"),
        above: text.describe(
          "Follows the number of a year that was warmer than the mean, with its unit",
        ),
        below: text.describe("Follows the number of a year that was colder"),
        hint: text.describe("How to read a year; shown where the slider works"),
      })
      .describe("What the stripes of the drawing tell when somebody points at them"),
    pause: text.describe("Stops the turbines"),
  }),
  stats: section({ items: some(figure) }),
  phonePrompt: section({ text, link }),
  firstQuestions: section({
    lede: text,
    items: some(
      z.strictObject({
        question: questionThat(
          (one) => one.type === "yes-no" || (one.type === "number" && one.none !== undefined),
          "Name a question for yes or no, or one for a number that has an answer for none.",
        ),
        ask: text.describe("The question in short, to be answered with yes or no"),
      }),
    ).max(6),
    yes: text,
    no: text,
    found: z.strictObject({
      open: z
        .strictObject({ of: text, rules: text })
        .describe("Goes between and after two numbers: 11 of 28 rules depend on these answers"),
      inPlay: z
        .strictObject({ one: text, many: text })
        .describe("Goes after the number of rules in play"),
      none: text.describe("Shown where the answers bring none into play"),
      next: text.describe("Goes before the next date"),
      applies: text.describe("Stands at a rule that applies"),
      may: text.describe("Stands at a rule that further answers decide"),
    }),
    action: text.describe("Leads to the finder with these answers"),
  }).describe("The first questions of the finder"),
  featured: z.strictObject({
    eyebrow: text,
    title: text,
    lede: text,
    items: some(
      z.strictObject({ title: text, text: datedText, points: some(text), picture, link }),
    ),
    dates: link.describe("Where all deadlines stand"),
    finder: link.describe("Where visitors find out which rules apply to them"),
    estimator: link.describe("Where exporters work out what CBAM costs"),
  }),
  changes: section({
    none: text.describe("In a month without a change so far"),
    all: link,
  }).describe("The newest changes in the rules"),
  traced: tracedFigure,
  industries: section({ lede: text, items: some(z.strictObject({ name: text, text })) }),
  how: section({ steps: some(point) }),
  closing,
});

export type HomeCopy = ReturnType<typeof homeCopy>;
