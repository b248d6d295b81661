import { z } from "zod";
import { link, picture, point, text, texts } from "../../content/reader/fields.ts";
import { wordsReader } from "../../content/records/pages.ts";

export const trainingCopy = wordsReader("training-detail", {
  headings: z.strictObject({
    ...texts("overview", "whyItMatters", "audience", "learningObjectives", "modules", "handsOn"),
    ...texts("certification", "trainer", "runs"),
  }),
  facts: z.strictObject(texts("date", "time", "duration", "level", "format", "place", "fee")),
  states: z
    .strictObject(texts("fewSeats", "full", "cancelled", "running", "past"))
    .describe("How a run stands"),
  next: z.strictObject({
    dated: text.describe("Stands before the dates of the next run"),
    undated: text.describe("Beside Register Now where no run can be joined"),
  }),
  picture: picture.describe("That of a training which names none"),
  reviewed: text.describe("Stands before the day on which the syllabus was last reviewed"),
  toTicket: text.describe(
    "Leads from the top of the page to the ticket, where that is further down",
  ),
  addToCalendar: text,
  certification: z.strictObject({
    label: text,
    intro: text,
    verify: link.describe("Leads to the page that checks a certificate"),
  }),
  register: point,
  over: point.describe("Instead of register, once the last run has begun"),
  answers: z.strictObject({ title: text }),
  more: z.strictObject({ title: text }),
  comingSoon: point,
});

export type TrainingCopy = ReturnType<typeof trainingCopy>;
