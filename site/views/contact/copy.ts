import { z } from "zod";
import { TOPICS, type Topic } from "../../../contract/topics.ts";
import { captionedPicture, link, point, section, some, text } from "../../content/reader/fields.ts";
import { pageReader } from "../../content/records/pages.ts";
import type { Hints } from "../../ui/about.ts";

export const contactCopy = pageReader("contact", {
  hero: section({ lede: text }),
  information: section({ intro: text }),
  form: section({ intro: text, privacy: z.strictObject({ text, link }) }),
  topics: z
    .record(
      z.enum(TOPICS),
      z.strictObject({
        hint: text.describe("Stands in the empty message field: what to write"),
        meanwhile: text.describe(
          "On the page that thanks: what to have at hand, or to do until we answer",
        ),
        link: link.optional().describe("A page that helps until then"),
        prompts: z
          .array(text)
          .optional()
          .describe("Buttons below the message; each begins a line in it"),
      }),
    )
    .describe("What inquiries are about"),
  next: section({
    steps: some(point),
    receipt: text.describe(
      "Ends the first step where our own server takes the form: it mails the visitor",
    ),
  }),
  answers: z.strictObject({ title: text }),
  picture: captionedPicture,
});

export type ContactCopy = ReturnType<typeof contactCopy>;

export const topicHints = ({ topics }: ContactCopy) =>
  Object.fromEntries(
    Object.entries(topics).map(([topic, { hint, prompts }]) => [topic, { hint, prompts }]),
  ) as Record<Topic, Hints>;
