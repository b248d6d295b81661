import { z } from "zod";
import { TOPICS, type Topic } from "../../../contract/topics.ts";
import { captionedPicture, link, point, seo, text } from "../../content/reader/fields.ts";
import { pageCopy } from "../../content/records/pages.ts";

const schema = z.strictObject({
  seo,
  hero: z.strictObject({ title: text, lede: text }),
  information: z.strictObject({ title: text, intro: text }),
  form: z.strictObject({ title: text, intro: text, privacy: z.strictObject({ text, link }) }),
  topics: z
    .record(
      z.enum(TOPICS),
      z.strictObject({
        hint: text.describe("Stands in the empty message field: what to write"),
        meanwhile: text.describe("On the page that thanks: what to have at hand, or to do until we answer"),
        link: link.optional().describe("A page that helps until then"),
      }),
    )
    .describe("What inquiries are about"),
  next: z.strictObject({ title: text, steps: z.array(point).length(3) }),
  answers: z.strictObject({ title: text }),
  picture: captionedPicture,
});

export type ContactCopy = z.output<typeof schema>;

export const contactCopy = () => pageCopy("contact", schema);

export const topicHints = ({ topics }: ContactCopy) =>
  Object.fromEntries(Object.entries(topics).map(([topic, { hint }]) => [topic, hint])) as Record<
    Topic,
    string
  >;
